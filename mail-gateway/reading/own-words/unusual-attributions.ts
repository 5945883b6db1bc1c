import { isNameLike } from '#language/text/closings.ts';
import { plain } from '#language/text/line.ts';
import {
  ADDRESS_WROTE_ALONE,
  isWeekday,
  NAME_WROTE,
  OPENER,
  SAYS_I,
  SAYS_SHE,
  VERB_INSIDE,
  VERB_LAST,
} from './attribution-words.ts';
import { fieldOf } from './header-fields.ts';

const YEAR = '(?:19|20)\\d\\d';
const FIGURES = `(?:\\d{1,2}[./-]\\d{1,2}[./-](?:${YEAR}|\\d\\d)|\\d{1,2}-\\p{L}{3,12}\\.?-(?:${YEAR}|\\d\\d)|${YEAR}[./-]\\d{1,2}[./-]\\d{1,2})`;
const NAMED = `(?:\\d{1,2}\\.?[ -](?:de )?\\p{L}{3,12}\\.?,?[ -](?:de )?${YEAR}|\\p{L}{3,12}\\.? \\d{1,2}(?:st|nd|rd|th)?,? ${YEAR})`;
const CLOCK = '\\d{1,2}[:.h]\\d{2}(?::\\d{2})?(?: ?[ap]\\.? ?m\\.?)?';
const ZONE = '(?: ?\\(?(?:gmt|utc)(?:[+-]\\d{1,2}(?::?\\d{2})?)?\\)?| [+-]\\d{4}| (?:cet|cest|mez|mesz|[ecmp][ds]t))';

/** A day of the year in figures or with its month's name, wherever it stands. */
const DAY = new RegExp(`(?<!\\d)(?:${FIGURES}|${NAMED})(?!\\d)`, 'iu');
const TIME = new RegExp(`(?<!\\d)${CLOCK}(?!\\d)`, 'iu');
/** Nothing but a day and a time, perhaps opened and with a weekday. */
const DAY_AND_TIME = new RegExp(
  `^(?:\\p{L}{1,8} )?(?:\\p{L}{2,14}[.,]{1,2} |\\p{L}{2,14} )?(?:${FIGURES}|${NAMED}),? (?:\\p{L}{1,4} )?${CLOCK}(?: ?uhr)?${ZONE}?$`,
  'iu',
);
/** "2026-11-23 17:21 GMT+01:00 Anna Berg": no person gives the zone and then a name. */
const DAY_ZONE_NAME = new RegExp(`^(?:${FIGURES}|${NAMED}),? ${CLOCK}${ZONE}:? ([^<>@:]{2,60}?):?$`, 'iu');
/** An address in brackets, at most two words, and the colon: whatever the verb is. */
const ADDRESS_AND_VERB = /[<(][^\s<>()@]{1,64}@[^\s<>()@]{1,255}[>)]["')]{0,2},?(?: [^\s\d<>()@:]{2,20}){1,2} ?[:：]$/u;
const DAY_OF_MONTH =
  /^\p{L}{1,3}\.? (?:\p{L}{2,10}[.,]{1,2} )?(?:\p{L}{3,12}\.? \d{1,2}|\d{1,2}\.? \p{L}{3,12}\.?)(?!\d)/u;
const MOST_WORDS = 10;

const PRONOUN = /^(?:he|she|it|we|they|you|who|er|sie|es|il|elle|ella|él|hij|zij|han|hun|hon|он|она)(?![\p{L}])/iu;

/** Does a line tell when and by whom a mail was sent as no person does, though no usual client does so either? */
export const isSurelyUnusual = (line: string): boolean => {
  if (ADDRESS_WROTE_ALONE.test(line)) return true;
  const isDated = isTimed(line) || (DAY.test(line) && startsAsDated(line));
  if (isDated && ADDRESS_AND_VERB.test(line) && !PRONOUN.test(line) && fieldOf(line) === undefined) return true;
  const [, name = '', when = ''] = NAME_WROTE.exec(line) ?? [];
  if (name !== '' && !PRONOUN.test(name) && DAY_AND_TIME.test(when)) return true;
  if (isNameLike(DAY_ZONE_NAME.exec(line)?.[1] ?? '')) return true;
  const lower = line.toLowerCase();
  const { names, others } = restOf(line);
  if (isTimed(line) && />>>$/.test(line) && others.length === 0) return true; // GroupWise
  return isTimed(line) && VERB_LAST.test(lower) && startsAsDated(line) && names.length >= 2 && others.length === 1;
};

const BRACKETED = /[<([](?:mailto:)?[^\s<>()[\]@]{1,64}@[^\s<>()[\]@]{1,255}[>)\]]/g;
/** Short words between the parts of a header. */
const BETWEEN = new Set(
  'on at am um le à a las el il giorno alle ore em às op om den kl klo de del uhr heure via von van der die da do o w dnia v ve the of am pm gmt utc cet cest'.split(
    ' ',
  ),
);

/** What a line says beside a day, a time, a weekday and addresses: names, and other words. */
const restOf = (line: string): Readonly<{ names: readonly string[]; others: readonly string[] }> => {
  const rest = line
    .replace(BRACKETED, ' ')
    .replace(DAY, ' ')
    .replace(TIME, ' ')
    .replace(/[+-]\d{2}:?\d{2}/, ' ');
  const words = (rest.match(/[\p{L}\p{M}\p{N}.'’_@-]+/gu) ?? []).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const said = words.filter((word) => !isWeekday(word) && !BETWEEN.has(word.toLowerCase().replace(/\.$/, '')));
  return {
    names: said.filter((word) => /^\p{Lu}|^\p{Lo}/u.test(word)),
    others: said.filter((word) => !/^\p{Lu}|^\p{Lo}/u.test(word)),
  };
};

/** An opening, a weekday or the day itself comes first. */
const startsAsDated = (line: string): boolean => {
  const lower = line.toLowerCase();
  return (
    OPENER.test(lower) ||
    isWeekday(lower.split(/\s/, 1)[0] ?? '') ||
    lower.replace(/^[^\p{L}\d]{0,2}/u, '').search(DAY) === 0
  );
};

/** Nothing but a name stands before the first day or address: no end of a sentence, no header that begins behind one. */
const startsAsNamed = (line: string): boolean => {
  const signs = [line.search(BRACKETED), line.search(DAY)].filter((at) => at >= 0);
  const before = line
    .slice(0, Math.min(...signs))
    .replace(/[\s,"“”:-]+$/, '')
    .replace(/^["“]/, '');
  const last = before.split(/\s/).at(-1) ?? '';
  return isNameLike(before) && !OPENER.test(`${last.toLowerCase()} `) && !/\p{L}{4}[.!?…]/u.test(before);
};

const MOST_NAMES = 6;
const MOST_OTHERS = 2;

/** Nothing but when, who and at most two more words, in whatever language: for right above a marked quote. */
export const saysWhenAndWho = (line: string): boolean => {
  if (line.length > 300 || PRONOUN.test(line)) return false;
  const { names, others } = restOf(line);
  if (names.length > MOST_NAMES || others.length > MOST_OTHERS || names.length + others.length === 0) return false;
  const isWrapped = /^[[(].*[\])]:?$/.test(line);
  if (!isWrapped && !startsAsDated(line) && !startsAsNamed(line)) return false;
  const ends = /[:：]$/.test(line);
  if (line.search(BRACKETED) >= 0) return DAY.test(line) || ends || /^\p{L}+ \p{Lu}/u.test(line);
  return isTimed(line)
    ? ends || isWrapped || (startsAsDated(line) && others.length === 0)
    : DAY.test(line) && ends && startsAsDated(line);
};

const isTimed = (line: string): boolean => DAY.test(line) && TIME.test(line.replace(DAY, ' '));

/** "On Nov 23, mkeller wrote:", in small letters: a day without its year. */
export const isOfDay = (lower: string): boolean =>
  OPENER.test(lower) && DAY_OF_MONTH.test(lower) && VERB_LAST.test(lower) && lower.split(/\s+/).length <= MOST_WORDS;

/** Opened, dated to the minute, and somebody wrote: enough of a header where the fields of one stand right below. */
export const isOpenedWithoutColon = (line: string): boolean => {
  const text = plain(line.slice(0, 200));
  const lower = text.toLowerCase();
  return (
    OPENER.test(lower) && isTimed(text) && !SAYS_I.test(text) && (VERB_INSIDE.test(lower) || VERB_LAST.test(lower))
  );
};

const ENDS_SENTENCE = /\p{Ll}{2}[.!?…]["”)]?\s+\p{Lu}/u;

/**
 * Does a line tell when and by whom a mail was sent, in whatever language? For right above a quote that is surely ours.
 * `isAlone`: in a paragraph of its own below other words; `namesOurs`: it gives an address or a link of ours.
 */
export const tellsOfMail = (
  line: string,
  { isAlone, namesOurs }: Readonly<{ isAlone: boolean; namesOurs: boolean }>,
): boolean => {
  if (ENDS_SENTENCE.test(line) || SAYS_I.test(line) || SAYS_SHE.test(line) || /^(?:[*•·]|\d{1,2}[.)]\s)/.test(line))
    return false;
  if (/[:：]\s*[-–—]*$/.test(line))
    return isAlone || namesOurs || (DAY.test(line) && (isTimed(line) || line.includes('@') || startsAsDated(line)));
  const { names, others } = restOf(line);
  const isShort = names.length <= MOST_NAMES && others.length <= MOST_OTHERS;
  if (isAlone && /^[-–—_*=]{2,}.*[-–—_*=]{2,}$/.test(line)) return true;
  return isShort && (namesOurs || (isTimed(line) && startsAsDated(line)));
};
