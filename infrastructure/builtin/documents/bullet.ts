import type { Language } from '#domain/facts.ts';
import { clausesIn } from './telling/clauses.ts';
import { hasFigure } from './telling/english-line.ts';
import { TELLINGS } from './telling/tellings.ts';

/**
 * A win as one line of a list for others, without a stop: of the whole of it and of each of its clauses the one that says most
 * and can be read by somebody who was not there; null where none can.
 */
export const bulletOf = (sentences: readonly string[], language: Language, raw = sentences[0] ?? ''): string | null => {
  const said = sentences.map((one) => one.replace(/^(?:I did|Did) the thing and (?=\p{Ll})/u, ''));
  const whole = toldWhole(said, language, raw);
  const clauses = said.flatMap((one) => clausesIn(one, language)).map((one) => toldAlone(one, language));
  const lines = [whole, withWhatChanged(clauses), ...clauses].flatMap((line, at) =>
    line === null ? [] : [{ line, weight: weightOf(line) - at * LATER }],
  );
  return lines.sort((a, b) => b.weight - a.weight)[0]?.line ?? null;
};

/** A deed with the change that is told right after it. */
const withWhatChanged = (clauses: readonly (string | null)[]): string | null => {
  const at = clauses.findIndex((line) => line !== null && CHANGED.test(line));
  const [deed, change] = [clauses[at - 1], clauses[at]];
  if (!deed || !change || CHANGED.test(deed)) return null;
  const line = `${deed}; ${change.replace(/^\p{Lu}(?=\p{Ll}| )/u, (letter) => letter.toLowerCase())}`;
  return hasLength(line, 5) ? line : null;
};
const CHANGED = /^[\p{L} -]{3,50} (?:up|down) (?:from|by) /u;

/** Of two that say as much, what is told first. */
const LATER = 0.25;

/** `raw` is how it was typed: where even its first letter is small, only what was done is taken for a line. */
const toldWhole = (sentences: readonly string[], language: Language, raw: string): string | null => {
  const line = withoutStop(TELLINGS[language].line(sentences) ?? '');
  const isFit = hasLength(line, 3) && ![NOT_YET, CHATTY, POINTS].some((one) => one.test(line));
  if (!isFit) return null;
  const isPlain = language === 'en' && (BEGINS.en.test(line) || /^\p{Lu}|^\d/u.test(raw));
  return isPlain || (language !== 'en' && BEGINS[language].test(line) && !SAID.test(line)) ? line : null;
};

const toldAlone = (clause: string, language: Language): string | null => {
  const isJoint = language === 'en' && JOINTLY.test(clause);
  const without = language === 'en' ? WITHOUT.exec(clause)?.[0] : undefined;
  const told = isJoint ? clause.replace(JOINTLY, 'I ') : clause;
  const line = withoutStop(without ?? TELLINGS[language].line([told]) ?? '');
  const isFit =
    hasLength(line, 5) &&
    BEGINS[language].test(line) &&
    ![NOT_YET, CHATTY, SPOKEN, POINTS].some((one) => one.test(line));
  if (!isFit) return null;
  return isJoint ? `Jointly ${line.replace(/^./u, (letter) => letter.toLowerCase())}` : line;
};

const withoutStop = (line: string): string => line.replace(/[.\s]+$/u, '');
const hasLength = (line: string, least: number): boolean => {
  const words = line.split(' ').length;
  return words >= least && words <= MAX_WORDS;
};
const MAX_WORDS = 30;

/** "No pressure ulcers on the ward for 60 days". */
const WITHOUT = /^No \p{Ll}[\p{L} ]+ (?:for|in) (?:over |more than )?\d[^,;.]*/u;
/** "Dawn and I started": who the other is, is nobody's business. */
const JOINTLY = /^(?:I and \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ and I) (?=\p{Ll})/u;

const CHANGE = /\b(?:from|von|de) .{0,30}?\d.{0,30} (?:to|auf|à|a) .{0,12}?\d|\d.{0,40} instead of \d/iu;
const weightOf = (line: string): number =>
  (CHANGE.test(line) ? 4 : 0) +
  (hasFigure(line) ? 2 : 0) +
  (/[€$£%]/u.test(line) ? 1 : 0) -
  (WEAK.test(line) ? 2 : 0) -
  (/ because /u.test(line) ? 1 : 0);

/** They say that something happened, and little of what. */
const WEAK = /^(?:Got|Did|Made|Had|Gave|Kept|Put|Told|Spoke|Went|Came)\b/u;

/** Things only begun, lost, felt or endured stand in no list for others. */
const NOT_YET =
  /^(?:Messed up|Pulled the plug|Binned|Scrapped|Set cover|Counted up|Applied|Asked (?!to )|Tried|Lost|Got (?:through|up|home|there|to|here|in|it|this|away)|Survived|Nearly|Almost|Cried|Felt|Thought|Realised|Realized|Noticed|Knew|Looked|Wanted|Went|Drove|Walked|Slept|Sat (?:the|with|there)|Sorted by|Stood|Turned up|Showed up|Came|Had|Broke|Ate|Worked from|Said|Told|Sent|Remembered|Ordered (?:pizza|cake|lunch|coffee)|Forgot|Missed|Failed|Beworben|Gefragt|Verloren|Überlebt|Postulé|Demandé|Perdu|Survécu|Solicit|Pedí|Pedido|Perd)\b|\b(?:sick|migraine|from bed|hungover|cried|scared|knackered|gutted|got this wrong|terrible|awful|stupid|nightmare|wobbl\p{L}+)\b/iu;

/** With what was done, or what changed: the line of a thing, or of somebody else, is for a journal. German has its verb at the end. */
const BEGINS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:With the team, |Jointly )?(?:\p{L}+ed|Built|Led|Ran|Won|Wrote|Taught|Sold|Brought|Found|Caught|Made|Gave|Held|Kept|Cut|Set|Drew|Spoke|Chose|Grew|Got|Rewrote|Redid|Overcame|Began|Rebuilt|Sped|Put|Dealt|Took|Shut|Split) |[\p{L}\d -]{3,60} (?:up|down)(?: on the \p{L}+,)? (?:from|by|to|\d)|No \p{L}+ .*\b(?:for|in) \d|\p{Lu}[\p{L} ]{3,40} in charge )/iu,
  de: /^(?!.*(?<!\p{L})(?:muss|soll|kann|will|ist|sind|hat|war|wars|waren|wie geplant|noch)(?!\p{L}))(?!Ich |Wir |Er |Sie |Es |Ihm |Ihn |Ihr |Der |Die |Das |Was |Wie |Aber |Und |Hat |War |Bin |Noch |Nur |Mein|Unser)(?:[^,;:]{3,40}: )?(?:[^,;:]|,(?=\d))* (?:\p{Ll}*ge\p{L}+(?:t|en)|(?:be|ver|er|ent|zer|über|unter|vor)\p{L}+(?:t|en)|\p{Ll}+iert)(?=[,;:]| \(| nach |$)/u,
  fr: /^\p{Lu}\p{L}*(?:é|ée|és|i|u|is|it|ert) /u,
  es: /^\p{Lu}\p{L}*(?:é|í|amos|imos|ado|ido|ice|uje|uve|use) /u,
};

/** "It", "them": what they mean is not in the line. */
const POINTS =
  /^(?:\S+ ){1,2}(?:it|them|this|that|these|those)\b|^(?:\S+ ){1,2}one(?= (?:of|by|with|in|on)\b|$)|^(?!.*(?:\p{Ll}s|people|children|staff|team|customers)\b.*\b(?:they|them|their)\b).*\b(?:they|them|their)\b|\b(?:the thing|and the lot|or something)$/u;

/** Said to a friend: nobody writes it in a CV. */
const CHATTY =
  /[?]| [–—-] |(?<!\p{L})(?:actually|basically|anyway|thats|whoever|suppose|meself|gonna|lol|wee|lads?|bloke|mate|ain't|mdr|bub|nen|mei|gast hatte|gekillt|versehentlich|jaja|hats|gabs|isses|Scheiß\p{L}*|geschluckt|Letztes Mal|also eine|would have|some thing|something|fucking|bloody|shit|arse|lot of faff)(?!\p{L})|(?<!\p{L})\p{Lu}{8,}(?!\p{L})|\p{Extended_Pictographic}/u;

/** Other languages than English, told whole: to whom it was done must be there. */
const SAID =
  /(?<!\p{L})(?:ihm|ihn|dir|dich|ich|mir|mich|hab|eigentlich|irgendwie|nen|je|moi|lui|yo|le)(?!\p{L})|^(?:Ihm|Ihn|Das mit)(?!\p{L})/u;

/** A clause without what stands before it must name who and what it speaks of. */
const SPOKEN =
  /["“”„«»]|(?<!\p{L})(?:him|he|she|his|her|you|who|an hour more|i|me|my|that's|its|it's|er|sie|ihnen|dein\p{L}*|mir|mich|ich|ils|elles|eux|ellos|ellas|yo|je|ihm|ihn|lui|elle|él|ella|hab)(?!\p{L})|, (?:wo|weil|der|die|das|dass) |^(?:Der|Die|Das|Ihn|Ihr|His|Her|Their|Its|My|Our) /u;
