import { execFile } from 'node:child_process';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import test from 'ava';
import { MongoClient } from 'mongodb';
import { openMongoVault } from '#infrastructure/mongodb/vault.ts';
import { LEDGER } from '#infrastructure/shared/erasure-ledger.ts';
import type { KeyWrap } from '#infrastructure/shared/key-wrap.ts';
import type { IfNew } from '#infrastructure/shared/wrapped-vault.ts';
import { openSqliteVault } from '#infrastructure/sqlite/vault.ts';
import { engine } from '../support/engines.ts';
import { mongoDatabase } from '../support/mongo-database.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { vaultContract, wraps } from './vault.contract.ts';

vaultContract('SQLite', async () => {
  const { path, remove } = await temporaryFolder();
  return { open: (wrap, now, ifNew) => openSqliteVault(join(path, 'vault.db'), wrap, now, ifNew), remove };
});

const url = engine('MONGODB_URL', 'the vault on MongoDB');
if (url) {
  const aMongoPlace = async () => {
    const [{ path, remove }, database] = [await temporaryFolder(), mongoDatabase(url)];
    const [ledger, other] = [join(path, LEDGER), join(path, 'other.txt')];
    const open = (wrap: KeyWrap, now?: () => number, ifNew?: IfNew, file = ledger) =>
      openMongoVault(database.url, wrap, file, now, ifNew);
    return {
      open,
      url: database.url,
      ledger,
      other,
      remove: async () => void (await Promise.all([remove(), database.drop()])),
    };
  };
  vaultContract('MongoDB', aMongoPlace);

  test('MongoDB: an older dump that was put back gives no destroyed key out again', async (t) => {
    const place = await aMongoPlace();
    t.teardown(place.remove);
    const client = new MongoClient(place.url);
    t.teardown(() => client.close());
    const keys = client.db().collection('vault_keys');
    const before = await place.open(wraps.old);
    for (const user of [1, 2]) await before.make(user);
    const dump = await keys.find().toArray();
    await before.destroy(1);
    await before.close();
    await keys.drop();
    await keys.insertMany(dump);
    const after = await place.open(wraps.old);
    t.teardown(() => after.close());
    t.is((await after.open([1, 2])).get(1), 'destroyed');
    t.not((await after.open([1, 2])).get(2), 'destroyed');
    t.deepEqual(await after.destroyed(), [1]);
  });

  test('MongoDB: what one process destroyed stands in the ledger of each that opens afterwards', async (t) => {
    const place = await aMongoPlace();
    t.teardown(place.remove);
    const one = await place.open(wraps.old);
    await one.destroy(1);
    t.is(await readFile(place.ledger, 'utf8'), 'user-1\n');
    const other = await place.open(wraps.old, undefined, undefined, place.other);
    t.is(await readFile(place.other, 'utf8'), 'user-1\n');
    await other.destroy(2);
    await Promise.all([one.close(), other.close()]);
    await (await place.open(wraps.old)).close();
    t.is(await readFile(place.ledger, 'utf8'), 'user-1\nuser-2\n');
  });
}

const filesHold = async (folder: string, bytes: Buffer): Promise<boolean> => {
  const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name))));
  return files.some((file) => file.includes(bytes));
};

const wrappedKey = (file: string, user: number): Buffer => {
  const database = new DatabaseSync(file, { readOnly: true });
  const row = database.prepare('SELECT wrapped FROM keys WHERE label = ?').get(`user-${user}`);
  database.close();
  if (row?.wrapped instanceof Uint8Array) return Buffer.from(row.wrapped);
  throw new Error(`no wrapped key of ${user}`);
};

test('SQLite leaves no byte of a destroyed key in any of its files', async (t) => {
  const { path, remove } = await temporaryFolder();
  t.teardown(remove);
  const file = join(path, 'vault.db');
  const vault = await openSqliteVault(file, wraps.old);
  t.teardown(() => vault.close());
  for (let user = 1; user <= 100; user++) await vault.make(user);
  const [destroyed, kept] = [wrappedKey(file, 50), wrappedKey(file, 51)];
  // Its sealed key without version and nonce, and any half of it: nothing of it may stay.
  const halves = [destroyed.subarray(13, 29), destroyed.subarray(29, 45)];
  for (const half of halves) t.true(await filesHold(path, half));
  await vault.destroy(50);
  for (const half of halves) t.false(await filesHold(path, half));
  t.true(await filesHold(path, kept));
});

test('SQLite leaves no key behind that the old secret wrapped', async (t) => {
  const { path, remove } = await temporaryFolder();
  t.teardown(remove);
  const file = join(path, 'vault.db');
  const old = await openSqliteVault(file, wraps.old);
  await old.make(1);
  await old.close();
  const before = wrappedKey(file, 1);
  const rotated = await openSqliteVault(file, wraps.rotating);
  t.teardown(() => rotated.close());
  await rotated.rewrap();
  t.false(await filesHold(path, before));
  t.true(await filesHold(path, wrappedKey(file, 1)));
});

test('SQLite itself refuses to bring a destroyed key back, or to lose a record', async (t) => {
  const { path, remove } = await temporaryFolder();
  t.teardown(remove);
  const file = join(path, 'vault.db');
  const vault = await openSqliteVault(file, wraps.old);
  t.teardown(() => vault.close());
  await vault.make(1);
  await vault.destroy(1);
  const database = new DatabaseSync(file);
  t.teardown(() => database.close());
  t.throws(() => database.exec("UPDATE keys SET secret = 'x', wrapped = x'00'"), { message: /never made again/ });
  t.throws(() => database.exec('DELETE FROM keys'), { message: /keeps its records/ });
});

test('SQLite gives processes that race from the first moment the same keys', async (t) => {
  const { path, remove } = await temporaryFolder();
  t.teardown(remove);
  const script = join(import.meta.dirname, '../support/name-keys.ts');
  const runs = Array.from({ length: 4 }, () => promisify(execFile)(process.execPath, [script, join(path, 'vault.db')]));
  const [first, ...others] = (await Promise.all(runs)).map(({ stdout }) => stdout);
  t.is(new Set(first?.split('\n')).size, 21);
  t.true(others.every((other) => other === first));
});

test('who asks whether a vault may be made, while another process makes it, takes that one', async (t) => {
  const { path, remove } = await temporaryFolder();
  t.teardown(remove);
  const file = join(path, 'vault.db');
  await writeFile(file, ''); // both have come so far that there is a file
  const refused = new Error('the log has begun');
  const open = (ifNew: IfNew) => openSqliteVault(file, wraps.old, undefined, ifNew);
  const vault = await open(async () => {
    const first = await openSqliteVault(file, wraps.old);
    await first.make(7);
    await first.close();
    throw refused;
  });
  t.teardown(() => vault.close());
  t.is((await vault.open([7])).size, 1);
  const elsewhere = openSqliteVault(join(path, 'other.db'), wraps.old, undefined, async () => {
    throw refused;
  });
  t.is(await t.throwsAsync(elsewhere), refused);
});

test('SQLite keeps the vault for its owner only', async (t) => {
  const { path, remove } = await temporaryFolder();
  t.teardown(remove);
  const vault = await openSqliteVault(join(path, 'vault.db'), wraps.old);
  t.teardown(() => vault.close());
  await vault.make(1);
  const files = await readdir(path);
  t.true(files.length > 1);
  for (const file of files) t.is((await stat(join(path, file))).mode & 0o777, 0o600);
});
