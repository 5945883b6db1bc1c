/** Numbers in [0, 1) that are always the same for the same seed: a hash of the words (FNV-1a) drives mulberry32. */
export const seeded = (seed: string): (() => number) => {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** A whole number from words, the same on every machine. */
export const hash = (words: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < words.length; index += 1) {
    value = Math.imul(value ^ words.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
};
