import { accountOf } from '#application/accounts/public.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import { timesWithin, type WinTimes, type WordSigns, winTimesByDay } from '#application/wins/public.ts';
import { languageIn } from '#domain/accounts/profile/language.ts';
import type { Language } from '#domain/facts.ts';
import { type InsightKind, insightIdOf, type PeriodFacts } from '#domain/insights/insight.ts';
import type { InsightText } from '#domain/insights/insight-text.ts';
import { type Span, wholeSpan } from '#domain/insights/look-back.ts';
import { type Journal, monthsWithWins, newestSpan, winsBefore } from '#domain/insights/period-facts.ts';
import { localDate } from '#domain/time/local-time.ts';
import type { FallbackReason } from '#domain/wins/events.ts';
import { monthOf } from '#domain/wins/filing.ts';
import type { AiInsightWriter } from './ai-insight-writer.ts';
import { factsOf, journalOf } from './gather.ts';
import type { InsightClaims } from './insight-claims.ts';
import type { InsightWording } from './insight-wording.ts';
import { INSIGHTS, type InsightDocument } from './insights.ts';

export type InsightParts = Pick<Services, 'log' | 'readModels' | 'clock'> &
  Partial<Pick<Services, 'figures'>> &
  Readonly<{
    signs: Pick<WordSigns, 'noticedIn' | 'threadsIn' | 'languageOf' | 'isCrisis'>;
    insightWording: InsightWording;
    /** Null where no provider is set. */
    aiInsightWriter: AiInsightWriter | null;
    insightClaims: InsightClaims;
    /** Whether somebody has had hard days of late. */
    isHardTime(userId: number, at: string): Promise<boolean>;
  }>;

/**
 * An insight as its user reads it. `createdAt` is when it was first made: by a writer, or by the first win of its time, out of
 * which it is counted; `updatedAt` when it was written last, or a win of its time changed. `isStale`: what was made of this time is
 * out of date, and plain code says what holds now.
 */
export type Insight = Readonly<{
  insightId: string;
  userId: number;
  facts: PeriodFacts;
  text: InsightText;
  winIds: readonly string[];
  writtenBy: string;
  fallbackReason: FallbackReason | null;
  isStale: boolean;
  createdAt: string;
  updatedAt: string;
}>;

export const PLAIN = 'builtin';

/** Who reads: the same for all that is read at once. */
export type Reader = Readonly<{
  userId: number;
  today: string;
  language: Language;
  journal: Journal;
  /** By day: when its first win was recorded, when one of its wins last changed. */
  winTimes(): Promise<ReadonlyMap<string, WinTimes>>;
  isGentle(): Promise<boolean>;
}>;

export const readerOf = async (parts: InsightParts, userId: number): Promise<Reader> => {
  const [account, journal] = await Promise.all([accountOf(parts, userId), journalOf(parts, userId)]);
  const at = timestamp(parts.clock);
  let isHard: Promise<boolean> | undefined;
  let times: ReturnType<Reader['winTimes']> | undefined;
  return {
    userId,
    journal,
    today: localDate(at, account?.schedule.timezone ?? 'UTC'),
    language: account ? languageIn(account.languages) : 'en',
    winTimes: () => {
      times ??= winTimesByDay(parts, userId);
      return times;
    },
    isGentle: () => {
      isHard ??= parts.isHardTime(userId, at);
      return isHard;
    },
  };
};

/** That of the newest week, month or year with wins, or of all time; null while there are none. */
export const newestInsight = async (
  parts: InsightParts,
  userId: number,
  kind: InsightKind,
): Promise<Insight | null> => {
  const reader = await readerOf(parts, userId);
  const span = newestSpan(kind, reader.journal);
  return span && insightOf(parts, reader, kind, span);
};

/** That of one span: as it was made, or told by plain code now. No model is asked. Null where nothing was written in it. */
export const insightOf = async (
  parts: InsightParts,
  reader: Reader,
  kind: InsightKind,
  span: Span,
): Promise<Insight | null> => {
  const made = await parts.readModels.get(INSIGHTS, insightIdOf(reader.userId, kind, span.from));
  return made && (await stands(reader, made)) ? kept(reader, made) : toldNow(parts, reader, kind, span, made);
};

/** No win of its time has come or changed, its reader still reads that language, and no hard day asks for gentler words. */
export const stands = async (reader: Reader, made: InsightDocument): Promise<boolean> =>
  made.staleSince === null &&
  made.language === reader.language &&
  isOfToday(reader, made) &&
  !(namesLess(made.facts) && (await reader.isGentle()));

/** Its time is not over since, and what it is compared with holds as much. */
const isOfToday = (
  { today, journal }: Reader,
  { facts: { kind, span, isOver, previousWinCount } }: InsightDocument,
): boolean =>
  kind === 'summary' || (isOver === span.to < today && previousWinCount === winsBefore(kind, span, journal, today));

/** As it was made; it was counted since the first win of its time. */
export const kept = async (reader: Reader, made: InsightDocument): Promise<Insight> => {
  const { userId, facts, text, winIds, writtenBy, fallbackReason, updatedAt } = made;
  const createdAt = earlier(made.createdAt, (await timesOf(reader, facts.span))?.firstAt);
  const insightId = insightIdOf(userId, facts.kind, facts.span.from);
  return { insightId, userId, facts, text, winIds, writtenBy, fallbackReason, isStale: false, createdAt, updatedAt };
};

const timesOf = async (reader: Reader, span: Span): Promise<WinTimes | null> =>
  timesWithin(await reader.winTimes(), span);

const earlier = (one: string, other = one): string => (one < other ? one : other);
const later = (one: string, other: string): string => (one > other ? one : other);

/** Plain code's insight of a span as of now; `made` is the one before it, if any. */
export const toldNow = async (
  parts: InsightParts,
  reader: Reader,
  kind: InsightKind,
  span: Span,
  made: InsightDocument | null,
): Promise<Insight | null> => {
  const { userId, journal, today, language, isGentle } = reader;
  const found = await factsOf(parts, userId, kind, span, journal, today);
  if (!found) return null;
  const { facts, winIds } = found;
  const now = timestamp(parts.clock);
  // Where there are none, the first win of this time was recorded a moment ago.
  const { firstAt, lastAt } = (await timesOf(reader, span)) ?? { firstAt: now, lastAt: now };
  return {
    insightId: insightIdOf(userId, kind, span.from),
    userId,
    facts,
    winIds,
    text: parts.insightWording(facts, language, namesLess(facts) && (await isGentle())),
    writtenBy: PLAIN,
    fallbackReason: null,
    isStale: made !== null && made.staleSince !== null,
    createdAt: earlier(firstAt, made?.createdAt),
    updatedAt: later(lastAt, later(made?.updatedAt ?? '', made?.staleSince ?? '')),
  };
};

/** Something in it was more before. */
export const namesLess = ({ winCount, previousWinCount, ...facts }: PeriodFacts): boolean =>
  winCount < previousWinCount || facts.shrunkCategories.length > 0 || facts.lapsedCategories.length > 0;

export type InsightPage = Readonly<{ insights: readonly Insight[]; nextCursor: string | null }>;

/** So many months are read at once. */
const AT_ONCE = 12;

/**
 * One a month with wins, the newest first, behind `cursor` (a month), and with each month what was made of the weeks, years or
 * all time that begin in it.
 */
export const pageOfInsights = async (
  parts: InsightParts,
  userId: number,
  { limit, cursor }: Readonly<{ limit: number; cursor: string | null }>,
): Promise<InsightPage> => {
  const reader = await readerOf(parts, userId);
  const behind = monthsWithWins(reader.journal, cursor);
  const months = behind.slice(0, limit);
  const made = await madeOf(parts, userId);
  const others = made.filter(({ kind }) => kind !== 'month').flatMap((one) => spanOf(one, reader.journal));
  const known = new Map(made.map((one) => [insightIdOf(userId, one.kind, one.start), one]));
  const insights: Insight[] = [];
  for (let at = 0; at < months.length; at += AT_ONCE) {
    const spans = months
      .slice(at, at + AT_ONCE)
      .flatMap((month) => [
        { kind: 'month' as const, span: wholeSpan('month', `${month}-01`) },
        ...others.filter(({ span }) => monthOf(span.from) === month),
      ]);
    const read = await Promise.all(
      spans.map(async ({ kind, span }) => {
        const one = known.get(insightIdOf(userId, kind, span.from)) ?? null;
        return one && (await stands(reader, one)) ? kept(reader, one) : toldNow(parts, reader, kind, span, one);
      }),
    );
    insights.push(...read.filter((insight) => insight !== null));
  }
  return { insights, nextCursor: behind.length > months.length ? (months.at(-1) ?? null) : null };
};

/** All that was made, the newest first. */
const MOST_MADE = 1000;

const madeOf = async (
  { readModels }: Pick<InsightParts, 'readModels'>,
  userId: number,
): Promise<readonly InsightDocument[]> => {
  const { found } = await readModels.page(INSIGHTS, {
    filter: { equals: { userId } },
    sort: [['start', 'descending']],
    limit: MOST_MADE,
  });
  return found.map(({ document }) => document);
};

const spanOf = ({ kind, start, end }: InsightDocument, journal: Journal) => {
  const span = kind === 'summary' ? newestSpan(kind, journal) : { from: start, to: end };
  return span ? [{ kind, span }] : [];
};
