import type { Achievement, AchievementPage } from '#web/contract/achievements.ts';

/** `date` is the one day that is shown, `until` the day that the list begins at; '' where nothing is asked. */
export type Filters = Readonly<{ q: string; category: string; skill: string; date?: string; until?: string }>;
const NAMES = ['q', 'category', 'skill', 'date', 'until'] as const;

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

/** The first page is soon there; whoever wants more wants much. */
const FIRST_PAGE = 20;
const NEXT_PAGES = 100;

/** The path of one page of the wins that match the filters. */
export const pagePath = (filters: Filters, cursor: string | null): string => {
  const query = new URLSearchParams({ limit: String(cursor === null ? FIRST_PAGE : NEXT_PAGES) });
  for (const name of NAMES) if (filters[name]) query.set(name, filters[name]);
  if (cursor !== null) query.set('cursor', cursor);
  return `/api/achievements?${query}`;
};

type Asked = Readonly<{ filters: Filters; pages: number; version: number }>;

/** Reads as many pages as asked for, or as there are, going on from what was `known` of the same list. */
export const readPages = async (
  readPage: (path: string) => Promise<AchievementPage>,
  { filters, pages, version }: Asked,
  known?: WinList,
): Promise<WinList> => {
  let list = known;
  while (list === undefined || (list.pages < pages && list.nextCursor !== null)) {
    const { achievements, total, months, categories, nextCursor } = await readPage(
      pagePath(filters, list?.nextCursor ?? null),
    );
    const wins: readonly Achievement[] = [...(list?.wins ?? []), ...achievements];
    list = { filters, wins, total, months, categories, nextCursor, pages: (list?.pages ?? 0) + 1, version };
  }
  return list;
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

export const keyOfFilters = (filters: Filters): string => JSON.stringify(NAMES.map((name) => filters[name] ?? ''));

export const areNone = (filters: Filters): boolean => NAMES.every((name) => !filters[name]);
