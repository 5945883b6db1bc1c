import { lazily } from '../shared/lazily.tsx';

/**
 * Every page of the admin: its path below `/admin` (`''` is the first one), and its name in the navigation, for those that have
 * one. A page may have paths below it in lines of their own: `work/:id`.
 */
export const adminPages = [
  { path: 'events', label: 'Events', Page: lazily(() => import('./admin-events-page.tsx')) },
  { path: 'events/:id', Page: lazily(() => import('./admin-event-page.tsx')) },
  { path: 'audit', label: 'Audit', Page: lazily(() => import('./admin-audit-page.tsx')) },
] as const;
