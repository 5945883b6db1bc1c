import type { Services } from '#application/services.ts';
import { shownSkillCounts } from '#application/skills/public.ts';
import { newestWins, WINS, type WinRead, type WordSigns } from '#application/wins/public.ts';
import { highlightsOf } from '#domain/insights/highlights.ts';
import { historyFrom, monthsBefore, type Names } from '#domain/insights/history.ts';
import type { Highlight, InsightKind, PeriodFacts } from '#domain/insights/insight.ts';
import { type Span, spanUpTo } from '#domain/insights/look-back.ts';
import {
  type Journal,
  journalFrom,
  periodFacts,
  type SpanNames,
  type SpanSeen,
  winsIn,
} from '#domain/insights/period-facts.ts';
import { skillsInLines } from '#domain/skills/skill-lines.ts';
import { daysBetween, plusDays } from '#domain/time/dates.ts';
import { monthOf } from '#domain/wins/filing.ts';
import type { Noticed } from '#domain/wins/noticed.ts';
import { dayOfWin } from '#domain/wins/win-day.ts';

type Stores = Pick<Services, 'readModels'>;
type Signs = Readonly<{ signs: Pick<WordSigns, 'noticedIn' | 'threadsIn'> }>;

/** All that a user has written, counted by the store: the same number of calls for few wins and for many. */
export const journalOf = async ({ readModels }: Stores, userId: number): Promise<Journal> => {
  const [known, filed] = await Promise.all([
    readModels.countBy(WINS, { equals: { userId } }, 'knownDate'),
    readModels.countBy(WINS, { equals: { userId } }, 'filed'),
  ]);
  return journalFrom(known, historyFrom(filed));
};

/** The facts of a span, and the wins that were read for them. */
type Found = Readonly<{ facts: PeriodFacts; winIds: readonly string[] }>;

/** What a span held. Null where nothing was written in it. */
export const factsOf = async (
  services: Stores & Signs,
  userId: number,
  kind: InsightKind,
  span: Span,
  journal: Journal,
  today: string,
): Promise<Found | null> => {
  if (winsIn(journal, span) === 0) return null;
  const read = await winsToRead(services, userId, kind, span, journal);
  const names = await namesOf(services, userId, kind, span, read, { journal, today });
  const facts = periodFacts(kind, span, journal, names, seenIn(services.signs, read, span), today);
  return facts && { facts, winIds: read.map(({ winId }) => winId) };
};

const MOST_HIGHLIGHTS = 3;

/** Looks through the wins of a span that were read: highlights, threads, figures, a gap. */
const seenIn = (signs: Signs['signs'], read: readonly WinRead[], span: Span): SpanSeen => {
  const seen = new Map(read.map((win) => [win.text, signs.noticedIn(win.text)]));
  const noticed = (text: string): Noticed => seen.get(text) ?? signs.noticedIn(text);
  const happy = read.filter(({ text }) => !noticed(text).isSad);
  const told = happy.filter(({ text }) => !noticed(text).isPrivate);
  const gap = told.find(({ text }) => noticed(text).gap !== '');
  return {
    highlights: highlightsOf(read, span, MOST_HIGHLIGHTS, (text) => noticed(text).weight).map(
      ({ winId, text, category, ...win }): Highlight => {
        const { quote, reason, weight } = noticed(text);
        return { winId, ...dayOfWin(win), text: quote, reason, weight, category };
      },
    ),
    threads: signs.threadsIn(happy),
    noticed: {
      wins: told.length,
      figures: told.filter(({ text }) => noticed(text).hasFigure).length,
      figuresAlone: told.filter(({ text }) => noticed(text).hasFigure && !noticed(text).hasChange).length,
      praise: told.filter(({ text }) => noticed(text).hasPraise).length,
    },
    gap: gap ? { winId: gap.winId, ...dayOfWin(gap), text: noticed(gap.text).gap } : null,
  };
};

/** More of a week than anybody writes: what it holds is told by its wins themselves. */
const MOST_OF_A_WEEK = 1000;
/** Up to so many all wins of a span are looked through; of more, the newest of each of its parts. */
const READ_WHOLE = 60;
const PARTS = { month: 3, year: 12, summary: 12 } as const;
const OF_EACH_PART = { month: 12, year: 20, summary: 20 } as const;

const winsToRead = async (
  services: Stores,
  userId: number,
  kind: InsightKind,
  span: Span,
  journal: Journal,
): Promise<readonly WinRead[]> => {
  const count = winsIn(journal, span);
  if (kind === 'week') return newestWins(services, userId, span, Math.min(count, MOST_OF_A_WEEK));
  if (count <= READ_WHOLE) return newestWins(services, userId, span, count);
  const parts = partsOf(span, PARTS[kind])
    .map((part) => ({ part, most: Math.min(winsIn(journal, part), OF_EACH_PART[kind]) }))
    .filter(({ most }) => most > 0);
  return (await Promise.all(parts.map(({ part, most }) => newestWins(services, userId, part, most)))).flat();
};

const partsOf = ({ from, to }: Span, parts: number): readonly Span[] => {
  const days = Math.ceil((daysBetween(from, to) + 1) / parts);
  return Array.from({ length: parts }, (_, part) => {
    const last = plusDays(from, (part + 1) * days - 1);
    return { from: plusDays(from, part * days), to: last < to ? last : to };
  }).filter((part) => part.from <= part.to);
};

const namesOf = async (
  services: Stores,
  userId: number,
  kind: InsightKind,
  span: Span,
  read: readonly WinRead[],
  { journal, today }: Readonly<{ journal: Journal; today: string }>,
): Promise<SpanNames> => {
  if (kind !== 'week') return { skills: await skillsOf(services, userId, kind, span), week: null };
  const before = spanUpTo('week', plusDays(span.from, -1));
  const count = span.to < today ? Math.min(winsIn(journal, before), MOST_OF_A_WEEK) : 0;
  const winsBefore = count === 0 ? [] : await newestWins(services, userId, before, count);
  return {
    skills: await shownSkillCounts(
      services,
      userId,
      read.map(({ skills }) => [skills, 1]),
    ),
    week: { categories: categoriesOf(read), before: categoriesOf(winsBefore) },
  };
};

const categoriesOf = (wins: readonly WinRead[]): Names =>
  counted(wins.map(({ category }) => category).filter((category) => category !== ''));

const counted = (names: readonly string[]): Names => {
  const sums = new Map<string, number>();
  for (const name of names) sums.set(name, (sums.get(name) ?? 0) + 1);
  return sums;
};

/** Month by month, each from its own part of an index; called as their user wants them called. */
const skillsOf = async (services: Stores, userId: number, kind: InsightKind, span: Span): Promise<Names> => {
  const { readModels } = services;
  const lines =
    kind === 'summary'
      ? [await readModels.countBy(WINS, { equals: { userId } }, 'skillLines')]
      : await Promise.all(
          monthsIn(span).map((month) => readModels.countBy(WINS, { equals: { userId, month } }, 'skillLines')),
        );
  const held = lines.flatMap((one) => [...one].map(([line, wins]) => [skillsInLines(line), wins] as const));
  return shownSkillCounts(services, userId, held);
};

const monthsIn = ({ from, to }: Span): readonly string[] => {
  const months: string[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = monthsBefore(month, -1)) months.push(month);
  return months;
};
