import type { Achievement, AchievementPage } from '#web/contract/achievements.ts';
import { type WinFilters, winFilterNames, winsPath } from '#web/contract/win-paths.ts';

export type Filters = WinFilters;

/** The pages read so far as one list. */
export type WinList = Readonly<{
  filters: Filters;
  wins: readonly Achievement[];
  total: number;
  months: AchievementPage['months'];
  categories: readonly string[];
  pages: number;
  nextCursor: string | null;
  /** Of the lists on the server, as this was read: it grows with every change. */
  version: number;
}>;

type Asked = Readonly<{ filters: Filters; pages: number; version: number }>;

/** Reads as many pages as asked for, or as there are, going on from what was `known` of the same list. */
export const readPages = async (
  readPage: (path: string) => Promise<AchievementPage>,
  { filters, pages, version }: Asked,
  known?: WinList,
): Promise<WinList> => {
  let list = known;
  while (list === undefined || (list.pages < pages && list.nextCursor !== null))
    list = withPage(list, await readPage(winsPath(filters, list?.nextCursor ?? null)), { filters, version });
  return list;
};

/** The list, or none yet, and the page that comes next in it. */
export const withPage = (
  list: WinList | undefined,
  { achievements, total, months, categories, nextCursor }: AchievementPage,
  { filters, version }: Omit<Asked, 'pages'>,
): WinList => {
  const wins = [...(list?.wins ?? []), ...achievements];
  return { filters, wins, total, months, categories, nextCursor, pages: (list?.pages ?? 0) + 1, version };
};

/** The same list, made of the wins of the one `before` wherever they did not change: what shows those need not draw them anew. */
export const keepingSame = (list: WinList, before: WinList | undefined): WinList => {
  if (before === undefined) return list;
  const known = new Map(before.wins.map((win) => [win.id, win]));
  const same = (win: Achievement): Achievement => {
    const was = known.get(win.id);
    return was !== undefined && JSON.stringify(was) === JSON.stringify(win) ? was : win;
  };
  return { ...list, wins: list.wins.map(same) };
};

export const sameFilters = (one: Filters, other: Filters): boolean => keyOfFilters(one) === keyOfFilters(other);

export const keyOfFilters = (filters: Filters): string =>
  JSON.stringify(winFilterNames.map((name) => filters[name] ?? ''));

export const areNone = (filters: Filters): boolean => winFilterNames.every((name) => !filters[name]);
