import { type EventData, jsonEvent, type RecordedEvent } from '@eventstore/db-client';
import type { NewEvent, PositionedEvent, StoredEvent } from '#application/engine/ports/event-store.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import { objectOr } from '#infrastructure/shared/serialised-events.ts';
import { toPosition } from './position.ts';

/**
 * The sealed part and the MAC travel as the event's metadata: as plain bytes there, they count as much towards the limit as
 * everywhere else (in the JSON they would have to be base64, a third more). The byte before them says which of the two
 * follow, and keeps the client from taking them for JSON.
 */
const MARKS = { sealed: 0, mac: 1, macAndSealed: 2 } as const;
const MAC_BYTES = 32;

const metadataOf = ({ sealed, mac }: Pick<NewEvent, 'sealed' | 'mac'>): Uint8Array | undefined => {
  if (!mac) return sealed ? Buffer.concat([Buffer.of(MARKS.sealed), sealed]) : undefined;
  return Buffer.concat([Buffer.of(sealed ? MARKS.macAndSealed : MARKS.mac), mac, sealed ?? Buffer.of()]);
};

const partsOf = (metadata: unknown): Pick<StoredEvent, 'sealed' | 'mac'> => {
  if (!(metadata instanceof Uint8Array)) return { sealed: null, mac: null };
  const [mark, rest] = [metadata[0], new Uint8Array(metadata.subarray(1))];
  if (mark === MARKS.sealed) return { sealed: rest, mac: null };
  return { sealed: mark === MARKS.mac ? null : rest.subarray(MAC_BYTES), mac: rest.subarray(0, MAC_BYTES) };
};

export const toEventData = ({ id, type, data, ...parts }: NewEvent): EventData =>
  jsonEvent({ id, type, data, metadata: metadataOf(parts) });

/** EventStoreDB's own notes in a stream, such as that it was deleted, begin with a dollar. */
export const isOurs = (event: RecordedEvent | undefined, prefix: string): event is RecordedEvent =>
  event ? event.streamId.startsWith(prefix) && !event.type.startsWith('$') : false;

export const toStored = (event: RecordedEvent, prefix: string): StoredEvent => ({
  id: event.id,
  type: event.type,
  data: objectOr(event.data), // the client hands on what is no JSON as a text
  ...partsOf(event.metadata),
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
