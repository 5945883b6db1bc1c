import { isDeepStrictEqual } from 'node:util';
import { accountOf } from '#application/accounts/public.ts';
import type { AiDocumentWriter, DocumentClaims } from '#application/documents/public.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import type { WordSigns } from '#application/wins/public.ts';
import { languageIn } from '#domain/accounts/profile/language.ts';
import type { Language } from '#domain/facts.ts';
import type { InsightKind, PeriodFacts } from '#domain/insights/insight.ts';
import type { InsightText } from '#domain/insights/insight-text.ts';
import { type Span, wholeSpan } from '#domain/insights/look-back.ts';
import { type Journal, monthsWithWins, newestSpan } from '#domain/insights/period-facts.ts';
import { localDate } from '#domain/time/local-time.ts';
import type { FallbackReason } from '#domain/wins/events.ts';
import { monthOf } from '#domain/wins/filing.ts';
import { factsOf, journalOf } from './gather.ts';
import type { InsightWording } from './insight-wording.ts';
import { INSIGHTS, type InsightDocument } from './insights.ts';

export type InsightParts = Pick<Services, 'log' | 'readModels' | 'clock'> &
  Partial<Pick<Services, 'figures'>> &
  Readonly<{
    signs: Pick<WordSigns, 'noticedIn' | 'threadsIn' | 'languageOf' | 'isCrisis'>;
    insightWording: InsightWording;
    /** Null where no provider is set. */
    aiInsightWriter: AiDocumentWriter | null;
    documentClaims: DocumentClaims;
    /** Whether somebody has had hard days of late. */
    isHardTime(userId: number, at: string): Promise<boolean>;
  }>;

/** An insight as its user reads it: what was said of these facts, or what plain code says now. */
export type Insight = Readonly<{
  insightId: string;
  userId: number;
  facts: PeriodFacts;
  text: InsightText;
  writtenBy: string;
  fallbackReason: FallbackReason | null;
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
  isGentle(): Promise<boolean>;
}>;

export const readerOf = async (parts: InsightParts, userId: number): Promise<Reader> => {
  const [account, journal] = await Promise.all([accountOf(parts, userId), journalOf(parts, userId)]);
  const at = timestamp(parts.clock);
  let isHard: Promise<boolean> | undefined;
  return {
    userId,
    journal,
    today: localDate(at, account?.schedule.timezone ?? 'UTC'),
    language: account ? languageIn(account.languages) : 'en',
    isGentle: () => {
      isHard ??= parts.isHardTime(userId, at);
      return isHard;
    },
  };
};

export const insightIdOf = (userId: number, kind: InsightKind, { from }: Span): string =>
  kind === 'summary' ? `${userId}-summary` : `${userId}-${kind}-${from}`;

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

/** That of one span; null where nothing was written in it. */
export const insightOf = async (
  parts: InsightParts,
  reader: Reader,
  kind: InsightKind,
  span: Span,
): Promise<Insight | null> => {
  const { userId, journal, today } = reader;
  const insightId = insightIdOf(userId, kind, span);
  const [facts, made] = await Promise.all([
    factsOf(parts, userId, kind, span, journal, today),
    parts.readModels.get(INSIGHTS, insightId),
  ]);
  return facts && shown(parts, reader, insightId, facts, made);
};

const shown = async (
  { insightWording, clock }: InsightParts,
  { userId, language, isGentle }: Reader,
  insightId: string,
  facts: PeriodFacts,
  made: InsightDocument | null,
): Promise<Insight> => {
  const gentle = namesLess(facts) && (await isGentle());
  if (made && isOf(made, facts, language)) {
    const { text, writtenBy, fallbackReason, createdAt, updatedAt } = made;
    const shownText = gentle ? { ...text, growthAreas: [] } : text;
    return { insightId, userId, facts, text: shownText, writtenBy, fallbackReason, createdAt, updatedAt };
  }
  const now = timestamp(clock);
  return {
    insightId,
    userId,
    facts,
    text: insightWording(facts, language, gentle),
    writtenBy: PLAIN,
    fallbackReason: null,
    createdAt: made?.createdAt ?? now,
    updatedAt: now,
  };
};

/** What was said stands for as long as all that it was said of does. */
export const isOf = (made: InsightDocument, facts: PeriodFacts, language: Language): boolean =>
  made.language === language && isDeepStrictEqual(made.facts, facts);

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
  const made = await madeOf(parts, reader);
  const insights: Insight[] = [];
  for (let at = 0; at < months.length; at += AT_ONCE) {
    const some = months.slice(at, at + AT_ONCE);
    const spans = some.flatMap((month) => [
      { kind: 'month' as const, span: wholeSpan('month', `${month}-01`) },
      ...made.filter(({ span }) => monthOf(span.from) === month),
    ]);
    const read = await Promise.all(spans.map(({ kind, span }) => insightOf(parts, reader, kind, span)));
    insights.push(...read.filter((insight) => insight !== null));
  }
  return { insights, nextCursor: behind.length > months.length ? (months.at(-1) ?? null) : null };
};

/** What was made of weeks and years and of all time, the newest first: not the months, which are there anyway. */
const MOST_MADE = 500;

const madeOf = async (
  { readModels }: Pick<InsightParts, 'readModels'>,
  { userId, journal }: Reader,
): Promise<readonly Readonly<{ kind: InsightKind; span: Span }>[]> => {
  const { found } = await readModels.page(INSIGHTS, {
    filter: { equals: { userId } },
    sort: [['start', 'descending']],
    limit: MOST_MADE,
  });
  return found
    .filter(({ document: { kind } }) => kind !== 'month')
    .flatMap(({ document: { kind, start, end } }) => {
      const span = kind === 'summary' ? newestSpan(kind, journal) : { from: start, to: end };
      return span ? [{ kind, span }] : [];
    });
};
