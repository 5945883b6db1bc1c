import type { Achievement } from '#web/contract/achievements.ts';
import type { WinList } from './read-pages.ts';

/** The wins of one month (`yyyy-MM`) that are read so far, and how many it has. */
export type MonthOfWins = Readonly<{ month: string; count: number; wins: readonly Achievement[] }>;

/** The wins by their months, in the order they came in. A day's list counts its own wins, not those of its month. */
export const byMonth = ({ wins, months, filters, total }: WinList): readonly MonthOfWins[] => {
  const counts = new Map(months.map(({ month, count }) => [month, count]));
  const groups = Map.groupBy(wins, ({ date }) => date.slice(0, 'yyyy-MM'.length));
  return [...groups].map(([month, own]) => ({
    month,
    count: filters.date ? total : (counts.get(month) ?? own.length),
    wins: own,
  }));
};

/** More rows than any window shows. */
export const ENOUGH = 40;

/** The months to draw first: that of this win, else the newest, and those about it until they fill a window either way. */
export const monthsAround = (months: readonly MonthOfWins[], id: string | null): ReadonlySet<string> => {
  const at = Math.max(
    0,
    months.findIndex(({ wins }) => wins.some((win) => win.id === id)),
  );
  const above = enoughOf(months.slice(0, at).reverse());
  const below = enoughOf(months.slice(at + 1));
  return new Set([...months.slice(at, at + 1), ...above, ...below].map(({ month }) => month));
};

const enoughOf = (months: readonly MonthOfWins[]): readonly MonthOfWins[] => {
  let rows = 0;
  return months.filter(({ wins }) => {
    const isNeeded = rows < ENOUGH;
    rows += wins.length;
    return isNeeded;
  });
};

/** The last day of a month: a list that begins there shows all of it. */
export const lastDayOf = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 'yyyy-MM-dd'.length);
};
