import { type EventData, jsonEvent, type RecordedEvent } from '@eventstore/db-client';
import type { NewEvent, PositionedEvent, StoredEvent } from '#application/engine/ports/event-store.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import { metadataIn, objectOr } from '#infrastructure/shared/serialised-events.ts';
import { toPosition } from './position.ts';

/**
 * The metadata is JSON, as EventStoreDB's own projections and pages want it. The MAC and the sealed part travel in it in
 * base64, a third longer than their bytes.
 */
export const toEventData = ({ id, type, schemaVersion, data, metadata, sealed, mac }: NewEvent): EventData =>
  jsonEvent({
    id,
    type,
    data,
    metadata: { ...metadata, schemaVersion, mac: base64(mac), ...(sealed && { sealed: base64(sealed) }) },
  });

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** What is not the base64 that we wrote was damaged: none of it is taken, and the MAC is wrong. */
const bytesIn = (text: unknown): Uint8Array => {
  const bytes = Buffer.from(typeof text === 'string' ? text : '', 'base64');
  return base64(bytes) === text ? new Uint8Array(bytes) : new Uint8Array();
};

const partsOf = (recorded: unknown): Pick<StoredEvent, 'schemaVersion' | 'metadata' | 'sealed' | 'mac'> => {
  const { schemaVersion, mac, sealed, ...metadata } = objectOr(recorded);
  return {
    schemaVersion: Number(schemaVersion),
    metadata: metadataIn(metadata),
    sealed: sealed === undefined ? null : bytesIn(sealed),
    mac: bytesIn(mac),
  };
};

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
