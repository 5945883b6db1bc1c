import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './button-link.module.css';

/** A link that looks like a button: it goes somewhere, and does nothing else. */
export const ButtonLink = ({ to, quiet, children }: { to: string; quiet?: boolean; children: ReactNode }) => (
  <Link to={to} className={quiet ? styles.quiet : styles.primary}>
    {children}
  </Link>
);
