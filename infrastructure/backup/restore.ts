import type { BlobStore } from '#application/engine/ports/archive.ts';
import type { EventStore } from '#application/engine/ports/event-store.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import { type CopiedRegister, isRegisterMoved, type Registers } from '#application/engine/ports/registers.ts';
import { wrongSecret } from '#application/engine/ports/vault.ts';
import { createEventMac } from '#infrastructure/shared/event-mac.ts';
import type { KeyRecords } from '#infrastructure/shared/key-records.ts';
import type { KeyWrap } from '#infrastructure/shared/key-wrap.ts';
import { createKeys, type ErasureLedger } from '#infrastructure/shared/wrapped-vault.ts';
import { createAtOnce } from './at-once.ts';
import type { BackupKeys } from './backup-keys.ts';
import type { BackupPlaces, OnBackupProgress } from './create.ts';
import { readErasures } from './erasure-copies.ts';
import { keysFor, readKeySet } from './key-sets.ts';
import { findSets, type KeysManifest, type Manifest, readManifest, setKey } from './manifest.ts';
import { createMergedLookup } from './merged-lookup.ts';
import { readPooled } from './pool.ts';
import { backupDamaged, isBackupDamaged, readRecords } from './record-files.ts';
import { type RestoredLog, restoreLog } from './restore-log.ts';

type Backups = Readonly<{ places: BackupPlaces; keys: BackupKeys }>;

/** What is to be restored, read and checked as far as it can be before anything is written. */
export type RestorePlan = Backups &
  Readonly<{
    manifest: Manifest;
    keySet: KeysManifest;
    /** Newer sets of keys that cannot be used. */
    damagedKeys: readonly string[];
    /** Labels. */
    erased: readonly string[];
    /** What the keys of the vault are wrapped with. */
    wrap: KeyWrap;
  }>;

/** Empty stores, or those that a restore of the same set was cut off in. */
export type RestoreTarget = Readonly<{
  records: KeyRecords;
  ledger: Pick<ErasureLedger, 'add'>;
  /** `owner` names the vault that the log belongs to. */
  openLog(owner: string): Promise<EventStore>;
  /** So many appends that are asked for at once are kept in the order in which they were asked for. */
  appendsAtOnce: number;
  blobs: BlobStore;
  registers: Registers;
}>;

/**
 * `damaged` events are not as they were written; `lost` ones could not be put back, as the one before them in their stream is
 * missing; `missing` blobs are not in the pool as they were put there, the first of them are named.
 */
export type Restored = RestoredLog &
  Readonly<{
    set: string;
    blobs: number;
    missing: number;
    missingBlobs: readonly string[];
    registers: number;
    keys: number;
    erased: number;
  }>;

/**
 * Chooses the set of this name, or the newest, and checks what it takes to open it. `given` are the labels of a ledger that was
 * put into the data folder, null when there is none. Faults: `no-backup`, `ledger-missing`, `keys-missing`, `wrong-secret`,
 * `wrong-backup-key`, `backup-damaged`.
 */
export const planRestore = async (
  { places, keys }: Backups,
  wrap: KeyWrap,
  at: string | null,
  given: Iterable<string> | null,
): Promise<RestorePlan> => {
  const manifest = await chooseSet(places.sets, keys, at);
  const copied = await readErasures({ place: places.sets, keys, vault: manifest.vault });
  const erased = [...new Set([...(copied ?? []), ...(given ?? [])])];
  if (!copied && !given) throw ledgerMissing(places.sets.name, 'no erasure ledger');
  if (erased.length < manifest.erasures)
    throw ledgerMissing(places.sets.name, 'an erasure ledger older than the backup');
  const { keySet, damaged } = await keysFor(places.keys, manifest.set, keys);
  if (!wrap.fingerprints.includes(keySet.wrappedBy)) throw wrongSecret();
  return { places, keys, manifest, keySet, damagedKeys: damaged, erased, wrap };
};

const chooseSet = async (place: BackupPlaces['sets'], keys: BackupKeys, at: string | null): Promise<Manifest> => {
  const set = at ?? (await findSets(place, 'sets/')).whole.at(-1);
  const manifest = set === undefined ? null : await readManifest(place, set, keys);
  if (manifest) return manifest;
  throw new Fault('no-backup', at === null ? `${place.name} has no backup` : `${place.name} has no backup ${at}`);
};

const ledgerMissing = (place: string, what: string): Fault =>
  new Fault(
    'ledger-missing',
    `${place} has ${what}, so nobody can tell whose accounts were deleted: put it back (erasures/), or put the newest erasures.txt into DATA_DIR`,
  );

/**
 * Puts a set back. The erasure ledger comes first, so that no key of anybody who was erased is put back at all; then keys, log,
 * blobs and registers. The vault is bound to the log as the last thing: before that nothing opens these stores. Each step may be
 * done again. The log has an identity of its own, so whatever was folded from the old one is built anew.
 */
export const restoreBackup = async (
  plan: RestorePlan,
  target: RestoreTarget,
  onProgress: OnBackupProgress,
): Promise<Restored> => {
  const { places, keys, wrap, manifest, keySet, erased } = plan;
  const { set, log, blobs } = manifest;
  target.ledger.add(erased);
  await target.records.destroy(erased);
  await target.records.secret(keySet.wrappedBy);
  for await (const page of readKeySet(places.keys, keySet, keys)) await target.records.putBack(page);
  const eventStore = await target.openLog(manifest.vault);
  const key = setKey(keys.find(manifest.key), set);
  const restored = await restoreLog(
    { eventStore, appendsAtOnce: target.appendsAtOnce },
    {
      records: () => readRecords(places.sets, log.files, key),
      mac: createEventMac(await createKeys(target.records, wrap).named('event-mac')),
      onProgress: (events) => onProgress({ events, total: log.events }),
    },
  );
  if (restored.events !== log.events) throw backupDamaged(set, `holds ${restored.events} events and not ${log.events}`);
  const missing = await restoreBlobs(plan, target, onProgress);
  await restoreRegisters(plan, target);
  await target.records.bindLog({ identity: await eventStore.identity() });
  return {
    set,
    ...restored,
    blobs: blobs.count - missing.count,
    missing: missing.count,
    missingBlobs: missing.names,
    registers: manifest.registers.count,
    keys: keySet.count,
    erased: erased.length,
  };
};

const BLOBS_AT_ONCE = 16;
const NAMED = 100;

type Missing = Readonly<{ count: number; names: readonly string[] }>;

/** One that is missing keeps nobody from the others. */
const restoreBlobs = async (
  { places, keys, manifest }: RestorePlan,
  { blobs }: RestoreTarget,
  onProgress: OnBackupProgress,
): Promise<Missing> => {
  const working = createAtOnce(BLOBS_AT_ONCE);
  const isThere = createMergedLookup(oneByOne(blobs.names()));
  const missing: string[] = [];
  const counts = { done: 0, missing: 0 };
  const restore = async (name: string): Promise<void> => {
    try {
      await blobs.put(name, await readPooled(places.sets, name));
    } catch (error) {
      if (!isBackupDamaged(error)) throw error;
      counts.missing += 1;
      if (missing.length < NAMED) missing.push(name);
    }
  };
  const key = setKey(keys.find(manifest.key), manifest.set);
  for await (const names of readRecords(places.sets, manifest.blobs.files, key))
    for (const name of names.map(String)) {
      if (!(await isThere.has(name))) await working.begin(() => restore(name));
      counts.done += 1;
      onProgress({ events: counts.done, total: manifest.blobs.count, unit: 'blobs' });
    }
  await working.end();
  return { count: counts.missing, names: missing.sort() };
};

async function* oneByOne(pages: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  for await (const page of pages) yield* page;
}

const REGISTERS_AT_ONCE = 100;

const restoreRegisters = async (
  { places, keys, manifest }: RestorePlan,
  { registers }: RestoreTarget,
): Promise<void> => {
  const working = createAtOnce(REGISTERS_AT_ONCE);
  const restore = async ({ kind, key, value, endsAt }: CopiedRegister): Promise<void> => {
    try {
      await registers.write(kind, key, value, { expected: 'absent', endsAt });
    } catch (error) {
      if (!isRegisterMoved(error)) throw error; // put back before this restore was cut off
    }
  };
  const key = setKey(keys.find(manifest.key), manifest.set);
  for await (const records of readRecords(places.sets, manifest.registers.files, key))
    for (const record of records) await working.begin(() => restore(JSON.parse(record.toString()) as CopiedRegister));
  await working.end();
};
