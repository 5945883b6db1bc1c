import { accountOf } from '#application/accounts/public.ts';
import { handle, positionReached } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { JobOpening } from '#application/engine/ports/work.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import { streams } from '#application/streams.ts';
import { insight } from '#domain/insights/decider.ts';
import type { InsightOmitted } from '#domain/insights/events.ts';
import { insightIdOf, insightKind } from '#domain/insights/insight.ts';
import { wholeSpan } from '#domain/insights/look-back.ts';
import { plusDays } from '#domain/time/dates.ts';
import { type InsightParts, readerOf } from './read-insights.ts';
import { makeInsightAtEnd } from './write-insight.ts';

const PERIODS = ['week', 'month', 'year'] as const;
/** By then it is over everywhere, and where a mail tells of it at eight that has been made. */
const DUE_AT = 'T20:00:00.000Z';
/** Leaves time for the wins of the last day to be analysed. */
const SETTLES_MS = 3_600_000;

const openingsFor = (userId: number, date: string, at: string): readonly JobOpening[] =>
  PERIODS.map((kind) => {
    const { from, to } = wholeSpan(kind, date);
    const insightId = insightIdOf(userId, kind, from);
    const ended = `${plusDays(to, 1)}${DUE_AT}`;
    const settled = new Date(Date.parse(at) + SETTLES_MS).toISOString();
    const dueAt = settled > ended ? settled : ended;
    return { key: insightId, userId, stream: streams.insight(insightId), lane: insightId, dueAt };
  });

/** WinRecorded, WinRestored → once its week, month and year are over, what each held is told and kept. */
export const makeInsights = (parts: InsightParts): Reaction => ({
  rules: {
    reaction: 'make-insights',
    pool: 'ai',
    opens: {
      WinRecorded: ({ userId, date, at }) => openingsFor(userId, date, at),
      WinRestored: ({ userId, date, at }) => openingsFor(userId, date, at),
    },
    closes: {
      // One that was asked for while its time went on is made once more when that is over.
      InsightGenerated: ({ insightId, end, at }) => (at.slice(0, end.length) > end ? [insightId] : []),
      InsightOmitted: ({ insightId }) => [insightId],
    },
  },
  async run({ key, userId }) {
    const [, kindSaid, start = ''] = key.split(/-(week|month|year)-/u);
    const kind = insightKind.parse(kindSaid);
    const account = await accountOf(parts, userId);
    if (!account) return omit(parts, key, userId, 'closed');
    const reader = await readerOf(parts, userId);
    const made = kind === 'summary' ? null : await makeInsightAtEnd(parts, reader, kind, wholeSpan(kind, start));
    if (!made) return omit(parts, key, userId, 'nothing');
    return made.position ?? omit(parts, key, userId, 'stands');
  },
});

const omit = async (
  { log, clock }: InsightParts,
  insightId: string,
  userId: number,
  reason: InsightOmitted['data']['reason'],
): Promise<Position | null> => {
  const data = { insightId, userId, at: timestamp(clock), reason };
  return positionReached(await handle(log, insight, streams.insight(insightId), { type: 'OmitInsight', data }));
};
