import { lazily } from '../shared/lazily.tsx';

/**
 * Every page of the admin: its path below `/admin` (`''` is the first one), and its name in the navigation, for those that have
 * one. A page may have paths below it in lines of their own: `work/:id`.
 */
export const adminPages = [
  { path: '', label: 'Overview', Page: lazily(() => import('./admin-overview-page.tsx')) },
  { path: 'projections', label: 'Projections', Page: lazily(() => import('./admin-projections-page.tsx')) },
  { path: 'projections/:id', Page: lazily(() => import('./admin-projection-page.tsx')) },
  { path: 'work', label: 'Work', Page: lazily(() => import('./admin-work-page.tsx')) },
  { path: 'audit', label: 'Audit', Page: lazily(() => import('./admin-audit-page.tsx')) },
] as const;
