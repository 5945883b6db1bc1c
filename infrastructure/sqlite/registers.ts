import { randomUUID } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Clock } from '#application/engine/ports/clock.ts';
import { unavailable } from '#application/engine/ports/fault.ts';
import {
  type CopiedRegister,
  type Register,
  type Registers,
  registerMoved,
} from '#application/engine/ports/registers.ts';
import type { JsonObject } from '#domain/json.ts';
import { inTransaction, makeForOwner, openDatabase } from './database.ts';
import { walTruncation } from './read-model-wal.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS registers (
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    revision TEXT NOT NULL,
    value TEXT NOT NULL,
    ends_at INTEGER,
    PRIMARY KEY (kind, key)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS registers_by_end ON registers (ends_at) WHERE ends_at IS NOT NULL;
`;

/** No text has it: whatever begins with a prefix sorts before the prefix and this. */
const LAST_CHARACTER = '\u{10FFFF}';

/** Opens the registers in the file at `path`, made when it is not there. Writes that come together share one flush to the disk. */
export const openSqliteRegisters = async (path: string, clock: Clock): Promise<Registers> => {
  makeForOwner(path);
  const database = openDatabase(path);
  // What was replaced or removed is not left lying in any file, nor what a killed process left.
  database.exec('PRAGMA secure_delete = ON; PRAGMA wal_checkpoint(TRUNCATE)');
  inTransaction(database, () => database.exec(SCHEMA));
  const { insert, replace, remove, select, list, page, sweep } = prepare(database);
  const commit = createGroupCommit(database, () => sweep.run(clock.now()));
  const wal = walTruncation(database);
  return {
    async read(kind, key) {
      const row = select.get(kind, key, clock.now());
      return row ? register(row) : null;
    },
    async write(kind, key, value, { expected, endsAt }) {
      const revision = randomUUID();
      const json = JSON.stringify(value);
      const { changes } = await commit.run(() =>
        expected === 'absent'
          ? insert.run(kind, key, revision, json, endsAt, clock.now())
          : replace.run(revision, json, endsAt, kind, key, expected, clock.now()),
      );
      if (changes === 0) throw registerMoved(kind);
      if (expected !== 'absent') wal.soon();
      return revision;
    },
    async remove(kind, key) {
      await commit.run(() => remove.run(kind, key));
      wal.soon();
    },
    async list(kind, limit, prefix = '') {
      const rows = list.all(kind, prefix, `${prefix}${LAST_CHARACTER}`, clock.now(), limit);
      return rows.map((row) => ({ ...register(row), key: String(row.key) }));
    },
    async page(after, limit) {
      return page.all(after?.kind ?? '', after?.key ?? '', clock.now(), limit).map(copiedRegister);
    },
    async close() {
      wal.stop();
      commit.flush();
      database.close();
    },
  };
};

const prepare = (database: DatabaseSync) => ({
  insert: database.prepare(
    `INSERT INTO registers (kind, key, revision, value, ends_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET revision = excluded.revision, value = excluded.value, ends_at = excluded.ends_at
     WHERE ends_at <= ?`,
  ),
  replace: database.prepare(
    `UPDATE registers SET revision = ?, value = ?, ends_at = ?
     WHERE kind = ? AND key = ? AND revision = ? AND (ends_at IS NULL OR ends_at > ?)`,
  ),
  remove: database.prepare('DELETE FROM registers WHERE kind = ? AND key = ?'),
  select: database.prepare('SELECT * FROM registers WHERE kind = ? AND key = ? AND (ends_at IS NULL OR ends_at > ?)'),
  list: database.prepare(
    `SELECT * FROM registers WHERE kind = ? AND key >= ? AND key < ? AND (ends_at IS NULL OR ends_at > ?)
     ORDER BY key LIMIT ?`,
  ),
  page: database.prepare(
    `SELECT * FROM registers WHERE (kind, key) > (?, ?) AND (ends_at IS NULL OR ends_at > ?) ORDER BY kind, key LIMIT ?`,
  ),
  /** In passing, and never more than a few: what ended makes no write wait. */
  sweep: database.prepare(
    'DELETE FROM registers WHERE (kind, key) IN (SELECT kind, key FROM registers WHERE ends_at <= ? LIMIT 20)',
  ),
});

const register = ({ value, revision }: Record<string, SQLOutputValue>): Register => ({
  value: JSON.parse(String(value)) as JsonObject,
  revision: String(revision),
});

const copiedRegister = (row: Record<string, SQLOutputValue>): CopiedRegister => ({
  kind: String(row.kind),
  key: String(row.key),
  value: register(row).value,
  endsAt: row.ends_at === null ? null : Number(row.ends_at),
});

type Settle = () => void;
type Waiting = Readonly<{ attempt(): Settle; fail(error: unknown): void }>;

/** Runs single statements in one transaction per turn of the event loop: those that come together share its flush to the disk. */
type GroupCommit = Readonly<{
  /**
   * Resolves once the statement's transaction is on the disk. A statement that throws leaves nothing and fails alone; when
   * the transaction fails (a full disk, say) all of it is `unavailable`.
   */
  run<Result>(statement: () => Result): Promise<Result>;
  /** Runs what waits, now. */
  flush(): void;
}>;

/** `inPassing` runs once in each transaction, after the statements. */
const createGroupCommit = (database: DatabaseSync, inPassing: () => void): GroupCommit => {
  let waiting: Waiting[] = [];
  const flush = () => {
    const group = waiting;
    waiting = [];
    if (group.length === 0) return;
    try {
      const settled = inTransaction(database, () => {
        const settles = group.map(({ attempt }) => attempt());
        inPassing();
        return settles;
      });
      for (const settle of settled) settle();
    } catch (error) {
      for (const { fail } of group) fail(unavailable('the registers', error));
    }
  };
  return {
    run: (statement) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(flush);
        waiting.push({ attempt: () => outcome(database, statement, resolve, reject), fail: reject });
      }),
    flush,
  };
};

/** Runs the statement, and answers how to tell its caller once it is on the disk. */
const outcome = <Result>(
  database: DatabaseSync,
  statement: () => Result,
  resolve: (result: Result) => void,
  reject: (error: unknown) => void,
): Settle => {
  try {
    const result = statement();
    return () => resolve(result);
  } catch (error) {
    if (!database.isTransaction) throw error; // it took the whole transaction back
    return () => reject(error);
  }
};
