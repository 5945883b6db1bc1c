import type { Language } from '#domain/facts.ts';
import { foldText } from '#domain/text.ts';
import { givesOrders } from '#language/claims/orders.ts';
import { TELLINGS } from './telling/tellings.ts';
import { tidySentences } from './telling/tidy.ts';

/** So many words more than its line a win has at least, where both begin alike: else the line is only the win again. */
const MIN_LEFT_OUT = 3;

/**
 * A win as a CV says it, out of one of its sentences and without a stop: the first with a figure, else the first; '' where none
 * can stand there by itself, or it would only say the win again.
 */
export const cvLine = (win: string, language: Language): string => {
  if (givesOrders(win)) return '';
  const lines = tidySentences(win, language)
    .map((sentence) => lineOf(sentence, language))
    .filter((line) => line !== '' && !isEcho(win, line));
  return lines.find((line) => /\d/u.test(line)) ?? lines[0] ?? '';
};

/** Why it was done is for the one who did it. */
const WHY = /,? (?:because|beacuse|since nobody|parce que|porque) .*$/u;

const lineOf = (sentence: string, language: Language): string => {
  const line = (TELLINGS[language].line([sentence]) ?? '').replace(WHY, '').replace(/[.\s]+$/u, '');
  return BEGINS[language].test(line) && isFit(line) ? line : '';
};

/** Things only begun, lost or endured stand in no CV. */
const NOT_YET =
  /^(?:Applied|Asked|Started|Did the thing|Tried|Lost|Got (?:through|up)|Survived|Nearly|Cried|Beworben|Gefragt|Verloren|Überlebt|Postulé|Demandé|Perdu|Survécu|Solicit|Pedí|Pedido|Perd)|\b(?:sick|hungover|cried|scared)\b/u;

/** With what was done: the line of a thing, or of somebody else, is for a journal. German has its verb at the end. */
const BEGINS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:With the team, )?(?:\p{L}+ed|Built|Led|Ran|Won|Wrote|Taught|Sold|Brought|Found|Caught|Made|Gave|Held|Kept|Cut|Set|Drew|Spoke|Chose|Grew|Rewrote|Redid|Overcame|Began|Rebuilt|Sped|Put|Dealt|[\p{L} -]{3,40} (?:up|down) (?:from|by|to)) /iu,
  de: /^(?!.*(?<!\p{L})(?:muss|soll|kann|will|ist|sind|hat|war|wars|waren|wie geplant|noch)(?!\p{L}))(?!Ich |Wir |Er |Sie |Es |Der |Die |Das |Was |Wie |Aber |Und |Hat |War |Bin |Noch |Mein|Unser)[^,;:]* (?:\p{Ll}*ge\p{L}+(?:t|en)|(?:be|ver|er|ent|zer|über|unter|vor)\p{L}+(?:t|en)|\p{Ll}+iert)(?=,|$)/u,
  fr: /^\p{Lu}\p{L}*(?:é|ée|és|i|u|is|it|ert) /u,
  es: /^\p{Lu}\p{L}*(?:é|í|amos|imos|ado|ido|ice|uje|uve|use) /u,
};

const MIN_WORDS = 5;
const MAX_WORDS = 28;

/** Somebody else could read it without asking who, or how it is meant. */
const isFit = (line: string): boolean => {
  const words = line.split(' ').length;
  return words >= MIN_WORDS && words <= MAX_WORDS && !NOT_YET.test(line) && !SPOKEN.test(line);
};

/** Said to a friend: nobody writes it in a CV. */
const SPOKEN =
  /["“”„«»?;()]| [–—-] |(?<!\p{L})(?:him|he|she|they|them|their|his|her|you|who|an hour more|i|me|my|actually|thats|that's|its|it's|whoever|suppose|er|sie|ihnen|dein\p{L}*|mir|mich|ich|ils|elles|eux|ellos|ellas|yo|je|meself|gonna|lol|wee|lads?|bloke|mate|ain't|ihm|ihn|mdr|lui|elle|él|ella|bub|hab|nen|mei|gast hatte|gekillt|versehentlich)(?!\p{L})|(?<!\p{L})\p{Lu}{5,}(?!\p{L})|\p{Extended_Pictographic}|, (?:wo|weil|der|die|das|dass) |^(?:Der|Die|Das) /u;

const isEcho = (win: string, line: string): boolean => {
  const [told, said] = [wordsOf(win), wordsOf(line)];
  return told.length - said.length < MIN_LEFT_OUT && said.filter((word) => !told.includes(word)).length <= 2;
};

const wordsOf = (text: string): readonly string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
