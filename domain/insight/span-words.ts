import { isWhole, type LookBackPeriod, type Span, spanBefore } from './look-back-span.ts';

const datesOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const monthNames = datesOf({ month: 'long' });
const shortDates = datesOf({ month: 'long', day: 'numeric' });
const dayDates = datesOf({ weekday: 'long', month: 'long', day: 'numeric' });
const longDates = datesOf({ year: 'numeric', month: 'long', day: 'numeric' });

const midnight = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** `October`, `2025` or `week, November 9 – 15`; of one that is not over `month so far, November 1 – 21`. */
export const spanTitle = (period: LookBackPeriod, span: Span): string => {
  if (!isWhole(period, span)) return `${period} so far, ${datesIn(span)}`;
  return period === 'week' ? `week, ${datesIn(span)}` : nameOf(period, span);
};

/** When it was, as it ends a sentence: `in October`, `in the week of November 9 – 15`, `this month`. */
export const during = (period: LookBackPeriod, span: Span): string => {
  if (!isWhole(period, span)) return `this ${period}`;
  return period === 'week' ? `in the week of ${datesIn(span)}` : `in ${nameOf(period, span)}`;
};

/** What it is compared with: `in September`, `in the week before`, `at this point last month`. */
export const duringBefore = (period: LookBackPeriod, span: Span): string => {
  if (!isWhole(period, span)) return `at this point last ${period}`;
  return period === 'week' ? 'in the week before' : `in ${nameOf(period, spanBefore(period, span))}`;
};

/** `Monday, November 16`; with its year where there may be more than one. */
export const dayIn = (period: LookBackPeriod, date: string): string =>
  (period === 'year' ? longDates : dayDates).format(midnight(date));

const datesIn = ({ from, to }: Span): string =>
  shortDates.formatRange(midnight(from), midnight(to)).replace(/\s+/gu, ' ');

const nameOf = (period: 'month' | 'year', { from }: Span): string =>
  period === 'year' ? from.slice(0, 'yyyy'.length) : monthNames.format(midnight(from));
