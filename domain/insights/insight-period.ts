import { plusDays, plusMonths, weekdayOf } from '#domain/time/dates.ts';
import { localDate, localMoment } from '#domain/time/local-time.ts';

export type InsightPeriod = 'week' | 'month';
/** Its first and last local date (`yyyy-MM-dd`), and when its mail is due (ISO 8601, UTC). */
type DueInsight = Readonly<{ start: string; end: string; dueAt: string }>;

const HOUR = '08:00';

/** When a week (Monday to Sunday) or a month is told of: at eight on the morning after it, in this zone. */
export const insightFrom = (period: InsightPeriod, start: string, timezone: string): DueInsight => {
  const next = nextStart(period, start);
  // A zone may leave a whole date out: then it is the morning after.
  const dueAt = localMoment(next, HOUR, timezone) ?? localMoment(plusDays(next, 1), HOUR, timezone);
  if (dueAt === null) throw new RangeError('a zone without two dates in a row');
  return { start, end: plusDays(next, -1), dueAt };
};

/** The insights that fall due after a moment (ISO 8601), the first ones first. */
export const nextInsights = (
  period: InsightPeriod,
  after: string,
  timezone: string,
  count: number,
): readonly DueInsight[] => {
  const due: DueInsight[] = [];
  let start = previousStart(period, startOf(period, localDate(after, timezone)));
  for (; due.length < count; start = nextStart(period, start)) {
    const insight = insightFrom(period, start, timezone);
    if (insight.dueAt > after) due.push(insight);
  }
  return due;
};

const startOf = (period: InsightPeriod, date: string): string =>
  period === 'week' ? plusDays(date, -((weekdayOf(date) + 6) % 7)) : `${date.slice(0, 'yyyy-MM'.length)}-01`;

const nextStart = (period: InsightPeriod, start: string): string =>
  period === 'week' ? plusDays(start, 7) : plusMonths(start, 1);

const previousStart = (period: InsightPeriod, start: string): string =>
  period === 'week' ? plusDays(start, -7) : plusMonths(start, -1);
