import { type EventData, jsonEvent, type RecordedEvent } from '@eventstore/db-client';
import type { NewEvent, PositionedEvent, StoredEvent } from '#application/ports/event-store.ts';
import { Fault } from '#application/ports/fault.ts';
import type { JsonObject } from '#domain/json.ts';
import { toPosition } from './position.ts';

/**
 * The sealed part travels as the event's metadata: as plain bytes there, it counts as much towards the limit as
 * everywhere else (in the JSON it would have to be base64, a third more). The byte before it keeps the client from
 * taking it for JSON.
 */
const MARK = 0;

const marked = (sealed: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(sealed.byteLength + 1);
  bytes[0] = MARK;
  bytes.set(sealed, 1);
  return bytes;
};

export const toEventData = ({ id, type, data, sealed }: NewEvent): EventData =>
  jsonEvent({ id, type, data, metadata: sealed ? marked(sealed) : undefined });

/** EventStoreDB's own notes in a stream, such as that it was deleted, begin with a dollar. */
export const isOurs = (event: RecordedEvent | undefined, prefix: string): event is RecordedEvent =>
  event ? event.streamId.startsWith(prefix) && !event.type.startsWith('$') : false;

export const toStored = (event: RecordedEvent, prefix: string): StoredEvent => ({
  id: event.id,
  type: event.type,
  data: event.data as JsonObject,
  sealed: event.metadata instanceof Uint8Array ? new Uint8Array(event.metadata.subarray(1)) : null,
  stream: event.streamId.slice(prefix.length),
  revision: Number(event.revision),
});

export const toPositioned = (event: RecordedEvent, prefix: string): PositionedEvent => ({
  ...toStored(event, prefix),
  position: positionOf(event),
});

export const positionOf = ({ position }: RecordedEvent): string => {
  if (!position)
    throw new Fault('event-store-too-old', 'EventStoreDB gives no positions: version 22.6 or later is needed');
  return toPosition(position);
};
