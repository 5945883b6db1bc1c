import type { CheckIns } from '#web/contract/check-ins.ts';
import { slotWords } from '../../shared/calendar.ts';
import styles from './check-ins-panel.module.css';
import { noneWords, texts } from './texts.ts';

type Planned = Pick<CheckIns, 'next' | 'fewerFrom' | 'none'>;

/** The next check-ins as things stand, on the user's own calendar and clock, or why there are none. */
export const NextList = ({ planned: { next, fewerFrom, none }, timezone }: { planned: Planned; timezone: string }) => (
  <div>
    <h3 className={styles.label}>{texts.next}</h3>
    {next.length === 0 ? (
      <p className={styles.detail}>{none === null ? texts.none : noneWords[none]}</p>
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
        {fewerFrom !== null && <p className={styles.detail}>{texts.fewerFrom(fewerFrom)}</p>}
      </>
    )}
  </div>
);
