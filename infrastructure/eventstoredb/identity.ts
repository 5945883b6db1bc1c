import { randomUUID } from 'node:crypto';
import { type EventStore, isStreamMoved } from '#application/ports/event-store.ts';
import { Fault } from '#application/ports/fault.ts';

const TYPE = 'LogIdentified';

/**
 * The log's identity, made by whoever comes first. It is kept in a stream of its own beside ours, so that no follower
 * meets it: `store` must be one with an empty prefix.
 */
export const identityIn = async (store: Pick<EventStore, 'append' | 'read'>, prefix: string): Promise<string> => {
  const stream = `identity-of-${prefix}`;
  for (const event of await store.read(stream)) return String(event.data.identity);
  const identity = randomUUID();
  try {
    await store.append(stream, [{ id: randomUUID(), type: TYPE, data: { identity }, sealed: null }], 'no-stream');
    return identity;
  } catch (error) {
    if (!isStreamMoved(error)) throw error;
  }
  for (const event of await store.read(stream)) return String(event.data.identity);
  throw new Fault('no-identity', `${stream} cannot be written and is not there`);
};
