import { randomUUID } from 'node:crypto';
import type {
  Batch,
  EventStore,
  Metadata,
  NewEvent,
  Position,
  PositionedEvent,
} from '#application/engine/ports/event-store.ts';
import type { JsonObject } from '#domain/json.ts';

/** A stream that nobody else knows. */
export const aStream = (): string => `win-${randomUUID()}`;

export const anEvent = (
  data: JsonObject = { at: '2026-11-21T08:00:00.000Z' },
  sealed: Uint8Array | null = null,
): NewEvent => ({
  id: randomUUID(),
  type: 'WinRecorded',
  schemaVersion: 1,
  data,
  metadata: SOME_METADATA,
  sealed,
  mac: new Uint8Array(32),
});

/** Where something came from, as jobs know it. */
export const AN_ORIGIN = { $correlationId: 'c1', $causationId: null, actor: 'user' } as const;
export const SOME_METADATA: Metadata = AN_ORIGIN;
/** An event's place, as projectors know it. */
export const aPlace = (position = '1', stream = 's', revision = 0) => ({
  ...{ position, stream, revision },
  id: 'e1',
  metadata: SOME_METADATA,
});

export const someEvents = (count: number): readonly NewEvent[] =>
  Array.from({ length: count }, (_, number) => anEvent({ number }));

/** Follows until it has that many events, then stops. */
export const take = async (
  store: EventStore,
  after: Position | null,
  count: number,
): Promise<readonly PositionedEvent[]> => {
  const taken: PositionedEvent[] = [];
  for await (const { events } of store.follow(after, new AbortController().signal)) {
    taken.push(...events);
    if (taken.length >= count) break;
  }
  return taken;
};

/** Follows until it is caught up, then stops: all batches on the way. */
export const catchUp = async (
  store: EventStore,
  after: Position | null,
): Promise<readonly Batch<PositionedEvent>[]> => {
  const batches: Batch<PositionedEvent>[] = [];
  for await (const batch of store.follow(after, new AbortController().signal)) {
    batches.push(batch);
    if (batch.caughtUp) break;
  }
  return batches;
};

export const idsOf = (events: readonly Readonly<{ id: string }>[]): readonly string[] => events.map(({ id }) => id);
