import { pageAt } from '#web/contract/page-routes.ts';
import { LATEST_WINS_PATH, type WinFilters, winsPath } from '#web/contract/win-paths.ts';

/** A call that a page makes as it opens: the path of its row, what stands in its places, and the address in all. */
export type FirstRead = Readonly<{
  path: string;
  params: Readonly<Record<string, string>>;
  search: string;
  address: string;
}>;

type Asked = Readonly<{ userId: number; filters: WinFilters }>;

const read = (wanted: string, params: Readonly<Record<string, string>> = {}): FirstRead => {
  const [path = '', search = ''] = wanted.split('?');
  const address = Object.entries(params).reduce((so, [name, value]) => so.replace(`:${name}`, value), wanted);
  return { path, params, search, address };
};

const config = read('/api/config');
const needs = read('/api/needs-you');

const byPage: ReadonlyMap<string, (asked: Asked) => readonly FirstRead[]> = new Map(
  Object.entries({
    wins: ({ filters }: Asked) => [read(winsPath(filters, null)), needs],
    dashboard: ({ userId }: Asked) => [
      read(LATEST_WINS_PATH),
      read('/api/achievements/days'),
      needs,
      read('/api/check-ins'),
      read('/api/growth-insights/:userId/:period', { userId: String(userId), period: 'summary' }),
      read('/api/user-skills-profile/:userId', { userId: String(userId) }),
    ],
  }),
);

/** What the page at this path shows first, of whoever is signed in. */
export const firstReads = (path: string, asked: Asked): readonly FirstRead[] => [
  config,
  ...(asked.userId === 0 ? [] : (byPage.get(pageAt(path) ?? '')?.(asked) ?? [])),
];
