import { randomUUID } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Position, PositionedEvent, StoredEvent } from '#application/engine/ports/event-store.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import type { JsonObject } from '#domain/json.ts';
import { readData } from '#infrastructure/shared/serialised-events.ts';
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

/** The columns of a `Row`. */
export const COLUMNS = 'position, stream, revision, id, type, data, sealed, mac';

/** A row of the table of events, as SQLite hands it over. */
export type Row = {
  position: number;
  stream: string;
  revision: number;
  id: string;
  type: string;
  data: string;
  sealed: Uint8Array | null;
  mac: Uint8Array | null;
};

export const toEvent = ({ stream, revision, id, type, data, sealed, mac }: Row): StoredEvent => ({
  id,
  type,
  data: readData(data),
  sealed,
  mac,
  stream,
  revision,
});

/**
 * A row as a list in the order of the columns, which takes SQLite less to hand over. A follower has use for few of them:
 * its JSON is read when it is asked for.
 */
export const toPositioned = (row: readonly SQLOutputValue[]): PositionedEvent => {
  const [position, stream, revision, id, type, json, sealed, mac] = row as unknown as RowList;
  let data: JsonObject | null = null;
  return {
    id,
    type,
    json,
    get data() {
      data ??= readData(json);
      return data;
    },
    sealed,
    mac,
    stream,
    revision,
    position: toPosition(position),
  };
};

type RowList = readonly [number, string, number, string, string, string, Uint8Array | null, Uint8Array | null];

/** As many digits as the largest safe integer has, so that positions sort as strings. */
const DIGITS = 16;

export const toPosition = (row: number): Position => String(row).padStart(DIGITS, '0');

/** The row number; 0 for the beginning, null for a position that is not of a log like this one. */
export const rowAt = (position: Position | null): number | null => {
  if (position === null) return 0;
  return position.length === DIGITS && /^\d+$/.test(position) ? Number(position) : null;
};

export const rowAfter = (position: Position | null): number => {
  const row = rowAt(position);
  if (row === null) throw new Fault('bad-position', 'this position belongs to another kind of log');
  return row;
};
