import type { CheckIns } from '#web/contract/check-ins.ts';
import { slotWords } from '../../shared/calendar.ts';
import styles from './check-ins-panel.module.css';
import { texts } from './texts.ts';

/** The next check-ins that will be sent, on the user's own calendar and clock. */
export const NextList = ({ next, timezone }: { next: CheckIns['next']; timezone: string }) => (
  <div>
    <h3 className={styles.label}>{texts.next}</h3>
    {next.length === 0 ? (
      <p className={styles.detail}>{texts.none}</p>
    ) : (
      <>
        <ol className={styles.next}>
          {next.map(({ date, at }) => (
            <li key={date}>
              <time dateTime={at}>{slotWords(at, timezone)}</time>
            </li>
          ))}
        </ol>
        <p className={styles.detail}>{texts.zone(timezone)}</p>
      </>
    )}
  </div>
);
