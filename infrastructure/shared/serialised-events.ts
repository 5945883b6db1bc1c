import { appendTooLarge, LARGEST_APPEND, type NewEvent } from '#application/engine/ports/event-store.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import type { JsonObject } from '#domain/json.ts';

export type SerialisedEvent = Omit<NewEvent, 'data'> & Readonly<{ json: string }>;

/** The events of one append as they are written. More than the port allows is `append-too-large`. */
export const serialised = (stream: string, events: readonly NewEvent[]): readonly SerialisedEvent[] => {
  if (!events.length) throw new Fault('nothing-to-append', `an append to ${stream} has no events`);
  let bytes = 0;
  const written = events.map(({ id, type, data, sealed, mac }) => {
    const json = JSON.stringify(data);
    bytes += Buffer.byteLength(type) + Buffer.byteLength(json) + (sealed?.byteLength ?? 0) + (mac?.byteLength ?? 0);
    return { id, type, json, sealed, mac };
  });
  if (bytes > LARGEST_APPEND) throw appendTooLarge(stream);
  return written;
};

/** The data of an event as it was written. Damaged so that it is no JSON object any more, it is an empty one. */
export const readData = (json: string): JsonObject => {
  try {
    return objectOr(JSON.parse(json));
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
};

export const objectOr = (data: unknown): JsonObject =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as JsonObject) : {};
