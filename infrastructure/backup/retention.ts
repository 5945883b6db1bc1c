import { timeOf } from './manifest.ts';

const DAY_MS = 86_400_000;
/** 1 January 1970 was a Thursday, and a week begins on Monday. */
const TO_MONDAY = 3;

export type Keep = Readonly<{ days: number; weeks: number }>;

/**
 * Of the names of sets those that are kept: the newest of each of the last days and weeks (UTC) that have one, so many of each.
 * The newest two of all are always among them.
 */
export const keptSets = (sets: readonly string[], { days, weeks }: Keep): ReadonlySet<string> => {
  const newestFirst = sets.toSorted().reverse();
  const dayOf = (set: string) => Math.floor(timeOf(set) / DAY_MS);
  const kept = new Set(newestFirst.slice(0, 2));
  for (const [most, spanOf] of [
    [days, dayOf],
    [weeks, (set: string) => Math.floor((dayOf(set) + TO_MONDAY) / 7)],
  ] as const) {
    const spans = new Set<number>();
    for (const set of newestFirst) {
      const span = spanOf(set);
      if (spans.has(span) || spans.size >= most) continue;
      spans.add(span);
      kept.add(set);
    }
  }
  return kept;
};
