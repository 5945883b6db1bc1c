import { foldText } from '#domain/text.ts';
import { monthOf } from '#domain/wins/filing.ts';
import {
  type History,
  lastSeenBefore,
  monthsBefore,
  monthsBetween,
  monthsInARow,
  type Names,
  namesIn,
} from './history.ts';
import type { Arrival, Change, InsightKind, LastSeen, Lately, PeriodFacts, Strength } from './insight.ts';
import type { Span } from './look-back.ts';

/** What is looked through: the wins of a span by what they are about and what they show. */
export type Gathered = Readonly<{
  kind: InsightKind;
  span: Span;
  isOver: boolean;
  wins: number;
  before: number;
  categories: Names;
  skills: Names;
  today: string;
}>;

/** It says nothing of what a win is about. */
const OTHER = 'Other';
const MOST_NAMED = 2;

/** What grew and what thinned out against the time before; nothing while one of them is not over. */
export const changesBetween = (
  { isOver, wins, before: winsBefore, categories }: Gathered,
  before: Names,
): Readonly<{ grownCategories: readonly Change[]; shrunkCategories: readonly Change[] }> => {
  if (!isOver || winsBefore === 0) return { grownCategories: [], shrunkCategories: [] };
  const names = [...new Set([...categories.keys(), ...before.keys()])].filter((name) => name !== OTHER);
  const changes = names.map((name) => ({
    name,
    winCount: categories.get(name) ?? 0,
    previousWinCount: before.get(name) ?? 0,
  }));
  return {
    grownCategories: changes
      .filter((one) => one.previousWinCount > 0 && gainOf(one) >= 2 && one.winCount * 2 >= one.previousWinCount * 3)
      .sort((one, other) => gainOf(other) - gainOf(one) || byName(one, other))
      .slice(0, MOST_NAMED),
    // Where all of it was less, each part is, and nothing has gone elsewhere.
    shrunkCategories: changes
      .filter(
        (one) => wins * 5 >= winsBefore * 4 && one.previousWinCount >= 4 && one.winCount * 3 <= one.previousWinCount,
      )
      .sort((one, other) => other.previousWinCount - one.previousWinCount || byName(one, other))
      .slice(0, MOST_NAMED),
  };
};

const gainOf = ({ winCount, previousWinCount }: Change): number => winCount - previousWinCount;

/** One win may be filed wrongly; two are something new. */
const ENOUGH_TO_SAY = 2;
/** Before that everything is new. */
const ENOUGH_BEFORE = 10;

/** Categories of a month that were never there before. */
export const newIn = ({ kind, span, categories }: Gathered, history: History): readonly string[] => {
  if (kind !== 'month') return [];
  const earlier = namesIn(history, '', monthsBefore(monthOf(span.from), 1));
  if ([...earlier.values()].reduce((sum, wins) => sum + wins, 0) < ENOUGH_BEFORE) return [];
  return said(categories)
    .filter((name) => !earlier.has(name))
    .slice(0, MOST_NAMED);
};

const AFTER_MONTHS = 3;
const OFTEN_SINCE = 3;

/** Of a year or all time: categories that came up when the journal was some months old, and have stayed. */
export const emergedIn = ({ kind, span }: Gathered, history: History): readonly Arrival[] => {
  const [begun] = history.keys();
  if (kind === 'week' || kind === 'month' || begun === undefined) return [];
  const [from, to] = [monthOf(span.from), monthOf(span.to)];
  const first = new Map<string, string>();
  for (const [month, names] of history) for (const name of names.keys()) if (!first.has(name)) first.set(name, month);
  return [...first]
    .filter(
      ([name, month]) => name !== OTHER && from <= month && month <= to && monthsBetween(begun, month) > AFTER_MONTHS,
    )
    .map(([name, month]) => ({ name, month, winCount: namesIn(history, month, to).get(name) ?? 0 }))
    .filter(({ winCount }) => winCount >= OFTEN_SINCE)
    .sort((one, other) => other.winCount - one.winCount || byName(one, other))
    .slice(0, 1);
};

const LATELY_MONTHS = 3;
const OLD_ENOUGH = 9;

/** Of the year that goes on or all time: categories most of whose wins are of the last three months. */
export const recentIn = ({ kind, isOver, today }: Gathered, history: History): readonly Lately[] => {
  const [begun] = history.keys();
  const end = monthOf(today);
  if (kind === 'week' || kind === 'month' || isOver || begun === undefined) return [];
  if (monthsBetween(begun, end) < OLD_ENOUGH) return [];
  const all = namesIn(history, '', end);
  return [...namesIn(history, monthsBefore(end, LATELY_MONTHS - 1), end)]
    .map(([name, winCount]) => ({ name, winCount, totalWinCount: all.get(name) ?? winCount }))
    .filter(
      ({ name, winCount, totalWinCount }) =>
        name !== OTHER && winCount >= OFTEN_SINCE && winCount < totalWinCount && winCount * 5 >= totalWinCount * 3,
    )
    .sort((one, other) => other.winCount - one.winCount || byName(one, other))
    .slice(0, MOST_NAMED);
};

/** Categories that are here again after three months without. */
export const returnedIn = ({ kind, span, categories }: Gathered, history: History): readonly LastSeen[] => {
  if (kind !== 'month') return [];
  const month = monthOf(span.from);
  const seen = lastSeenBefore(history, month);
  return said(categories)
    .map((name) => ({ name, month: seen.get(name) ?? month }))
    .filter((one) => monthsBetween(one.month, month) > AFTER_MONTHS)
    .slice(0, 1);
};

const said = (names: Names): readonly string[] =>
  [...names]
    .filter(([name, wins]) => name !== OTHER && wins >= ENOUGH_TO_SAY)
    .sort(([one, wins], [other, others]) => others - wins || (one < other ? -1 : 1))
    .map(([name]) => name);

/** Before that it was another time of life. */
const LOOKED_BACK_MONTHS = 18;
const OFTEN = 4;

/** What was there often in the year and a half before, and for more than three months no more. A week is too short to tell. */
export const lapsedIn = ({ kind, span, today }: Gathered, history: History): readonly LastSeen[] => {
  if (kind === 'week') return [];
  const end = monthOf(kind === 'summary' || today < span.to ? today : span.to);
  const recent = namesIn(history, monthsBefore(end, AFTER_MONTHS), end);
  const earlier = namesIn(history, monthsBefore(end, LOOKED_BACK_MONTHS), monthsBefore(end, AFTER_MONTHS + 1));
  const seen = lastSeenBefore(history, monthsBefore(end, AFTER_MONTHS));
  // A journal that is quiet itself says nothing of what was left.
  if (recent.size === 0) return [];
  return [...earlier]
    .filter(([name, wins]) => name !== OTHER && wins >= OFTEN && !recent.has(name))
    .sort(([one, wins], [other, others]) => others - wins || (one < other ? -1 : 1))
    .map(([name]) => ({ name, month: seen.get(name) ?? '' }))
    .slice(0, MOST_NAMED);
};

const MOST_STRENGTHS = 3;

/** Where wins gather: of few wins two of a kind, of more three and a tenth of them. */
export const strengthsOf = (gathered: Gathered, history: History): readonly Strength[] => {
  const { wins, categories, skills } = gathered;
  const few = wins < 6;
  const gather = (names: Names, least: number) =>
    [...names]
      .filter(([name, count]) => name !== OTHER && count >= least)
      .sort(([one, count], [other, others]) => others - count || (one < other ? -1 : 1))
      .slice(0, MOST_STRENGTHS);
  const about = gather(categories, few ? 2 : Math.max(3, Math.ceil(wins / 10)));
  const known = new Set(about.map(([name]) => foldText(name)));
  const shown = gather(skills, few ? 2 : Math.max(3, Math.ceil(wins / 12))).filter(
    ([name]) => !known.has(foldText(name)),
  );
  return [
    ...about.map(
      ([name, count]): Strength => ({
        kind: 'category',
        name,
        winCount: count,
        ...steadiness(gathered, history, name),
      }),
    ),
    ...shown.map(([name, count]): Strength => ({ kind: 'skill', name, winCount: count, months: 0, monthsWithWins: 0 })),
  ];
};

const steadiness = (
  { kind, span }: Gathered,
  history: History,
  name: string,
): Pick<Strength, 'months' | 'monthsWithWins'> => {
  if (kind === 'week') return { months: 0, monthsWithWins: 0 };
  if (kind === 'month') return { months: monthsInARow(history, name, monthOf(span.from)), monthsWithWins: 0 };
  const months = [...history].filter(([month]) => monthOf(span.from) <= month && month <= monthOf(span.to));
  return { months: months.filter(([, names]) => names.has(name)).length, monthsWithWins: months.length };
};

const byName = (one: Readonly<{ name: string }>, other: Readonly<{ name: string }>): number =>
  one.name < other.name ? -1 : 1;

const LONG_ENOUGH_MONTHS = 4;
const LEADS_WITH = 3;

/** Of a year or all time: which category led its first half, and which other one has led since. */
export const shiftIn = ({ kind, span }: Gathered, history: History): PeriodFacts['shift'] => {
  const months = [...history.keys()].filter((month) => monthOf(span.from) <= month && month <= monthOf(span.to));
  const [first, last] = [months[0], months.at(-1)];
  if (kind === 'week' || kind === 'month' || first === undefined || last === undefined) return null;
  const length = monthsBetween(first, last) + 1;
  if (length < LONG_ENOUGH_MONTHS) return null;
  const middle = monthsBefore(first, -Math.ceil(length / 2));
  const early = leaderOf(namesIn(history, first, monthsBefore(middle, 1)));
  const late = leaderOf(namesIn(history, middle, last));
  return early && late && early.name !== late.name ? { early, late, month: middle } : null;
};

/** None where two share the first place, or too little is led. */
const leaderOf = (names: Names): Readonly<{ name: string; winCount: number }> | null => {
  const [best, next] = [...names].filter(([name]) => name !== OTHER).sort(([, one], [, other]) => other - one);
  if (!best || best[1] < LEADS_WITH || best[1] === next?.[1]) return null;
  return { name: best[0], winCount: best[1] };
};
