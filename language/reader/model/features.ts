import { eachLetterRun, hashOf, pairHash } from './hashing.ts';
import { addSenses, SENSES } from './senses.ts';
import type { Features } from './table.ts';
import type { Token } from './tokens.ts';

/** A feature of one kind is never that of another: each begins with a number of its own. */
const WORD = 0x1001;
const PAIR = 0x2003;
const LETTERS = 0x3005;
const SKIP = 0xa013;

const SHORTEST_RUN = 3;
const LONGEST_RUN = 5;

/** A word by itself, then by its runs of letters. */
export const eachWordHash = ({ plain, is }: Token, use: (hash: number) => void): void => {
  use(hashOf(WORD, plain));
  if (is === 'word' && plain.length > 2) eachLetterRun(LETTERS, plain, SHORTEST_RUN, LONGEST_RUN, use);
};

/** The words of a text, its pairs of words and its runs of letters. */
export const wordFeatures = (tokens: readonly Token[], from: number, to: number, found: number[] = []): number[] => {
  let last = '^';
  let beforeLast = '';
  for (let at = from; at < to; at++) {
    const { plain, is } = tokens[at] as Token;
    if (is === 'line') continue;
    found.push(hashOf(WORD, plain), pairHash(PAIR, last, plain));
    if (beforeLast !== '') found.push(pairHash(SKIP, beforeLast, plain));
    if (is === 'word' && plain.length > 2)
      eachLetterRun(LETTERS, plain, SHORTEST_RUN, LONGEST_RUN, (hash) => found.push(hash));
    beforeLast = last;
    last = plain;
  }
  found.push(pairHash(PAIR, last, '$'));
  return found;
};

/** A text by itself: its words and what they mean. */
export const textFeatures = (tokens: readonly Token[]): Features => {
  const senses = new Float32Array(SENSES);
  addSenses(tokens, 0, tokens.length, senses, 0);
  return { rows: Uint32Array.from(wordFeatures(tokens, 0, tokens.length)), senses };
};
