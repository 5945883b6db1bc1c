import { plainText } from './plain-text.ts';

const FEWEST = 3;

/** A message that only says the same sentence or line again and again, once; any other as it is. */
export const saidOnce = (words: string): string => {
  const said = words.split(/(?<=[.!?…])\s+|\n+/).filter((one) => /[\p{L}\p{N}]/u.test(one));
  const [first = ''] = said;
  return said.length >= FEWEST && new Set(said.map(plainText)).size === 1 ? first.trim() : words;
};
