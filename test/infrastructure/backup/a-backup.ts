import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import type { AlarmClock } from '#application/engine/ports/clock.ts';
import type { EventStore, StoredEvent } from '#application/engine/ports/event-store.ts';
import { createBackupKeys } from '#infrastructure/backup/backup-keys.ts';
import { type BackupPlaces, type MadeBackup, makeBackup } from '#infrastructure/backup/create.ts';
import { eventRecord } from '#infrastructure/backup/event-record.ts';
import { planRestore, type Restored, restoreBackup } from '#infrastructure/backup/restore.ts';
import { nameOf } from '#infrastructure/belonging.ts';
import { dataFolder } from '#infrastructure/data-folder.ts';
import { openFolderPlace } from '#infrastructure/files/folder-place.ts';
import { openRestoreTarget } from '#infrastructure/restore-target.ts';
import { createKeyWrap } from '#infrastructure/shared/key-wrap.ts';
import { readSettings } from '#infrastructure/shared/settings.ts';
import { openStores, type Stores } from '#infrastructure/stores.ts';
import { LEFT_OUT } from '#infrastructure/wiring/backups.ts';
import { movableClock } from '#test/support/clock.ts';
import { frozenEvent } from '#test/support/frozen-events/frozen-event.ts';
import { erased, won } from '#test/support/log-events.ts';
import { embeddedStoresIn } from '#test/support/stores.ts';
import { temporaryDataFolder, temporaryFolder } from '#test/support/temporary.ts';

/** What `temporaryDataFolder` gives every folder. */
export const SECRET = 'the secret of every folder that a test makes';
export const KEYS = createBackupKeys([SECRET]);
const WRAP = createKeyWrap([SECRET]);

/** Of the test's own, removed at its end. */
export const aFolder = async (t: ExecutionContext, make = temporaryFolder): Promise<string> => {
  const { path, remove } = await make();
  t.teardown(remove);
  return path;
};

export type BackupFolder = Readonly<{ path: string; keysPath: string; places: BackupPlaces }>;

export const aBackupFolder = async (t: ExecutionContext): Promise<BackupFolder> => {
  const path = await aFolder(t);
  const keysPath = join(path, 'apart');
  return { path, keysPath, places: { sets: openFolderPlace(path), keys: openFolderPlace(keysPath) } };
};

export type ACairn = Readonly<{ path: string; stores: Stores; clock: ReturnType<typeof movableClock> }>;

/** Embedded stores on a folder of their own, with nothing in them yet. */
export const aCairn = async (t: ExecutionContext): Promise<ACairn> => {
  const [path, clock] = [await aFolder(t, temporaryDataFolder), movableClock()];
  return { path, stores: await embeddedStoresIn(t, path, clock), clock };
};

/** A user with a mail in the archive, wins, and something in the registers. */
export const live = async ({ vault, log, archive, registers }: Stores, userId: number, wins = 3): Promise<string> => {
  await vault.make(userId);
  const blob = await archive.put(userId, randomBytes(5000));
  const { personal = null, ...data } = frozenEvent('MailReceived').written;
  await log.append(
    `mail-${randomUUID()}`,
    [{ type: 'MailReceived', data: { ...data, userId, blob, personal } }],
    'no-stream',
  );
  for (let win = 0; win < wins; win += 1)
    await log.append(`win-${userId}.${win}`, [won(userId, { text: `Win ${win} of ${userId}` })], 'no-stream');
  const forGood = { expected: 'absent', endsAt: null } as const;
  await registers.write('share', `share-of-${userId}`, { userId }, forGood);
  await registers.write('session', `${userId}/here`, { userId }, forGood);
  return blob;
};

export const erase = async ({ vault, log }: Stores, userId: number): Promise<void> => {
  await vault.destroy(userId);
  await log.append(`erased-${userId}`, [erased(userId)], 'no-stream');
};

export const sourceOf = async ({ eventStore, blobs, registers, vault }: Stores) => ({
  ...{ eventStore, blobs, registers, vault },
  vaultName: await nameOf(vault),
  leftOut: LEFT_OUT,
});

export const backUp = async (
  stores: Stores,
  { places }: Pick<BackupFolder, 'places'>,
  clock: AlarmClock,
  keys = KEYS,
): Promise<MadeBackup> =>
  makeBackup({
    source: await sourceOf(stores),
    ...{ places, keys, version: '1.2.3' },
    now: clock.now(),
    signal: new AbortController().signal,
    onProgress() {},
  });

type Engines = Readonly<{ EVENTSTORE_URL?: string; MONGODB_URL?: string }>;

/** Restores the newest set, or the one that is named, into empty stores of a folder. */
export const restoreTo = async (
  path: string,
  { places }: Pick<BackupFolder, 'places'>,
  {
    at = null,
    engines = {},
    keys = KEYS,
  }: Readonly<{ at?: string | null; engines?: Engines; keys?: typeof KEYS }> = {},
): Promise<Restored> => {
  const plan = await planRestore({ places, keys }, WRAP, at, null);
  const target = await openRestoreTarget(readSettings({ SECRET, ...engines }), await dataFolder(path));
  try {
    return await restoreBackup(plan, target, () => {});
  } finally {
    await target.close();
  }
};

export const openAgain = async (t: ExecutionContext, path: string, engines: Engines = {}): Promise<Stores> => {
  const settings = readSettings({ SECRET, ...engines });
  const stores = await openStores(settings, await dataFolder(path), movableClock(), ({ code }) => t.fail(code));
  t.teardown(stores.close);
  return stores;
};

export const recordBytes = (event: StoredEvent): Buffer => {
  const { size, fill } = eventRecord(event);
  const bytes = Buffer.alloc(size);
  fill(bytes, 0);
  return bytes;
};

/** Every event as a backup keeps it, in the order of the log, base64. */
export const recordsIn = async (store: EventStore): Promise<readonly string[]> => {
  const head = await store.head();
  const records: string[] = [];
  if (head === null) return records;
  for await (const { events, position } of store.follow(null, new AbortController().signal)) {
    records.push(...events.map((event) => recordBytes(event).toString('base64')));
    if (position >= head) break;
  }
  return records;
};

export const pathsIn = async (place: BackupPlaces['sets'], folder = ''): Promise<readonly string[]> => {
  const paths: string[] = [];
  for await (const page of place.list(folder)) paths.push(...page);
  return paths;
};
