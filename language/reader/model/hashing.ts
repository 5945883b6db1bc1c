/** Mixed so that every bit of what went in moves the lowest ones, which choose the row. */
const mixed = (hash: number): number => {
  let h = hash;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

/** One number for a text and what it is a text of: the row of a table of weights is its lowest bits. */
export const hashOf = (seed: number, text: string): number => mixed(after(seed, text));

/** Of two texts in a row. */
export const pairHash = (seed: number, first: string, second: string): number =>
  mixed(after(after(seed, first) ^ 0x5bd1e995, second));

const after = (seed: number, text: string): number => {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
};

/** Every run of `least` to `most` letters of a word, its ends marked. */
export const eachLetterRun = (
  seed: number,
  word: string,
  least: number,
  most: number,
  use: (hash: number) => void,
): void => {
  const marked = `<${word}>`;
  for (let from = 0; from + least <= marked.length; from++) {
    let hash = seed;
    const end = Math.min(marked.length, from + most);
    for (let at = from; at < end; at++) {
      hash = Math.imul(hash ^ marked.charCodeAt(at), 0x01000193);
      if (at - from + 1 >= least) use(mixed(hash));
    }
  }
};
