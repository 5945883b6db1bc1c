import { plainly } from './words/sentences.ts';

/** Enough to know a passage by. */
const LONGEST = 1_000;
const MOSTLY = 0.6;

const wordsOf = (text: string): readonly string[] => plainly(text.slice(0, LONGEST)).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Says of two texts whether most words of the first stand in the second. */
export type IsCovered = (text: string, by: string) => boolean;

/** For one hearing: the passages of a message are compared again and again, and their words are found but once. */
export const comparison = (): IsCovered => {
  const known = new Map<string, readonly string[]>();
  const wordsIn = (text: string): readonly string[] => {
    const words = known.get(text) ?? wordsOf(text);
    known.set(text, words);
    return words;
  };
  return (text, by) => {
    const words = wordsIn(text);
    if (words.length === 0) return false;
    const other = new Set(wordsIn(by));
    return words.filter((word) => other.has(word)).length >= words.length * MOSTLY;
  };
};
