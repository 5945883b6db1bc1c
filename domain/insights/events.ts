import type { Event } from '#domain/event.ts';
import type { Language } from '#domain/facts.ts';
import type { Instead } from '#domain/wins/events.ts';
import type { InsightKind, PeriodFacts } from './insight.ts';
import type { InsightPeriod } from './insight-period.ts';
import type { InsightText } from './insight-text.ts';

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

/**
 * What was said of a time when it ended, or when it was asked for, with the facts that it rests on: it stands for as long as
 * these do. `start` and `end` are its first and last date. That of all time is on the stream `insight-<userId>-summary`.
 */
export type InsightWritten = Event<
  'InsightWritten',
  Readonly<{
    insightId: string;
    userId: number;
    at: string;
    kind: InsightKind;
    start: string;
    end: string;
    language: Language;
    writtenBy: string;
    instead: Instead | null;
    personal: Readonly<{ facts: PeriodFacts; text: InsightText }>;
  }>
>;

export type InsightEvent = InsightPlanned | InsightRequested | InsightSkipped | InsightWritten;

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

export const insightWritten = ({ personal, ...data }: InsightWritten['data']): InsightWritten => ({
  type: 'InsightWritten',
  data: {
    insightId: data.insightId,
    userId: data.userId,
    at: data.at,
    kind: data.kind,
    start: data.start,
    end: data.end,
    language: data.language,
    writtenBy: data.writtenBy,
    instead: data.instead,
    personal: { facts: personal.facts, text: personal.text },
  },
});
