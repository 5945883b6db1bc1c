import type { Credentials } from '@eventstore/db-client';
import type { EventStore } from '#application/engine/ports/event-store.ts';
import { clientOf, credentialsOf } from './address.ts';
import { appending } from './append.ts';
import { type Connection, checkedPrefix } from './connection.ts';
import { follower } from './follow.ts';
import { identityIn, isIdentified } from './identity.ts';
import { BEGINNING } from './position.ts';
import { readings } from './readings.ts';

/** `prefix` begins our streams' names ("cairn."), `owner` names the vault behind them, `credentials` stand over those of the URL. */
export type EventStoreDbOptions = Readonly<{ prefix?: string; owner?: string; credentials?: Credentials }>;

/**
 * The event store on EventStoreDB 23.10, which may be shared with others. Opening asks for the log's identity, so a
 * server that cannot be reached or refuses us is known at once (`unavailable`, `access-denied`), and
 * so is a log of another owner (`foreign-log`).
 */
export const openEventStoreDb = async (url: string, options: EventStoreDbOptions = {}): Promise<EventStore> => {
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
  return {
    ...reading,
    append: appending(connection, newest),
    follow: follower(connection),
    identity: async () => identity,
    close,
  };
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
