import { z } from 'zod';
import { defineEvent, type EventOf, type EventsIn, type Upcast } from '#domain/define-event.ts';
import { date, id, language, moment, userId } from '#domain/event-fields.ts';
import type { JsonObject } from '#domain/json.ts';
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

/** Version 1 said it in one text, of wins that nothing was noticed in. */
const inParagraphs: Upcast = ({ personal, ...data }) => ({
  ...data,
  personal:
    isObject(personal) && isObject(personal.facts) && isObject(personal.text)
      ? upcast(personal.facts, personal.text)
      : null,
});

const upcast = (facts: JsonObject, { summary, ...lists }: JsonObject): JsonObject => {
  const highlights = Array.isArray(facts.highlights) ? facts.highlights.filter(isObject) : [];
  return {
    facts: {
      ...facts,
      highlights: highlights.map((one) => ({ ...one, reason: 'done', weight: 0, category: '' })),
      threads: [],
      noticed: { wins: 0, figures: 0, figuresAlone: 0, praise: 0 },
      gap: null,
      shift: null,
    },
    text: { ...lists, paragraphs: [[{ text: String(summary), winIds: [] }]] },
    winIds: highlights.flatMap(({ winId }) => (typeof winId === 'string' ? [winId] : [])),
  };
};

const isObject = (value: JsonObject[string] | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * An insight, made when its time ended or when it was asked for, with the facts that it rests on and the wins that were read for
 * it: it stands until one of those changes or another comes to its time. `start` and `end` are its first and last date. `writtenBy` names plain code or a provider’s model;
 * `fallbackReason` says why AI, which was to write it, did not.
 */
export const insightGenerated = defineEvent('InsightGenerated', {
  stream,
  upcasts: [inParagraphs],
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
  personal: { facts: periodFacts, text: insightText, winIds: z.array(z.string()) },
});
export type InsightGenerated = EventOf<typeof insightGenerated>;

/**
 * A time ended and nothing is said of it now. `nothing`: no win of it is left. `closed`: its user is gone. `stands`: what was said
 * before is still so.
 */
export const insightOmitted = defineEvent('InsightOmitted', {
  stream,
  by: ['schedule'],
  data: { ...insight, reason: z.enum(['nothing', 'closed', 'stands']) },
});
export type InsightOmitted = EventOf<typeof insightOmitted>;

export type InsightEvent = EventsIn<typeof import('./events.ts')>;
