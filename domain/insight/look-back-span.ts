import { plusDays, plusMonths, weekdayOf } from '../time/dates.ts';

export type LookBackPeriod = 'week' | 'month' | 'year';
/** Local dates (`yyyy-MM-dd`), both in it. */
export type Span = Readonly<{ from: string; to: string }>;

/** The week (from Monday), the month or the year of the calendar that a date is in, up to that date. */
export const spanUpTo = (period: LookBackPeriod, to: string): Span => ({ from: startOf(period, to), to });

/** The last date of the week, month or year before the one of this date. */
export const dayBefore = (period: LookBackPeriod, date: string): string => plusDays(startOf(period, date), -1);

/** It is over: its last day is in it. */
export const isWhole = (period: LookBackPeriod, { to }: Span): boolean => {
  const next = plusDays(to, 1);
  return startOf(period, next) === next;
};

/** What a span is compared with: the whole one before, and of one that is not over as much of that as has gone by of it. */
export const spanBefore = (period: LookBackPeriod, span: Span): Span => {
  const whole = spanUpTo(period, plusDays(span.from, -1));
  if (isWhole(period, span)) return whole;
  const sameDay = period === 'week' ? plusDays(span.to, -7) : plusMonths(span.to, period === 'month' ? -1 : -12);
  return { from: whole.from, to: sameDay < whole.to ? sameDay : whole.to };
};

export const isIn = ({ from, to }: Span, date: string): boolean => from <= date && date <= to;

const startOf = (period: LookBackPeriod, date: string): string => {
  if (period === 'week') return plusDays(date, -((weekdayOf(date) + 6) % 7));
  return period === 'month' ? `${date.slice(0, 'yyyy-MM'.length)}-01` : `${date.slice(0, 'yyyy'.length)}-01-01`;
};
