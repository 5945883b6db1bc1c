import { randomUUID } from 'node:crypto';
import { type AppendExpectedRevision, type Credentials, NO_STREAM } from '@eventstore/db-client';
import type { EventFinder } from '#application/engine/ports/event-finder.ts';
import { type EventStore, isStreamMoved, type Position, streamMoved } from '#application/engine/ports/event-store.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import type { ReadModels } from '#application/engine/ports/read-models.ts';
import { serialised } from '#infrastructure/shared/serialised-events.ts';
import { clientOf, credentialsOf } from './address.ts';
import { type Connection, checkedPrefix } from './connection.ts';
import { toEventData } from './events.ts';
import { refusal, THE_LOG } from './faults.ts';
import { finderBy } from './finding.ts';
import { growingPause, patiently } from './patience.ts';
import { BEGINNING, toPosition } from './position.ts';
import { readings } from './readings.ts';
import { subscription } from './subscription.ts';

/** `prefix` begins our streams' names ("cairn."), `owner` names the vault behind them, `credentials` stand over those of the URL. */
type EventStoreDbOptions = Readonly<{ prefix?: string; owner?: string; credentials?: Credentials }>;

/** It cannot be searched: `withIndex` can, by the read models `event-index` and `event-hours`. */
export type EventStoreDb = EventStore & Readonly<{ withIndex(readModels: ReadModels): EventStore & EventFinder }>;

/**
 * The event store on EventStoreDB 23.10, which may be shared with others. Opening asks for the log's identity, so a
 * server that cannot be reached or refuses us is known at once (`unavailable`, `access-denied`), and
 * so is a log of another owner (`foreign-log`).
 */
export const openEventStoreDb = async (url: string, options: EventStoreDbOptions = {}): Promise<EventStoreDb> => {
  const { connection, newest, aside, close } = connect(url, options);
  const reading = readings(connection, newest);
  const opening = async () => {
    const identity = await identityIn(aside, connection.prefix, options.owner ?? '');
    await reading.head(); // who may not read everything could follow nothing
    return identity;
  };
  const identity = await opening().catch(async (error) => {
    await close();
    throw error;
  });
  const { eventAt, readPositioned, ...plain } = reading;
  const store: EventStore = {
    ...plain,
    append: appending(connection, newest),
    follow: follower(connection),
    identity: async () => identity,
    close,
  };
  return { ...store, withIndex: (readModels) => ({ ...store, ...finderBy(reading, readModels) }) };
};

/** Whether somebody has begun a log on this server. Makes nothing, whatever the answer. */
export const isEventStoreDbBegun = async (url: string, options: EventStoreDbOptions = {}): Promise<boolean> => {
  const { connection, aside, close } = connect(url, options);
  try {
    return await isIdentified(aside, connection.prefix);
  } finally {
    await close();
  }
};

/** `aside` is for what stands beside our streams, with no prefix. */
const connect = (url: string, { prefix = 'cairn.', credentials = credentialsOf(url) }: EventStoreDbOptions) => {
  const closing = new AbortController();
  const client = clientOf(url);
  const connection: Connection = { client, credentials, prefix: checkedPrefix(prefix), closed: closing.signal };
  const newest = { position: BEGINNING };
  const close = async () => {
    closing.abort();
    await client.dispose();
  };

  const beside = { ...connection, prefix: '' };
  const aside = { append: appending(beside, { position: BEGINNING }), read: readings(beside, newest).read };
  return { connection, newest, aside, close };
};

/** How long an append is repeated while its outcome stays unknown, and how long one try may take. Milliseconds. */
const PATIENCE = 10_000;

const DEADLINE = 5_000;

/**
 * Appends in a call of its own (see `credentialsOf`). An unknown outcome is settled by the same append again: to equal
 * ids at an exact revision the server answers the first one's success, and a conflict only when it was never kept.
 */
const appending =
  ({ client, credentials, prefix, closed }: Connection, newest: { position: Position }): EventStore['append'] =>
  async (stream, events, expected) => {
    serialised(stream, events); // refuses what is too large before anything is sent
    const data = events.map(toEventData);
    const expectedRevision: AppendExpectedRevision = expected === 'no-stream' ? NO_STREAM : BigInt(expected);
    const options = { expectedRevision, credentials, deadline: DEADLINE };
    const result = await patiently({ stream, ms: PATIENCE, closed }, () =>
      client.appendToStream(prefix + stream, data, options),
    );
    // A URL can ask the client not to throw on conflicts.
    if (!result.success) throw streamMoved(stream);
    if (!result.position) throw new Fault('event-store-too-old', 'EventStoreDB gives an append no position');
    const position = toPosition(result.position);
    if (position > newest.position) newest.position = position;
    return { position, revision: Number(result.nextExpectedRevision) };
  };

const TYPE = 'LogIdentified';
/** It stands beside the log, and holds nothing that a MAC could protect. */
const NO_MAC = new Uint8Array();

const streamOf = (prefix: string): string => `identity-of-${prefix}`;

/** Whether somebody has begun a log here. Makes nothing. */
const isIdentified = async (store: Pick<EventStore, 'read'>, prefix: string): Promise<boolean> =>
  (await store.read(streamOf(prefix))).length > 0;

/**
 * The log's identity, made by whoever comes first. It is kept in a stream of its own beside ours, so that no follower
 * meets it: `store` must be one with an empty prefix. `owner` is the vault that the log's words are sealed with: whoever
 * comes with another is `foreign-log`.
 */
const identityIn = async (
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
  const existing = await known();
  if (existing !== null) return existing;
  const identity = randomUUID();
  const data = { identity, owner };
  try {
    const id = randomUUID();
    const metadata = { $correlationId: id, $causationId: null, actor: 'schedule' };
    await store.append(
      stream,
      [{ id, type: TYPE, schemaVersion: 1, data, metadata, sealed: null, mac: NO_MAC }],
      'no-stream',
    );
    return identity;
  } catch (error) {
    if (!isStreamMoved(error)) throw error;
  }
  const made = await known();
  if (made !== null) return made;
  throw new Fault('no-identity', `${stream} cannot be written and is not there`);
};

/**
 * Subscribes again whenever a subscription breaks, after the last position that was handed on: the server resumes after
 * that one, so nothing is left out and nothing comes twice.
 */
const follower = (connection: Connection): EventStore['follow'] =>
  async function* (after, asked) {
    const signal = AbortSignal.any([asked, connection.closed]);
    let position = after ?? BEGINNING;
    let pause = growingPause(signal);
    while (!signal.aborted) {
      try {
        for await (const batch of subscription(connection, position, signal)) {
          position = batch.position;
          pause = growingPause(signal);
          yield batch;
        }
      } catch (error) {
        const refused = refusal(error, THE_LOG);
        if (refused) throw refused;
        await pause();
      }
    }
  };
