import { z } from '../schema.ts';
import { idInQuery, moment, nextCursor, pageQuery } from './common.ts';
import { job } from './work.ts';

/**
 * An event without its data. `at` is when it says that it happened, `userId` whose it is (0: the operators'). `sealedBytes`: how long its personal part is, sealed; 0 where
 * it has none. `state`: `damaged`, it is not as it was written, and nothing of it is told; `newer`, a later release wrote it.
 */
const summary = {
  id: z.string(),
  at: z.string(),
  type: z.string(),
  stream: z.string(),
  revision: z.number(),
  userId: z.nullable(z.number()),
  actor: z.string(),
  correlationId: z.string(),
  causationId: z.nullable(z.string()),
  state: z.enum(['whole', 'damaged', 'newer']),
  sealedBytes: z.number(),
};
export const eventSummary = z.object(summary);
export type EventSummary = z.infer<typeof eventSummary>;

const name = z.string().check(z.minLength(1), z.maxLength(300));

/** Events that meet all that is given. `from` is inclusive, `to` is not. */
const filter = {
  stream: z.optional(name),
  /** One of `GET /api/admin/events/types`. */
  type: z.optional(name),
  userId: z.optional(idInQuery),
  correlation: z.optional(name),
  from: z.optional(moment),
  to: z.optional(moment),
};

/**
 * `GET /api/admin/events`: the newest first unless said. `correlation` may also be the id of an event or of a mail of ours: then
 * it is what that one followed from, which the answer names.
 */
export const eventsQuery = z.object({ ...filter, order: z.optional(z.enum(['oldest', 'newest'])), ...pageQuery });
/** `behind`: so many of the newest events are not indexed yet, and were not searched; counted up to 1,000. */
export const eventList = z.object({
  success: z.literal(true),
  events: z.array(eventSummary),
  nextCursor,
  correlation: z.nullable(z.string()),
  behind: z.number(),
});
export type EventList = z.infer<typeof eventList>;

/** `GET /api/admin/events/types`: every type that this release knows, by name. */
export const eventTypeList = z.object({ success: z.literal(true), types: z.array(z.string()) });
export type EventTypeList = z.infer<typeof eventTypeList>;

/** `GET /api/admin/events/tail`: without `after` the newest, else those since then. */
export const tailQuery = z.object({
  ...filter,
  after: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  limit: pageQuery.limit,
});
/** In the order of the log. `position` is the next `after`, null while there is no event; `more`: ask again at once. */
export const eventTail = z.object({
  success: z.literal(true),
  events: z.array(eventSummary),
  position: z.nullable(z.string()),
  more: z.boolean(),
  behind: z.number(),
});
export type EventTail = z.infer<typeof eventTail>;

/** `data` is its clear part: what a person wrote, and who they are, is not in it. */
export const eventDetail = z.object({ ...summary, data: z.record(z.string(), z.unknown()) });
export type EventDetail = z.infer<typeof eventDetail>;

/** `GET /api/admin/events/{id}` */
export const shownEvent = z.object({ success: z.literal(true), event: eventDetail });
export type ShownEvent = z.infer<typeof shownEvent>;

/** An event below its cause, which stands at the depth before; `afterMs` is how long after that it happened. */
export const eventNode = z.object({ ...summary, depth: z.number(), afterMs: z.nullable(z.number()) });
export type EventNode = z.infer<typeof eventNode>;

/**
 * Causes before their effects, within one correlation; 500 events at most. `focus` is the event that was asked for, null where it
 * was all of a correlation. `isCut`: there are more; then it is the first of them, or the causes and next effects of `focus`.
 */
export const eventTree = z.object({
  correlation: z.string(),
  focus: z.nullable(z.string()),
  events: z.array(eventNode),
  isCut: z.boolean(),
});
export type EventTree = z.infer<typeof eventTree>;

/** `GET /api/admin/events/{id}/tree`: the id of an event, of a mail, or a correlation id. */
export const shownTree = z.object({ success: z.literal(true), tree: eventTree });
export type ShownTree = z.infer<typeof shownTree>;

/** `GET /api/admin/jobs/{id}`: `openedBy` is the event that asked for it, with its causes and effects; null where it cannot be found. */
export const shownJob = z.object({
  success: z.literal(true),
  job,
  openedBy: z.nullable(eventDetail),
  tree: z.nullable(eventTree),
});
export type ShownJob = z.infer<typeof shownJob>;
