import { EVENT_HOURS, EVENT_INDEX, type EventEntry, entryOf, hourOf } from '#application/engine/event-index.ts';
import {
  type CheckedQuery,
  checkedQuery,
  type EventFinder,
  type FoundEvents,
} from '#application/engine/ports/event-finder.ts';
import type { EventStore, Position, PositionedEvent } from '#application/engine/ports/event-store.ts';
import type { Page, ReadModels } from '#application/engine/ports/read-models.ts';
import type { Filter, Query, ReadModel } from '#application/engine/read-model.ts';
import { cursorBehind } from '#infrastructure/shared/cursor.ts';
import { knownLogPosition } from './position.ts';
import type { PlacedReads } from './readings.ts';

type Store = Pick<EventStore, 'head'> & PlacedReads;

/**
 * Finds events on EventStoreDB: which they are is looked up in the read models that index them, then each is read from the log.
 * What these have not followed yet is not found; `upTo` says how far they have come. A stream is read itself.
 */
export const finderBy = (store: Store, readModels: ReadModels): EventFinder => ({
  async find(asked) {
    const query = checkedQuery(asked);
    if (query.after !== null) knownLogPosition(query.after); // refuses one of another kind of log
    return query.stream === undefined ? byIndex(store, readModels, query) : inStream(store, query.stream, query);
  },
});

const inStream = async (store: Store, stream: string, query: CheckedQuery): Promise<FoundEvents<PositionedEvent>> => {
  const upTo = await store.head();
  const events = (await store.readPositioned(stream)).filter(
    (event) => meets(query, event.id, entryOf(event)) && isBehind(query, event.position),
  );
  return pageOf(query, query.isNewestFirst ? events.toReversed() : events, upTo);
};

const byIndex = async (
  store: Store,
  readModels: ReadModels,
  query: CheckedQuery,
): Promise<FoundEvents<PositionedEvent>> => {
  const upTo = await reachedBy(readModels, isOfSpan(query) ? [EVENT_INDEX, EVENT_HOURS] : [EVENT_INDEX]);
  const entries = await entriesOf(readModels, query);
  const { events: found, next } = pageOf(query, entries, upTo);
  const events: PositionedEvent[] = [];
  for (let from = 0; from < found.length; from += AT_ONCE) {
    const read = found.slice(from, from + AT_ONCE).map(({ position }) => store.eventAt(position));
    for (const event of await Promise.all(read)) if (event) events.push(event);
  }
  return { events, next, upTo };
};

/** Reads of single events that are under way at the same time. */
const AT_ONCE = 16;

const pageOf = <Placed extends Readonly<{ position: Position }>>(
  { limit }: CheckedQuery,
  found: readonly Placed[],
  upTo: Position | null,
): FoundEvents<Placed> => {
  const events = found.slice(0, limit);
  return { events, next: found.length > limit ? (events.at(-1)?.position ?? null) : null, upTo };
};

/** How far the slowest of these read models has come; null while one has nothing. */
const reachedBy = async (readModels: ReadModels, models: readonly ReadModel[]): Promise<Position | null> => {
  const checkpoints = await Promise.all(models.map((model) => readModels.checkpoint(model)));
  const positions = checkpoints.map((checkpoint) => checkpoint?.position ?? null);
  return positions.includes(null) ? null : (positions.sort()[0] ?? null);
};

const isOfSpan = ({ from, to }: CheckedQuery): boolean => from !== null || to !== null;

const meets = (
  { id, correlation, type, userId, from, to }: CheckedQuery,
  eventId: string,
  entry: EventEntry,
): boolean =>
  [
    id === undefined || id === eventId,
    correlation === undefined || correlation === entry.correlation,
    type === undefined || type === entry.type,
    userId === undefined || userId === entry.userId,
    from === null || (entry.at !== null && entry.at >= from),
    to === null || (entry.at !== null && entry.at < to),
  ].every(Boolean);

const isBehind = ({ after, isNewestFirst }: CheckedQuery, position: Position): boolean =>
  after === null || (isNewestFirst ? position < after : position > after);

/** The fewest entries that one step looks at. */
const STEP = 500;

/** One more than the limit where there are more. The entries that one index gives are looked through for the other criteria. */
const entriesOf = async (readModels: ReadModels, query: CheckedQuery): Promise<readonly EventEntry[]> => {
  if (query.id !== undefined) {
    const entry = await readModels.get(EVENT_INDEX, query.id);
    return entry && meets(query, query.id, entry) && isBehind(query, entry.position) ? [entry] : [];
  }
  const bounds = isOfSpan(query) ? await boundsOf(readModels, query) : NO_BOUNDS;
  if (!bounds) return [];
  const found: EventEntry[] = [];
  let ask: Query | null = firstStep(query, bounds);
  while (ask) {
    const page: Page<EventEntry> = await readModels.page(index, ask);
    for (const { id, document } of page.found) {
      if (query.isNewestFirst ? document.position < bounds.first : document.position > bounds.last) return found;
      if (meets(query, id, document)) found.push(document);
      if (found.length > query.limit) return found;
    }
    ask = page.nextCursor === null ? null : { ...ask, cursor: page.nextCursor };
  }
  return found;
};

/** Asked for by filters that are chosen when it runs; a test holds each against the indexes. */
const index: ReadModel<EventEntry> = EVENT_INDEX;
const hours: ReadModel<Readonly<{ hour: number; first: Position; last: Position }>> = EVENT_HOURS;

type Bounds = Readonly<{ first: Position; last: Position }>;
const NO_BOUNDS: Bounds = { first: '', last: '\uffff' };

const firstStep = (query: CheckedQuery, { first, last }: Bounds): Query => {
  const { isNewestFirst, after, limit } = query;
  const ask: Query = {
    filter: { equals: leadOf(query) },
    sort: [['position', isNewestFirst ? 'descending' : 'ascending']],
    limit: Math.max(limit + 1, STEP),
  };
  // A cursor is a position and an id. With the last id it goes on after the position, with an empty one at it.
  const behind = (position: Position, id: string) => ({
    ...ask,
    cursor: cursorBehind(index.name, ask, id, { position }),
  });
  if (isNewestFirst) return after !== null && after <= last ? behind(after, '') : behind(last, LAST_ID);
  return after !== null && after >= first ? behind(after, LAST_ID) : behind(first, '');
};

const LAST_ID = '\uffff';

/** The criterion that leaves the fewest entries. */
const leadOf = ({ correlation, userId, type }: CheckedQuery): NonNullable<Filter['equals']> => {
  if (correlation !== undefined) return { correlation };
  if (userId !== undefined) return { userId };
  return type === undefined ? {} : { type };
};

/** Where in the log the hours of a span lie; null where nothing happened in them. */
const boundsOf = async (readModels: ReadModels, { from, to }: CheckedQuery): Promise<Bounds | null> => {
  let bounds: Bounds | null = null;
  const ask: Query = {
    filter: to === null ? {} : { atMost: { hour: hourOf(to) } },
    sort: [['hour', 'ascending']],
    limit: 1000,
  };
  let cursor = from === null ? null : cursorBehind(hours.name, ask, '', { hour: hourOf(from) });
  do {
    const page = await readModels.page(hours, { ...ask, cursor });
    for (const { document } of page.found) bounds = bounds ? wider(bounds, document) : document;
    cursor = page.nextCursor;
  } while (cursor !== null);
  return bounds;
};

const wider = (one: Bounds, other: Bounds): Bounds => ({
  first: one.first < other.first ? one.first : other.first,
  last: one.last > other.last ? one.last : other.last,
});
