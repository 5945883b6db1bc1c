import type { Language } from '#domain/facts.ts';
import { foldText } from '#domain/text.ts';
import { givesOrders } from '#language/claims/orders.ts';
import { TELLINGS } from './telling/tellings.ts';
import { tidySentences } from './telling/tidy.ts';

/** So many words more than its line a win has at least, where both begin alike: else the line is only the win again. */
const MIN_LEFT_OUT = 3;

/** A win as a CV says it, without a stop; '' where it cannot stand there, or would only say the win again. */
export const cvLine = (win: string, language: Language): string => {
  if (givesOrders(win)) return '';
  const line = TELLINGS[language].line(tidySentences(win, language)) ?? '';
  return line === '' || !BEGINS[language].test(line) || !isFit(line) || isEcho(win, line)
    ? ''
    : line.replace(/[.\s]+$/u, '');
};

/** What was only begun, lost or endured stands in no CV. */
const NOT_YET =
  /^(?:Applied|Asked|Did the thing|Tried|Lost|Got (?:through|up)|Survived|Nearly|Cried|Beworben|Gefragt|Verloren|Überlebt|Postulé|Demandé|Perdu|Survécu|Solicit|Pedí|Pedido|Perd)|\b(?:sick|hungover|cried|scared)\b/u;

/** With what was done: the line of a thing, or of somebody else, is for a journal. German has its verb at the end. */
const BEGINS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:With the team, )?(?:\p{L}+ed|Built|Led|Ran|Won|Wrote|Taught|Sold|Brought|Found|Caught|Made|Gave|Held|Kept|Cut|Set|Drew|Spoke|Chose|Grew|Rewrote|Redid|Overcame|Began|Rebuilt|Sped|Put|Dealt|[\p{L} -]{3,40} (?:up|down) (?:from|by|to)) /iu,
  de: /^(?!Ich |Wir |Er |Sie |Es |Der |Die |Das |Ein |Eine |Mein|Unser).*(?:\d|(?:t|en)$)/u,
  fr: /^\p{Lu}\p{L}*(?:é|ée|és|i|u|is|it|ert) /u,
  es: /^\p{Lu}\p{L}*(?:é|í|amos|imos|ado|ido|ice|uje|uve|use) /u,
};

const MIN_WORDS = 4;
const MAX_WORDS = 32;

/** Somebody else could read it without asking who, or how it is meant. */
const isFit = (line: string): boolean => {
  const words = line.split(' ').length;
  return words >= MIN_WORDS && words <= MAX_WORDS && !NOT_YET.test(line) && !SPOKEN.test(line);
};

/** Said to a friend: nobody writes it in a CV. */
const SPOKEN =
  /["“”„«»?]|(?<!\p{L})(?:him|he|she|meself|gonna|lol|wee|lads?|bloke|mate|ain't|ihm|ihn|mdr|lui|elle|él|ella|bub|hab|nen|mei|gast hatte|gekillt|versehentlich)(?!\p{L})|(?<!\p{L})\p{Lu}{5,}(?!\p{L})|\p{Extended_Pictographic}|, (?:wo|weil|der|die|das|dass) |^(?:Der|Die|Das) /u;

const isEcho = (win: string, line: string): boolean => {
  const [told, said] = [wordsOf(win), wordsOf(line)];
  return told.length - said.length < MIN_LEFT_OUT && said.filter((word) => !told.includes(word)).length <= 2;
};

const wordsOf = (text: string): readonly string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
