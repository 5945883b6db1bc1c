import { type FigureHours, readFigures } from '#application/engine/figures.ts';
import type { Services } from '#application/services.ts';
import { DAILY_COUNTS } from './daily-counts.ts';

/** Of each name, one number for each step of time, the oldest first. */
export type Series = Readonly<{ from: string; counts: Readonly<Record<string, readonly number[]>> }>;

/** Of each day (`yyyy-MM-dd`, UTC) 24 numbers for each name. */
export type Counted = ReadonlyMap<string, FigureHours>;

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Counts go back so far. */
export const DAYS = 30;
export const HOURS = 24;

/** Counts of the last 30 days, from events and from processes. */
export const readCounted = async ({
  readModels,
  registers,
  clock,
}: Pick<Services, 'readModels' | 'registers' | 'clock'>): Promise<Counted> => {
  const first = new Date(clock.now() - DAYS * DAY_MS).toISOString().slice(0, 10);
  const [{ found }, figures] = await Promise.all([
    readModels.page(DAILY_COUNTS, { filter: {}, sort: [['day', 'descending']], limit: DAYS + 2 }),
    readFigures(registers),
  ]);
  const told = new Map(found.map(({ document }) => [document.day, document.hours]));
  const days = [...new Set([...told.keys(), ...figures.keys()])].filter((day) => day >= first);
  return new Map(days.map((day) => [day, { ...told.get(day), ...figures.get(day) }]));
};

/** The names that were met and that `wanted` takes, in order. */
export const namesIn = (counted: Counted, wanted: (name: string) => boolean): readonly string[] =>
  [...new Set([...counted.values()].flatMap((hours) => Object.keys(hours)))].filter(wanted).sort();

const seriesOf = (
  names: readonly string[],
  from: string,
  steps: number,
  at: (name: string, step: number) => number,
): Series => ({
  from,
  counts: Object.fromEntries(names.map((name) => [name, Array.from({ length: steps }, (_, step) => at(name, step))])),
});

const hoursOf = (counted: Counted, day: string, name: string): readonly number[] => {
  const hours = counted.get(day);
  return (hours && Object.hasOwn(hours, name) ? hours[name] : undefined) ?? [];
};

/** The last 24 hours, this one the last. */
export const hoursIn = (counted: Counted, names: readonly string[], now: number): Series => {
  const first = Math.floor(now / HOUR_MS) * HOUR_MS - (HOURS - 1) * HOUR_MS;
  return seriesOf(names, new Date(first).toISOString(), HOURS, (name, step) => {
    const at = new Date(first + step * HOUR_MS).toISOString();
    return hoursOf(counted, at.slice(0, 10), name)[Number(at.slice(11, 13))] ?? 0;
  });
};

/** So many days, today the last (UTC). */
export const daysIn = (counted: Counted, names: readonly string[], now: number, days = DAYS): Series => {
  const first = Math.floor(now / DAY_MS) * DAY_MS - (days - 1) * DAY_MS;
  return seriesOf(names, new Date(first).toISOString().slice(0, 10), days, (name, step) => {
    const day = new Date(first + step * DAY_MS).toISOString().slice(0, 10);
    return sum(hoursOf(counted, day, name));
  });
};

/** The sum of one name in a series. */
export const totalIn = ({ counts }: Series, name: string): number =>
  sum(Object.hasOwn(counts, name) ? counts[name] : []);

export const sum = (counts: readonly number[] = []): number => counts.reduce((all, count) => all + count, 0);
