import type { AsWritten } from '#domain/facts.ts';
import type { SpokenSpan } from '#domain/insights/look-back.ts';
import { isWhole, type LookBackPeriod, type Span, spanBefore } from '#domain/insights/look-back-span.ts';

const datesOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const monthNames = datesOf({ month: 'long' });
const shortDates = datesOf({ month: 'long', day: 'numeric' });
const dayDates = datesOf({ weekday: 'long', month: 'long', day: 'numeric' });
const longDates = datesOf({ year: 'numeric', month: 'long', day: 'numeric' });

const midnight = (date: string): Date => new Date(`${date}T00:00:00Z`);

/**
 * `October`, `2025`, `third quarter`, `week, November 9 – 15`; of one that is not over `month so far, November 1 – 21`;
 * `time since May 3`.
 */
export const spanTitle = ({ period, span, withYear }: SpokenSpan): string => {
  if (period === 'since') return `time since ${dateIn(span.from, withYear)}`;
  if (!isWhole(period, span)) return `${period} so far, ${datesIn(span)}`;
  return period === 'week' ? `week, ${datesIn(span)}` : nameOf(period, span, withYear);
};

/**
 * When it was, as it ends a sentence: `in October`, `in the third quarter`, `in the week of …`, `this month`, `since May
 * 3`.
 */
export const during = ({ period, span, withYear }: SpokenSpan): string => {
  if (period === 'since') return `since ${dateIn(span.from, withYear)}`;
  if (!isWhole(period, span)) return `this ${period}`;
  return period === 'week'
    ? `in the week of ${datesIn(span)}`
    : `in ${articleOf(period)}${nameOf(period, span, withYear)}`;
};

/** The same; as it stands in an event of before where it does. */
export const timeInWords = (time: SpokenSpan | AsWritten): string =>
  'asWritten' in time ? time.asWritten : during(time);

/** What it is compared with: `in September`, `in the week before`, `at this point last month`, `in as many days before`. */
export const duringBefore = ({ period, span, withYear }: SpokenSpan): string => {
  if (period === 'since') return 'in as many days before';
  if (!isWhole(period, span)) return `at this point last ${period}`;
  if (period === 'week') return 'in the week before';
  return `in ${articleOf(period)}${nameOf(period, spanBefore(period, span), withYear)}`;
};

/** `Monday, November 16`; with its year where there may be more than one. */
export const dayIn = ({ period, withYear }: Pick<SpokenSpan, 'period' | 'withYear'>, date: string): string =>
  (period === 'year' || period === 'since' || withYear ? longDates : dayDates).format(midnight(date));

const dateIn = (date: string, withYear: boolean): string => (withYear ? longDates : shortDates).format(midnight(date));

const datesIn = ({ from, to }: Span): string =>
  shortDates.formatRange(midnight(from), midnight(to)).replace(/\s+/gu, ' ');

const articleOf = (period: LookBackPeriod): string => (period === 'quarter' ? 'the ' : '');

const QUARTERS = ['first', 'second', 'third', 'fourth'] as const;

const nameOf = (period: 'month' | 'quarter' | 'year', { from }: Span, withYear: boolean): string => {
  const year = from.slice(0, 'yyyy'.length);
  if (period === 'year') return year;
  if (period === 'month') return `${monthNames.format(midnight(from))}${withYear ? ` ${year}` : ''}`;
  const quarter = QUARTERS[Math.floor(midnight(from).getUTCMonth() / 3)] ?? QUARTERS[0];
  return `${quarter} quarter${withYear ? ` of ${year}` : ''}`;
};
