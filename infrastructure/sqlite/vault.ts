import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { unavailable } from '#application/engine/ports/fault.ts';
import type { Vault } from '#application/engine/ports/vault.ts';
import { LEDGER, openErasureLedger } from '#infrastructure/shared/erasure-ledger.ts';
import type { KeyWrap } from '#infrastructure/shared/key-wrap.ts';
import { createKeys, createWrappedVault, type IfNew, type Keys } from '#infrastructure/shared/wrapped-vault.ts';
import { inTransaction, openDatabase, openReader } from './database.ts';
import { makeForOwner } from './owner-only-file.ts';
import { createKeyReader, createVaultRecords } from './vault-records.ts';

/**
 * A key is there (`wrapped` with `secret`) or destroyed (both null): never half of it. A destroyed label stays so;
 * `discarded` ones are in no ledger of erasures.
 */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS keys (
    label TEXT NOT NULL PRIMARY KEY,
    secret TEXT,
    wrapped BLOB,
    discarded INTEGER NOT NULL DEFAULT 0,
    CHECK ((secret IS NULL) = (wrapped IS NULL))
  );
  CREATE INDEX IF NOT EXISTS keys_by_secret ON keys (secret);
  CREATE TRIGGER IF NOT EXISTS destroyed_for_good BEFORE UPDATE ON keys WHEN old.wrapped IS NULL AND new.wrapped IS NOT NULL
    BEGIN SELECT RAISE(ABORT, 'a destroyed key is never made again'); END;
  CREATE TRIGGER IF NOT EXISTS records_stay BEFORE DELETE ON keys
    BEGIN SELECT RAISE(ABORT, 'the vault keeps its records'); END;
  CREATE TABLE IF NOT EXISTS owner (only INTEGER PRIMARY KEY CHECK (only = 1), secret TEXT NOT NULL, log TEXT);
`;

/**
 * Opens the vault in the file at `path`, made when it is not there, and the erasure ledger beside it; one in memory
 * (`:memory:`) has none. `wrong-secret` when it belongs to another secret. `ifNew` is asked before a new one is made.
 */
export const openSqliteVault = async (
  path: string,
  wrap: KeyWrap,
  now?: () => number,
  ifNew?: IfNew,
): Promise<Vault> => {
  if (!existsSync(path)) await ifNew?.();
  const ledger = path === ':memory:' ? undefined : openErasureLedger(join(dirname(path), LEDGER));
  makeForOwner(path);
  const database = openDatabase(path);
  try {
    // What is deleted is overwritten with zeros.
    database.exec('PRAGMA secure_delete = ON');
    inTransaction(database, () => {
      database.exec(SCHEMA);
      addDiscarded(database);
      addLog(database);
    });
    return await createWrappedVault(
      createVaultRecords(database, () => wipe(database)),
      wrap,
      now,
      ledger,
      ifNew,
    );
  } catch (error) {
    ledger?.close();
    database.close();
    throw error;
  }
};

/** The keys in it, for a thread beside the one that has it open. */
export const openSqliteKeys = (path: string, wrap: KeyWrap): Keys & Readonly<{ close(): Promise<void> }> => {
  const database = openReader(path);
  return { ...createKeys(createKeyReader(database), wrap), close: async () => database.close() };
};

/** A file from before keys could be discarded has no word for it. */
const addDiscarded = (database: DatabaseSync): void => {
  if (!hasColumn(database, 'keys', 'discarded'))
    database.exec('ALTER TABLE keys ADD COLUMN discarded INTEGER NOT NULL DEFAULT 0');
  database.exec('CREATE INDEX IF NOT EXISTS keys_destroyed ON keys (label) WHERE wrapped IS NULL AND discarded = 0');
};

/** A file of version 0.3 does not say which log it belongs to. */
const addLog = (database: DatabaseSync): void => {
  if (!hasColumn(database, 'owner', 'log')) database.exec('ALTER TABLE owner ADD COLUMN log TEXT');
};

const hasColumn = (database: DatabaseSync, table: string, column: string): boolean =>
  database.prepare('SELECT 1 FROM pragma_table_info(?) WHERE name = ?').get(table, column) !== undefined;

/** Writes the log into the database file and empties it, so that no older page is left that still holds a key. */
const wipe = (database: DatabaseSync): void => {
  const result = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
  if (result?.busy !== 0) throw unavailable('the vault (another process is reading it)');
};
