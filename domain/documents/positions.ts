import type { CareerFact } from './career.ts';
import { monthCount } from './career-months.ts';

export type Position = Extract<CareerFact, { kind: 'position' }>;

/** The newest first; those whose time is not known at the end. */
export const positionsOf = (facts: readonly CareerFact[]): readonly Position[] =>
  facts
    .filter((fact): fact is Position => fact.kind === 'position')
    .sort((a, b) => endOf(b) - endOf(a) || startOf(b) - startOf(a));

const startOf = ({ from }: Position): number => (from === '' ? 0 : monthCount(from));
const endOf = ({ from, to }: Position): number =>
  from === '' ? 0 : to === null ? Number.POSITIVE_INFINITY : to === '' ? 0 : monthCount(to, true);

/** What its user works as now: of several that last the one that began last, and of those the one kept last. */
export const currentPosition = (facts: readonly CareerFact[]): Position | null =>
  positionsOf(facts)
    .filter(({ to }) => to === null)
    .reduce<Position | null>((now, one) => (now === null || startOf(one) >= startOf(now) ? one : now), null);

/**
 * Where its user worked on that day; of two at once the one that began later; null where none is known. The only one that lasts
 * holds all days that no other has, even if nobody knows since when.
 */
export const positionAt = (date: string, positions: readonly Position[]): Position | null => {
  const month = monthCount(date);
  const held = positions.filter((one) => one.from !== '' && startOf(one) <= month && month <= endOf(one));
  const open = positions.filter(({ from, to }) => from === '' && to === null);
  return [...held].sort((a, b) => startOf(b) - startOf(a))[0] ?? (open.length === 1 ? (open[0] ?? null) : null);
};

/** Times between positions that are longer than half a year, from the month behind one to the month before the next. */
export const pausesIn = (positions: readonly Position[]): readonly Readonly<{ from: string; to: string }>[] => {
  const known = [...positions]
    .filter((one) => one.from !== '' && one.to !== '')
    .sort((a, b) => startOf(a) - startOf(b));
  let end = Number.POSITIVE_INFINITY;
  let ended = '';
  return known.flatMap((one) => {
    const pause = startOf(one) - end > 6 ? [{ from: ended, to: one.from }] : [];
    if (end === Number.POSITIVE_INFINITY || endOf(one) > end) [end, ended] = [endOf(one), one.to ?? ''];
    return pause;
  });
};

/** Whole years of work that positions show, each month once. */
export const yearsOfWork = (positions: readonly Position[], today: string): number => {
  const months = new Set<number>();
  for (const one of positions)
    if (one.from !== '' && one.to !== '')
      for (let month = startOf(one); month <= Math.min(endOf(one), monthCount(today)); month += 1) months.add(month);
  return Math.floor(months.size / 12);
};
