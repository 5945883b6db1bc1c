import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { unavailable } from '#application/engine/ports/fault.ts';
import type { BoundLog, Vault, VaultRecord, WrappedKey } from '#application/engine/ports/vault.ts';
import { LEDGER, openErasureLedger } from '#infrastructure/shared/erasure-ledger.ts';
import type { KeyRecord, KeyRecords } from '#infrastructure/shared/key-records.ts';
import type { KeyWrap } from '#infrastructure/shared/key-wrap.ts';
import { createKeys, createWrappedVault, type IfNew, type Keys } from '#infrastructure/shared/wrapped-vault.ts';
import { inTransaction, makeForOwner, openDatabase, openReader } from './database.ts';

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
  let records: KeyRecords | null = null;
  try {
    records = openSqliteKeyRecords(path);
    return await createWrappedVault(records, wrap, now, ledger, ifNew);
  } catch (error) {
    ledger?.close();
    await records?.close();
    throw error;
  }
};

/** The records of the vault in the file at `path`, made when it is not there: no secret is asked for. */
export const openSqliteKeyRecords = (path: string): KeyRecords => {
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
    return createVaultRecords(database, () => wipe(database));
  } catch (error) {
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

/** The keys' records alone, on a connection that may write nothing. */
const createKeyReader = (database: DatabaseSync): Pick<KeyRecords, 'read'> => {
  const select = database.prepare('SELECT * FROM keys WHERE label IN (SELECT value FROM json_each(?))');
  return { read: async (labels) => select.all(JSON.stringify(labels)).map(record) };
};

/** The vault's records in a database file. `wipe` leaves nothing in any file of what was overwritten. */
const createVaultRecords = (database: DatabaseSync, wipe: () => void): KeyRecords => {
  const insert = database.prepare('INSERT INTO keys (label, secret, wrapped) VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
  const { read } = createKeyReader(database);
  const destroy = database.prepare(
    'INSERT INTO keys (label) VALUES (?) ON CONFLICT DO UPDATE SET secret = NULL, wrapped = NULL, discarded = 0',
  );
  const discard = database.prepare(
    `INSERT INTO keys (label, discarded) VALUES (?, 1)
     ON CONFLICT DO UPDATE SET secret = NULL, wrapped = NULL, discarded = 1 WHERE wrapped IS NOT NULL`,
  );
  const destroyed = database.prepare('SELECT label FROM keys WHERE wrapped IS NULL AND discarded = 0');
  const other = database.prepare('SELECT * FROM keys WHERE secret < ?1 OR secret > ?1 LIMIT 500');
  const replace = database.prepare('UPDATE keys SET secret = ?, wrapped = ? WHERE label = ? AND secret = ?');
  const wrappings = database.prepare(
    'SELECT secret, count(*) AS keys FROM keys WHERE secret IS NOT NULL GROUP BY secret',
  );
  const claim = database.prepare('INSERT INTO owner (only, secret) VALUES (1, ?) ON CONFLICT DO NOTHING');
  const owner = database.prepare('SELECT secret FROM owner');
  const move = database.prepare('UPDATE owner SET secret = ? WHERE secret = ?');
  const bind = database.prepare('UPDATE owner SET log = ? WHERE log IS NULL');
  const bound = database.prepare('SELECT log FROM owner');
  const users = database.prepare("SELECT label FROM keys WHERE label >= 'user-' AND label < 'user.' LIMIT ?");
  const page = database.prepare('SELECT * FROM keys WHERE label > ? ORDER BY label LIMIT ?');
  const putBack = database.prepare(
    'INSERT INTO keys (label, secret, wrapped, discarded) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  return {
    async makeOnce(label, { secret, wrapped }) {
      written(() => insert.run(label, secret, wrapped));
      const [existing] = await read([label]);
      if (!existing) throw new TypeError(`the record ${label} is gone`);
      return existing;
    },
    read,
    async destroy(labels) {
      written(() =>
        inTransaction(database, () => {
          for (const label of labels) destroy.run(label);
        }),
      );
      wipe();
    },
    async discard(label) {
      written(() => discard.run(label));
      wipe();
    },
    destroyed: async () => destroyed.all().map(({ label }) => text(label)),
    wrappedByOther: async (secret) => other.all(secret).map(record),
    async rewrap(changes) {
      inTransaction(database, () => {
        for (const [label, from, to] of changes) replace.run(to.secret, to.wrapped, label, from.secret);
      });
      wipe();
    },
    wrappings: async () => new Map(wrappings.all().map((row) => [text(row.secret), Number(row.keys)])),
    async secret(first) {
      const known = owner.get();
      if (known) return text(known.secret);
      claim.run(first);
      return text(owner.get()?.secret);
    },
    moveSecret: async (from, to) => void move.run(to, from),
    async owner() {
      const row = bound.get();
      return row ? { log: boundLog(row.log) } : null;
    },
    async bindLog(log) {
      written(() => bind.run(JSON.stringify(log)));
      return boundLog(bound.get()?.log) ?? log;
    },
    someUsers: async (limit) => users.all(limit).map(({ label }) => text(label)),
    page: async (after, limit) => page.all(after ?? '', limit).map(vaultRecord),
    async putBack(records) {
      written(() =>
        inTransaction(database, () => {
          for (const { label, key } of records) {
            const { secret, wrapped } = typeof key === 'string' ? NO_KEY : key;
            putBack.run(label, secret, wrapped, key === 'discarded' ? 1 : 0);
          }
        }),
      );
    },
    close: async () => database.close(),
  };
};

/** A full disk, or another process that writes for seconds, keeps nothing: it is worth trying again. */
const written = (write: () => unknown): void => {
  try {
    write();
  } catch (error) {
    throw unavailable('the vault', error);
  }
};

const record = ({ label, secret, wrapped }: Record<string, SQLOutputValue>): KeyRecord => ({
  label: text(label),
  key: wrapped instanceof Uint8Array ? ({ wrapped, secret: text(secret) } satisfies WrappedKey) : 'destroyed',
});

const NO_KEY = { secret: null, wrapped: null };

const vaultRecord = (row: Record<string, SQLOutputValue>): VaultRecord => {
  const { label, key } = record(row);
  return { label, key: key === 'destroyed' && row.discarded === 1 ? 'discarded' : key };
};

const boundLog = (json: SQLOutputValue | undefined): BoundLog | null =>
  typeof json === 'string' ? (JSON.parse(json) as BoundLog) : null;

const text = (value: SQLOutputValue | undefined): string => String(value);
