import test from 'ava';
import { hasCode } from '#application/engine/ports/fault.ts';
import { createBackupKeys } from '#infrastructure/backup/backup-keys.ts';
import { pruneKeySets } from '#infrastructure/backup/key-sets.ts';
import { listBackups } from '#infrastructure/backup/list.ts';
import { setOf, timeOf } from '#infrastructure/backup/manifest.ts';
import { pruneBackups } from '#infrastructure/backup/prune.ts';
import { planRestore } from '#infrastructure/backup/restore.ts';
import { keptSets } from '#infrastructure/backup/retention.ts';
import { createKeyWrap } from '#infrastructure/shared/key-wrap.ts';
import { temporaryDataFolder } from '#test/support/temporary.ts';
import {
  aBackupFolder,
  aCairn,
  aFolder,
  backUp,
  KEYS,
  live,
  openAgain,
  pathsIn,
  restoreTo,
  SECRET,
} from './a-backup.ts';

const DAY = 86_400_000;
const [ANN, BEN] = [1763730000001, 1763730000002];
const MONDAY = Date.UTC(2026, 10, 30);
const setAt = (time: number): string => setOf(time);

test('a name of a set says when it was begun', (t) => {
  t.is(timeOf(setOf(Date.UTC(2026, 10, 30, 18, 34, 5, 999))), Date.UTC(2026, 10, 30, 18, 34, 5));
});

test('kept are the newest two, and the newest of each of the last days and weeks that have one', (t) => {
  const hours = Array.from({ length: 24 * 60 }, (_, hour) => setAt(MONDAY + 12 * 3_600_000 - hour * 3_600_000));
  const kept = [...keptSets(hours, { days: 7, weeks: 4 })].sort();
  const times = kept.map((set) => new Date(timeOf(set)).toISOString().slice(0, 13));
  t.deepEqual(times, [
    ...['2026-11-15T23', '2026-11-22T23', '2026-11-24T23', '2026-11-25T23', '2026-11-26T23'],
    ...['2026-11-27T23', '2026-11-28T23', '2026-11-29T23', '2026-11-30T11', '2026-11-30T12'],
  ]);
  t.deepEqual([...keptSets(hours, { days: 0, weeks: 1 })], hours.slice(0, 2));
  const gaps = [0, 30, 60, 90].map((days) => setAt(MONDAY - days * DAY));
  t.deepEqual(keptSets(gaps, { days: 3, weeks: 0 }), new Set(gaps.slice(0, 3)));
  t.deepEqual([...keptSets([], { days: 7, weeks: 4 })], []);
});

test('older sets go with their keys and what they alone had; what a kept one names stays', async (t) => {
  const { stores, clock } = await aCairn(t);
  const folder = await aBackupFolder(t);
  const prune = async (orphans: readonly string[]) =>
    pruneBackups({ places: folder.places, keys: KEYS, keep: { days: 2, weeks: 0 }, now: clock.now() }, orphans);
  await live(stores, ANN);
  const sets: string[] = [];
  for (let day = 0; day < 4; day += 1) {
    sets.push((await backUp(stores, folder, clock)).manifest.set);
    clock.move(DAY);
  }
  // As after a restore of something older: blobs that the archive does not have, one of them in no set at all.
  const other = await aCairn(t);
  const blob = await live(other.stores, BEN);
  await folder.places.sets.put(`pool/ff/ff${'0'.repeat(62)}`, Buffer.from('left by one that was cut off'));
  other.clock.move(4 * DAY);
  await folder.places.sets.put(`pool/${blob.slice(0, 2)}/${blob}`, Buffer.from('of a set that is kept'));
  const { blobs } = await backUp(stores, folder, clock);
  t.deepEqual(blobs.orphans, [blob, `ff${'0'.repeat(62)}`].sort());
  t.deepEqual(await prune([]), { sets: 3, blobs: 0 });
  t.deepEqual((await listBackups(folder.places, KEYS)).map(({ set }) => set).slice(0, 1), sets.slice(3));
  t.is(new Set((await pathsIn(folder.places.keys)).map((path) => path.split('/')[0])).size, 2);
  t.deepEqual(await prune(blobs.orphans), { sets: 0, blobs: 2 });
  t.is((await pathsIn(folder.places.sets, 'pool/')).length, 1);
  const path = await aFolder(t, temporaryDataFolder);
  t.like(await restoreTo(path, folder), { missing: 0, blobs: 1 });
});

test('a blob that only an older kept set names is not removed', async (t) => {
  const { stores, clock } = await aCairn(t);
  const folder = await aBackupFolder(t);
  await live(stores, ANN);
  await backUp(stores, folder, clock);
  const path = await aFolder(t, temporaryDataFolder);
  await restoreTo(path, folder); // what comes now is lost for those who go on from here
  clock.move(DAY);
  const lost = await live(stores, BEN);
  await backUp(stores, folder, clock);
  clock.move(DAY);
  const after = await openAgain(t, path);
  const { blobs } = await backUp(after, folder, clock);
  t.deepEqual(blobs.orphans, [lost]);
  const prune = (days: number) =>
    pruneBackups({ places: folder.places, keys: KEYS, keep: { days, weeks: 0 }, now: clock.now() }, blobs.orphans);
  t.deepEqual(await prune(3), { sets: 0, blobs: 0 });
  t.deepEqual(await prune(1), { sets: 1, blobs: 0 }, 'the newest two are kept, one of which names it');
  clock.move(DAY);
  await backUp(after, folder, clock);
  t.deepEqual(await prune(1), { sets: 1, blobs: 1 });
});

test('what was cut off is removed a day later, and not while it may be under way', async (t) => {
  const { stores, clock } = await aCairn(t);
  const folder = await aBackupFolder(t);
  await backUp(stores, folder, clock);
  const left = `sets/${setOf(clock.now())}/log-000001.bin`;
  await folder.places.sets.put(left, Buffer.from('half'));
  const keep = { days: 7, weeks: 4 };
  const prune = () => pruneBackups({ places: folder.places, keys: KEYS, keep, now: clock.now() }, []);
  await prune();
  t.truthy(await folder.places.sets.get(left));
  clock.move(DAY + 1000);
  await prune();
  t.is(await folder.places.sets.get(left), null);
  t.is((await listBackups(folder.places, KEYS)).length, 1);
});

test('no set of keys is older than thirty days, whether or not backups are made; without keys nothing is restored', async (t) => {
  const { stores, clock } = await aCairn(t);
  const folder = await aBackupFolder(t);
  await live(stores, ANN);
  const { manifest } = await backUp(stores, folder, clock);
  const [listed] = await listBackups(folder.places, KEYS);
  t.is(listed?.keysUntil, new Date(timeOf(manifest.set) + 30 * DAY).toISOString());
  clock.move(30 * DAY - 2000);
  await pruneKeySets(folder.places.keys, clock.now(), () => true);
  t.true((await pathsIn(folder.places.keys)).length > 0);
  clock.move(2000);
  await pruneKeySets(folder.places.keys, clock.now(), () => true);
  t.deepEqual(await pathsIn(folder.places.keys), []);
  t.is((await listBackups(folder.places, KEYS))[0]?.keysUntil, null);
  const refused = await t.throwsAsync(
    planRestore({ places: folder.places, keys: KEYS }, createKeyWrap([SECRET]), null, null),
  );
  t.true(hasCode(refused, 'keys-missing'));
});

test('a place that holds the backups of another Cairn is not written to', async (t) => {
  const [one, other] = [await aCairn(t), await aCairn(t)];
  const folder = await aBackupFolder(t);
  await backUp(one.stores, folder, one.clock);
  const before = await pathsIn(folder.places.sets);
  t.true(hasCode(await t.throwsAsync(backUp(other.stores, folder, other.clock)), 'foreign-backup'));
  const otherKey = createBackupKeys(['a key that is for backups and nothing else']);
  t.true(hasCode(await t.throwsAsync(backUp(other.stores, folder, other.clock, otherKey)), 'foreign-backup'));
  t.deepEqual(await pathsIn(folder.places.sets), before);
});
