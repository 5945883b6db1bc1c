import { streams } from '../streams.ts';
import type { EventQuery } from './ports/event-finder.ts';
import type { EventLog, FoundEvent } from './ports/event-log.ts';
import type { Position } from './ports/event-store.ts';

/** An event as operators are shown it. `data` is its clear part: of the personal one only the length in bytes, sealed, is told. */
export type ListedEvent = Readonly<{
  id: string;
  at: string;
  type: string;
  stream: string;
  revision: number;
  /** Whose it is, where its data says so. */
  userId: number | null;
  actor: string;
  correlationId: string;
  causationId: string | null;
  state: 'whole' | 'damaged' | 'newer';
  data: object;
  sealedBytes: number;
}>;

/**
 * `correlation` is the one that was searched for, null where none was. `behind` is how many of the newest events were not looked
 * at, counted up to 1,000: an index may lag behind the log.
 */
export type EventsFound = Readonly<{
  events: readonly ListedEvent[];
  nextCursor: Position | null;
  correlation: string | null;
  behind: number;
}>;

/** `correlation` may also be the id of one event, or of a mail of ours: then it is what that one followed from. */
export const findEvents = async (
  { log }: Readonly<{ log: EventLog }>,
  { correlation: given, ...query }: EventQuery,
): Promise<EventsFound> => {
  const head = await log.head();
  const correlation = given === undefined ? undefined : await correlationOf(log, given);
  const { events, next, upTo } = await log.find({ ...query, correlation });
  const isBehind = head !== null && (upTo === null || upTo < head);
  return {
    events: events.map(listedEvent),
    nextCursor: next,
    correlation: correlation ?? null,
    behind: isBehind ? await log.countAfter(upTo, MAX_COUNTED) : 0,
  };
};

/** As far as `behind` is counted. */
export const MAX_COUNTED = 1000;

/** The correlation that an id belongs to; the id itself where it is not known. */
export const correlationOf = async (log: Pick<EventLog, 'find'>, id: string): Promise<string> =>
  (await whatIdNames(log, id))?.correlation ?? id;

/** An id as an operator gives it: of a correlation, or of one event. */
export type NamedById = Readonly<{ correlation: string; event: FoundEvent | null }>;

/** `id` is a correlation id, or that of an event or of a mail of ours, which stands for its first event. Null where it is none of these. */
export const whatIdNames = async (log: Pick<EventLog, 'find'>, id: string): Promise<NamedById | null> => {
  for (const criteria of [{ correlation: id }, { id }, { stream: streams.outgoingMail(id) }]) {
    const { events } = await log.find({ ...criteria, limit: 1 });
    const [event] = events;
    if (event && event.personal !== 'damaged')
      return {
        correlation: event.metadata.$correlationId,
        event: 'correlation' in criteria && event.id !== id ? null : event, // what came from nowhere is its own correlation
      };
  }
  return null;
};

export const listedEvent = ({
  id,
  type,
  stream,
  revision,
  personal,
  metadata,
  data,
  sealedBytes,
}: FoundEvent): ListedEvent => {
  const { personal: _, ...clear } = data;
  return {
    ...{ id, at: data.at, type, stream, revision },
    userId: Number.isSafeInteger(data.userId) ? Number(data.userId) : null,
    actor: metadata.actor,
    correlationId: metadata.$correlationId,
    causationId: metadata.$causationId,
    state: personal === 'damaged' || personal === 'newer' ? personal : 'whole',
    data: clear,
    sealedBytes,
  };
};
