import { type Credentials, EventStoreDBClient } from '@eventstore/db-client';
import { Fault } from '#application/ports/fault.ts';

/** `prefix` begins the names of all our streams, so that a server can be shared. */
export type Connection = Readonly<{
  client: EventStoreDBClient;
  credentials: Credentials;
  prefix: string;
  closed: AbortSignal;
}>;

/** What a fresh EventStoreDB is set up with. */
const FACTORY_CREDENTIALS: Credentials = { username: 'admin', password: 'changeit' };
const USER = /^[^:]+:\/\/([^:@/]+):([^@]+)@/;

/** Opens no socket yet. A URL that cannot be one is `bad-event-store-url`. */
export const clientOf = (url: string): EventStoreDBClient => {
  try {
    return EventStoreDBClient.connectionString(url);
  } catch (error) {
    throw new Fault('bad-event-store-url', 'EVENTSTORE_URL is not an address such as esdb://user:password@host:2113', {
      cause: error,
    });
  }
};

/**
 * The user a URL names, else the one of a fresh server. Every call must name one, also where the server checks none:
 * only then does the client append each event in a call of its own. Its other way, one stream for all appends, shares
 * one table of waiting appends among all clients of the process, rejects all of them when any connection breaks, and
 * throws where nobody can catch it when an answer comes late.
 */
export const credentialsOf = (url: string): Credentials => {
  const [, username, password] = USER.exec(url) ?? [];
  if (!username || !password) return FACTORY_CREDENTIALS;
  return { username: decodeURIComponent(username), password: decodeURIComponent(password) };
};

/**
 * EventStoreDB takes what stands before the first dash of a stream's name for its category. A prefix without one leaves
 * us a category for each of ours: `win-1` is kept as `cairn.win-1`, in the category `cairn.win`.
 */
export const checkedPrefix = (prefix: string): string => {
  if (/^[a-z0-9_.]+$/i.test(prefix)) return prefix;
  throw new Fault('bad-prefix', 'a prefix of streams is letters, digits, dots and underscores');
};
