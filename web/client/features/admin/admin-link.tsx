import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './admin-link.module.css';
import { useOperator } from './operator.ts';

/** How the paths of pages that show one of many end: `work/:id`. */
const BELOW = ':id';

/** A link to an admin page (`work?state=parked`), where this build has that page; else only its words. */
export const AdminLink = (props: {
  to: string;
  label?: string | undefined;
  /** Where this build has no such page, nothing stands here. */
  only?: boolean;
  children: ReactNode;
}) => {
  const { to, label, children } = props;
  const { pages } = useOperator();
  const [page = '', ...below] = to.replace(/\?.*/, '').split('/');
  if (!pages.has([page, ...below.map(() => BELOW)].join('/'))) return props.only ? null : children;
  return (
    <Link to={`/admin/${to}`} className={styles.link ?? ''} aria-label={label}>
      {children}
    </Link>
  );
};
