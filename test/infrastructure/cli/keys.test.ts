import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { listAudit } from '#application/operators/list-audit.ts';
import { createBackupKeys } from '#infrastructure/backup/backup-keys.ts';
import { findSets, folderOf, removeSet } from '#infrastructure/backup/manifest.ts';
import { openFolderPlace } from '#infrastructure/files/folder-place.ts';
import { readSecrets } from '#infrastructure/secret-file.ts';
import { createKeyWrap } from '#infrastructure/shared/key-wrap.ts';
import { openSqliteKeyRecords, openSqliteVault } from '#infrastructure/sqlite/vault.ts';
import { runningApp } from '#test/support/app.ts';
import { movableClock } from '#test/support/clock.ts';
import { serverProcess } from '#test/support/server-process.ts';
import { temporaryDataFolder, temporaryFolder } from '#test/support/temporary.ts';
import { aUser } from '#test/support/user.ts';
import type { Achievement } from '#web/contract/achievements.ts';
import { cairn } from './cairn.ts';

const DAY = 24 * 60 * 60_000;
const reason = 'once a year';

const aFolder = async (t: ExecutionContext, make = temporaryFolder): Promise<string> => {
  const { path, remove } = await make();
  t.teardown(remove);
  return path;
};

test('while it runs all keys move to a new secret, which is told in the audit, and what is written before and after can be read', async (t) => {
  const app = await runningApp(t);
  const user = await aUser(app);
  const tell = (originalMessage: string) => user.call('POST', '/api/achievements', { originalMessage });
  await tell('Before the secret was new');
  const before = await readFile(join(app.folder, 'secret'), 'utf8');
  const { keys, source, secrets } = await app.commands['keys rotate']({ reason }, () => {});
  t.true(keys > 3);
  t.is(source, 'file');
  t.like(secrets, [
    { state: 'current', keys, backups: null, replacedAt: null },
    { state: 'old', keys: 0 },
  ]);
  t.deepEqual(
    readSecrets(join(app.folder, 'secret')).map(({ secret }) => secret === before),
    [false, true],
  );
  await tell('After the secret was new');
  const other = await aUser(app);
  await other.call('POST', '/api/achievements', { originalMessage: 'By somebody who came later' });
  // In a thread of its own, which was given no new secret.
  await app.commands['projections rebuild']({ name: 'wins' }, () => {});
  const { body } = await user.call<readonly Achievement[]>('GET', '/api/achievements');
  t.is(body.length, 2);
  const { actions } = await listAudit(app.services, { limit: 10, action: 'keys.rotate' });
  t.like(actions, [{ actor: 'operator:cli', reason }]);
  t.is((await app.commands['keys rotate']({ reason }, () => {})).secrets.length, 3, 'twice on one day, too');
});

test('an old secret goes from the file after 31 days, unless a backup opens with it alone', async (t) => {
  const clock = movableClock();
  const to = await aFolder(t);
  const env = { BACKUP_TO: join(to, 'sets'), BACKUP_KEYS_TO: join(to, 'keys') };
  const app = await runningApp(t, { clock, env });
  await app.commands['backup create'](undefined, () => {});
  await app.commands['keys rotate']({ reason }, () => {});
  t.is(
    (await app.commands['keys list']()).secrets[1]?.backups,
    4,
    'the set, its keys twice, and the ledger of erasures',
  );
  clock.move(DAY / 2);
  await app.commands['backup create'](undefined, () => {});
  clock.move(30 * DAY - DAY / 2);
  const places = [await openFolderPlace(env.BACKUP_TO), await openFolderPlace(env.BACKUP_KEYS_TO)] as const;
  const oldest = async (at: 0 | 1) => (await findSets(places[at], at === 0 ? 'sets/' : '')).whole[0] ?? '';
  await removeSet(places[1], `${await oldest(1)}/`);
  await removeSet(places[0], folderOf(await oldest(0)));
  t.is(await app.keys.dropOld(), 0, 'copies by hand may be 30 days old');
  clock.move(DAY);
  t.is(await app.keys.dropOld(), 1);
  t.is((await app.commands['keys list']()).secrets.length, 1);

  await app.commands['keys rotate']({ reason }, () => {});
  clock.move(40 * DAY);
  t.is(await app.keys.dropOld(), 0, 'the second set opens with it');
});

test('a backup that is made after a rotation opens with the new secret', async (t) => {
  const to = await aFolder(t);
  const app = await runningApp(t, { env: { BACKUP_TO: to, BACKUP_KEYS_TO: join(to, 'keys') } });
  await app.commands['keys rotate']({ reason }, () => {});
  await app.commands['backup create'](undefined, () => {});
  const [newest] = readSecrets(join(app.folder, 'secret'));
  const manifest = await readFile(
    join(to, folderOf((await findSets(await openFolderPlace(to), 'sets/')).whole[0] ?? ''), 'manifest.json'),
  );
  t.is(JSON.parse(manifest.toString()).key, createBackupKeys([newest?.secret ?? '']).newest.fingerprint);
});

test('with SECRET the new one has to be given there, and both are used until they are told to move', async (t) => {
  const folder = await aFolder(t, temporaryDataFolder);
  const [old, next] = ['the first secret of the environment', 'the second secret of the environment'];
  const first = await runningApp(t, { folder, env: { SECRET: old } });
  await t.throwsAsync(
    first.commands['keys rotate']({ reason }, () => {}),
    { message: /SECRET=new,old/ },
  );
  await first.stop();
  const second = await runningApp(t, { folder, env: { SECRET: `${next},${old}` } });
  t.deepEqual(
    (await second.commands['keys list']()).secrets.map(({ state }) => state),
    ['next', 'current'],
  );
  const { keys, secrets } = await second.commands['keys rotate']({ reason }, () => {});
  t.like(secrets, [
    { state: 'current', keys },
    { state: 'old', keys: 0 },
  ]);
  await second.stop();
  await (await runningApp(t, { folder, env: { SECRET: next } })).stop();
  await t.throwsAsync(runningApp(t, { folder, env: { SECRET: old } }), { message: /SECRET is not the one/ });
});

test('the command line asks for a reason and prints no secret', async (t) => {
  const folder = await aFolder(t, temporaryDataFolder);
  const server = await serverProcess(folder);
  t.teardown(server.kill);
  await server.start();
  t.is((await cairn(folder, ['keys', 'rotate'])).code, 2);
  const { code, out, error } = await cairn(folder, ['keys', 'rotate', '--reason', reason]);
  t.is(code, 0, error);
  t.regex(out, /^\d+ keys are wrapped by the new secret\ncopy DATA_DIR\/secret/);
  const listed = await cairn(folder, ['keys', 'list', '--json']);
  t.like(JSON.parse(listed.out), { source: 'file' });
  const secrets = readSecrets(join(folder, 'secret'));
  t.is(secrets.length, 2);
  for (const { secret } of secrets) t.false(`${out}${error}${listed.out}`.includes(secret));
});

const MANY = 20_000;

test('killed at any point of a rotation it starts again with every key, and the next call finishes what was begun', async (t) => {
  const folder = await aFolder(t, temporaryDataFolder);
  const server = await serverProcess(folder);
  t.teardown(server.kill);
  await server.start();
  await server.stop();
  const file = join(folder, 'secret');
  const vaultOf = () =>
    openSqliteVault(join(folder, 'vault.db'), createKeyWrap(readSecrets(file).map(({ secret }) => secret)));
  const users = Array.from({ length: MANY }, (_, n) => n + 1);
  const records = openSqliteKeyRecords(join(folder, 'vault.db'));
  const wrap = createKeyWrap(readSecrets(file).map(({ secret }) => secret));
  await records.putBack(
    users.map((user) => ({ label: `user-${user}`, key: wrap.wrap(randomBytes(32), `user-${user}`) })),
  );
  await records.close();
  const filled = await vaultOf();
  await filled.destroy(7);
  const keys = await filled.open(users);
  await filled.close();

  // Killed when the new secret is in the file, and when half of the keys have moved.
  for (const moved of [0, MANY / 2]) {
    await server.start();
    const before = readSecrets(file).length;
    const asked = server.commands['keys rotate']({ reason }, () => {});
    asked.catch(() => {});
    const isReached = async () => {
      if (readSecrets(file).length === before) return false;
      if (moved === 0) return true;
      const { secrets } = await server.commands['keys list']();
      return (secrets[0]?.keys ?? 0) >= moved;
    };
    while (!(await isReached())) await new Promise(setImmediate);
    await server.kill();
    await server.start();
    t.true(
      (await server.commands['keys list']()).secrets.every(({ keys: count, state }) => state !== 'old' || count === 0),
    );
    await server.commands['keys rotate']({ reason }, () => {});
    await server.stop();
    const after = await vaultOf();
    t.deepEqual(await after.open(users), keys);
    t.deepEqual(await after.destroyed(), [7]);
    await after.close();
  }
});
