import { randomUUID } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Metadata, Position, PositionedEvent, StoredEvent } from '#application/engine/ports/event-store.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import type { JsonObject } from '#domain/json.ts';
import { metadataIn, readJson } from '#infrastructure/shared/serialised-events.ts';
import { openDatabase } from './database.ts';
import { isDamage, logDamaged } from './events-faults.ts';

/** So many events share a row of `spans`. */
export const SPAN = 1000;

/**
 * The position of an event is its row number: rows are written by one writer and never deleted, so none is skipped.
 * `correlation`, `user_id` and `at` (milliseconds) repeat what the event says, to find it by. `spans` has the earliest and latest
 * `at` of every 1,000 events, up to `last`: `at` nearly follows the order of the log, so this finds a span of time at a
 * thousandth of what an index costs.
 */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS events (
    position INTEGER PRIMARY KEY,
    stream TEXT NOT NULL,
    revision INTEGER NOT NULL,
    id TEXT NOT NULL UNIQUE,
    type TEXT NOT NULL,
    schema_version INTEGER NOT NULL,
    data TEXT NOT NULL,
    metadata TEXT NOT NULL,
    sealed BLOB,
    mac BLOB NOT NULL,
    correlation ANY NOT NULL,
    user_id INTEGER,
    at INTEGER,
    UNIQUE (stream, revision)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS events_by_correlation ON events (correlation);
  CREATE INDEX IF NOT EXISTS events_by_user ON events (user_id) WHERE user_id IS NOT NULL;
  CREATE INDEX IF NOT EXISTS events_by_type ON events (type);
  CREATE TABLE IF NOT EXISTS spans (last INTEGER PRIMARY KEY, earliest INTEGER, latest INTEGER) STRICT;
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
    refuseOlder(database, path);
    database.exec(SCHEMA);
    database.prepare('INSERT INTO log SELECT ? WHERE NOT EXISTS (SELECT 1 FROM log)').run(randomUUID());
    return database;
  } catch (error) {
    database?.close();
    throw isDamage(error) ? logDamaged(path, (error as Error).message) : error;
  }
};

/** Log format 1.0 began anew. */
const refuseOlder = (database: DatabaseSync, path: string): void => {
  const columns = database.prepare("SELECT name FROM pragma_table_info('events')").all();
  const names = new Set(columns.map(({ name }) => name));
  if (names.size === 0 || (names.has('metadata') && names.has('correlation'))) return;
  throw new Fault(
    'older-log',
    `${path} was made by Cairn 0.9 or earlier, which this release cannot read: export each account with that release, and give a new DATA_DIR`,
  );
};

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** A UUID as its bytes, which take half the room; any other id as it is. */
export const compactId = (id: string): string | Uint8Array =>
  UUID.test(id) ? Buffer.from(id.replaceAll('-', ''), 'hex') : id;

/** The columns of a `Row`. */
export const COLUMNS = 'position, stream, revision, id, type, schema_version, data, metadata, sealed, mac';

/** A row of the table of events, as SQLite hands it over. */
export type Row = {
  position: number;
  stream: string;
  revision: number;
  id: string;
  type: string;
  schema_version: number;
  data: string;
  metadata: string;
  sealed: Uint8Array | null;
  mac: Uint8Array;
};

export const toEvent = ({
  stream,
  revision,
  id,
  type,
  schema_version,
  data,
  metadata,
  sealed,
  mac,
}: Row): StoredEvent => ({
  id,
  type,
  schemaVersion: schema_version,
  data: readJson(data),
  metadata: metadataIn(readJson(metadata)),
  sealed,
  mac,
  stream,
  revision,
});

/**
 * A row as a list in the order of the columns, which takes SQLite less to hand over. A follower has use for few of them:
 * its JSON is read when it is asked for.
 */
export const toPositioned = (row: readonly SQLOutputValue[]): PositionedEvent =>
  new RowEvent(row as unknown as RowList);

/** Getters of a class cost a follower less than those of an object for each event. */
class RowEvent implements PositionedEvent {
  readonly id: string;
  readonly type: string;
  readonly schemaVersion: number;
  readonly dataJson: string;
  readonly metadataJson: string;
  readonly sealed: Uint8Array | null;
  readonly mac: Uint8Array;
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  #data: JsonObject | null = null;

  constructor([position, stream, revision, id, type, schemaVersion, data, metadata, sealed, mac]: RowList) {
    this.id = id;
    this.type = type;
    this.schemaVersion = schemaVersion;
    this.dataJson = data;
    this.metadataJson = metadata;
    this.sealed = sealed;
    this.mac = mac;
    this.stream = stream;
    this.revision = revision;
    this.position = toPosition(position);
  }

  get data(): JsonObject {
    this.#data ??= readJson(this.dataJson);
    return this.#data;
  }

  get metadata(): Metadata {
    return metadataIn(readJson(this.metadataJson));
  }
}

type RowList = readonly [number, string, number, string, string, number, string, string, Uint8Array | null, Uint8Array];

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
