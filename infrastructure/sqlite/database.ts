import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * Opens a database file as every store of ours wants it: write-ahead log, each commit flushed to the disk (with
 * anything less than FULL a power cut takes the last commits back), five seconds of patience with another connection.
 */
export const openDatabase = (path: string): DatabaseSync => {
  const database = new DatabaseSync(path, { timeout: 5000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  return database;
};

/** Runs `work` in one transaction: all of it is kept, or nothing. */
export const inTransaction = <Result>(database: DatabaseSync, work: () => Result): Result => {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
};

/** A second connection to a database that is open already: it sees what is committed, and writes nothing. */
export const openReader = (path: string): DatabaseSync => new DatabaseSync(path, { timeout: 5000, readOnly: true });

/** Makes a database file that only its owner may read, when it is not there; the files that SQLite puts beside it follow it. */
export const makeForOwner = (path: string): void => {
  if (path !== ':memory:') closeSync(openSync(path, 'a', 0o600));
};
