import type { SchedulePreview } from '#web/contract/check-ins.ts';
import { slotWords } from '../../shared/calendar.ts';
import styles from './check-ins-panel.module.css';
import { copy } from './copy.ts';

type Planned = Pick<SchedulePreview, 'next' | 'fewerFrom' | 'none'>;

/** The next check-ins, on the user's own calendar and clock, or why there are none. */
export const NextList = ({ planned: { next, fewerFrom, none }, timezone }: { planned: Planned; timezone: string }) => {
  if (next.length === 0) return <p className={styles.detail}>{none === null ? copy.none : copy.noneBecause[none]}</p>;
  return (
    <>
      <ol className={styles.next}>
        {next.map(({ date, at }) => (
          <li key={date}>
            <time dateTime={at}>{slotWords(at, timezone)}</time>
          </li>
        ))}
      </ol>
      {fewerFrom !== null && <p className={styles.detail}>{copy.fewerFrom(fewerFrom)}</p>}
    </>
  );
};
