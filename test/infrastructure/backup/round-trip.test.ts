import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import test from 'ava';
import type { BackupPlace } from '#application/engine/ports/backup-place.ts';
import { hasCode } from '#application/engine/ports/fault.ts';
import { createLeases } from '#application/engine/work/leases.ts';
import { OPERATORS } from '#domain/event.ts';
import { copyErasures } from '#infrastructure/backup/erasure-copies.ts';
import { planRestore } from '#infrastructure/backup/restore.ts';
import { nameOf } from '#infrastructure/belonging.ts';
import { createKeyWrap } from '#infrastructure/shared/key-wrap.ts';
import { openSqliteKeyRecords } from '#infrastructure/sqlite/vault.ts';
import { movableClock } from '#test/support/clock.ts';
import { sqliteDamage } from '#test/support/damage.ts';
import { engine } from '#test/support/engines.ts';
import { startDouble } from '#test/support/eventstore-double/eventstore-double.ts';
import { won } from '#test/support/log-events.ts';
import { mongoDatabase } from '#test/support/mongo-database.ts';
import { temporaryDataFolder } from '#test/support/temporary.ts';
import {
  aBackupFolder,
  aCairn,
  aFolder,
  backUp,
  erase,
  KEYS,
  live,
  openAgain,
  recordsIn,
  restoreTo,
  SECRET,
} from './a-backup.ts';

const [ANN, BEN, CAT] = [1763730000001, 1763730000002, 1763730000003];

test('what was there is there again: events as they were, blobs, keys and registers, and nobody who was erased', async (t) => {
  const { stores, clock } = await aCairn(t);
  const folder = await aBackupFolder(t);
  const blobs = new Map<number, string>();
  for (const user of [ANN, BEN, CAT]) blobs.set(user, await live(stores, user));
  await erase(stores, ANN);
  const { manifest, keys } = await backUp(stores, folder, clock);
  const before = await recordsIn(stores.eventStore);
  t.like(manifest.log, { events: before.length, damaged: 0, from: null, to: await stores.eventStore.head() });
  t.like(manifest, { blobs: { count: 3 }, erasures: 1, version: '1.2.3' });
  t.true(keys >= 5);
  await erase(stores, BEN); // after the set was made, whose keys open what BEN wrote
  const ledger = { place: folder.places.sets, keys: KEYS, vault: manifest.vault };
  await copyErasures(ledger, stores.vault, clock.now());

  const path = await aFolder(t, temporaryDataFolder);
  const restored = await restoreTo(path, folder, { at: manifest.set });
  t.like(restored, { set: manifest.set, events: before.length, damaged: 0, lost: 0, blobs: 3, missing: 0, erased: 2 });
  const records = openSqliteKeyRecords(join(path, 'vault.db'));
  t.is((await records.page(`user-${ANN}`, 1))[0]?.key, 'destroyed', 'not even for a moment is it back');
  await records.close();
  const after = await openAgain(t, path);
  t.deepEqual(await recordsIn(after.eventStore), before);
  t.not(await after.eventStore.identity(), await stores.eventStore.identity());
  t.is(await nameOf(after.vault), await nameOf(stores.vault));
  t.deepEqual(await after.vault.destroyed(), [ANN, BEN]);
  const opened = await after.vault.open([ANN, BEN, CAT, OPERATORS]);
  t.is(opened.get(ANN), 'destroyed');
  t.is(opened.get(BEN), 'destroyed');
  t.deepEqual(opened.get(CAT), (await stores.vault.open([CAT])).get(CAT));
  for (const user of [ANN, BEN]) {
    t.is(await after.archive.get(user, blobs.get(user) ?? ''), 'destroyed');
    t.is((await after.log.read(`win-${user}.0`))[0]?.personal, 'destroyed');
  }
  t.deepEqual(await after.archive.get(CAT, blobs.get(CAT) ?? ''), await stores.archive.get(CAT, blobs.get(CAT) ?? ''));
  t.like((await after.log.read(`win-${CAT}.2`))[0]?.data, { personal: { text: `Win 2 of ${CAT}` } });
  t.truthy(await after.registers.read('share', `share-of-${CAT}`));
  t.is(await after.registers.read('session', `${CAT}/here`), null, 'what lets somebody in is in no backup');
});

/** A place in which something happens with every file that is put. */
const whilePutting = (place: BackupPlace, happens: (path: string) => Promise<void>): BackupPlace => ({
  ...place,
  async put(path, bytes) {
    await happens(path);
    return place.put(path, bytes);
  },
});

test('everything goes on while a backup is made: all that was there when it began is in it, with all that it needs', async (t) => {
  const { stores, clock } = await aCairn(t);
  const folder = await aBackupFolder(t);
  await live(stores, ANN);
  const before = await recordsIn(stores.eventStore);
  let user = BEN;
  const sets = whilePutting(folder.places.sets, async () => {
    const next = user;
    user += 1;
    await live(stores, next, 1);
  });
  const { manifest } = await backUp(stores, { places: { ...folder.places, sets } }, clock);
  t.true(user > BEN + 3);
  const path = await aFolder(t, temporaryDataFolder);
  await restoreTo(path, folder);
  const after = await openAgain(t, path);
  const restored = await recordsIn(after.eventStore);
  t.is(restored.length, manifest.log.events);
  t.deepEqual(restored, before);
  for await (const { events, caughtUp } of after.log.follow(null, new AbortController().signal)) {
    for (const { data, personal } of events) {
      t.not(personal, 'unreadable');
      if (typeof data.blob === 'string') t.true((await after.archive.get(Number(data.userId), data.blob)).length > 0);
    }
    if (caughtUp) break;
  }
});

test('blobs are copied once, whatever sets there are', async (t) => {
  const { stores, clock } = await aCairn(t);
  const folder = await aBackupFolder(t);
  await live(stores, ANN);
  t.like((await backUp(stores, folder, clock)).blobs, { count: 1, copied: 1, bytes: 5000 + 29 });
  t.like((await backUp(stores, folder, clock)).blobs, { count: 1, copied: 0 });
  await live(stores, BEN);
  t.like((await backUp(stores, folder, clock)).blobs, { count: 2, copied: 1 });
});

test('an empty Cairn can be backed up and restored', async (t) => {
  const { stores, clock } = await aCairn(t);
  const folder = await aBackupFolder(t);
  await backUp(stores, folder, clock);
  const path = await aFolder(t, temporaryDataFolder);
  t.like(await restoreTo(path, folder), { events: 0, blobs: 0, erased: 0 });
  t.is(await (await openAgain(t, path)).eventStore.head(), null);
});

test('an older set opens with the newest keys', async (t) => {
  const { stores, clock } = await aCairn(t);
  const folder = await aBackupFolder(t);
  await live(stores, ANN);
  const { manifest } = await backUp(stores, folder, clock);
  clock.move(86_400_000);
  await live(stores, BEN);
  await backUp(stores, folder, clock);
  for await (const paths of folder.places.keys.list(`${manifest.set}/`))
    for (const path of paths) await folder.places.keys.remove(path);
  const path = await aFolder(t, temporaryDataFolder);
  await restoreTo(path, folder, { at: manifest.set });
  const after = await openAgain(t, path);
  t.is((await after.log.read(`win-${ANN}.0`))[0]?.personal, 'open');
  t.deepEqual(await after.log.read(`win-${BEN}.0`), []);
});

test('where the newest keys are damaged older ones open the set, and a verification says so', async (t) => {
  const { stores, clock } = await aCairn(t);
  const folder = await aBackupFolder(t);
  await live(stores, ANN);
  const { manifest } = await backUp(stores, folder, clock);
  clock.move(86_400_000);
  const newer = (await backUp(stores, folder, clock)).manifest.set;
  await folder.places.keys.put(`${newer}/keys-000001.bin`, Buffer.from('damaged'));
  const plan = await planRestore({ places: folder.places, keys: KEYS }, createKeyWrap([SECRET]), manifest.set, null);
  t.is(plan.keySet.set, manifest.set);
  t.deepEqual(plan.damagedKeys, [newer]);
  const path = await aFolder(t, temporaryDataFolder);
  await restoreTo(path, folder, { at: manifest.set });
  t.is((await (await openAgain(t, path)).log.read(`win-${ANN}.0`))[0]?.personal, 'open');
});

test('a lease of before has ended after a restore, and the next one is another: what it claimed is taken over', async (t) => {
  const { stores, clock } = await aCairn(t);
  const folder = await aBackupFolder(t);
  const before = createLeases({ registers: stores.registers, clock }, 'killed', true);
  const held = await before.hold('mail');
  const [partition] = [...(await before.share('work', new Set())).held.values()];
  await backUp(stores, folder, clock);
  const path = await aFolder(t, temporaryDataFolder);
  await restoreTo(path, folder);
  const { registers } = await openAgain(t, path);
  const after = createLeases({ registers, clock }, 'new', true);
  for (const epoch of [held?.epoch, partition?.epoch]) t.true(await after.hasEnded(epoch ?? ''));
  t.not((await after.hold('mail'))?.epoch, held?.epoch);
  const epochs = [...(await after.share('work', new Set())).held.values()].map(({ epoch }) => epoch);
  t.true(epochs.length > 0);
  t.false(epochs.includes(partition?.epoch ?? ''));
  for (const epoch of [held?.epoch, partition?.epoch]) t.true(await after.hasEnded(epoch ?? ''));
});

test('what was damaged before is counted, and what comes after a gap in its stream is said to be lost', async (t) => {
  const { stores, clock, path: source } = await aCairn(t);
  const folder = await aBackupFolder(t);
  await live(stores, ANN);
  const stream = `win-${randomUUID()}`;
  await stores.log.append(stream, [won(ANN), won(ANN), won(ANN)], 'no-stream');
  const damage = sqliteDamage(`${source}/events.db`);
  damage.flip(`win-${ANN}.0`, 0, 'mac', 3);
  damage.lose(stream, 1);
  damage.flip(`win-${ANN}.1`, 0, 'metadata', 0); // no JSON any more
  damage.flip(`win-${ANN}.2`, 0, 'data', 0);
  const { manifest } = await backUp(stores, folder, clock);
  t.like(manifest.log, { events: 6, damaged: 3 });
  const path = await aFolder(t, temporaryDataFolder);
  t.like(await restoreTo(path, folder), { events: 6, damaged: 3, lost: 1 });
  const after = await openAgain(t, path);
  t.is((await recordsIn(after.eventStore)).length, 5);
  for (const win of [0, 1, 2])
    t.true(hasCode(await t.throwsAsync(after.log.read(`win-${ANN}.${win}`)), 'event-damaged'));
});

test('a backup of embedded stores is restored into EventStoreDB (double), and back', async (t) => {
  const { stores, clock } = await aCairn(t);
  const [folder, next, double] = [await aBackupFolder(t), await aBackupFolder(t), await startDouble()];
  t.teardown(double.stop);
  for (const user of [ANN, BEN]) await live(stores, user);
  await erase(stores, ANN);
  await backUp(stores, folder, clock);
  const [moved, back] = [await aFolder(t, temporaryDataFolder), await aFolder(t, temporaryDataFolder)];
  const engines = { EVENTSTORE_URL: double.url };
  await restoreTo(moved, folder, { engines });
  const onEngine = await openAgain(t, moved, engines);
  const before = await recordsIn(stores.eventStore);
  t.deepEqual(await recordsIn(onEngine.eventStore), before);
  t.is((await onEngine.log.read(`win-${BEN}.0`))[0]?.personal, 'open');
  await backUp(onEngine, next, clock);
  await restoreTo(back, next);
  const again = await openAgain(t, back);
  t.deepEqual(await recordsIn(again.eventStore), before);
  t.like((await again.log.read(`win-${BEN}.0`))[0]?.data, { personal: { text: `Win 0 of ${BEN}` } });
  t.is((await again.log.read(`win-${ANN}.0`))[0]?.personal, 'destroyed');
});

const mongoUrl = engine('MONGODB_URL', 'a backup that moves to MongoDB and back');
if (mongoUrl)
  test('a backup of embedded stores is restored into both engines, and back', async (t) => {
    const { stores, clock } = await aCairn(t);
    const [folder, next, double] = [await aBackupFolder(t), await aBackupFolder(t), await startDouble()];
    const database = mongoDatabase(mongoUrl);
    t.teardown(double.stop);
    t.teardown(database.drop);
    const blob = await live(stores, ANN);
    await live(stores, BEN);
    await stores.vault.make(CAT);
    await stores.vault.discard(CAT);
    await erase(stores, BEN);
    await backUp(stores, folder, clock);
    const engines = { EVENTSTORE_URL: double.url, MONGODB_URL: database.url };
    const [moved, back] = [await aFolder(t, temporaryDataFolder), await aFolder(t, temporaryDataFolder)];
    await restoreTo(moved, folder, { engines });
    const onEngines = await openAgain(t, moved, engines);
    t.deepEqual(await onEngines.vault.destroyed(), [BEN]);
    t.deepEqual(await onEngines.archive.get(ANN, blob), await stores.archive.get(ANN, blob));
    await backUp(onEngines, next, movableClock(clock.now()));
    await restoreTo(back, next);
    const again = await openAgain(t, back);
    t.deepEqual(await recordsIn(again.eventStore), await recordsIn(stores.eventStore));
    t.deepEqual(await again.archive.get(ANN, blob), await stores.archive.get(ANN, blob));
    t.deepEqual(await again.vault.destroyed(), [BEN]);
    t.is((await again.vault.open([CAT])).get(CAT), 'destroyed');
    t.truthy(await again.registers.read('share', `share-of-${ANN}`));
  });
