import { appendFile, copyFile, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import test, { type ExecutionContext } from 'ava';
import { hasCode } from '#application/engine/ports/fault.ts';
import { isKeyDestroyed } from '#application/engine/ports/vault.ts';
import { LEDGER } from '#infrastructure/shared/erasure-ledger.ts';
import { openSqliteVault } from '#infrastructure/sqlite/vault.ts';
import { wraps } from '#test/contracts/vault.contract.ts';
import { temporaryFolder } from '#test/support/temporary.ts';

const aFolder = async (t: ExecutionContext) => {
  const { path, remove } = await temporaryFolder();
  t.teardown(remove);
  const [file, ledger] = [join(path, 'vault.db'), join(path, LEDGER)];
  const withVault = async <Result>(use: (vault: Awaited<ReturnType<typeof openSqliteVault>>) => Promise<Result>) => {
    const vault = await openSqliteVault(file, wraps.old);
    try {
      return await use(vault);
    } finally {
      await vault.close();
    }
  };
  return { file, ledger, withVault };
};

test('an older vault that was put back gives no destroyed key out again', async (t) => {
  const { file, withVault } = await aFolder(t);
  await withVault(async (vault) => {
    for (const user of [1, 2, 3]) await vault.make(user);
  });
  await copyFile(file, `${file}.copy`);
  await withVault(async (vault) => {
    for (const user of [1, 2]) await vault.destroy(user);
  });
  for (const name of [file, `${file}-wal`, `${file}-shm`]) await rm(name, { force: true });
  await copyFile(`${file}.copy`, file);
  await withVault(async (vault) => {
    const keys = await vault.open([1, 2, 3]);
    t.is(keys.get(1), 'destroyed');
    t.is(keys.get(2), 'destroyed');
    t.not(keys.get(3), 'destroyed');
    t.deepEqual(await vault.destroyed(), [1, 2]);
    t.true(isKeyDestroyed(await t.throwsAsync(vault.make(1))));
  });
});

test('an erasure stands in the ledger before the key goes', async (t) => {
  const { ledger, withVault } = await aFolder(t);
  await withVault(async (vault) => {
    await vault.make(7);
    await vault.destroy(7);
    t.is(await readFile(ledger, 'utf8'), 'user-7\n');
    await vault.destroy(7);
    t.is(await readFile(ledger, 'utf8'), 'user-7\n');
  });
  t.is((await stat(ledger)).mode & 0o777, 0o600);
});

test('a discarded key stands in no ledger, and is as gone', async (t) => {
  const { ledger, withVault } = await aFolder(t);
  await withVault(async (vault) => {
    for (const user of [1, 2]) await vault.make(user);
    await vault.discard(1);
    await vault.destroy(2);
  });
  await withVault(async (vault) => t.is((await vault.open([1])).get(1), 'destroyed'));
  t.is(await readFile(ledger, 'utf8'), 'user-2\n');
});

test('a vault from before keys could be discarded opens, and keeps what it knew', async (t) => {
  const { file, withVault } = await aFolder(t);
  const old = new DatabaseSync(file);
  old.exec(`CREATE TABLE keys (label TEXT NOT NULL PRIMARY KEY, secret TEXT, wrapped BLOB,
    CHECK ((secret IS NULL) = (wrapped IS NULL)));
    INSERT INTO keys (label) VALUES ('user-7');`);
  old.close();
  for (let time = 0; time < 2; time += 1)
    await withVault(async (vault) => {
      t.deepEqual(await vault.destroyed(), [7]);
      await vault.make(8);
    });
  await withVault(async (vault) => {
    await vault.discard(8);
    t.deepEqual(await vault.destroyed(), [7]);
  });
});

test('a vault that is older than its ledger, or has lost it, tells it of its erasures', async (t) => {
  const { ledger, withVault } = await aFolder(t);
  await withVault((vault) => vault.destroy(7));
  await rm(ledger);
  await withVault(async (vault) => t.deepEqual(await vault.destroyed(), [7]));
  t.is(await readFile(ledger, 'utf8'), 'user-7\n');
});

test('a line that a crash cut short is no erasure, and spoils none after it', async (t) => {
  const { ledger, withVault } = await aFolder(t);
  await withVault(async (vault) => {
    for (const user of [7, 12, 123]) await vault.make(user);
    await vault.destroy(7);
  });
  await appendFile(ledger, 'user-12');
  await withVault(async (vault) => {
    t.deepEqual(await vault.destroyed(), [7]);
    await vault.destroy(123);
  });
  t.is(await readFile(ledger, 'utf8'), 'user-7\nuser-123\n');
});

test('a damaged ledger is said, and nothing opens', async (t) => {
  const { ledger, withVault } = await aFolder(t);
  await writeFile(ledger, 'user-7\nuser-x\n');
  t.true(hasCode(await t.throwsAsync(withVault(async () => {})), 'damaged-ledger'));
});

test('a vault in memory writes no ledger anywhere', async (t) => {
  const inMemory = async () => openSqliteVault(':memory:', wraps.old);
  const first = await inMemory();
  await first.destroy(7);
  await first.close();
  const second = await inMemory();
  t.teardown(() => second.close());
  t.deepEqual(await second.destroyed(), []);
});
