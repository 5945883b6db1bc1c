import { foldText } from '#domain/text.ts';

/** Whether a folded word stands in a list; `*` in the list stands for any letters. */
export const matcherOf = (words: string): RegExp =>
  new RegExp(
    `^(?:${words
      .trim()
      .split(/\s+/u)
      .map((word) => foldText(word).replaceAll('*', '\\p{L}*'))
      .join('|')})$`,
    'u',
  );

export const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u).map(foldText));
