import type { WinDays } from '#web/contract/win-days.ts';
import { dayAfter } from '../../shared/calendar.ts';

/** A day of the year: how many wins, and how deep its colour is, from none (0) to four or more. */
export type Day = Readonly<{ date: string; wins: number; depth: number }>;

const DAYS_A_WEEK = 7;
const DEEPEST = 4;

/** The weeks of a year, Monday first; the last one ends today. */
export const weeksOf = ({ from, to, days }: Pick<WinDays, 'from' | 'to' | 'days'>): readonly (readonly Day[])[] => {
  const counts = new Map(days.map(({ date, wins }) => [date, wins]));
  const weeks: Day[][] = [];
  for (let date = from; date <= to; date = dayAfter(date)) {
    const wins = counts.get(date) ?? 0;
    const day = { date, wins, depth: Math.min(wins, DEEPEST) };
    const week = weeks.at(-1);
    if (week && week.length < DAYS_A_WEEK) week.push(day);
    else weeks.push([day]);
  }
  return weeks;
};

/** The next day with wins from one by an arrow key, or the first or last by Home or End; undefined where there is none. */
export const dayTowards = (weeks: readonly (readonly Day[])[], date: string, key: string): string | undefined => {
  const step = STEPS.get(key);
  const days = weeks.flat();
  const withWins = days.filter(({ wins }) => wins > 0);
  if (key === 'Home') return withWins[0]?.date;
  if (key === 'End') return withWins.at(-1)?.date;
  if (step === undefined) return undefined;
  const from = days.findIndex((day) => day.date === date);
  for (let at = from + step; at >= 0 && at < days.length; at += step) {
    const day = days[at];
    if (day && day.wins > 0) return day.date;
  }
  return undefined;
};

/** Days stand below each other, weeks beside each other. */
const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -DAYS_A_WEEK],
  ['ArrowRight', DAYS_A_WEEK],
  ['ArrowUp', -1],
  ['ArrowDown', 1],
]);

/** How many wins the month of today holds, and the one before it. */
export const monthsOf = ({
  to,
  days,
  months,
}: Pick<WinDays, 'to' | 'days' | 'months'>): Readonly<{ now: number; before: number }> => {
  const month = to.slice(0, 'yyyy-MM'.length);
  const last = monthBefore(to);
  const sum = (wanted: string): number =>
    [...days, ...months.map(({ month: date, wins }) => ({ date, wins }))].reduce(
      (wins, one) => (one.date.startsWith(wanted) ? wins + one.wins : wins),
      0,
    );
  return { now: sum(month), before: sum(last) };
};

/** `yyyy-MM` of the month before that of a day. */
export const monthBefore = (date: string): string => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 'yyyy-MM'.length);
};
