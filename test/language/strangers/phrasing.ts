/** What is meant, in the words of `meaning-of.ts`; what a person wrote; and what we had asked, where we had. */
export type Phrasing = readonly [meaning: string, text: string, asked?: string];

/** The local date on which all of it was written: a Wednesday. */
export const WRITTEN = '2026-11-18';

/** Every third phrasing, in an order shuffled by a fixed seed, is kept apart: measured, and never mended for. */
export const parted = (
  phrasings: readonly Phrasing[],
): Readonly<{ known: readonly Phrasing[]; unseen: readonly Phrasing[] }> => {
  const shuffled = phrasings
    .map((phrasing, at) => ({ phrasing, rank: ((at + 1) * MULTIPLIER + SEED) % PRIME }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ phrasing }) => phrasing);
  return {
    known: shuffled.filter((_, at) => at % 3 !== 0),
    unseen: shuffled.filter((_, at) => at % 3 === 0),
  };
};

const SEED = 1122;
const MULTIPLIER = 48_271;
const PRIME = 65_537;
