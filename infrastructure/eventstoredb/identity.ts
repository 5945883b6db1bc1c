import { randomUUID } from 'node:crypto';
import { type EventStore, isStreamMoved } from '#application/engine/ports/event-store.ts';
import { Fault } from '#application/engine/ports/fault.ts';

const TYPE = 'LogIdentified';

const streamOf = (prefix: string): string => `identity-of-${prefix}`;

/** Whether somebody has begun a log here. Makes nothing. */
export const isIdentified = async (store: Pick<EventStore, 'read'>, prefix: string): Promise<boolean> =>
  (await store.read(streamOf(prefix))).length > 0;

/**
 * The log's identity, made by whoever comes first. It is kept in a stream of its own beside ours, so that no follower
 * meets it: `store` must be one with an empty prefix. `owner` is the vault that the log's words are sealed with: whoever
 * comes with another is `foreign-log`.
 */
export const identityIn = async (
  store: Pick<EventStore, 'append' | 'read'>,
  prefix: string,
  owner: string,
): Promise<string> => {
  const stream = streamOf(prefix);
  const known = async (): Promise<string | null> => {
    const [event] = await store.read(stream);
    if (!event) return null;
    if (event.data.owner === owner) return String(event.data.identity);
    throw new Fault('foreign-log', 'the log at EVENTSTORE_URL belongs to another vault: give each Cairn its own');
  };
  const standing = await known();
  if (standing !== null) return standing;
  const identity = randomUUID();
  const data = { identity, owner };
  try {
    await store.append(stream, [{ id: randomUUID(), type: TYPE, data, sealed: null, mac: null }], 'no-stream');
    return identity;
  } catch (error) {
    if (!isStreamMoved(error)) throw error;
  }
  const made = await known();
  if (made !== null) return made;
  throw new Fault('no-identity', `${stream} cannot be written and is not there`);
};
