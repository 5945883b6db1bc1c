import type { Services } from '#application/services.ts';
import { shownSkillCounts } from '#application/skills/public.ts';
import { newestWins, WINS, type WinRead, type WordSigns } from '#application/wins/public.ts';
import { highlightsOf } from '#domain/insights/highlights.ts';
import {
  type AskedPeriod,
  type Counted,
  isIn,
  type LookBack,
  type Span,
  spanAsked,
  spanBefore,
} from '#domain/insights/look-back.ts';
import { shortenedText } from '#domain/text.ts';
import { plusDays } from '#domain/time/dates.ts';
import { longestStreak } from '#domain/wins/streak.ts';
import { dayOfWin, firstDayOf, isDay } from '#domain/wins/win-day.ts';

type Stores = Pick<Services, 'readModels'>;

/** So many wins of a period, the newest ones, are looked through for skills and highlights; all of them are counted. */
const MOST_READ = 1000;
const HIGHLIGHTS = { week: 3, month: 4, quarter: 5, year: 6, since: 6 } as const;
const YEAR = 'yyyy'.length;
const LONGEST_HIGHLIGHT = 160;
/** More than are ever named. */
const MOST_SKILLS = 8;

/**
 * Whoever moves west has written wins on a date that is still to come where they are now: a look-back up to now counts the day
 * ahead, so that none is missing from it.
 */
export const withDayAhead = (span: Span, today: string): Span =>
  span.to === today ? { ...span, to: plusDays(today, 1) } : span;

/**
 * What the time that was asked for held, up to `today` (the user's local date); the week where nothing was said. `isNow`: today
 * is now, and not the last day of a time that is over.
 */
export const lookBack = async (
  { readModels, signs }: Stores & Readonly<{ signs: Pick<WordSigns, 'noticedIn'> }>,
  userId: number,
  { today, isNow = false, ...asked }: AskedPeriod & Readonly<{ today: string; isNow?: boolean }>,
): Promise<LookBack> => {
  const { period, span } = spanAsked(asked, today);
  const held = isNow ? withDayAhead(span, today) : span;
  const withYear = asked.periodDate !== undefined && span.from.slice(0, YEAR) !== today.slice(0, YEAR);
  const [known, categories, read] = await Promise.all([
    readModels.countBy(WINS, { equals: { userId }, atMost: { knownDate: held.to } }, 'knownDate'),
    categoriesIn(readModels, userId, held),
    newestWins({ readModels }, userId, held, MOST_READ),
  ]);
  const highlights = highlightsOf(read, held, HIGHLIGHTS[period], (text) => signs.noticedIn(text).weight)
    .map(({ text, ...win }) => ({
      ...dayOfWin(win),
      text: shortenedText(signs.noticedIn(text).quote, LONGEST_HIGHLIGHT),
    }))
    .sort((one, other) => (one.date < other.date ? -1 : 1));
  const skills = (await skillsIn({ readModels }, userId, read)).slice(0, MOST_SKILLS);
  return {
    period,
    span,
    withYear,
    ...countsOf(known, held, spanBefore(period, span)),
    categories,
    skills,
    highlights,
  };
};

const upTo = (userId: number, date: string) => ({ equals: { userId }, atMost: { date } });

type Counts = Pick<LookBack, 'wins' | 'daysWithWins' | 'bestStreak' | 'before'>;

const countsOf = (known: ReadonlyMap<string, number>, span: Span, before: Span): Counts => {
  const days = [...known.keys()].filter((date) => isDay(date) && isIn(span, date));
  const winsOn = (ofThem: (date: string) => boolean): number =>
    [...known].reduce((sum, [date, wins]) => (ofThem(firstDayOf(date)) ? sum + wins : sum), 0);
  return {
    wins: winsOn((date) => isIn(span, date)),
    daysWithWins: days.length,
    bestStreak: longestStreak(days),
    before: winsOn((date) => isIn(before, date)),
  };
};

/** All up to its end without all up to its beginning, the largest first. */
const categoriesIn = async (
  readModels: Stores['readModels'],
  userId: number,
  { from, to }: Span,
): Promise<readonly Counted[]> => {
  const [all, earlier] = await Promise.all([
    readModels.countBy(WINS, upTo(userId, to), 'category'),
    readModels.countBy(WINS, upTo(userId, plusDays(from, -1)), 'category'),
  ]);
  return largestFirst([...all].map(([name, wins]) => ({ name, wins: wins - (earlier.get(name) ?? 0) })));
};

/** Called as their user wants them called. */
const skillsIn = async (services: Stores, userId: number, read: readonly WinRead[]): Promise<readonly Counted[]> => {
  const counts = await shownSkillCounts(
    services,
    userId,
    read.map(({ skills }) => [skills, 1]),
  );
  return largestFirst([...counts].map(([name, wins]) => ({ name, wins })));
};

const largestFirst = (counted: readonly Counted[]): readonly Counted[] =>
  counted
    .filter(({ name, wins }) => name !== '' && wins > 0)
    .sort((one, other) => other.wins - one.wins || (one.name < other.name ? -1 : 1));
