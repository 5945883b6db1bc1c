import type { Event } from '#domain/event.ts';
import type { InsightPeriod } from './insight-period.ts';

/** `start` is the local date that the week or month begins with. */
type Id = Readonly<{ insightId: string; userId: number; at: string; period: InsightPeriod; start: string }>;

/**
 * What a week or a month held is to be told by mail at `dueAt`, `end` being its last date; once more when that moment
 * changed. All on the stream `insight-<userId>-<period>-<start>`, whose id is the rest of its name.
 */
export type InsightPlanned = Event<'InsightPlanned', Id & Readonly<{ end: string; dueAt: string }>>;
/** The mail that tells it. */
export type InsightRequested = Event<'InsightRequested', Id & Readonly<{ end: string; mailId: string }>>;
/** `nothing`: there is nothing to tell. `off`: its user wants none any more. `late`: it could not go out for two days. */
export type InsightSkipReason = 'nothing' | 'off' | 'paused' | 'undeliverable' | 'inactive' | 'closed' | 'late';
export type InsightSkipped = Event<'InsightSkipped', Id & Readonly<{ reason: InsightSkipReason }>>;

export type InsightEvent = InsightPlanned | InsightRequested | InsightSkipped;

const idOf = ({ insightId, userId, at, period, start }: Id): Id => ({ insightId, userId, at, period, start });

export const insightPlanned = (data: InsightPlanned['data']): InsightPlanned => ({
  type: 'InsightPlanned',
  data: { ...idOf(data), end: data.end, dueAt: data.dueAt },
});

export const insightRequested = (data: InsightRequested['data']): InsightRequested => ({
  type: 'InsightRequested',
  data: { ...idOf(data), end: data.end, mailId: data.mailId },
});

export const insightSkipped = (data: InsightSkipped['data']): InsightSkipped => ({
  type: 'InsightSkipped',
  data: { ...idOf(data), reason: data.reason },
});
