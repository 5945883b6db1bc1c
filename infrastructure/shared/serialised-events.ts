import { type EventKeys, keysOf } from '#application/engine/ports/event-finder.ts';
import { appendTooLarge, LARGEST_APPEND, type Metadata, type NewEvent } from '#application/engine/ports/event-store.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import type { JsonObject } from '#domain/json.ts';

export type SerialisedEvent = Omit<NewEvent, 'data' | 'metadata'> &
  Readonly<{ data: string; metadata: string; keys: EventKeys }>;

/** The events of one append as they are written. More than the port allows is `append-too-large`. */
export const serialised = (stream: string, events: readonly NewEvent[]): readonly SerialisedEvent[] => {
  if (!events.length) throw new Fault('nothing-to-append', `an append to ${stream} has no events`);
  let bytes = 0;
  const written = events.map(({ id, type, schemaVersion, sealed, mac, ...event }) => {
    const [data, metadata] = [JSON.stringify(event.data), JSON.stringify(event.metadata)];
    bytes += Buffer.byteLength(type) + Buffer.byteLength(data) + Buffer.byteLength(metadata);
    bytes += base64Length(sealed) + base64Length(mac);
    return { id, type, schemaVersion, data, metadata, sealed, mac, keys: keysOf(event) };
  });
  if (bytes > LARGEST_APPEND) throw appendTooLarge(stream);
  return written;
};

/** EventStoreDB has them so; what one store takes, the other takes too. */
const base64Length = (bytes: Uint8Array | null): number => Math.ceil((bytes?.byteLength ?? 0) / 3) * 4;

/** The data or metadata of an event as it was written. Damaged so that it is no JSON object any more, it is an empty one. */
export const readJson = (json: string): JsonObject => {
  try {
    return objectOr(JSON.parse(json));
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
};

export const objectOr = (data: unknown): JsonObject =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as JsonObject) : {};

/** What the JSON of an event's metadata says; where it is damaged, so is the event, as its MAC shows. */
export const metadataIn = (json: JsonObject): Metadata => json as Metadata;
