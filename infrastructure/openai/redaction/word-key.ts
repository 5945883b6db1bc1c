/** A word as a number (FNV-1a over its UTF-8): the list of ordinary words holds these alone, which takes a tenth of the memory. */
export const keyOf = (word: string): number => {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(word)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
};
