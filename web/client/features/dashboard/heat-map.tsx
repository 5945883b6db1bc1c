import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { WinDays } from '#web/contract/win-days.ts';
import { longDate, monthOf, shortMonth } from '../../shared/calendar.ts';
import { copy } from './copy.ts';
import { DayWins } from './day-wins.tsx';
import styles from './heat-map.module.css';
import { type Day, dayTowards, weeksOf } from './year.ts';

const words = copy.year;
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;
const WEEKS = Array.from({ length: 53 }, (_, week) => week);

/** A year of wins, a square a day: one that has wins opens them. Arrow keys move among those. */
export const HeatMap = ({ year, failed, retry }: { year: WinDays | undefined; failed: boolean; retry: () => void }) => {
  const [opened, setOpened] = useState<Day>();
  return (
    <section className={styles.panel} aria-labelledby="a-year-of-wins">
      <div className={styles.head}>
        <h3 id="a-year-of-wins" className={styles.title}>
          {words.title}
        </h3>
        <p className={styles.sum}>{year ? words.sum(winsIn(year), year.days.length) : ' '}</p>
      </div>
      {failed ? (
        <div className={styles.failed} role="alert">
          <p>{words.failed}</p>
          <button type="button" className={styles.button} onClick={retry}>
            {words.retry}
          </button>
        </div>
      ) : year ? (
        <>
          <Days year={year} opened={opened?.date} onOpen={setOpened} />
          {year.months.length > 0 && (
            <p className={styles.sum}>
              {words.ofMonths(year.months.map(({ month, wins }) => [monthOf(`${month}-01`), wins]))}
            </p>
          )}
        </>
      ) : (
        <Blank />
      )}
      {opened && <DayWins key={opened.date} day={opened} onClose={() => setOpened(undefined)} />}
    </section>
  );
};

const winsIn = ({ days }: WinDays): number => days.reduce((sum, { wins }) => sum + wins, 0);

type DaysProps = Readonly<{ year: WinDays; opened: string | undefined; onOpen: (day: Day) => void }>;

const Days = ({ year, opened, onOpen }: DaysProps) => {
  const weeks = weeksOf(year);
  const [current, setCurrent] = useState<string>();
  const table = useRef<HTMLTableElement>(null);
  const scroller = useLatestInView();
  const isThere = year.days.some(({ date }) => date === current);
  const stop = isThere ? current : year.days.at(-1)?.date; // where the tab key comes in
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = stop === undefined ? undefined : dayTowards(weeks, stop, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    table.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus();
  };
  return (
    <div ref={scroller} className={styles.scroller} data-empty={year.days.length === 0}>
      <Months weeks={weeks} />
      <table ref={table} className={styles.days}>
        <caption className="visually-hidden">{words.caption}</caption>
        <tbody>
          {WEEKDAYS.map((weekday) => (
            <tr key={weekday}>
              {weeks.map((week) => {
                const day = week[weekday];
                if (!day) return null;
                return (
                  <td key={day.date}>
                    {day.wins === 0 ? (
                      <span className={styles.day} title={words.day(longDate(day.date), 0)} />
                    ) : (
                      <Square
                        day={day}
                        isStop={day.date === stop}
                        isOpen={day.date === opened}
                        onKeyDown={onKeyDown}
                        onOpen={() => {
                          setCurrent(day.date);
                          onOpen(day);
                        }}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

type SquareProps = Readonly<{
  day: Day;
  isStop: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}>;

const Square = ({ day: { date, wins, depth }, isStop, isOpen, onOpen, onKeyDown }: SquareProps) => {
  const label = words.day(longDate(date), wins);
  return (
    <button
      type="button"
      className={styles.day}
      data-date={date}
      data-depth={depth}
      aria-label={label}
      aria-expanded={isOpen}
      title={label}
      tabIndex={isStop ? 0 : -1}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    />
  );
};

/** A month stands above its first whole week, where there is room for it. */
const Months = ({ weeks }: { weeks: readonly (readonly Day[])[] }) => (
  <div className={styles.months} aria-hidden="true">
    {weeks.map((week, at) => {
      const first = week[0]?.date ?? '';
      const before = weeks[at - 1]?.[0]?.date ?? '';
      const isNew = at > 0 && first.slice(0, 7) !== before.slice(0, 7) && at < weeks.length - 2;
      return <span key={first}>{isNew ? shortMonth(first) : ''}</span>;
    })}
  </div>
);

/** Stands where the squares will. */
const Blank = () => (
  <div className={styles.scroller} role="status">
    <span className="visually-hidden">{words.loading}</span>
    <div className={styles.months} aria-hidden="true" />
    <table className={styles.days} aria-hidden="true">
      <tbody>
        {WEEKDAYS.map((weekday) => (
          <tr key={weekday}>
            {WEEKS.map((week) => (
              <td key={week}>
                <span className={styles.day} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** Where a year is wider than the window, its last days are in view, whatever its width becomes, until one scrolls back. */
const useLatestInView = () => {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    let isAtEnd = true;
    const toEnd = (): void => {
      if (isAtEnd) box.scrollLeft = box.scrollWidth;
    };
    const onScroll = (): void => {
      isAtEnd = box.scrollLeft + box.clientWidth >= box.scrollWidth - 1;
    };
    toEnd();
    const resized = new ResizeObserver(toEnd);
    resized.observe(box);
    box.addEventListener('scroll', onScroll);
    return () => {
      resized.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, []);
  return scroller;
};
