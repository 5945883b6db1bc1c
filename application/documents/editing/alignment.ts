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
  const numbers = new Map<string, number>();
  const words = [old.map((unit) => wordsIn(unit, numbers)), fresh.map((unit) => wordsIn(unit, numbers))] as const;
  const best = Array.from({ length: old.length + 1 }, () => new Float64Array(fresh.length + 1));
  const likeness = (one: number, other: number): number =>
    (old[one]?.is === 'heading') === (fresh[other]?.is === 'heading') ? shareOf(words[0][one], words[1][other]) : 0;
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

/** The words of a unit in order, each by the number that it has in both texts: two are compared in one pass over them. */
const wordsIn = ({ key }: Unit, numbers: Map<string, number>): Uint32Array => {
  const words = key.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  for (const word of words) if (!numbers.has(word)) numbers.set(word, numbers.size);
  return Uint32Array.from(words, (word) => numbers.get(word) ?? 0).sort();
};

const NO_WORDS = new Uint32Array(0);

/** The share of words that both have (Dice), each as often as it stands there; 0 where it cannot reach `ALIKE`. */
const shareOf = (one: Uint32Array = NO_WORDS, other: Uint32Array = NO_WORDS): number => {
  const all = one.length + other.length;
  if (all === 0 || (2 * Math.min(one.length, other.length)) / all < ALIKE) return 0;
  let [common, at, against] = [0, 0, 0];
  while (at < one.length && against < other.length) {
    const difference = (one[at] ?? 0) - (other[against] ?? 0);
    if (difference === 0) common += 1;
    if (difference <= 0) at += 1;
    if (difference >= 0) against += 1;
  }
  return (2 * common) / all;
};
