import { foldText } from './text.ts';

/** Signs that keyboards and word processors write differently, by the one that all of them have. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[\u00ad\u200b-\u200d\u2060\ufeff]/gu, ''],
  [/[‘’‚‛′´ʹʼʻ‹›＇]/gu, "'"],
  [/[“”„‟″«»＂]/gu, '"'],
  [/[‐‑‒–—―−]/gu, '-'],
];

/** Letters that hold no accent, by those that people type who have no key for them. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ...['łl', 'øo', 'đd', 'ðd', 'ħh', 'ŧt', 'ıi', 'ĸk', 'ŋn', 'ŀl'].map(
    ([one = '', plain = '']) => [one, plain] as const,
  ),
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
  ['ŉ', "'n"],
]);
const RARE_LETTER = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'gu');

/**
 * Text as a search of wins and documents compares it: beside letter case and accents (`foldText`), the kind of quotes and dashes,
 * letters like ł, ø and æ, and how long a blank is and where a line ends are all the same.
 */
export const searchText = (text: string): string =>
  foldText(SIGNS.reduce((plain, [sign, one]) => plain.replace(sign, one), text))
    .replace(RARE_LETTER, (letter) => LETTERS.get(letter) ?? letter)
    .replace(/⁄/gu, '/')
    .replace(/\s+/gu, ' ');
