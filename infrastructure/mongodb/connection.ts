import { type Db, MongoBulkWriteError, MongoClient, MongoNetworkError, MongoServerSelectionError } from 'mongodb';
import { unavailable } from '#application/ports/fault.ts';

export type MongoConnection = Readonly<{ client: MongoClient; db: Db; close(): Promise<void> }>;

/** Connects to the database the URL names (`cairn` when it names none). Every write is acknowledged by the majority, on disk. */
export const connectMongo = async (url: string): Promise<MongoConnection> => {
  const client = new MongoClient(url, {
    writeConcern: { w: 'majority', journal: true },
    readConcern: { level: 'majority' },
    serverSelectionTimeoutMS: 5000,
  });
  const connection = { client, db: client.db(databaseOf(url)), close: () => client.close() };
  await away(() => client.connect());
  return connection;
};

const databaseOf = (url: string): string =>
  new URL(url.replace(/^mongodb(\+srv)?:/, 'http:')).pathname.slice(1) || 'cairn';

/** A server that cannot be reached is `unavailable`; everything else stays what it is. */
export const away = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    const met = error instanceof MongoBulkWriteError ? error.errorResponse : error; // a bulk wraps what it met
    if (met instanceof MongoNetworkError || met instanceof MongoServerSelectionError)
      throw unavailable('MongoDB', error);
    throw error;
  }
};
