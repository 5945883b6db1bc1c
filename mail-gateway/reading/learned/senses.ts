import { readFileSync } from 'node:fs';
import { hashOf } from './hashing.ts';
import type { Token } from './tokens.ts';

const WORD = 0x5e75e;
/** How many numbers stand for what a word means; words of like meaning have like numbers, in whichever language. */
export const SENSES = 32;
const STEP = 1 / 127;

type Words = Readonly<{ keys: Uint32Array; numbers: Int8Array }>;
let loaded: Words | undefined;

/** First how many words there are, then the key of each in rising order, then the numbers of each in steps. */
const words = (): Words => {
  if (loaded) return loaded;
  const bytes = readFileSync(new URL('./words.bin', import.meta.url));
  const most = bytes.readUInt32LE(0);
  const keys = Uint32Array.from({ length: most }, (_, at) => bytes.readUInt32LE(4 + at * 4));
  const start = bytes.byteOffset + 4 + most * 4;
  loaded = { keys, numbers: new Int8Array(bytes.buffer, start, most * SENSES) };
  return loaded;
};

export const keyOf = (word: string): number => hashOf(WORD, word);

const placeOf = (key: number, keys: Uint32Array): number => {
  let [low, high] = [0, keys.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const here = keys[middle] as number;
    if (here === key) return middle;
    if (here < key) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
};

/** The mean of what the words from one token to another mean, from place `start` of `found` on; nothing for words unknown. */
export const addSenses = (
  tokens: readonly Token[],
  from: number,
  to: number,
  found: Float32Array,
  start: number,
): void => {
  const { keys, numbers } = words();
  let known = 0;
  for (let at = from; at < to; at++) {
    const token = tokens[at] as Token;
    if (token.is !== 'word') continue;
    const place = placeOf(keyOf(token.plain), keys);
    if (place < 0) continue;
    known++;
    for (let sense = 0; sense < SENSES; sense++)
      found[start + sense] = (found[start + sense] as number) + (numbers[place * SENSES + sense] as number);
  }
  const share = known === 0 ? 0 : STEP / Math.sqrt(known);
  for (let sense = 0; sense < SENSES; sense++) found[start + sense] = (found[start + sense] as number) * share;
};
