import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { DateWords, Language, RequestPhrases } from './language.ts';
import { spanish } from './spanish.ts';

/** English first: of two readings the earlier language's is taken. */
const LANGUAGES: readonly Language[] = [english, german, french, spanish];

/** One pattern, in a group, for what all languages have for it. */
export const dateWords = (pick: (words: DateWords) => string): string =>
  `(?:${LANGUAGES.map(({ words }) => pick(words)).join('|')})`;

/** The same of how languages other than English ask, as alternatives to stand in a group. */
export const elsewhere = (pick: (phrases: RequestPhrases) => string): string =>
  LANGUAGES.flatMap(({ requests }) => (requests ? [pick(requests)] : [])).join('|');

/** All their names of documents, those of one language in its order. */
export const documentsElsewhere: RequestPhrases['documents'] = LANGUAGES.flatMap(
  ({ requests }) => requests?.documents ?? [],
);

/** Lists with blanks between their words, as one list. */
export const wordsElsewhere = (pick: (phrases: RequestPhrases) => string): string =>
  LANGUAGES.flatMap(({ requests }) => (requests ? [pick(requests)] : [])).join(' ');

const indexesOf = (pick: (words: DateWords) => readonly string[]): readonly (readonly [number, RegExp])[] =>
  LANGUAGES.flatMap(({ words }) =>
    pick(words).map((pattern, index) => [index, new RegExp(`^(?:${pattern})$`)] as const),
  );

const WEEKDAYS = indexesOf(({ weekdays }) => weekdays);
const MONTHS = indexesOf(({ months }) => months);
const NUMBERS: ReadonlyMap<string, number> = new Map(
  LANGUAGES.toReversed().flatMap(({ words }) => Object.entries(words.numbers)),
);

const QUARTERS = indexesOf(({ quarters }) => quarters);

export const QUARTER = dateWords(({ quarter }) => quarter);
export const QUARTER_ORDINAL = dateWords(({ quarters }) => quarters.join('|'));
export const SINCE = dateWords(({ since }) => since);
export const WEEKDAY = dateWords(({ weekdays }) => weekdays.join('|'));
export const MONTH = dateWords(({ months }) => months.join('|'));
export const NUMBER = `(?:\\d{1,3}|${[...NUMBERS.keys()].sort((one, other) => other.length - one.length).join('|')})`;

/** 0 for Sunday; null for what is no weekday. */
export const weekdayNamed = (word: string): number | null => WEEKDAYS.find(([, name]) => name.test(word))?.[0] ?? null;
/** 1 for January; null for what is no month. */
export const monthNamed = (word: string): number | null => {
  const index = MONTHS.find(([, name]) => name.test(word))?.[0];
  return index === undefined ? null : index + 1;
};
/** 1 for the first; null for what is none of four. */
export const quarterNamed = (word: string): number | null => {
  const index = QUARTERS.find(([, name]) => name.test(word))?.[0];
  return index === undefined ? null : index + 1;
};
export const numberNamed = (word: string): number | null =>
  /^\d+$/.test(word) ? Number(word) : (NUMBERS.get(word) ?? null);
