import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { unavailable } from '#application/engine/ports/fault.ts';
import type { BoundLog } from '#application/engine/ports/vault.ts';
import type { WrappedKey } from '#infrastructure/shared/key-wrap.ts';
import type { KeyRecord, KeyRecords } from '#infrastructure/shared/wrapped-vault.ts';
import { inTransaction } from './database.ts';

/** The keys' records alone, on a connection that may write nothing. */
export const createKeyReader = (database: DatabaseSync): Pick<KeyRecords, 'read'> => {
  const select = database.prepare('SELECT * FROM keys WHERE label IN (SELECT value FROM json_each(?))');
  return { read: async (labels) => select.all(JSON.stringify(labels)).map(record) };
};

/** The vault's records in a database file. `wipe` leaves nothing in any file of what was overwritten. */
export const createVaultRecords = (database: DatabaseSync, wipe: () => void): KeyRecords => {
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
  const claim = database.prepare('INSERT INTO owner (only, secret) VALUES (1, ?) ON CONFLICT DO NOTHING');
  const owner = database.prepare('SELECT secret FROM owner');
  const move = database.prepare('UPDATE owner SET secret = ? WHERE secret = ?');
  const bind = database.prepare('UPDATE owner SET log = ? WHERE log IS NULL');
  const bound = database.prepare('SELECT log FROM owner');
  const users = database.prepare("SELECT label FROM keys WHERE label >= 'user-' AND label < 'user.' LIMIT ?");
  return {
    async makeOnce(label, { secret, wrapped }) {
      written(() => insert.run(label, secret, wrapped));
      const [standing] = await read([label]);
      if (!standing) throw new TypeError(`the record ${label} is gone`);
      return standing;
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
    async secret(first) {
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

const boundLog = (json: SQLOutputValue | undefined): BoundLog | null =>
  typeof json === 'string' ? (JSON.parse(json) as BoundLog) : null;

const text = (value: SQLOutputValue | undefined): string => String(value);
