import type { Achievement, AchievementPage } from '#web/contract/achievements.ts';

export type Filters = Readonly<{ q: string; category: string; skill: string }>;

/** The pages read so far as one list. */
export type WinList = Readonly<{
  filters: Filters;
  wins: readonly Achievement[];
  total: number;
  categories: readonly string[];
  pages: number;
  nextCursor: string | null;
}>;

const pageSize = 20;

/** The path of one page of the wins that match the filters. */
export const pagePath = ({ q, category, skill }: Filters, cursor: string | null): string => {
  const query = new URLSearchParams({ limit: String(pageSize) });
  if (q !== '') query.set('q', q);
  if (category !== '') query.set('category', category);
  if (skill !== '') query.set('skill', skill);
  if (cursor !== null) query.set('cursor', cursor);
  return `/api/achievements?${query}`;
};

/** Reads as many pages as asked for, or as there are, going on from what was `known` of the same list. */
export const readPages = async (
  readPage: (path: string) => Promise<AchievementPage>,
  filters: Filters,
  pages: number,
  known?: WinList,
): Promise<WinList> => {
  let list = known;
  while (list === undefined || (list.pages < pages && list.nextCursor !== null)) {
    const { achievements, total, categories, nextCursor } = await readPage(pagePath(filters, list?.nextCursor ?? null));
    const wins: readonly Achievement[] = [...(list?.wins ?? []), ...achievements];
    list = { filters, wins, total, categories, nextCursor, pages: (list?.pages ?? 0) + 1 };
  }
  return list;
};
