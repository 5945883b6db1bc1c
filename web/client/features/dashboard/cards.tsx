import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Achievement } from '#web/contract/achievements.ts';
import { Stone } from '../../shared/cairn/cairn.tsx';
import { longDate } from '../../shared/calendar.ts';
import styles from './cards.module.css';

/** The cards of the dashboard, side by side. */
export const Cards = ({ children }: { children: ReactNode }) => <div className={styles.cards}>{children}</div>;

/** A card with one thing to know; with `to`, all of it is the way there. */
export const Card = (props: { label: string; figure: ReactNode; to?: string; children?: ReactNode }) => (
  <section className={styles.card}>
    <h2 className={styles.label}>
      {props.to === undefined ? props.label : <Whole to={props.to}>{props.label}</Whole>}
    </h2>
    <div className={styles.figure}>{props.figure}</div>
    <div className={styles.detail}>{props.children}</div>
  </section>
);

const Whole = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={styles.whole}>
    {children}
  </Link>
);

/** The newest wins in their owner's words. */
export const LatestWins = ({ wins }: { wins: readonly Achievement[] }) => (
  <ul className={styles.list}>
    {wins.map(({ id, date, originalMessage, ...win }) => (
      <li key={id} className={styles.win}>
        <Stone seed={id} category={win.category} />
        <div>
          <p className={styles.words}>{originalMessage}</p>
          <p className={styles.date}>{date === '' ? '' : longDate(date)}</p>
        </div>
      </li>
    ))}
  </ul>
);
