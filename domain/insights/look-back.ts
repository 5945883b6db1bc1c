import type { Facts } from '#domain/facts.ts';
import { daysBetween, plusDays, plusMonths, weekdayOf } from '#domain/time/dates.ts';
import type { InsightText } from './insight-text.ts';

/** What is spoken of: a span, named with its year where that is another one than today's. */
export type SpokenSpan = Readonly<{ period: LookBackPeriod; span: Span; withYear: boolean }>;

export type Counted = Readonly<{ name: string; wins: number }>;

/** What a time held; `highlights` are wins of it in their user's words, `skills` those met most often. */
export type LookBack = SpokenSpan &
  Readonly<{
    wins: number;
    daysWithWins: number;
    bestStreak: number;
    categories: readonly Counted[];
    skills: readonly Counted[];
    /** In as long a time before (see `spanBefore`). */
    before: number;
    highlights: readonly Readonly<{ date: string; dateIsApproximate?: true; text: string }>[];
  }>;

/** What a week or a month held. */
export type InsightFacts = Readonly<{
  of: 'insight';
  period: 'week' | 'month';
  lookBack: LookBack;
}>;

/** The same as it was made and kept, told word for word. */
export type ToldInsightFacts = Readonly<{
  of: 'insight-told';
  period: 'week' | 'month';
  told: SpokenSpan &
    Readonly<{
      wins: number;
      text: Pick<InsightText, 'paragraphs'>;
      highlights: readonly Readonly<{ winId: string; date: string; dateIsApproximate?: true }>[];
    }>;
}>;

export const isInsight = (facts: Facts): facts is InsightFacts | ToldInsightFacts =>
  facts.of === 'insight' || facts.of === 'insight-told';

/** A part of the calendar, or all the time since a date. */
type CalendarPeriod = 'week' | 'month' | 'quarter' | 'year';

export type LookBackPeriod = CalendarPeriod | 'since';

/** Local dates (`yyyy-MM-dd`), both in it. */
export type Span = Readonly<{ from: string; to: string }>;

/** The week (from Monday), month, quarter or year of the calendar that a date is in, up to that date. */
export const spanUpTo = (period: CalendarPeriod, to: string): Span => ({ from: startOf(period, to), to });

/** All of the week, month, quarter or year that a date is in. */
export const wholeSpan = (period: CalendarPeriod, date: string): Span => ({
  from: startOf(period, date),
  to: plusDays(nextStart(period, date), -1),
});

/** The last date of the week, month, quarter or year before the one of this date. */
export const dayBefore = (period: CalendarPeriod, date: string): string => plusDays(startOf(period, date), -1);

/** It is over: its last day is in it. What lasts until today is never over. */
export const isWhole = (period: LookBackPeriod, { to }: Span): boolean => {
  const next = plusDays(to, 1);
  return period !== 'since' && startOf(period, next) === next;
};

const MONTHS = { month: 1, quarter: 3, year: 12 } as const;

/**
 * What a span is compared with: the whole one before, and of one that is not over as much of that as has gone by of it;
 * the time since a date with as many days before it.
 */
export const spanBefore = (period: LookBackPeriod, span: Span): Span => {
  const last = plusDays(span.from, -1);
  if (period === 'since') return { from: plusDays(last, -daysBetween(span.from, span.to)), to: last };
  const whole = spanUpTo(period, last);
  if (isWhole(period, span)) return whole;
  const sameDay = period === 'week' ? plusDays(span.to, -7) : plusMonths(span.to, -MONTHS[period]);
  return { from: whole.from, to: sameDay < whole.to ? sameDay : whole.to };
};

export const isIn = ({ from, to }: Span, date: string): boolean => from <= date && date <= to;

/** What somebody wants to look back on: the one before this, the one that `periodDate` is in, or since that date. */
export type AskedPeriod = Readonly<{ period?: LookBackPeriod; previous?: boolean; periodDate?: string }>;

/** Which dates that is on a user's local date: never one that is still to come. The week unless something is said. */
export const spanAsked = (
  { period = 'week', previous = false, periodDate }: AskedPeriod,
  today: string,
): Readonly<{ period: LookBackPeriod; span: Span }> => {
  const since = periodDate !== undefined && isDate(periodDate) && periodDate <= today ? periodDate : null;
  if (period === 'since') return since ? { period, span: { from: since, to: today } } : spanAsked({}, today);
  if (since === null) return { period, span: spanUpTo(period, previous ? dayBefore(period, today) : today) };
  const end = wholeSpan(period, since).to;
  return { period, span: spanUpTo(period, end < today ? end : today) };
};

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && Number.isFinite(Date.parse(text));

const nextStart = (period: CalendarPeriod, date: string): string => {
  const start = startOf(period, date);
  return period === 'week' ? plusDays(start, 7) : plusMonths(start, MONTHS[period]);
};

const startOf = (period: CalendarPeriod, date: string): string => {
  const [year, month] = [date.slice(0, 'yyyy'.length), date.slice('yyyy-'.length, 'yyyy-MM'.length)];
  if (period === 'week') return plusDays(date, -((weekdayOf(date) + 6) % 7));
  if (period === 'quarter') return `${year}-${String(Math.floor((Number(month) - 1) / 3) * 3 + 1).padStart(2, '0')}-01`;
  return period === 'month' ? `${year}-${month}-01` : `${year}-01-01`;
};
