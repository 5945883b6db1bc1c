import type { Achievement } from '#web/contract/achievements.ts';
import { Stone } from '../../shared/cairn/stone.tsx';
import { longDate } from '../../shared/calendar.ts';
import styles from './latest-wins.module.css';

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
