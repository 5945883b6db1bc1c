import { appendTooLarge, LARGEST_APPEND, type NewEvent } from '#application/ports/event-store.ts';
import { Fault } from '#application/ports/fault.ts';

export type SerialisedEvent = Readonly<{ id: string; type: string; json: string; sealed: Uint8Array | null }>;

/** The events of one append as they are written. More than the port allows is `append-too-large`. */
export const serialised = (stream: string, events: readonly NewEvent[]): readonly SerialisedEvent[] => {
  if (!events.length) throw new Fault('nothing-to-append', `an append to ${stream} has no events`);
  let bytes = 0;
  const written = events.map(({ id, type, data, sealed }) => {
    const json = JSON.stringify(data);
    bytes += Buffer.byteLength(type) + Buffer.byteLength(json) + (sealed?.byteLength ?? 0);
    return { id, type, json, sealed };
  });
  if (bytes > LARGEST_APPEND) throw appendTooLarge(stream);
  return written;
};
