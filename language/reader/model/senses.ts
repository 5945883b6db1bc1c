import { readFileSync } from 'node:fs';
import { hashOf } from './hashing.ts';
import type { Token } from './tokens.ts';

const WORD = 0x5e75e;
/** How many numbers stand for what a word means; words of like meaning have like numbers, in whichever language. */
export const SENSES = 32;
/** What one step of a number is worth. */
const STEP = 13 / 127;
/** A step is kept as itself and this, so that none is below zero. */
const MIDDLE = 8;

type Words = Readonly<{ keys: Uint32Array; numbers: Int8Array }>;
let loaded: Words | undefined;

/** First how many words there are, then the key of each in rising order, then the numbers of each in steps, two to a byte. */
const words = (): Words => {
  if (loaded) return loaded;
  const bytes = readFileSync(new URL('./words.bin', import.meta.url));
  const most = bytes.readUInt32LE(0);
  const keys = Uint32Array.from({ length: most }, (_, at) => bytes.readUInt32LE(4 + at * 4));
  loaded = { keys, numbers: halfBytes(bytes.subarray(4 + most * 4)) };
  return loaded;
};

/** Two steps of each byte, the lower half first. */
export const halfBytes = (bytes: Uint8Array): Int8Array => {
  const steps = new Int8Array(bytes.length * 2);
  for (const [at, byte] of bytes.entries()) {
    steps[at * 2] = (byte & 15) - MIDDLE;
    steps[at * 2 + 1] = (byte >> 4) - MIDDLE;
  }
  return steps;
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

/** What a word means, from place `start` of `found` on, added to what is there; false for a word unknown. */
const addSense = (word: string, found: Float32Array, start: number): boolean => {
  const { keys, numbers } = words();
  const place = placeOf(keyOf(word), keys);
  if (place < 0) return false;
  for (let sense = 0; sense < SENSES; sense++)
    found[start + sense] = (found[start + sense] as number) + (numbers[place * SENSES + sense] as number) * STEP;
  return true;
};

/** The mean of what the words from one token to another mean, from place `start` of `found` on; nothing for words unknown. */
export const addSenses = (
  tokens: readonly Token[],
  from: number,
  to: number,
  found: Float32Array,
  start: number,
): void => {
  let known = 0;
  for (let at = from; at < to; at++) {
    const { plain, is } = tokens[at] as Token;
    if (is === 'word' && addSense(plain, found, start)) known++;
  }
  const share = known === 0 ? 0 : 1 / Math.sqrt(known);
  for (let sense = 0; sense < SENSES; sense++) found[start + sense] = (found[start + sense] as number) * share;
};
