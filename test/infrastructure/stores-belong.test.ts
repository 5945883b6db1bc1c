import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import test, { type ExecutionContext } from 'ava';
import { hasCode } from '#application/engine/ports/fault.ts';
import { dataFolder } from '#infrastructure/data-folder.ts';
import { readSettings } from '#infrastructure/shared/settings.ts';
import { openStores, type Stores } from '#infrastructure/stores.ts';
import { movableClock } from '../support/clock.ts';
import { engine } from '../support/engines.ts';
import { startDouble } from '../support/eventstore-double/eventstore-double.ts';
import { won } from '../support/log-events.ts';
import { mongoDatabase } from '../support/mongo-database.ts';
import { temporaryFolder } from '../support/temporary.ts';

type Env = Readonly<Record<string, string>>;

/** A data folder of its own, and how to start on it and stop. */
const aCairn = async (t: ExecutionContext, env: Env = {}) => {
  const { path, remove } = await temporaryFolder();
  t.teardown(remove);
  const start = async (work: (stores: Stores) => Promise<unknown> = async () => {}): Promise<void> => {
    const folder = await dataFolder(path);
    const stores = await openStores(readSettings(env), folder, movableClock(), ({ code }) => t.fail(code));
    await work(stores).finally(stores.close);
  };
  const without = async (name: string) => {
    for (const file of await readdir(path)) if (file.startsWith(name)) await rm(join(path, file), { recursive: true });
  };
  return { path, start, without };
};

const USER = 1763730000123;

const aWin = async ({ vault, log }: Stores) => {
  await vault.make(USER);
  await log.append(`win-${randomUUID()}`, [won(USER)], 'no-stream');
};

/** It does not start: for this reason, told in one line that names what to put back, and nothing new is made. */
const refused = async (t: ExecutionContext, cairn: Awaited<ReturnType<typeof aCairn>>, code: string, words: RegExp) => {
  const before = (await readdir(cairn.path)).sort();
  for (const _ of ['once', 'and again']) {
    const fault = await t.throwsAsync(cairn.start());
    t.true(hasCode(fault, code), String(fault));
    t.regex(fault?.message ?? '', words);
    t.false(fault?.message.includes('\n'));
  }
  t.deepEqual((await readdir(cairn.path)).sort(), before);
};

test('stores that were made for each other are opened again and again', async (t) => {
  const { start } = await aCairn(t);
  await start();
  await start(aWin);
  await t.notThrowsAsync(start());
});

test('registers are not opened beside a log they do not belong to', async (t) => {
  const [one, other] = [await aCairn(t), await aCairn(t)];
  await one.start();
  await other.start();
  await rename(join(other.path, 'registers.db'), join(one.path, 'registers.db'));
  await refused(t, one, 'foreign-log', /EVENTSTORE_URL.*DATA_DIR/);
});

test('a log with events does not start without its vault, and starts again with it', async (t) => {
  const cairn = await aCairn(t, { SECRET: 'a secret that is not kept in the folder' });
  await cairn.start(aWin);
  await rename(join(cairn.path, 'vault.db'), join(cairn.path, 'kept'));
  await refused(t, cairn, 'vault-missing', /events\.db.*vault\.db.*put back the vault/);
  await rename(join(cairn.path, 'kept'), join(cairn.path, 'vault.db'));
  await t.notThrowsAsync(cairn.start());
});

test('a log with events does not start beside the vault of another log, though the secret is the same', async (t) => {
  const env = { SECRET: 'a secret that two servers were given' };
  for (const fill of [aWin, async () => {}]) {
    const [one, other] = [await aCairn(t, env), await aCairn(t, env)];
    await one.start(aWin);
    await other.start(fill);
    await rename(join(other.path, 'vault.db'), join(one.path, 'vault.db'));
    await refused(t, one, 'foreign-vault', /vault\.db belongs to another event log than .*events\.db/);
  }
});

test('a vault with keys does not start without its log, and starts again with it', async (t) => {
  const cairn = await aCairn(t);
  await cairn.start(aWin);
  await rename(join(cairn.path, 'events.db'), join(cairn.path, 'kept'));
  await refused(t, cairn, 'log-missing', /vault\.db.*events\.db is gone or empty: put back the log/);
  await rename(join(cairn.path, 'kept'), join(cairn.path, 'events.db'));
  await t.notThrowsAsync(cairn.start());
});

test('a vault with keys does not start beside an empty log', async (t) => {
  const [one, other] = [await aCairn(t), await aCairn(t)];
  await one.start(aWin);
  await other.start();
  await rename(join(other.path, 'events.db'), join(one.path, 'events.db'));
  await refused(t, one, 'log-missing', /put back the log/);
});

test('a database that is damaged does not start, and is named', async (t) => {
  for (const name of ['vault.db', 'registers.db', 'read-models.db']) {
    const cairn = await aCairn(t);
    await cairn.start(aWin);
    const bytes = await readFile(join(cairn.path, name));
    await writeFile(join(cairn.path, name), bytes.fill(0x5a, 0, 200));
    await refused(t, cairn, 'store-damaged', new RegExp(`${name} is damaged`));
  }
});

test('a log does not start without its secret, even when its vault is gone too', async (t) => {
  const cairn = await aCairn(t);
  await cairn.start(aWin);
  await cairn.without('secret');
  await refused(t, cairn, 'secret-missing', /secret is gone: put back/);
  await cairn.without('vault.db');
  await refused(t, cairn, 'secret-missing', /secret is gone: put back/);
});

test('a folder of version 0.9 is refused, with the way to move its data, and stays as it is', async (t) => {
  const old = await aCairn(t);
  await old.start(aWin);
  asVersion09(old.path);
  await refused(t, old, 'older-log', /made by Cairn 0\.9 or earlier/);
  await refused(t, old, 'older-log', /export/);
});

test('a log on an engine is not opened with another vault, though the secret is the same', async (t) => {
  const double = await startDouble();
  t.teardown(double.stop);
  const SECRET = 'a secret that two servers were given';
  const env = { EVENTSTORE_URL: double.url, SECRET };
  const [one, newcomer, other] = [await aCairn(t, env), await aCairn(t, env), await aCairn(t, { SECRET })];
  await one.start();
  await refused(t, newcomer, 'vault-missing', /EVENTSTORE_URL.*give each Cairn a log of its own/);
  await other.start();
  for (const name of ['vault.db', 'erasures.txt']) await rename(join(other.path, name), join(newcomer.path, name));
  await refused(t, newcomer, 'foreign-log', /EVENTSTORE_URL/);
  await t.notThrowsAsync(one.start());
});

test('a log on an engine that has lost its events does not start beside its vault', async (t) => {
  const [double, empty] = [await startDouble(), await startDouble()];
  t.teardown(double.stop);
  t.teardown(empty.stop);
  const env = { EVENTSTORE_URL: double.url, SECRET: 'a secret that is not kept in the folder' };
  const cairn = await aCairn(t, env);
  await cairn.start(aWin);
  Object.assign(env, { EVENTSTORE_URL: empty.url });
  await refused(t, cairn, 'log-missing', /EVENTSTORE_URL is gone or empty/);
});

const url = engine('MONGODB_URL', 'stores that belong together, on MongoDB');

if (url)
  test('a log with events does not start beside a MongoDB that lacks its vault or has that of another', async (t) => {
    const double = await startDouble();
    t.teardown(double.stop);
    const SECRET = 'a secret that is not kept in the folder';
    const databases = [mongoDatabase(url), mongoDatabase(url), mongoDatabase(url)] as const;
    for (const { drop } of databases) t.teardown(drop);
    const [mine, empty, others] = databases.map((database) => database.url) as [string, string, string];
    for (const log of [{}, { EVENTSTORE_URL: double.url }]) {
      const env = { ...log, MONGODB_URL: mine, SECRET };
      const cairn = await aCairn(t, env);
      await cairn.start(aWin);
      Object.assign(env, { MONGODB_URL: empty });
      await refused(t, cairn, 'vault-missing', /MONGODB_URL.*put back the vault/);
      const other = await aCairn(t, { MONGODB_URL: others, SECRET });
      await other.start();
      Object.assign(env, { MONGODB_URL: others });
      await refused(t, cairn, 'EVENTSTORE_URL' in log ? 'foreign-log' : 'foreign-vault', /MONGODB_URL|vault/);
      for (const { drop } of databases) await drop();
    }
  });

/** Takes from the stores of a data folder what version 0.3 did not write. Nothing may have them open. */
const asVersion09 = (folder: string): void => {
  const events = new DatabaseSync(join(folder, 'events.db'));
  events.exec('ALTER TABLE events DROP COLUMN metadata');
  events.close();
};
