import { isBlank, plain } from '#language/text/line.ts';
import { attributionAt, isClientsOwn } from './attributions.ts';
import { headerBlockAt } from './header-fields.ts';
import { isQuoted, isRule, nextWritten } from './lines.ts';
import { markAt } from './marks.ts';
import { isOpenedWithoutColon, saysWhenAndWho } from './unusual-attributions.ts';

/**
 * The lines a client put above a quote. `certainty` says whether to believe it where no marked quote follows: `bare`
 * only right above one. A mark may have fields below it; `isForward`: below stands a mail that is passed on.
 */
type QuoteHeader = Readonly<{
  length: number;
  certainty: 'forward' | 'sure' | 'likely' | 'bare';
  isMark?: boolean;
  isForward?: boolean;
  /** No address is in it, yet only a client writes so: it goes, whatever stands below. */
  isClients?: boolean;
}>;

export const quoteHeaderAt = (lines: readonly string[], at: number): QuoteHeader | undefined => {
  const mark = markAt(lines, at);
  if (mark === 'forward') return { length: 1, certainty: 'forward' };
  if (mark) return { length: 1, certainty: 'sure', isMark: true, isForward: mark === 'forwarded' };
  const block = blockAt(lines, at);
  if (block > 0) return { length: block, certainty: 'sure' };
  if (isNameAboveDate(lines, at)) return { length: 2, certainty: 'sure' };
  const attribution = attributionAt(lines, at);
  if (attribution) return { ...attribution, isClients: isClientsOwn(lines[at] ?? '') };
  const length = unusualAboveQuote(lines, at);
  return length > 0 ? { length, certainty: 'bare' } : undefined;
};

const MOST_TORN = 2;

/** How many lines right above a marked quote say nothing but when it was written and by whom; 0 where none does. */
const unusualAboveQuote = (lines: readonly string[], at: number): number => {
  let joined = '';
  for (let count = 1; count <= MOST_TORN && !isBlank(lines[at + count - 1] ?? ''); count += 1) {
    const line = lines[at + count - 1] ?? '';
    if (isQuoted(line) || line.length > 300) return 0;
    joined += ` ${plain(line)}`;
    if (!isQuoted(lines[nextWritten(lines, at + count)] ?? '')) continue;
    const isOnItsOwn = count > 1 && (saysWhenAndWho(plain(line)) || attributionAt(lines, at + count - 1) !== undefined);
    return !isOnItsOwn && saysWhenAndWho(joined.trim()) ? count : 0;
  }
  return 0;
};

/** The fields of a header, with a line right above them that belongs to it. */
const blockAt = (lines: readonly string[], at: number): number => {
  const block = headerBlockAt(lines, at, () => isBelowMark(lines, at));
  if (block > 0) return isInReceipt(lines, at) ? 0 : block;
  const below = isOpenedWithoutColon(lines[at] ?? '') ? at + 1 : nextWritten(lines, at + 1);
  const fields = below - at <= 2 ? headerBlockAt(lines, below) : 0;
  if (fields === 0) return 0;
  const isOfIt = below === at + 1 && isOpenedWithoutColon(lines[at] ?? '');
  return isOfIt || saysAgain(lines[at] ?? '', lines.slice(below, below + fields)) ? below - at + fields : 0;
};

/** A receipt tells in one sentence what became of "Your message", with its fields in the middle. */
const isInReceipt = (lines: readonly string[], at: number): boolean =>
  /^(?:your message|ihre nachricht|votre message|su mensaje)$/i.test(
    plain((lines[writtenAbove(lines, at)] ?? '').slice(0, 40)),
  );

const writtenAbove = (lines: readonly string[], at: number): number => {
  let above = at - 1;
  while (above >= 0 && isBlank(lines[above] ?? '')) above -= 1;
  return above;
};

const isBelowMark = (lines: readonly string[], at: number): boolean => {
  const above = writtenAbove(lines, at);
  return isRule(lines[above] ?? '') || markAt(lines, above) !== undefined;
};

const FEWEST_AGAIN = 3;

/** "Anna Berg via Team --- Angebot ---": nothing but words of the fields below, set off by dashes; no signature does that. */
const saysAgain = (line: string, fields: readonly string[]): boolean => {
  if (line.includes('@') || !/[-–—]{2}/.test(line)) return false;
  const known = new Set(wordsIn(fields.join(' ')));
  const words = wordsIn(line.slice(0, 200));
  return words.length >= FEWEST_AGAIN && words.every((word) => known.has(word));
};

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const NAME_AND_ADDRESS = /^[^<>@:\d]{2,60} ?<(?:mailto:)?[^\s<>@]{1,64}@[^\s<>@]{1,255}>$/;
const DATE_AND_TIME =
  /^(?:\p{L}{2,14}[.,]{0,2} )?(?:\p{L}{3,12}\.? \d{1,2}|\d{1,2}\.? (?:de )?\p{L}{3,12}\.?),? (?:de )?\d{4},? (?:\p{L}{1,4} )?\d{1,2}:\d{2}(?: ?[ap]m)?$/iu;

/** Postbox and its kin: a name with its address, and below it nothing but a date and a time. */
const isNameAboveDate = (lines: readonly string[], at: number): boolean =>
  NAME_AND_ADDRESS.test(plain((lines[at] ?? '').slice(0, 400))) &&
  DATE_AND_TIME.test(plain((lines[at + 1] ?? '').slice(0, 80)));

/** Where the mail below the quote header at `at` ends: at the next header, or with the text. */
export const nextHeader = (lines: readonly string[], at: number): number => {
  let next = at;
  while (next < lines.length && (isBlank(lines[next] ?? '') || !isSureHeader(lines, next))) next += 1;
  return next;
};

const isSureHeader = (lines: readonly string[], at: number): boolean => {
  const header = quoteHeaderAt(lines, at);
  return header !== undefined && header.certainty !== 'bare';
};

/** The first line from `at` on that says something. */
export const belowRules = (lines: readonly string[], at: number): number => {
  let next = nextWritten(lines, at);
  while (next < lines.length && isRule(lines[next] ?? '')) next = nextWritten(lines, next + 1);
  return next;
};

const MOST_FIELDS = 8;
const EMAIL = /[^\s<>@]@[^\s<>@]/;

/** The end of the fields that a client writes right below its mark in a form of its own, up to the first empty line. */
export const fieldsEnd = (lines: readonly string[], at: number): number => {
  let end = at;
  while (end < lines.length && end - at <= MOST_FIELDS && !isBlank(lines[end] ?? '') && !isQuoted(lines[end] ?? ''))
    end += 1;
  return end - at <= MOST_FIELDS && EMAIL.test(lines.slice(at, end).join(' ')) ? end : at;
};
