import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from './database.ts';
import { isDamage, logDamaged } from './events-faults.ts';

/** The position of an event is its row number: rows are written by one writer and never deleted, so none is skipped. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS events (
    position INTEGER PRIMARY KEY,
    stream TEXT NOT NULL,
    revision INTEGER NOT NULL,
    id TEXT NOT NULL UNIQUE,
    type TEXT NOT NULL,
    data TEXT NOT NULL,
    sealed BLOB,
    mac BLOB,
    UNIQUE (stream, revision)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS log (identity TEXT NOT NULL) STRICT;
  CREATE TRIGGER IF NOT EXISTS events_stay_as_they_are BEFORE UPDATE ON events
    BEGIN SELECT RAISE(ABORT, 'events are never changed'); END;
  CREATE TRIGGER IF NOT EXISTS events_stay BEFORE DELETE ON events
    BEGIN SELECT RAISE(ABORT, 'events are never deleted'); END;
`;

/**
 * Opens the log for its one writer, making it on the first day. A damaged one is refused (`log-damaged`) before
 * anything is written to it.
 */
export const openLog = (path: string): DatabaseSync => {
  let database: DatabaseSync | null = null;
  try {
    database = openDatabase(path);
    const verdict = database.prepare('PRAGMA quick_check(1)').get()?.quick_check;
    if (verdict !== 'ok') throw logDamaged(path, String(verdict));
    database.exec(SCHEMA);
    addMac(database);
    database.prepare('INSERT INTO log SELECT ? WHERE NOT EXISTS (SELECT 1 FROM log)').run(randomUUID());
    return database;
  } catch (error) {
    database?.close();
    throw isDamage(error) ? logDamaged(path, (error as Error).message) : error;
  }
};

/** A log of version 0.3 has no MACs. What it holds stays without one. */
const addMac = (database: DatabaseSync): void => {
  const columns = database.prepare("SELECT name FROM pragma_table_info('events')").all();
  if (!columns.some(({ name }) => name === 'mac')) database.exec('ALTER TABLE events ADD COLUMN mac BLOB');
};
