import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import type { DoctorFigures } from '#infrastructure/control/doctor-commands.ts';
import { checkBackups } from '#infrastructure/doctor/backups.ts';
import { checkEngines } from '#infrastructure/doctor/engines.ts';
import {
  checkEvents,
  checkKeys,
  checkMailRate,
  checkReadModels,
  checkStores,
  checkWork,
} from '#infrastructure/doctor/running.ts';
import { readSettings } from '#infrastructure/shared/settings.ts';
import { runningApp } from '#test/support/app.ts';
import { temporaryDataFolder, temporaryFolder } from '#test/support/temporary.ts';

const WELL: DoctorFigures = {
  stores: [{ store: 'vault', ok: true, ms: 1, code: '' }],
  readModels: [{ name: 'wins', lag: 3, stopped: null, isBuilt: false }],
  damagedEvents: 0,
  subscribers: 400,
  parked: 0,
  isRotating: false,
  isMailRefused: false,
};
const settings = readSettings({});
const NO_SERVER = { none: 'no-server', why: '' } as const;

test('a server that is well has nothing to say', (t) => {
  for (const check of [checkReadModels, checkEvents, checkKeys]) t.like(check(WELL), { state: 'ok' });
  t.like(checkWork(WELL), [{ state: 'ok' }]);
  t.like(checkStores(WELL, settings), { state: 'ok', says: 'vault (1 ms) answer' });
  for (const check of [checkReadModels, checkEvents, checkKeys, checkWork])
    t.like(check(NO_SERVER), { state: 'not-applicable' });
});

test('each thing that is wrong is told with the command that says more', (t) => {
  const stores = [{ store: 'vault', ok: false, ms: 1, code: 'unavailable' }];
  t.like(checkStores({ ...WELL, stores }, settings), [{ state: 'error' }]);
  t.like(checkStores({ none: 'failed', why: 'MongoDB is not reachable' }, settings), { state: 'error' });
  const behind = [{ name: 'wins', lag: 1000, stopped: null, isBuilt: false }];
  const stopped = [{ name: 'wins', lag: 0, stopped: 'TypeError', isBuilt: false }];
  t.like(checkReadModels({ ...WELL, readModels: behind }), [{ state: 'error' }]);
  t.like(checkReadModels({ ...WELL, readModels: stopped }), [{ state: 'error' }]);
  t.like(checkEvents({ ...WELL, damagedEvents: 1 }), { state: 'error' });
  t.like(checkWork({ ...WELL, parked: 2, isMailRefused: true }), [{ state: 'warning' }, { state: 'error' }]);
  t.like(checkKeys({ ...WELL, isRotating: true }), { state: 'warning' });
});

test('check-ins of one hour must go out before they are too late', (t) => {
  const relay = readSettings({ SMTP_URL: 'smtp://relay.example', SMTP_RATE: '1' });
  t.like(checkMailRate({ ...WELL, subscribers: 900 }, relay), { state: 'ok' });
  t.like(checkMailRate({ ...WELL, subscribers: 901 }, relay), { state: 'warning' });
  t.like(checkMailRate({ ...WELL, subscribers: 10_801 }, relay), { state: 'error' });
  t.like(checkMailRate(WELL, settings), { state: 'not-applicable' });
});

test('without a server the files of a data folder say whether one would start', async (t) => {
  const { path, remove } = await temporaryDataFolder();
  t.teardown(remove);
  const here = readSettings({ DATA_DIR: path });
  t.like(checkStores(NO_SERVER, here), { state: 'not-applicable' });
  await (await runningApp(t, { folder: path })).stop();
  t.like(checkStores(NO_SERVER, here), { state: 'ok' });
  const other = readSettings({ DATA_DIR: path, SECRET: 'a secret that these stores were not made with' });
  t.like(checkStores(NO_SERVER, other), {
    state: 'error',
    says: 'SECRET is not the one that wraps the keys of these stores: give that one',
  });
  await writeFile(join(path, 'restoring.json'), '{}');
  t.like(checkStores(NO_SERVER, here), { state: 'error' });
  await rm(join(path, 'restoring.json'));
  await writeFile(join(path, 'events.db'), 'x'.repeat(5000));
  t.like(checkStores(NO_SERVER, here), { state: 'error' });
  await rm(join(path, 'events.db'));
  t.regex(JSON.stringify(checkStores(NO_SERVER, here)), /events\.db is gone/);
});

test('a backup must be there, whole, new enough and with its keys', async (t) => {
  const { path, remove } = await temporaryFolder();
  t.teardown(remove);
  const env = { BACKUP_TO: join(path, 'sets'), BACKUP_KEYS_TO: join(path, 'keys'), BACKUP_EVERY: '24h' };
  const app = await runningApp(t, { env });
  const here = readSettings({ DATA_DIR: app.folder, ...env });
  t.like(await checkBackups(here), { state: 'error', says: 'there is no backup yet: cairn backup create makes one' });
  await app.commands['backup create'](undefined, () => {});
  t.like(await checkBackups(here), { state: 'ok' });
  t.like(await checkBackups(readSettings({ DATA_DIR: app.folder, ...env, BACKUP_EVERY: '' })), { state: 'warning' });
  t.like(await checkBackups(here, Date.now() + 36 * 3_600_000), { state: 'error' });
  const other = readSettings({ ...env, SECRET: 'a secret that this backup was not made with' });
  t.regex((await checkBackups(other)).says, /made with a secret that is not given/);
  await rm(env.BACKUP_KEYS_TO, { recursive: true });
  t.regex((await checkBackups(here)).says, /no keys open the newest backup/);
  t.like(await checkBackups(settings), { state: 'not-applicable' });
});

test('engines that do not answer are errors, without the password of their address', async (t) => {
  const { signal } = new AbortController();
  const engines = readSettings({ MONGODB_URL: 'mongodb://us:hunter2@127.0.0.1:1/', SECRET: 'x'.repeat(32) });
  const said = JSON.stringify(await checkEngines(engines, signal));
  t.regex(said, /"error".*MongoDB does not answer \(unavailable\)/);
  t.false(said.includes('hunter2'));
  t.like(await checkEngines(settings, signal), { state: 'not-applicable' });
});
