import { useEffect, useRef } from 'react';
import { longDate } from '../../shared/calendar.ts';
import { WinRows } from './cards.tsx';
import { copy } from './copy.ts';
import styles from './day-wins.module.css';
import { useDay } from './use-dashboard.ts';
import type { Day } from './year.ts';

const words = copy.year;
const MOST_PLACES = 5;

/** The wins of a day that was opened. Its heading has the focus then, so that it is read out and the way on is short. */
export const DayWins = ({ day, onClose }: { day: Day; onClose: () => void }) => {
  const { data, failed, retry } = useDay(day.date);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const close = (): void => {
    document.querySelector<HTMLElement>(`[data-date="${day.date}"]`)?.focus();
    onClose();
  };
  return (
    <div className={styles.opened}>
      <div className={styles.head}>
        <h4 ref={heading} tabIndex={-1} className={styles.title}>
          {words.day(longDate(day.date), day.wins)}
        </h4>
        <button type="button" className={styles.close} onClick={close}>
          {words.close}
        </button>
      </div>
      {failed && (
        <p role="alert">
          {words.failed}{' '}
          <button type="button" className={styles.close} onClick={retry}>
            {words.retry}
          </button>
        </p>
      )}
      {data && <WinRows wins={data.achievements} />}
      {!data && !failed && (
        <div role="status">
          <span className="visually-hidden">{words.loading}</span>
          {Array.from({ length: Math.min(day.wins, MOST_PLACES) }, (_, place) => `place ${place}`).map((place) => (
            <div key={place} className={styles.place} aria-hidden="true" />
          ))}
        </div>
      )}
    </div>
  );
};
