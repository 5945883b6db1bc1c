import { COUPON, MODEL } from './admin-seeded.ts';
import type { Staffed } from './operators.ts';

/** A page of the admin: where it stands, and words by which it is whole. */
export type AdminScreen = Readonly<{ path: string | ((staffed: Staffed) => string); words: string | RegExp }>;

/** Every page of the admin: each is walked in both sizes and themes, searched for words of users, and shown to a viewer. */
export const adminScreens: Readonly<Record<string, AdminScreen>> = {
  overview: { path: '/admin', words: 'a job failed' },
  'overview of a month': { path: '/admin?span=month', words: 'Skipped' },
  projections: { path: '/admin/projections', words: 'daily-counts' },
  'one projection': { path: '/admin/projections/wins', words: 'Last verification' },
  work: { path: '/admin/work', words: 'tried 5 times' },
  'work that waits': { path: '/admin/work?state=open', words: 'What a process does at once' },
  'work of an account': { path: ({ userId }) => `/admin/work?userId=${userId}`, words: 'Nothing fits these filters' },
  'one job': { path: ({ jobId }) => `/admin/work/${encodeURIComponent(jobId)}`, words: 'Asked for the job' },
  events: { path: '/admin/events', words: /^sealed, \d/ },
  'events of an account': { path: ({ userId }) => `/admin/events?userId=${userId}&view=oldest`, words: /^sealed, \d/ },
  'events as they come': { path: '/admin/events?view=live', words: 'New events appear at the top' },
  'one event': { path: ({ eventId }) => `/admin/events/${eventId}`, words: 'This event' },
  'what followed from a call': {
    path: ({ eventId }) => `/admin/events?correlation=${eventId}&view=tree`,
    words: 'This event',
  },
  'mail received': { path: '/admin/mail', words: 'Released by its owner' },
  'held mail': { path: '/admin/mail?end=held', words: 'Its owner is asked' },
  'mail sent': { path: '/admin/mail?box=out&state=sent', words: /^Feedback on wins$/ },
  'mail to roles': { path: '/admin/mail?box=roles', words: 'Slow pages' },
  'health of mail': { path: '/admin/mail?box=health', words: 'v=spf1' },
  'search of accounts': { path: '/admin/accounts', words: 'Mail address or account id' },
  'one account': { path: ({ userId }) => `/admin/accounts/${userId}`, words: 'The next five' },
  coupons: { path: '/admin/coupons', words: COUPON },
  'figures of AI': { path: '/admin/ai', words: MODEL },
  audit: { path: '/admin/audit', words: 'Seen by a test' },
  'audit of an account': { path: ({ userId }) => `/admin/audit?accountId=${userId}`, words: 'Seen by a test' },
};

export const pathOf = ({ path }: AdminScreen, staffed: Staffed): string =>
  typeof path === 'string' ? path : path(staffed);
