import { z } from 'zod';
import { defineEvent, type EventOf, type EventsIn } from '#domain/define-event.ts';
import { date, id, language, moment, userId } from '#domain/event-fields.ts';
import { fallbackReason } from '#domain/wins/events.ts';
import { insightKind, periodFacts } from './insight.ts';
import { insightText } from './insight-text.ts';

const insight = { insightId: id, userId, at: moment };
const ofPeriod = { ...insight, period: z.enum(['week', 'month']), start: date };
const stream = 'insight-<insightId>';

/**
 * `insightId` is `<userId>-<period>-<start>`, of all time `<userId>-summary`. What a week or a month held is to be told by mail at `dueAt`; `start` and `end` are its first and last local date.
 * Once more when that moment changed.
 */
export const insightPlanned = defineEvent('InsightPlanned', {
  stream,
  by: ['schedule', 'user'],
  data: { ...ofPeriod, end: date, dueAt: moment },
});
export type InsightPlanned = EventOf<typeof insightPlanned>;

/** The mail that tells it. */
export const insightMailRequested = defineEvent('InsightMailRequested', {
  stream,
  by: ['schedule'],
  data: { ...ofPeriod, end: date, mailId: id },
});
export type InsightMailRequested = EventOf<typeof insightMailRequested>;

const skipReason = z.enum(['nothing', 'off', 'paused', 'undeliverable', 'inactive', 'closed', 'late']);
export type InsightSkipReason = z.infer<typeof skipReason>;

/**
 * No mail tells it. `nothing`: there is nothing to tell. `off`: its user wants none any more. `late`: it could not go
 * out for two days.
 */
export const insightSkipped = defineEvent('InsightSkipped', {
  stream,
  by: ['schedule'],
  data: { ...ofPeriod, reason: skipReason },
});
export type InsightSkipped = EventOf<typeof insightSkipped>;

/**
 * What was said of a time when it ended, or when it was asked for, with the facts that it rests on: it stands for as
 * long as these do. `start` and `end` are its first and last date. `writtenBy` names plain code or a provider’s model;
 * `fallbackReason` says why AI, which was to write it, did not.
 */
export const insightGenerated = defineEvent('InsightGenerated', {
  stream,
  by: ['schedule', 'user'],
  data: {
    ...insight,
    kind: insightKind,
    start: date,
    end: date,
    language,
    writtenBy: z.string(),
    fallbackReason: fallbackReason.nullable(),
  },
  personal: { facts: periodFacts, text: insightText },
});
export type InsightGenerated = EventOf<typeof insightGenerated>;

export type InsightEvent = EventsIn<typeof import('./events.ts')>;
