import { type Credentials, EventStoreDBClient } from '@eventstore/db-client';
import { parseConnectionString } from '@eventstore/db-client/dist/Client/parseConnectionString.js';
import { Fault } from '#application/engine/ports/fault.ts';

/** What a server that checks no user is told, where it takes none. See `credentialsOf`. */
const ANYBODY: Credentials = { username: 'cairn', password: 'cairn' };

const read = <Result>(url: string, by: (url: string) => Result): Result => {
  try {
    return by(url);
  } catch (cause) {
    // The client's own words may hold a part of the password.
    throw badUrl('is not an address such as esdb://user:password@host:2113, several hosts with commas', cause);
  }
};

const badUrl = (what: string, cause?: unknown): Fault =>
  new Fault('bad-event-store-url', `EVENTSTORE_URL ${what}`, { cause });

/** Opens no socket yet. What the client's own parser does not take is `bad-event-store-url`. */
export const clientOf = (url: string): EventStoreDBClient =>
  caught(read(url, (text) => EventStoreDBClient.connectionString(text)));

/**
 * When a call has failed the client looks for another node, and nobody awaits that look: where a cluster has lost its
 * quorum it is rejected ("Failed to discover"), and would end the process. Whoever made the call has heard of its failure
 * already, and the next call looks again.
 */
const caught = (client: EventStoreDBClient): EventStoreDBClient => {
  const look: unknown = Reflect.get(client, LOOK);
  if (typeof look !== 'function')
    throw new Fault('event-store-client-changed', `this version of EventStoreDB's client has no ${LOOK}`);
  Reflect.set(client, LOOK, (...failed: unknown[]) => Promise.resolve(look.apply(client, failed)).catch(() => {}));
  return client;
};
const LOOK = 'handleError';

/**
 * The user whom a URL names. Every call must name one, also where the server checks none: only then does the client append
 * each event in a call of its own. Its other way, one stream for all appends, shares one table of waiting appends among
 * all clients of the process, rejects all of them when any connection breaks, and throws where nobody can catch it when an
 * answer comes late. A secured server is never tried with a user that nobody named.
 */
export const credentialsOf = (url: string): Credentials => {
  const { defaultCredentials, tls } = read(url, parseConnectionString);
  if (defaultCredentials) return defaultCredentials;
  if (tls === false) return ANYBODY; // the client sends no user over a line that is not encrypted
  throw badUrl('names no user: write esdb://user:password@host, or ?tls=false for a server that is not secured');
};

/** Refuses a URL that nothing could be opened with. */
export const checkEventStoreUrl = (url: string): void => {
  credentialsOf(url);
  clientOf(url);
};
