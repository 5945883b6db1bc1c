import test, { type ExecutionContext } from 'ava';
import { readLastBackup } from '#application/engine/last-backup.ts';
import type { BackupPlace } from '#application/engine/ports/backup-place.ts';
import { hasCode, unavailable } from '#application/engine/ports/fault.ts';
import { createLeases } from '#application/engine/work/leases.ts';
import { listBackups } from '#infrastructure/backup/list.ts';
import { createBackups } from '#infrastructure/wiring/backups.ts';
import { silentLogger } from '#test/support/silent-logger.ts';
import { aBackupFolder, aCairn, KEYS, live, pathsIn, sourceOf } from './a-backup.ts';

const ANN = 1763730000001;
const HOUR = 3_600_000;

const setting = async (t: ExecutionContext) => {
  const { stores, clock } = await aCairn(t);
  await live(stores, ANN);
  const folder = await aBackupFolder(t);
  const { registers } = stores;
  const source = await sourceOf(stores);
  const errors: unknown[] = [];
  const logger = { ...silentLogger, error: (_: string, error: unknown) => void errors.push(error) };
  const aProcess = (name: string, sets: BackupPlace = folder.places.sets) => {
    const leases = createLeases({ registers, clock }, name, false);
    const settings = {
      to: { folder: '' },
      keysTo: { folder: '' },
      everyMs: 24 * HOUR,
      keep: { days: 7, weeks: 4 },
      secrets: [],
    };
    const places = { ...folder.places, sets };
    const backups = createBackups({ places, keys: KEYS, source, registers, clock, settings, leases, logger }, false);
    t.teardown(backups.stop);
    return { ...backups, leases };
  };
  const count = async () => (await listBackups(folder.places, KEYS)).filter(({ state }) => state === 'whole').length;
  return { clock, registers, folder, errors, aProcess, count };
};

test('a backup is made when one is due: at first, then so long after the last', async (t) => {
  const { clock, registers, aProcess, count } = await setting(t);
  const { tick } = aProcess('one');
  t.deepEqual(await readLastBackup(registers), { at: null, failedAt: null, code: null });
  await tick();
  t.is(await count(), 1);
  const { at } = await readLastBackup(registers);
  t.is(at, new Date(clock.now()).toISOString());
  clock.move(24 * HOUR - 1);
  await tick();
  t.is(await count(), 1);
  clock.move(1);
  await tick();
  t.is(await count(), 2);
  t.deepEqual(await readLastBackup(registers), { at: new Date(clock.now()).toISOString(), failedAt: null, code: null });
});

test('of several processes the one that decides what is due makes it; another takes over when that one is gone', async (t) => {
  const { clock, aProcess, count } = await setting(t);
  const [one, two] = [aProcess('one'), aProcess('two')];
  await one.tick();
  clock.move(24 * HOUR);
  t.truthy(await one.leases.hold('scheduler'));
  await two.tick();
  t.is(await count(), 1);
  clock.move(HOUR);
  await two.tick();
  t.is(await count(), 2);
});

test('of two that are made at once the second is refused, in the same process or in another', async (t) => {
  const { clock, aProcess, count } = await setting(t);
  const [one, two] = [aProcess('one'), aProcess('two')];
  let others: Promise<unknown>[] = [];
  await one.create(() => {
    if (others.length === 0) others = [one.create(() => {}), two.create(() => {})].map((other) => t.throwsAsync(other));
  });
  t.is(others.length, 2);
  for (const refused of await Promise.all(others)) t.true(hasCode(refused, 'backup-running'));
  t.is(await count(), 1);
  clock.move(24 * HOUR);
  await two.create(() => {});
  t.is(await count(), 2);
});

test('one that fails is told, leaves the time of the last whole one, and is tried again a while later', async (t) => {
  const { clock, registers, folder, errors, aProcess, count } = await setting(t);
  const place = { away: false };
  const sets: BackupPlace = {
    ...folder.places.sets,
    async put(...file) {
      if (place.away) throw unavailable('the backup place');
      return folder.places.sets.put(...file);
    },
  };
  const backups = aProcess('one', sets);
  await backups.tick();
  const { at } = await readLastBackup(registers);
  clock.move(24 * HOUR);
  place.away = true;
  await backups.tick();
  t.is(errors.length, 1);
  const failed = { at, failedAt: new Date(clock.now()).toISOString(), code: 'unavailable' };
  t.deepEqual(await readLastBackup(registers), failed);
  t.like(await backups.list(), { last: failed });
  place.away = false;
  clock.move(HOUR / 4 - 1);
  await backups.tick();
  t.is(await count(), 1);
  clock.move(1);
  await backups.tick();
  t.is(await count(), 2);
  t.is((await readLastBackup(registers)).failedAt, null);
});

test('keys whose time is over are removed though no backup can be made', async (t) => {
  const { clock, folder, aProcess } = await setting(t);
  const broken: BackupPlace = {
    ...folder.places.sets,
    put: async () => {
      throw unavailable('the backup place');
    },
  };
  await aProcess('one').tick();
  clock.move(30 * 24 * HOUR);
  t.true((await pathsIn(folder.places.keys)).length > 0);
  await aProcess('two', broken).tick();
  t.deepEqual(await pathsIn(folder.places.keys), []);
});
