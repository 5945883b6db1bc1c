/** `date` is the one day that is shown, `until` the day that the list begins at; '' where nothing is asked. */
export type WinFilters = Readonly<{ q: string; category: string; skill: string; date?: string; until?: string }>;

export const winFilterNames = ['q', 'category', 'skill', 'date', 'until'] as const;

/** The first page is soon there; whoever wants more wants much. */
const FIRST_PAGE = 20;
const NEXT_PAGES = 100;

/** Where a page of the wins that match the filters is asked for: the first one, or that of a cursor. */
export const winsPath = (filters: WinFilters, cursor: string | null): string => {
  const query = new URLSearchParams({ limit: String(cursor === null ? FIRST_PAGE : NEXT_PAGES) });
  for (const name of winFilterNames) if (filters[name]) query.set(name, filters[name]);
  if (cursor !== null) query.set('cursor', cursor);
  return `/api/achievements?${query}`;
};

/** Where the newest are asked for: as many as the cairn has stones. */
export const LATEST_WINS_PATH = '/api/achievements?limit=8';
