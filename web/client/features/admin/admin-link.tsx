import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useOperator } from './operator.ts';

/** How the paths of pages that show one of many end: `work/:id`. */
const BELOW = ':id';

/** A link to an admin page (`work?state=parked`), where this build has that page; else only its words. */
export const AdminLink = ({ to, label, children }: { to: string; label?: string | undefined; children: ReactNode }) => {
  const { pages } = useOperator();
  const [page = '', ...below] = to.replace(/\?.*/, '').split('/');
  if (!pages.has([page, ...below.map(() => BELOW)].join('/'))) return children;
  return (
    <Link to={`/admin/${to}`} aria-label={label}>
      {children}
    </Link>
  );
};
