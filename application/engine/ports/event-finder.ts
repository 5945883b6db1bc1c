import type { JsonObject } from '#domain/json.ts';
import type { Metadata, Position, PositionedEvent } from './event-store.ts';
import { Fault, hasCode } from './fault.ts';

/** Events that one `find` answers at most. */
export const MAX_FOUND = 1000;

/**
 * Which events: those that meet every criterion given; without one, all of them. `correlation` is their `$correlationId`, `userId`
 * the one in their data. `from` (inclusive) and `to` (exclusive) are ISO 8601 times in UTC, and mean `data.at`: when an event says
 * that it happened, which may be earlier than when it was appended. An event without such a time is in no span.
 */
export type EventCriteria = Readonly<{
  id?: string | undefined;
  correlation?: string | undefined;
  type?: string | undefined;
  userId?: number | undefined;
  stream?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}>;

/** In log order, or the newest first; `limit` is 1 to `MAX_FOUND`. `after` is where an earlier page ended (`next`), in the same order. */
export type EventQuery = EventCriteria &
  Readonly<{ limit: number; after?: Position | null | undefined; order?: 'oldest' | 'newest' | undefined }>;

/**
 * `next`: the position to go on after, null where there are no more. `upTo`: everything up to there was looked at; null where the
 * log is empty, or nothing of it has been indexed yet. On EventStoreDB events are found by a read model, which may be behind the
 * head of the log; only a search by `stream` is not.
 */
export type FoundEvents<Event> = Readonly<{ events: readonly Event[]; next: Position | null; upTo: Position | null }>;

/**
 * Finds events by what is indexed of them. Pages that go on from `next` have no gaps and no doubles. A limit or a time that is none
 * is `bad-event-query`; an `after` that is no position of such a log is `bad-position`.
 */
export interface EventFinder {
  find(query: EventQuery): Promise<FoundEvents<PositionedEvent>>;
}

const badQuery = (problem: string): Fault => new Fault('bad-event-query', problem);
export const isBadEventQuery = (error: unknown): boolean => hasCode(error, 'bad-event-query');

export const isBadPosition = (error: unknown): boolean => hasCode(error, 'bad-position');

/** A query that was checked: times in milliseconds, `isNewestFirst` for its order. */
export type CheckedQuery = Omit<EventCriteria, 'from' | 'to'> &
  Readonly<{ from: number | null; to: number | null; limit: number; after: Position | null; isNewestFirst: boolean }>;

/** What every adapter does with a query first. */
export const checkedQuery = ({ from, to, limit, after = null, order, ...criteria }: EventQuery): CheckedQuery => {
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_FOUND)
    throw badQuery(`the limit of a search is a number from 1 to ${MAX_FOUND}`);
  return {
    ...criteria,
    from: from === undefined ? null : checkedTime(from),
    to: to === undefined ? null : checkedTime(to),
    limit,
    after,
    isNewestFirst: order === 'newest',
  };
};

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z$/;

const checkedTime = (text: string): number => {
  const time = TIME.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw badQuery('a span is of times in UTC, such as 2026-11-21T08:00:00Z');
  return time;
};

/** What an event is found by beside its id, type and stream. `at` is in milliseconds. */
export type EventKeys = Readonly<{ correlation: string; userId: number | null; at: number | null }>;

export const keysOf = ({ data, metadata }: Readonly<{ data: JsonObject; metadata: Metadata }>): EventKeys => {
  const at = typeof data.at === 'string' ? Date.parse(data.at) : Number.NaN;
  return {
    correlation: metadata.$correlationId,
    userId: Number.isSafeInteger(data.userId) ? Number(data.userId) : null,
    at: Number.isNaN(at) ? null : at,
  };
};
