import { handle, positionReached } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import { streams } from '#application/streams.ts';
import { insight } from '#domain/insights/decider.ts';
import { type InsightKind, insightIdOf } from '#domain/insights/insight.ts';
import type { Span } from '#domain/insights/look-back.ts';
import { newestSpan } from '#domain/insights/period-facts.ts';
import { composeInsight } from './compose-insight.ts';
import { INSIGHTS } from './insights.ts';
import { type Insight, type InsightParts, kept, type Reader, readerOf, stands, toldNow } from './read-insights.ts';

/** The page that asked for it shows that it is being made for so long. */
const WHILE_PRESSED_MS = 45_000;

/** A mail waits for both calls of AI. */
const BY_MAIL_MS = 60_000;

export type MadeInsight = Readonly<{ insight: Insight; position: Position | null }>;

/**
 * Makes the insight of the newest week, month or year with wins, or of all time, and keeps it. Without `force` one that was
 * made of the same facts already stays as it is. Null while there is nothing to tell.
 */
export const makeInsight = async (
  parts: InsightParts,
  userId: number,
  kind: InsightKind,
  force: boolean,
): Promise<MadeInsight | null> => {
  const reader = await readerOf(parts, userId);
  const span = newestSpan(kind, reader.journal);
  return span && makeInsightOf(parts, reader, kind, span, { force, limitMs: WHILE_PRESSED_MS });
};

/** For a mail: nobody waits for it. */
export const makeInsightForMail = (
  parts: InsightParts,
  reader: Reader,
  kind: InsightKind,
  span: Span,
): Promise<MadeInsight | null> => makeInsightOf(parts, reader, kind, span, { force: false, limitMs: BY_MAIL_MS });

/** At the end of its time, or once a win came to it later: nobody waits, and what was made before stands unless it is stale. */
export const makeInsightAtEnd = makeInsightForMail;

const makeInsightOf = async (
  parts: InsightParts,
  reader: Reader,
  kind: InsightKind,
  span: Span,
  { force, limitMs }: Readonly<{ force: boolean; limitMs: number }>,
): Promise<MadeInsight | null> => {
  const made = await parts.readModels.get(INSIGHTS, insightIdOf(reader.userId, kind, span.from));
  if (made && !force && (await stands(reader, made))) return { insight: await kept(reader, made), position: null };
  const now = await toldNow(parts, reader, kind, span, made);
  if (!now) return null;
  const composed = await composeInsight(parts, reader, now, limitMs);
  return keep(parts, reader, kind, span, { ...now, ...composed, isStale: false });
};

const keep = async (
  parts: InsightParts,
  { userId, language }: Reader,
  kind: InsightKind,
  { from: start, to: end }: Span,
  { facts, text, winIds, ...read }: Insight,
): Promise<MadeInsight> => {
  const { insightId, writtenBy, fallbackReason } = read;
  const at = timestamp(parts.clock);
  const told = { kind, start, end, language, writtenBy, fallbackReason };
  const data = { insightId, userId, at, ...told, personal: { facts, text, winIds } };
  const written = await handle(parts.log, insight, streams.insight(insightId), { type: 'WriteInsight', data });
  return { insight: { ...read, facts, text, winIds, updatedAt: at }, position: positionReached(written) };
};
