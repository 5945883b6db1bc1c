import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import type { Restored } from '#infrastructure/backup/restore.ts';
import type { VerifiedBackup } from '#infrastructure/backup/verify.ts';
import type { CreatedBackup, ListedBackups } from '#infrastructure/control/backup-commands.ts';
import { startControl } from '#infrastructure/control/server.ts';
import { runningApp } from '#test/support/app.ts';
import { engine } from '#test/support/engines.ts';
import { startDouble } from '#test/support/eventstore-double/eventstore-double.ts';
import { eventually } from '#test/support/eventually.ts';
import { mongoDatabase } from '#test/support/mongo-database.ts';
import { whereItRuns } from '#test/support/server-process.ts';
import { temporaryDataFolder, temporaryFolder } from '#test/support/temporary.ts';
import { aUser, call } from '#test/support/user.ts';
import type { Achievement } from '#web/contract/achievements.ts';
import { lines, cairn as run } from './cairn.ts';

const aFolder = async (t: ExecutionContext, make = temporaryFolder): Promise<string> => {
  const { path, remove } = await make();
  t.teardown(remove);
  return path;
};

/** A running Cairn that makes backups, and `cairn` beside it. */
const aServer = async (t: ExecutionContext) => {
  const [to, folder] = [await aFolder(t), await aFolder(t, temporaryDataFolder)];
  const env = { BACKUP_TO: join(to, 'sets'), BACKUP_KEYS_TO: join(to, 'keys') };
  const app = await runningApp(t, { env, folder });
  const control = await startControl(join(folder, 'control.sock'), app);
  t.teardown(control.close);
  const cairn = (...words: string[]) => run(folder, words, env);
  const stop = async () => {
    await control.close();
    await app.stop();
  };
  return { app, env, folder, cairn, stop };
};

const json = <Result>({ code, out, error }: Awaited<ReturnType<typeof run>>, expected = 0): Result => {
  if (code !== expected) throw new Error(`${code}: ${error}`);
  return JSON.parse(out) as Result;
};

test('an operator makes a backup, looks at it, verifies it, loses everything and restores it', async (t) => {
  const { app, env, folder, cairn, stop } = await aServer(t);
  const user = await aUser(app);
  await user.call('POST', '/api/achievements', { originalMessage: 'Repaired the pump in hall 3' });
  t.like(json<ListedBackups>(await cairn('--json', 'backup', 'list')), { backups: [], last: { at: null } });
  t.regex((await cairn('backup', 'list')).out, /there is no backup/);

  const made = json<CreatedBackup>(await cairn('backup', 'create', '--json'));
  t.true(made.events > 5 && made.damaged === 0 && made.keys > 3);
  const told = await cairn('backup', 'create');
  t.is(told.code, 0, told.error);
  t.regex(told.out, /^backup \S+: \d+ events/);
  t.regex(told.out, /keep a copy of DATA_DIR\/secret elsewhere/);
  const { backups, last } = json<ListedBackups>(await cairn('--json', 'backup', 'list'));
  t.deepEqual(
    backups.map(({ state }) => state),
    ['whole', 'whole'],
  );
  t.is(last?.at, backups.at(-1)?.madeAt);
  t.is(lines((await cairn('backup', 'list')).out).length, 3);

  const verified = await cairn('backup', 'verify');
  t.is(verified.code, 0, verified.error);
  t.regex(verified.out, /is whole: \d+ events are as they were written/);
  const set = backups.at(-1)?.set ?? '';
  t.like(json<VerifiedBackup>(await cairn('--json', 'backup', 'verify', '--at', set)), { set, problemCount: 0 });

  await stop();
  for (const name of await readdir(folder)) if (name !== 'secret') await rm(join(folder, name), { recursive: true });
  t.like(json<ListedBackups>(await cairn('--json', 'backup', 'list')), { last: null });
  const restored = await cairn('backup', 'restore');
  t.is(restored.code, 0, restored.error);
  t.regex(restored.out, /is restored: \d+ events, \d+ blobs; 0 deleted accounts stay deleted\nstart the server/);
  const again = await runningApp(t, { env, folder });
  const { loginUrl } = await again.commands['account login-link']({ email: user.email });
  const token = new URL(loginUrl).searchParams.get('token') ?? '';
  const { body } = await call<{ token: string }>(again, 'POST', '/api/auth/token', { token });
  const wins = () => call<readonly Achievement[]>(again, 'GET', '/api/achievements', undefined, body.token);
  const [win] = await eventually('its win', async () => ((await wins()).body.length > 0 ? (await wins()).body : null));
  t.is(win?.originalMessage, 'Repaired the pump in hall 3');
});

test('what cannot be done is said in one line and ends with 1, wrong words with 2', async (t) => {
  const [to, folder] = [await aFolder(t), await aFolder(t)];
  const env = { BACKUP_TO: to, SECRET: 'a secret that only this test of backups knows' };
  const impossible: readonly (readonly [string[], Record<string, string>, RegExp])[] = [
    [['backup', 'create'], env, /no server is running/],
    [['backup', 'verify'], env, /has no backup/],
    [['backup', 'restore'], env, /has no backup/],
    [['backup', 'restore'], {}, /set BACKUP_TO/],
    [['backup', 'list'], {}, /set BACKUP_TO/],
    [['backup', 'list'], { BACKUP_TO: to }, /set SECRET to it, or put the file secret/],
    [['backup', 'list'], { ...env, BACKUP_EVERY: 'often' }, /BACKUP_EVERY must be a time/],
  ];
  for (const [words, given, why] of impossible) {
    const { code, error } = await run(folder, words, given);
    t.is(code, 1, words.join(' '));
    t.regex(error, why);
    t.regex(error, /^cairn: [^\n]+\n$/);
  }
  t.is((await run(folder, ['backup', 'restore', '--at', 'yesterday'], env)).code, 2);
  t.is((await run(folder, ['backup', 'forget'], env)).code, 2);
  const help = await run(folder, ['backup', '--help'], env);
  t.is(help.code, 0);
  for (const word of ['create', 'list', 'verify', 'restore', 'Examples:', 'BACKUP_KEYS_TO'])
    t.true(help.out.includes(word));
});

test('a server that makes no backups says what to set', async (t) => {
  const app = await runningApp(t);
  const control = await startControl(join(app.folder, 'control.sock'), app);
  t.teardown(control.close);
  const { code, error } = await run(app.folder, ['backup', 'create']);
  t.is(code, 1);
  t.regex(error, /set BACKUP_TO/);
});

test('a restore that is killed is gone on with, and nothing starts before', async (t) => {
  const { app, env, folder, cairn, stop } = await aServer(t);
  for (let user = 0; user < 3; user += 1) await aUser(app);
  const made = json<CreatedBackup>(await cairn('--json', 'backup', 'create'));
  await stop();
  const fresh = await aFolder(t);
  await mkdir(fresh, { recursive: true });
  await cp(join(folder, 'secret'), join(fresh, 'secret'));
  let killed = 0;
  for (const until of ['restoring.json', 'vault.db', 'events.db']) {
    const child = spawn(process.execPath, ['infrastructure/cli.ts', 'backup', 'restore'], {
      env: { ...whereItRuns(), ...env, DATA_DIR: fresh },
      stdio: 'ignore',
    });
    const exit = once(child, 'exit');
    const gone = exit.then(() => true);
    await eventually(until, async () => existsSync(join(fresh, until)) || (await Promise.race([gone, false])));
    child.kill('SIGKILL');
    const [, signal] = (await exit) as [number | null, string | null];
    if (signal === null) break;
    killed += 1;
    if (!existsSync(join(fresh, 'restoring.json'))) continue;
    const refused = await t.throwsAsync(runningApp(t, { folder: fresh }));
    t.regex(refused?.message ?? '', /a restore into .* was cut off/);
  }
  t.true(killed > 0);
  if (existsSync(join(fresh, 'restoring.json')))
    t.like(json<Restored>(await run(fresh, ['--json', 'backup', 'restore'], env)), {
      set: made.set,
      events: made.events,
    });
  const again = await runningApp(t, { folder: fresh });
  t.is(await again.services.log.countAfter(null, made.events + 1), made.events);
});

const mongoUrl = engine('MONGODB_URL', 'backups on engines, by the command line');
if (mongoUrl)
  test('with engines a backup is made, listed and restored without a server, into empty engines only', async (t) => {
    const [one, two] = [mongoDatabase(mongoUrl), mongoDatabase(mongoUrl)];
    const [double, empty] = [await startDouble(), await startDouble()];
    for (const undo of [one.drop, two.drop, double.stop, empty.stop]) t.teardown(undo);
    const [to, folder, fresh] = [await aFolder(t), await aFolder(t), await aFolder(t)];
    const given = {
      SECRET: 'a secret that only this test of backups knows',
      BACKUP_TO: to,
      BACKUP_KEYS_TO: `${to}/apart`,
    };
    const before = { ...given, EVENTSTORE_URL: double.url, MONGODB_URL: one.url };
    const after = { ...given, EVENTSTORE_URL: empty.url, MONGODB_URL: two.url };
    const person = ['--email', 'sub@example.com', '--first-name', 'Sub', '--last-name', 'Scriber'];
    t.is((await run(folder, ['account', 'open', ...person], before)).code, 0);
    const made = json<CreatedBackup>(await run(folder, ['--json', 'backup', 'create'], before));
    t.like(json<ListedBackups>(await run(fresh, ['--json', 'backup', 'list'], after)), {
      backups: [{ set: made.set }],
    });
    const full = await run(fresh, ['backup', 'restore'], { ...after, EVENTSTORE_URL: double.url });
    t.is(full.code, 1);
    t.regex(full.error, /EVENTSTORE_URL holds a log/);
    const other = await run(fresh, ['backup', 'restore'], { ...after, MONGODB_URL: one.url });
    t.regex(other.error, /database at MONGODB_URL holds something/);
    t.like(json<Restored>(await run(fresh, ['--json', 'backup', 'restore'], after)), {
      events: made.events,
      missing: 0,
    });
    const link = await run(fresh, ['account', 'login-link', '--email', 'sub@example.com'], after);
    t.is(link.code, 0, link.error);
  });
