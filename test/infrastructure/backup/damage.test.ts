import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import type { BackupPlace } from '#application/engine/ports/backup-place.ts';
import { hasCode } from '#application/engine/ports/fault.ts';
import { createBackupKeys } from '#infrastructure/backup/backup-keys.ts';
import { listBackups } from '#infrastructure/backup/list.ts';
import { restoreInto, verifyInScratch, type WithBackup } from '#infrastructure/restore.ts';
import { readSettings } from '#infrastructure/shared/settings.ts';
import { sqliteDamage } from '#test/support/damage.ts';
import { temporaryDataFolder } from '#test/support/temporary.ts';
import { aBackupFolder, aCairn, aFolder, type BackupFolder, backUp, erase, live, pathsIn, SECRET } from './a-backup.ts';

const [ANN, BEN] = [1763730000001, 1763730000002];

const aBackup = async (t: ExecutionContext) => {
  const cairn = await aCairn(t);
  const folder = await aBackupFolder(t);
  const blob = await live(cairn.stores, ANN);
  await live(cairn.stores, BEN);
  await erase(cairn.stores, BEN);
  const { manifest } = await backUp(cairn.stores, folder, cairn.clock);
  return { ...cairn, folder, manifest, blob };
};

const settings = (path: string, { path: to, keysPath }: BackupFolder, env: Record<string, string> = {}): WithBackup =>
  readSettings({ DATA_DIR: path, BACKUP_TO: to, BACKUP_KEYS_TO: keysPath, SECRET, ...env }) as WithBackup;

const verify = async (t: ExecutionContext, folder: BackupFolder) =>
  verifyInScratch(settings(await aFolder(t), folder), null, () => {});

test('a whole backup is found whole: events, blobs that open, and blobs of those who were erased', async (t) => {
  const { folder, manifest } = await aBackup(t);
  t.like(await verify(t, folder), {
    ...{ set: manifest.set, events: manifest.log.events, opened: 1, closed: 1, blobs: 2, erased: 1 },
    ...{ problemCount: 0, problems: [] },
  });
});

/** Whether anything is said of it: problems that were found, or the fault that kept it from being looked at. */
const isSaid = async (t: ExecutionContext, folder: BackupFolder): Promise<boolean> => {
  try {
    return (await verify(t, folder)).problemCount > 0;
  } catch (error) {
    if (hasCode(error, 'backup-damaged') || hasCode(error, 'ledger-missing') || hasCode(error, 'keys-missing'))
      return true;
    if (hasCode(error, 'no-backup')) return true;
    throw error;
  }
};

const everyFile = async ({ places }: BackupFolder): Promise<readonly (readonly [BackupPlace, string])[]> => [
  ...(await pathsIn(places.sets))
    .filter((path) => !path.startsWith('apart/'))
    .map((path) => [places.sets, path] as const),
  ...(await pathsIn(places.keys)).map((path) => [places.keys, path] as const),
];

test('a flipped bit in any file of a backup is said, and so is a file that is missing', async (t) => {
  const { folder } = await aBackup(t);
  const files = await everyFile(folder);
  t.is(files.length, 9, 'log, names of blobs, registers, manifest, two blobs, ledger, keys and their manifest');
  for (const [place, path] of files) {
    const bytes = Buffer.from((await place.get(path)) ?? []);
    const flipped = Buffer.from(bytes);
    const at = Math.floor(bytes.length / 2);
    flipped[at] = (flipped[at] ?? 0) ^ 1;
    await place.put(path, flipped);
    t.true(await isSaid(t, folder), `${path} was changed`);
    await place.remove(path);
    t.true(await isSaid(t, folder), `${path} was removed`);
    await place.put(path, bytes);
  }
  t.false(await isSaid(t, folder));
});

test('two files of a set that were exchanged are said, with the manifest made to fit', async (t) => {
  const { stores, clock, folder, manifest } = await aBackup(t);
  clock.move(1000);
  await live(stores, BEN + 1);
  const second = (await backUp(stores, folder, clock)).manifest;
  const { sets } = folder.places;
  const [one, other] = [manifest.log.files[0]?.path ?? '', second.log.files[0]?.path ?? ''];
  await sets.put(other, (await sets.get(one)) ?? Buffer.alloc(0));
  t.true(await isSaid(t, folder));
  const path = `sets/${second.set}/manifest.json`;
  const text = Buffer.from((await sets.get(path)) ?? []).toString();
  const [was, is] = [second.log.files[0], manifest.log.files[0]];
  await sets.put(path, Buffer.from(text.replace(was?.sha256 ?? '', is?.sha256 ?? '')));
  t.true(await isSaid(t, folder));
});

test('a manifest that was put in the place of another is said', async (t) => {
  const { stores, clock, folder, manifest } = await aBackup(t);
  clock.move(1000);
  const second = (await backUp(stores, folder, clock)).manifest.set;
  const { sets } = folder.places;
  const first = (await sets.get(`sets/${manifest.set}/manifest.json`)) ?? Buffer.alloc(0);
  await sets.put(`sets/${second}/manifest.json`, first);
  t.true(await isSaid(t, folder));
});

test('a manifest that says something else than it did is said', async (t) => {
  const { folder, manifest } = await aBackup(t);
  const { sets } = folder.places;
  const path = `sets/${manifest.set}/manifest.json`;
  const text = Buffer.from((await sets.get(path)) ?? []).toString();
  t.true(text.includes('"erasures": 1'));
  await sets.put(path, Buffer.from(text.replace('"erasures": 1', '"erasures": 0')));
  t.true(await isSaid(t, folder));
});

test('a restore puts back all but the blobs that are missing, and names these', async (t) => {
  const { folder, blob } = await aBackup(t);
  await folder.places.sets.remove(`pool/${blob.slice(0, 2)}/${blob}`);
  const found = await verify(t, folder);
  t.deepEqual([...new Set(found.problems.map(({ what }) => what))], [blob]);
  const path = await aFolder(t, temporaryDataFolder);
  t.like(await restoreInto(settings(path, folder), null, () => {}), { blobs: 1, missing: 1, missingBlobs: [blob] });
});

test('an event that was damaged before the backup is named', async (t) => {
  const { stores, clock, path } = await aCairn(t);
  const folder = await aBackupFolder(t);
  await live(stores, ANN);
  sqliteDamage(join(path, 'events.db')).flip(`win-${ANN}.1`, 0, 'data', 77);
  t.is((await backUp(stores, folder, clock)).manifest.log.damaged, 1);
  const { problems } = await verify(t, folder);
  t.deepEqual(problems, [{ code: 'event-damaged', what: `win-${ANN}.1 0` }]);
});

test('without the erasure ledger a restore stops and says so, and with the newest in the folder it goes on', async (t) => {
  const { folder } = await aBackup(t);
  for (const path of await pathsIn(folder.places.sets, 'erasures/')) await folder.places.sets.remove(path);
  const path = await aFolder(t, temporaryDataFolder);
  const files = () => readdir(path);
  for (const _ of ['once', 'and again']) {
    const refused = await t.throwsAsync(restoreInto(settings(path, folder), null, () => {}));
    t.true(hasCode(refused, 'ledger-missing'));
    t.regex(refused?.message ?? '', /erasures\.txt into DATA_DIR/);
    t.deepEqual((await files()).sort(), ['lock', 'secret']);
  }
  await writeFile(join(path, 'erasures.txt'), '');
  t.true(hasCode(await t.throwsAsync(restoreInto(settings(path, folder), null, () => {})), 'ledger-missing'));
  await writeFile(join(path, 'erasures.txt'), `user-${BEN}\nuser-${ANN}\n`);
  t.like(await restoreInto(settings(path, folder), null, () => {}), { erased: 2 });
});

test('with another SECRET a backup does not open, and nothing is written', async (t) => {
  const { folder } = await aBackup(t);
  const path = await aFolder(t);
  const other = { SECRET: 'another secret than the one it was made with' };
  const refused = await t.throwsAsync(restoreInto(settings(path, folder, other), null, () => {}));
  t.true(hasCode(refused, 'wrong-backup-key'));
  t.regex(refused?.message ?? '', /SECRET or BACKUP_KEY/);
  t.deepEqual(await readdir(path), ['lock']);
  t.like((await listBackups(folder.places, createBackupKeys([other.SECRET])))[0], { state: 'wrong-secret' });
  const both = { SECRET: `${other.SECRET},${SECRET}` };
  t.like(await restoreInto(settings(path, folder, both), null, () => {}), { missing: 0 });
});

test('with a key of its own a backup needs that key, and the keys in it need SECRET', async (t) => {
  const { stores, clock } = await aCairn(t);
  const folder = await aBackupFolder(t);
  await live(stores, ANN);
  const BACKUP_KEY = 'a key that is for backups and nothing else';
  await backUp(stores, folder, clock, createBackupKeys([BACKUP_KEY]));
  const path = await aFolder(t);
  const restore = (env: Record<string, string>) => restoreInto(settings(path, folder, env), null, () => {});
  t.true(hasCode(await t.throwsAsync(restore({})), 'wrong-backup-key'));
  const otherSecret = { BACKUP_KEY, SECRET: 'another secret than the one it was made with' };
  t.true(hasCode(await t.throwsAsync(restore(otherSecret)), 'wrong-secret'));
  t.deepEqual(await readdir(path), ['lock']);
  t.like(await restore({ BACKUP_KEY }), { missing: 0 });
});

test('without a secret nothing is made in its place', async (t) => {
  const { folder } = await aBackup(t);
  const path = await aFolder(t);
  const env = { DATA_DIR: path, BACKUP_TO: folder.path, BACKUP_KEYS_TO: folder.keysPath };
  const refused = await t.throwsAsync(restoreInto(readSettings(env) as WithBackup, null, () => {}));
  t.true(hasCode(refused, 'secret-missing'));
  t.false(existsSync(join(path, 'secret')));
});

test('a backup shows nothing of what people wrote, and nothing of the log in clear', async (t) => {
  const { folder } = await aBackup(t);
  for (const [place, path] of await everyFile(folder)) {
    const text = Buffer.from((await place.get(path)) ?? []).toString('latin1');
    for (const word of ['WinRecorded', `Win 0 of ${ANN}`, String(ANN), SECRET])
      t.false(text.includes(word), `${word} in ${path}`);
  }
});
