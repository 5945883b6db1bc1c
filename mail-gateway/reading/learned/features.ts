import type { Unit } from './gaps.ts';
import { eachLetterRun, hashOf, pairHash } from './hashing.ts';
import { addSenses, SENSES } from './senses.ts';
import type { Features } from './table.ts';
import type { Token } from './tokens.ts';

/** A feature of one kind is never that of another: each begins with a number of its own. */
const WORD = 0x1001;
const PAIR = 0x2003;
const LETTERS = 0x3005;
const BEFORE = 0x4007;
const AFTER = 0x5009;
const OPENING = 0x600b;
const ENDING = 0x700d;
const PLACE = 0x800f;
const GAP = 0x9011;
const SKIP = 0xa013;

const SHORTEST_RUN = 3;
const LONGEST_RUN = 5;
/** Of a neighbour, its words nearest to this one. */
const MOST_NEAR = 12;

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

/** A unit of a message: its own words, how it begins and ends, where it stands and what stands beside it. */
export const unitFeatures = (tokens: readonly Token[], units: readonly Unit[], at: number): Features => {
  const { from, to, gap } = units[at] as Unit;
  const found = wordFeatures(tokens, from, to);
  const first = (tokens[from] as Token).plain;
  found.push(hashOf(OPENING, first), pairHash(OPENING, first, tokens[from + 1]?.plain ?? ''));
  found.push(hashOf(ENDING, (tokens[to - 1] as Token).plain));
  found.push(hashOf(PLACE, `${Math.min(at, 3)}`), hashOf(PLACE, `-${Math.min(units.length - 1 - at, 3)}`));
  found.push(hashOf(PLACE, `/${Math.min(units.length, 6)}`), hashOf(PLACE, `l${Math.min(to - from, 12)}`));
  found.push(hashOf(GAP, gap), pairHash(GAP, gap, first), hashOf(GAP + 1, units[at + 1]?.gap ?? 'end'));
  const before = units[at - 1];
  if (before)
    for (let near = Math.max(before.from, before.to - MOST_NEAR); near < before.to; near++)
      found.push(hashOf(BEFORE, (tokens[near] as Token).plain));
  const after = units[at + 1];
  if (after)
    for (let near = after.from; near < Math.min(after.to, after.from + MOST_NEAR); near++)
      found.push(hashOf(AFTER, (tokens[near] as Token).plain));
  const senses = new Float32Array(SENSES * 3);
  addSenses(tokens, from, to, senses, 0);
  if (before) addSenses(tokens, before.from, before.to, senses, SENSES);
  if (after) addSenses(tokens, after.from, after.to, senses, SENSES * 2);
  return { rows: Uint32Array.from(found), senses };
};

const NO_SENSES = new Float32Array(0);

/** The place between two tokens: what stands on either side of it. */
export const gapFeatures = (tokens: readonly Token[], at: number): Features => {
  const found: number[] = [];
  const word = (place: number): string => tokens[place]?.plain ?? '';
  const [before, next] = [word(at - 1), word(at)];
  found.push(hashOf(BEFORE, before), hashOf(AFTER, next), pairHash(PAIR, before, next));
  found.push(pairHash(AFTER, next, word(at + 1)), pairHash(BEFORE, word(at - 2), before));
  found.push(hashOf(BEFORE + 1, word(at - 2)), hashOf(AFTER + 1, word(at + 1)), hashOf(AFTER + 2, word(at + 2)));
  found.push(pairHash(SKIP, before, word(at + 1)), pairHash(SKIP + 1, word(at + 1), word(at + 2)));
  found.push(hashOf(PLACE, `${tokens[at - 1]?.is} ${tokens[at]?.is}`));
  eachLetterRun(LETTERS, next, SHORTEST_RUN, LONGEST_RUN, (hash) => found.push(hash));
  eachLetterRun(ENDING, before, SHORTEST_RUN, LONGEST_RUN, (hash) => found.push(hash));
  return { rows: found, senses: NO_SENSES };
};
