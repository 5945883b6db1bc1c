import { plusDays, weekdayOf } from '#domain/time/dates.ts';

const isWeekend = (date: string): boolean => weekdayOf(date) % 6 === 0;

/**
 * How many days in a row had a win, up to `today` or, as today may not be over, to the day before. `weekdaysOnly`: a
 * weekend without one breaks nothing. Dates are local ones, `yyyy-MM-dd`.
 */
export const streakUpTo = (
  dates: ReadonlySet<string>,
  today: string,
  { weekdaysOnly }: Readonly<{ weekdaysOnly: boolean }>,
): number => {
  const before = (date: string): string => {
    const day = plusDays(date, -1);
    return weekdaysOnly && isWeekend(day) && !dates.has(day) ? before(day) : day;
  };
  let days = 0;
  for (let date = dates.has(today) ? today : before(today); dates.has(date); date = before(date)) days += 1;
  return days;
};

/** The longest run of days in a row among these dates. */
export const longestStreak = (dates: readonly string[]): number => {
  let [longest, run, before] = [0, 0, ''];
  for (const date of [...new Set(dates)].sort()) {
    run = before !== '' && plusDays(before, 1) === date ? run + 1 : 1;
    longest = Math.max(longest, run);
    before = date;
  }
  return longest;
};
