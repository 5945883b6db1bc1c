import {
  type Db,
  MongoBulkWriteError,
  MongoClient,
  MongoError,
  MongoNetworkError,
  MongoServerSelectionError,
} from 'mongodb';
import { ConnectionString } from 'mongodb-connection-string-url';
import { Fault, unavailable } from '#application/engine/ports/fault.ts';

export type MongoConnection = Readonly<{ client: MongoClient; db: Db; close(): Promise<void> }>;

/** Connects to the database the URL names (`cairn` when it names none). Every write is acknowledged by the majority, on disk. */
export const connectMongo = async (url: string): Promise<MongoConnection> => {
  const client = new MongoClient(url, {
    writeConcern: { w: 'majority', journal: true },
    readConcern: { level: 'majority' },
    readPreference: 'primary', // whatever the URL says: a final "no" never comes from a stale replica
    serverSelectionTimeoutMS: 5000,
  });
  const connection = { client, db: client.db(databaseOf(url)), close: () => client.close() };
  await away(() => client.connect());
  return connection;
};

/** Whether the database that the URL names has nothing in it. Makes nothing. */
export const isMongoEmpty = async (url: string): Promise<boolean> => {
  const { db, close } = await connectMongo(url);
  try {
    return (await away(() => db.listCollections({}, { nameOnly: true }).toArray())).length === 0;
  } finally {
    await close();
  }
};

const databaseOf = (url: string): string => decodeURIComponent(new ConnectionString(url).pathname.slice(1)) || 'cairn';

/** Refuses what the driver cannot read as an address. Opens no socket. */
export const checkMongoUrl = (url: string): void => {
  try {
    new MongoClient(url);
  } catch (cause) {
    // The driver's own words may hold a part of the password.
    throw new Fault(
      'bad-mongo-url',
      'MONGODB_URL is not an address such as mongodb://user:password@host/cairn, several hosts with commas',
      { cause },
    );
  }
};

/**
 * A server that cannot be reached is `unavailable`, and so is one that is no primary just now or could not have a write
 * acknowledged by the majority; everything else stays what it is.
 */
export const away = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (metBy(error).some(isAway)) throw unavailable('MongoDB', error, whyAway(error));
    throw error;
  }
};

/** Why a server does not answer, as far as its driver can tell. */
const causes: readonly (readonly [RegExp, string])[] = [
  [
    /certificate|altnames/i,
    'its certificate is not trusted; name the file of its authority by tlsCAFile in MONGODB_URL',
  ],
  [/ECONNREFUSED/, 'nothing listens there'],
  [/ENOTFOUND|EAI_AGAIN/, 'its name is not known'],
  [/ReplicaSetNoPrimary|not primary|primary/i, 'it has no primary'],
];
const whyAway = (error: unknown): string => {
  const said = error instanceof Error ? `${error.message} ${String(error.cause ?? '')}`.slice(0, 2000) : '';
  return causes.find(([cause]) => cause.test(said))?.[1] ?? 'the connection broke';
};

/** A bulk wraps what it met: the error that ended it, and what became of the acknowledgement. */
const metBy = (error: unknown): readonly unknown[] =>
  error instanceof MongoBulkWriteError ? [error, error.errorResponse, error.result.getWriteConcernError()] : [error];

const isAway = (met: unknown): boolean =>
  met instanceof MongoNetworkError ||
  met instanceof MongoServerSelectionError ||
  (met instanceof MongoError && RETRYABLE.some((label) => met.hasErrorLabel(label))) ||
  STEPPING.has(codeOf(met));

const codeOf = (met: unknown): unknown => (typeof met === 'object' && met && 'code' in met ? met.code : null);

const RETRYABLE = ['RetryableWriteError', 'RetryableError', 'PoolRequestedRetry'];

/** A write concern not met in time, shutting down, stepping down, not the primary (any more), still recovering. */
const STEPPING: ReadonlySet<unknown> = new Set([64, 91, 189, 10107, 11600, 11602, 13435, 13436]);
