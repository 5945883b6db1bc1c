import { plainly } from '../understanding/sentences.ts';

/** Enough to know a passage by. */
const LONGEST = 1_000;
const MOSTLY = 0.6;
const MOST_KNOWN = 2_000;

const known = new Map<string, readonly string[]>();

/** The words of a text; those of the same message are asked for again and again. */
const wordsOf = (text: string): readonly string[] => {
  const before = known.get(text);
  if (before) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const words = plainly(text.slice(0, LONGEST)).match(/[\p{L}\p{N}]+/gu) ?? [];
  known.set(text, words);
  return words;
};

/** Lets go of the words of a message that was read. */
export const forgetWords = (): void => known.clear();

/** Most words of one text stand in the other. */
export const isCovered = (text: string, by: string): boolean => {
  const words = wordsOf(text);
  if (words.length === 0) return false;
  const other = new Set(wordsOf(by));
  return words.filter((word) => other.has(word)).length >= words.length * MOSTLY;
};
