import type { Credentials, EventStoreDBClient } from '@eventstore/db-client';
import { Fault } from '#application/engine/ports/fault.ts';

/** `prefix` begins the names of all our streams, so that a server can be shared. */
export type Connection = Readonly<{
  client: EventStoreDBClient;
  credentials: Credentials;
  prefix: string;
  closed: AbortSignal;
}>;

/**
 * EventStoreDB takes what stands before the first dash of a stream's name for its category. A prefix without one leaves
 * us a category for each of ours: `win-1` is kept as `cairn.win-1`, in the category `cairn.win`.
 */
export const checkedPrefix = (prefix: string): string => {
  if (/^[a-z0-9_.]+$/i.test(prefix)) return prefix;
  throw new Fault('bad-prefix', 'a prefix of streams is letters, digits, dots and underscores');
};
