import { plusDays } from '#domain/time/dates.ts';
import { filingIn } from '#domain/wins/filing.ts';

/** How many wins of each name. */
export type Names = ReadonlyMap<string, number>;
/** By month (`yyyy-MM`), the earliest first: how many wins of each category. */
export type History = ReadonlyMap<string, Names>;

/** Out of how many wins there are by month and category in one. */
export const historyFrom = (filed: ReadonlyMap<string, number>): History => {
  const months = new Map<string, Map<string, number>>();
  for (const [key, wins] of [...filed].sort(byKey)) {
    const { month, category } = filingIn(key);
    const names = months.get(month) ?? new Map<string, number>();
    if (category !== '') names.set(category, wins);
    months.set(month, names);
  }
  return months;
};

const byKey = ([one]: readonly [string, number], [other]: readonly [string, number]): number => (one < other ? -1 : 1);

/** All months from one to another, both in it, added up. */
export const namesIn = (history: History, from: string, to: string): Names => {
  const sums = new Map<string, number>();
  for (const [month, names] of history)
    if (from <= month && month <= to) for (const [name, wins] of names) sums.set(name, (sums.get(name) ?? 0) + wins);
  return sums;
};

/** The last month before that one in which each was seen. */
export const lastSeenBefore = (history: History, month: string): ReadonlyMap<string, string> => {
  const seen = new Map<string, string>();
  for (const [at, names] of history) if (at < month) for (const name of names.keys()) seen.set(name, at);
  return seen;
};

/** In how many months in a row, up to that one, it was there. */
export const monthsInARow = (history: History, name: string, month: string): number => {
  let months = 0;
  for (let at = month; history.get(at)?.has(name); at = monthsBefore(at, 1)) months += 1;
  return months;
};

export const monthsBefore = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = year * 12 + number - 1 - months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
};

/** From one month to a later one. */
export const monthsBetween = (month: string, later: string): number => {
  const count = (of: string): number => Number(of.slice(0, 4)) * 12 + Number(of.slice(5));
  return count(later) - count(month);
};

/** Its last date. */
export const monthEnd = (month: string): string => plusDays(`${monthsBefore(month, -1)}-01`, -1);
