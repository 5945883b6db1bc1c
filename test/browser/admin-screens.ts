import type { Staffed } from './operators.ts';

/** A page of the admin: where it stands, and words by which it is whole. */
export type AdminScreen = Readonly<{ path: string | ((staffed: Staffed) => string); words: string | RegExp }>;

/** Every page of the admin: each is walked in both sizes and themes, searched for words of users, and shown to a viewer. */
export const adminScreens: Readonly<Record<string, AdminScreen>> = {
  overview: { path: '/admin', words: 'Skipped' },
  'overview of a month': { path: '/admin?span=month', words: 'Skipped' },
  projections: { path: '/admin/projections', words: 'daily-counts' },
  'one projection': { path: '/admin/projections/wins', words: 'Last verification' },
  work: { path: '/admin/work', words: 'tried 5 times' },
  'work that waits': { path: '/admin/work?state=open', words: 'What a process does at once' },
  'work of an account': { path: ({ userId }) => `/admin/work?userId=${userId}`, words: 'Nothing fits these filters' },
  audit: { path: '/admin/audit', words: 'Seen by a test' },
  'audit of an account': { path: ({ userId }) => `/admin/audit?accountId=${userId}`, words: 'Seen by a test' },
};

export const pathOf = ({ path }: AdminScreen, staffed: Staffed): string =>
  typeof path === 'string' ? path : path(staffed);
