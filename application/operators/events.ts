import {
  correlationOf,
  type EventsFound,
  findEvents,
  type ListedEvent,
  listedEvent,
  MAX_COUNTED,
} from '#application/engine/find-events.ts';
import type { EventCriteria } from '#application/engine/ports/event-finder.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Services } from '#application/services.ts';

type Parts = Pick<Services, 'log'>;

/** Which events; `correlation` may also be the id of an event or of a mail of ours (see `findEvents`). Times are ISO 8601 in UTC. */
export type EventsWanted = Omit<EventCriteria, 'id'>;
type PageWanted = Readonly<{ limit: number; cursor?: Position | null | undefined; order: 'oldest' | 'newest' }>;

/** A page of what was found, without any personal word. */
export const listEvents = ({ log }: Parts, { cursor, ...wanted }: EventsWanted & PageWanted): Promise<EventsFound> =>
  findEvents({ log }, { ...wanted, after: cursor });

/** One event with its clear data; null where no event has this id. */
export const showEvent = async ({ log }: Parts, id: string): Promise<ListedEvent | null> => {
  const { events } = await log.find({ id, limit: 1 });
  return events[0] ? listedEvent(events[0]) : null;
};

/** `after`: where the last look ended (`position`); null for the first one. */
export type TailWanted = EventsWanted & Readonly<{ after: Position | null; limit: number }>;

/**
 * In the order of the log. `position` is where the next look begins, null where the log is empty; `more` says that it need not
 * wait. `behind` counts the newest events that are not indexed yet, up to 1,000.
 */
export type EventTail = Readonly<{
  events: readonly ListedEvent[];
  position: Position | null;
  more: boolean;
  behind: number;
}>;

/**
 * The newest events, then those that came since: looked at again and again, it has no gaps and no doubles. An index that is
 * being written may show a later event before an earlier one, so that nothing past `upTo` is taken yet.
 */
export const tailEvents = async ({ log }: Parts, { after, ...given }: TailWanted): Promise<EventTail> => {
  const { correlation } = given;
  const wanted = correlation === undefined ? given : { ...given, correlation: await correlationOf(log, correlation) };
  const head = await log.head();
  const isFirst = after === null;
  const { events, next, upTo } = await log.find({ ...wanted, after, order: isFirst ? 'newest' : 'oldest' });
  const seen = events.filter(({ position }) => upTo !== null && position <= upTo);
  const more = !isFirst && next !== null && seen.length === events.length;
  return {
    events: (isFirst ? seen.toReversed() : seen).map(listedEvent),
    position: more ? next : later(after, upTo),
    more,
    behind: head !== null && (upTo === null || upTo < head) ? await log.countAfter(upTo, MAX_COUNTED) : 0,
  };
};

const later = (one: Position | null, other: Position | null): Position | null =>
  one === null || (other !== null && other > one) ? other : one;
