import { existsSync } from 'node:fs';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import type { BackupPlace } from '#application/engine/ports/backup-place.ts';
import { hasCode } from '#application/engine/ports/fault.ts';
import { listBackups } from '#infrastructure/backup/list.ts';
import { dataFolder } from '#infrastructure/data-folder.ts';
import { restoreInto, type WithBackup } from '#infrastructure/restore.ts';
import { readSettings } from '#infrastructure/shared/settings.ts';
import { openStores } from '#infrastructure/stores.ts';
import { movableClock } from '#test/support/clock.ts';
import { temporaryDataFolder } from '#test/support/temporary.ts';
import {
  aBackupFolder,
  aCairn,
  aFolder,
  type BackupFolder,
  backUp,
  erase,
  KEYS,
  live,
  openAgain,
  recordsIn,
  restoreTo,
} from './a-backup.ts';

const [ANN, BEN] = [1763730000001, 1763730000002];

/** A place that is cut off at the n-th call of a kind, before it does anything. */
const cutOffAt = (place: BackupPlace, call: 'put' | 'get', n: number): BackupPlace & { cut: boolean } => {
  let calls = 0;
  const counted =
    <Args extends readonly unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      calls += 1;
      if (calls < n) return work(...args);
      cutting.cut = true;
      throw new Error('cut off');
    };
  const cutting = { ...place, [call]: counted(place[call] as never), cut: false } as BackupPlace & { cut: boolean };
  return cutting;
};

test('a backup that is cut off at any step is none, and keeps nobody from the next', async (t) => {
  const { stores, clock } = await aCairn(t);
  const folder = await aBackupFolder(t);
  for (const user of [ANN, BEN]) await live(stores, user);
  await erase(stores, ANN);
  let cuts = 0;
  for (let n = 1; ; n += 1) {
    const [sets, keys] = [cutOffAt(folder.places.sets, 'put', n), cutOffAt(folder.places.keys, 'put', n)];
    await backUp(stores, { places: { sets, keys } }, clock).catch(() => {});
    if (!sets.cut && !keys.cut) break;
    cuts += 1;
    const listed = await listBackups(folder.places, KEYS);
    t.deepEqual(
      listed.filter(({ state }) => state !== 'unfinished'),
      [],
    );
  }
  t.true(cuts >= 5);
  const path = await aFolder(t, temporaryDataFolder);
  await restoreTo(path, folder);
  t.deepEqual(await recordsIn((await openAgain(t, path)).eventStore), await recordsIn(stores.eventStore));
});

test('a restore that is cut off at any step is gone on with, and gives the same', async (t) => {
  const { stores, clock } = await aCairn(t);
  const folder = await aBackupFolder(t);
  const blob = await live(stores, ANN, 40);
  await live(stores, BEN);
  await erase(stores, BEN);
  await backUp(stores, folder, clock);
  const path = await aFolder(t, temporaryDataFolder);
  for (let n = 1; ; n += 1) {
    const sets = cutOffAt(folder.places.sets, 'get', n);
    const restored = await restoreTo(path, { places: { ...folder.places, sets } }).catch(() => null);
    t.is(restored === null, sets.cut);
    if (restored) break;
  }
  const after = await openAgain(t, path);
  t.deepEqual(await recordsIn(after.eventStore), await recordsIn(stores.eventStore));
  t.deepEqual(await after.archive.get(ANN, blob), await stores.archive.get(ANN, blob));
  t.deepEqual(await after.vault.destroyed(), [BEN]);
  t.truthy(await after.registers.read('share', `share-of-${ANN}`));
});

const settingsFor = (path: string, { path: to, keysPath }: BackupFolder): WithBackup =>
  readSettings({ DATA_DIR: path, BACKUP_TO: to, BACKUP_KEYS_TO: keysPath }) as WithBackup;

const start = async (t: ExecutionContext, path: string) =>
  openStores(readSettings({}), await dataFolder(path), movableClock(), ({ code }) => t.fail(code));

test('nothing starts on a folder in which a restore was cut off, until it was gone on with', async (t) => {
  const { stores, clock } = await aCairn(t);
  const folder = await aBackupFolder(t);
  await live(stores, ANN);
  const { manifest } = await backUp(stores, folder, clock);
  const lost = manifest.log.files[0]?.path ?? '';
  const bytes = (await folder.places.sets.get(lost)) ?? Buffer.alloc(0);
  await folder.places.sets.remove(lost);
  const path = await aFolder(t, temporaryDataFolder);
  const settings = settingsFor(path, folder);
  t.true(hasCode(await t.throwsAsync(restoreInto(settings, null, () => {})), 'backup-damaged'));
  t.true(existsSync(join(path, 'vault.db')), 'it had begun');
  const refused = await t.throwsAsync(start(t, path));
  t.true(hasCode(refused, 'restore-unfinished'));
  t.regex(refused?.message ?? '', /backup restore again/);

  await folder.places.sets.put(lost, bytes);
  clock.move(1000);
  await live(stores, BEN);
  await backUp(stores, folder, clock); // a newer one: what was begun is gone on with all the same
  const other = await t.throwsAsync(restoreInto(settings, '20260101T000000Z-000000', () => {}));
  t.true(hasCode(other, 'restore-unfinished'));
  t.like(await restoreInto(settings, null, () => {}), { set: manifest.set, lost: 0, missing: 0 });
  const after = await start(t, path);
  t.teardown(after.close);
  t.is((await after.log.read(`win-${ANN}.0`))[0]?.personal, 'open');
});

test('a backup is restored into an empty folder only, and a refusal changes nothing there', async (t) => {
  const { stores, clock, path: full } = await aCairn(t);
  const folder = await aBackupFolder(t);
  await live(stores, ANN);
  await backUp(stores, folder, clock);
  const before = await recordsIn(stores.eventStore);
  const refused = await t.throwsAsync(restoreInto(settingsFor(full, folder), null, () => {}));
  t.true(hasCode(refused, 'stores-not-empty'));
  t.regex(refused?.message ?? '', /holds archive, events\.db/);
  t.deepEqual(await recordsIn(stores.eventStore), before);
  const path = await aFolder(t, temporaryDataFolder);
  await restoreInto(settingsFor(path, folder), null, () => {});
  t.true(hasCode(await t.throwsAsync(restoreInto(settingsFor(path, folder), null, () => {})), 'stores-not-empty'));
});
