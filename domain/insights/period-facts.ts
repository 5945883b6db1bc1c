import { plusDays } from '#domain/time/dates.ts';
import { monthOf } from '#domain/wins/filing.ts';
import { longestStreak } from '#domain/wins/streak.ts';
import { firstDayOf, isDay } from '#domain/wins/win-day.ts';
import {
  changesBetween,
  emergedIn,
  type Gathered,
  lapsedIn,
  newIn,
  recentIn,
  returnedIn,
  shiftIn,
  strengthsOf,
} from './findings.ts';
import { type History, type Names, namesIn } from './history.ts';
import type { InsightKind, PeriodFacts } from './insight.ts';
import { isIn, type Span, spanBefore, spanUpTo, wholeSpan } from './look-back.ts';

/**
 * All that was written by date and by month; what else a week holds, and held before, cannot be told by months. `undated`: how
 * many of a date have no day but its month: they are of no run of days.
 */
export type Journal = Readonly<{
  dates: ReadonlyMap<string, number>;
  undated: ReadonlyMap<string, number>;
  history: History;
}>;

/** The same from counts by known dates (see `knownDate`). */
export const journalFrom = (known: ReadonlyMap<string, number>, history: History): Journal => {
  const dates = new Map<string, number>();
  for (const [date, wins] of known) dates.set(firstDayOf(date), (dates.get(firstDayOf(date)) ?? 0) + wins);
  const months = [...known].filter(([date]) => !isDay(date));
  return { dates, undated: new Map(months.map(([month, wins]) => [firstDayOf(month), wins])), history };
};

/** The days of a span that surely have wins, the first one first. */
const daysIn = ({ dates, undated }: Journal, span: Span): readonly string[] =>
  [...dates]
    .filter(([date, wins]) => isIn(span, date) && wins > (undated.get(date) ?? 0))
    .map(([date]) => date)
    .sort();

/** What a span is told of beside the journal. Its skills, and of a week its categories and those of the week before. */
export type SpanNames = Readonly<{
  skills: Names;
  week: Readonly<{ categories: Names; before: Names }> | null;
}>;

/** The facts that come from reading the wins, not from counting them. */
export type SpanSeen = Pick<PeriodFacts, 'highlights' | 'threads' | 'noticed' | 'gap'>;

/** The newest time of this kind that has wins; null where there are none. */
export const newestSpan = (kind: InsightKind, { dates }: Journal): Span | null => {
  const written = [...dates.keys()].sort();
  const [first, last] = [written[0], written.at(-1)];
  if (first === undefined || last === undefined) return null;
  return kind === 'summary' ? { from: first, to: last } : wholeSpan(kind, last);
};

/** How many wins there are in a span. */
export const winsIn = ({ dates }: Pick<Journal, 'dates'>, span: Span): number => {
  let sum = 0;
  for (const [date, wins] of dates) if (isIn(span, date)) sum += wins;
  return sum;
};

/** How many wins there are in what a span is compared with, `today` being its user's local date. */
export const winsBefore = (kind: InsightKind, span: Span, journal: Pick<Journal, 'dates'>, today: string): number =>
  kind === 'summary' ? 0 : winsIn(journal, compared(kind, span, today));

/** Everything that can be told of a span, `today` being its user's local date. Null where nothing was written in it. */
export const periodFacts = (
  kind: InsightKind,
  span: Span,
  journal: Journal,
  names: SpanNames,
  seen: SpanSeen,
  today: string,
): PeriodFacts | null => {
  const days = daysIn(journal, span);
  const wins = winsIn(journal, span);
  if (wins === 0) return null;
  const isOver = kind !== 'summary' && span.to < today;
  const categories = names.week?.categories ?? namesIn(journal.history, monthOf(span.from), monthOf(span.to));
  const before = winsBefore(kind, span, journal, today);
  const gathered: Gathered = { kind, span, isOver, wins, before, categories, skills: names.skills, today };
  return {
    kind,
    span,
    ...(kind === 'summary' && !days.includes(span.from) && { fromIsApproximate: true as const }),
    isOver,
    winCount: wins,
    daysWithWins: days.length,
    bestStreak: longestStreak(days),
    datesWithWins: days.length > 2 || [...journal.undated.keys()].some((date) => isIn(span, date)) ? [] : days,
    categories: largestFirst(categories),
    skills: largestFirst(names.skills),
    previousWinCount: before,
    ...found(gathered, journal, names.week?.before ?? null),
    ...seen,
    shift: shiftIn(gathered, journal.history),
  };
};

/** Fewer wins are not weighed. */
const ENOUGH = 3;
const NOTHING_FOUND = {
  grownCategories: [],
  shrunkCategories: [],
  newCategories: [],
  emergedCategories: [],
  recentCategories: [],
  returnedCategories: [],
  lapsedCategories: [],
  strengths: [],
  bestMonth: null,
} as const;

const found = (gathered: Gathered, journal: Journal, weekBefore: Names | null) => {
  const { history } = journal;
  if (gathered.wins < ENOUGH) return NOTHING_FOUND;
  const before = weekBefore ?? namesBefore(gathered, history);
  return {
    ...changesBetween(gathered, before),
    newCategories: newIn(gathered, history),
    emergedCategories: emergedIn(gathered, history),
    recentCategories: recentIn(gathered, history),
    returnedCategories: returnedIn(gathered, history),
    lapsedCategories: lapsedIn(gathered, history),
    strengths: strengthsOf(gathered, history),
    bestMonth: bestMonthIn(gathered, journal),
  };
};

/** What a span is compared with; of one that is not over as much of that as has gone by. */
const compared = (kind: Exclude<InsightKind, 'summary'>, span: Span, today: string): Span =>
  spanBefore(kind, span.to < today ? span : { from: span.from, to: today < span.from ? span.from : today });

const namesBefore = ({ kind, span }: Gathered, history: History): Names => {
  if (kind === 'summary' || kind === 'week') return new Map();
  const { from, to } = spanUpTo(kind, plusDays(span.from, -1));
  return namesIn(history, monthOf(from), monthOf(to));
};

const SEVERAL = 4;

/** None where two months share the first place. */
const bestMonthIn = ({ kind, span }: Gathered, { dates }: Journal): PeriodFacts['bestMonth'] => {
  if (kind === 'week' || kind === 'month') return null;
  const months = new Map<string, number>();
  for (const [date, wins] of dates)
    if (isIn(span, date)) months.set(monthOf(date), (months.get(monthOf(date)) ?? 0) + wins);
  const [first, second] = [...months].sort(([, one], [, other]) => other - one);
  if (!first || !second || months.size < SEVERAL || first[1] === second[1]) return null;
  return { month: first[0], winCount: first[1] };
};

const largestFirst = (names: Names): PeriodFacts['skills'] =>
  [...names]
    .map(([name, winCount]) => ({ name, winCount }))
    .filter(({ name, winCount }) => name !== '' && winCount > 0)
    .sort((one, other) => other.winCount - one.winCount || (one.name < other.name ? -1 : 1));

/** The months of a user that have wins, the newest first, behind that one (`yyyy-MM`) or all. */
export const monthsWithWins = ({ dates }: Journal, behind: string | null): readonly string[] =>
  [...new Set([...dates.keys()].map(monthOf))]
    .filter((month) => behind === null || month < behind)
    .sort()
    .reverse();
