import { commonSequence } from './common-sequence.ts';
import type { Unit } from './units.ts';

/**
 * What became of a text: of each of its units, and what came in before it; behind the last one stands one more place, for what
 * came in at the end.
 */
export type Alignment = readonly Readonly<{ inserted: readonly Unit[]; fate: Fate }>[];
type Fate = Readonly<{ is: 'same' | 'changed'; now: Unit }> | Readonly<{ is: 'gone' }>;

/** So much of their words have two units in common, of which one was made of the other. */
const ALIKE = 0.5;
/** Where more than this was replaced by as much, nothing in it is compared with anything. */
const MOST_COMPARED = 250_000;

export const alignmentOf = (before: readonly Unit[], after: readonly Unit[]): Alignment => {
  const same = commonSequence(
    before.map(({ key }) => key),
    after.map(({ key }) => key),
  );
  const places: { inserted: Unit[]; fate: Fate }[] = Array.from({ length: before.length + 1 }, () => ({
    inserted: [],
    fate: { is: 'gone' },
  }));
  let [done, at] = [0, 0];
  for (const [from, to] of [...same, [before.length, after.length] as const]) {
    const [old, fresh] = [before.slice(done, from), after.slice(at, to)];
    let taken = 0;
    for (const [oldAt, freshAt] of alike(old, fresh)) {
      const [place, now] = [places[done + oldAt], fresh[freshAt]];
      if (!place || !now) continue;
      place.inserted.push(...fresh.slice(taken, freshAt));
      place.fate = { is: 'changed', now };
      taken = freshAt + 1;
    }
    const next = places[from];
    const now = after[to];
    next?.inserted.push(...fresh.slice(taken));
    if (next && now) next.fate = { is: 'same', now };
    [done, at] = [from + 1, to + 1];
  }
  return places;
};

/** Of what was replaced, which became which: as many pairs as there are, and as alike as can be, in the order of both. */
const alike = (old: readonly Unit[], fresh: readonly Unit[]): readonly (readonly [number, number])[] => {
  if (old.length === 0 || fresh.length === 0 || old.length * fresh.length > MOST_COMPARED) return [];
  const words = [old.map(wordsIn), fresh.map(wordsIn)] as const;
  const best = Array.from({ length: old.length + 1 }, () => new Float64Array(fresh.length + 1));
  const likeness = (one: number, other: number): number =>
    old[one]?.is === 'heading' || fresh[other]?.is === 'heading'
      ? old[one]?.is === fresh[other]?.is
        ? shareOf(words[0][one], words[1][other])
        : 0
      : shareOf(words[0][one], words[1][other]);
  const likenesses = old.map((_, one) => Float64Array.from(fresh, (__, other) => likeness(one, other)));
  for (let one = old.length - 1; one >= 0; one -= 1)
    for (let other = fresh.length - 1; other >= 0; other -= 1)
      cell(best, one)[other] = Math.max(
        cell(best, one + 1)[other] ?? 0,
        cell(best, one)[other + 1] ?? 0,
        worth(likenesses[one]?.[other]) + (cell(best, one + 1)[other + 1] ?? 0),
      );
  return chosen(best, likenesses);
};

const cell = (best: readonly Float64Array[], row: number): Float64Array => best[row] ?? new Float64Array(0);

const worth = (likeness = 0): number => (likeness < ALIKE ? Number.NEGATIVE_INFINITY : 1 + likeness);

const chosen = (
  best: readonly Float64Array[],
  likenesses: readonly Float64Array[],
): readonly (readonly [number, number])[] => {
  const pairs: (readonly [number, number])[] = [];
  let [one, other] = [0, 0];
  while (one < likenesses.length && other < (likenesses[one]?.length ?? 0)) {
    const here = cell(best, one)[other] ?? 0;
    if (here === (cell(best, one + 1)[other] ?? 0)) one += 1;
    else if (here === (cell(best, one)[other + 1] ?? 0)) other += 1;
    else {
      pairs.push([one, other]);
      [one, other] = [one + 1, other + 1];
    }
  }
  return pairs;
};

const wordsIn = ({ key }: Unit): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const word of key.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** The share of words that both have (Dice), each as often as it stands there. */
const shareOf = (
  one: ReadonlyMap<string, number> = new Map(),
  other: ReadonlyMap<string, number> = new Map(),
): number => {
  let [common, all] = [0, 0];
  for (const [word, count] of one) {
    common += Math.min(count, other.get(word) ?? 0);
    all += count;
  }
  for (const count of other.values()) all += count;
  return all === 0 ? 0 : (2 * common) / all;
};
