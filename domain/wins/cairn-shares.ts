import { filingIn } from './filing.ts';

/** So many wins of a cairn as one stone, and what they are about more than the others are; '' while nothing of it is known. */
export type Share = Readonly<{ wins: number; category: string }>;

/**
 * All wins but the newest in at most so many equal shares, the oldest first: each is a stone of the picture. `filed` counts the
 * wins by month and category; where a month is divided, its wins go into either share as they come.
 */
export const sharesOf = (filed: ReadonlyMap<string, number>, most: number): readonly Share[] => {
  const inOrder = [...filed].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const older = withoutNewest(inOrder.map(([name, wins]) => ({ category: filingIn(name).category, wins })));
  const total = older.reduce((sum, { wins }) => sum + wins, 0);
  const stones = Math.min(most, total);
  const all = countsIn(older);
  const shares: Share[] = [];
  let counts = new Map<string, number>();
  let taken = 0;
  for (const { category, wins } of older) {
    for (let left = wins; left > 0; ) {
      const end = Math.round(((shares.length + 1) * total) / stones);
      const fits = Math.min(left, end - taken);
      counts.set(category, (counts.get(category) ?? 0) + fits);
      taken += fits;
      left -= fits;
      if (taken < end) continue;
      shares.push(shareOf(counts, all));
      counts = new Map();
    }
  }
  return shares;
};

type Filed = Readonly<{ category: string; wins: number }>;

const withoutNewest = (filed: readonly Filed[]): readonly Filed[] =>
  filed.map((one, at) => (at === filed.length - 1 ? { ...one, wins: one.wins - 1 } : one));

const countsIn = (filed: readonly Filed[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { category, wins } of filed) counts.set(category, (counts.get(category) ?? 0) + wins);
  return counts;
};

/** A category weighs by its wins in the share, and more the larger a part they are of all its wins: no two shares are alike then. */
const shareOf = (counts: ReadonlyMap<string, number>, all: ReadonlyMap<string, number>): Share => {
  const weight = ([category, wins]: readonly [string, number]): number => wins ** 2 / (all.get(category) ?? 1);
  const [most] = [...counts].toSorted((one, other) => weight(other) - weight(one));
  return { wins: [...counts.values()].reduce((sum, wins) => sum + wins, 0), category: most?.[0] ?? '' };
};
