import type { BlobStore } from '#application/engine/ports/archive.ts';
import type { BackupPlace } from '#application/engine/ports/backup-place.ts';
import type { EventStore, Position } from '#application/engine/ports/event-store.ts';
import { Fault, unavailable } from '#application/engine/ports/fault.ts';
import type { CopiedRegister, Registers } from '#application/engine/ports/registers.ts';
import type { Vault } from '#application/engine/ports/vault.ts';
import { createEventMac } from '#infrastructure/shared/event-mac.ts';
import type { BackupKeys } from './backup-keys.ts';
import { copyErasures } from './erasure-copies.ts';
import { eventRecord } from './event-record.ts';
import { writeKeySet } from './key-sets.ts';
import { findSets, folderOf, type Manifest, ownerOf, setKey, setOf, writeManifest } from './manifest.ts';
import { type Copied, copyToPool } from './pool.ts';
import { createRecordWriter, type RecordWriter, textRecord } from './record-files.ts';

/** What is copied, and whose it is. `leftOut` are kinds of registers that no restore may bring back. */
export type BackupSource = Readonly<{
  eventStore: EventStore;
  blobs: BlobStore;
  registers: Registers;
  vault: Vault;
  vaultName: string;
  leftOut: ReadonlySet<string>;
}>;

/** The keys go to a place of their own, apart from what they open. */
export type BackupPlaces = Readonly<{ sets: BackupPlace; keys: BackupPlace }>;

/** `total` is 0 where it is not known: to count a log of millions would hold up everybody else. */
export type OnBackupProgress = (progress: Readonly<{ events: number; total: number; unit?: string }>) => void;

export type MadeBackup = Readonly<{ manifest: Manifest; blobs: Copied; keys: number }>;

type Making = Readonly<{
  source: BackupSource;
  places: BackupPlaces;
  keys: BackupKeys;
  now: number;
  /** Of the release. */
  version: string;
  /** Ends it: what was written of it stays unfinished. */
  signal: AbortSignal;
  onProgress: OnBackupProgress;
}>;

/**
 * Makes a set while everything goes on. The log's head is taken first and the log copied up to it; then come blobs, registers and
 * keys, each with whatever there is by then. A blob and a key are there before the event that needs them, so nothing that the
 * copied events need is missing. The manifest comes last: without it a set is none.
 */
export const makeBackup = async (making: Making): Promise<MadeBackup> => {
  const { source, places, keys, now, version } = making;
  await checkOwner(making);
  const set = setOf(now);
  const folder = folderOf(set);
  const key = keys.newest;
  const writer = (name: string) => createRecordWriter(places.sets, folder, name, setKey(key, set));
  const head = await source.eventStore.head();
  const log = await copyLog(making, head, writer('log'));
  const index = writer('blobs');
  const blobs = await copyToPool(source.blobs, places.sets, index, ({ copied }) => {
    making.signal.throwIfAborted();
    making.onProgress({ events: copied, total: 0, unit: 'blobs' });
  });
  const blobFiles = await index.end();
  const registers = await copyRegisters(source, writer('registers'));
  const about = { set, madeAt: new Date(now).toISOString(), version, vault: source.vaultName };
  making.signal.throwIfAborted();
  const keyCount = await writeKeySet(places.keys, source.vault, key, about);
  const ledger = { place: places.sets, keys, vault: source.vaultName };
  const erasures = await copyErasures(ledger, source.vault, now);
  const identity = await source.eventStore.identity();
  const manifest: Manifest = {
    format: 1,
    ...about,
    key: key.fingerprint,
    log: { identity, from: null, to: head, ...log },
    blobs: { count: blobs.count, files: [...blobFiles] },
    registers,
    erasures,
  };
  making.signal.throwIfAborted();
  await writeManifest(places.sets, folder, key, manifest);
  return { manifest, blobs, keys: keyCount };
};

/** A place that holds another Cairn's backups is not written to: each would remove the other's. */
const checkOwner = async ({ source, places }: Making): Promise<void> => {
  const newest = (await findSets(places.sets, 'sets/')).whole.at(-1);
  const owner = newest === undefined ? null : await ownerOf(places.sets, newest);
  if (owner === null || owner === source.vaultName) return;
  throw new Fault(
    'foreign-backup',
    `${places.sets.name} holds the backups of another Cairn: give each one a place of its own`,
  );
};

type CopiedLog = Pick<Manifest['log'], 'events' | 'damaged' | 'files'>;

const copyLog = async (
  { source: { eventStore, vault }, signal, onProgress }: Making,
  head: Position | null,
  writer: RecordWriter,
): Promise<CopiedLog> => {
  const mac = createEventMac(await vault.named('event-mac'));
  const done = { events: 0, damaged: 0 };
  if (head === null) return { ...done, files: [...(await writer.end())] };
  for await (const batch of eventStore.follow(null, signal)) {
    const events = batch.events.filter(({ position }) => position <= head);
    await writer.write(events.map(eventRecord));
    done.events += events.length;
    done.damaged += events.filter((event) => !mac.isRight(event)).length;
    onProgress({ events: done.events, total: 0 });
    if (batch.position >= head) return { ...done, files: [...(await writer.end())] };
  }
  signal.throwIfAborted();
  throw unavailable('the event log, which ended while it was copied');
};

const AT_ONCE = 500;

const copyRegisters = async (
  { registers, leftOut }: BackupSource,
  writer: RecordWriter,
): Promise<Manifest['registers']> => {
  let count = 0;
  let page: readonly CopiedRegister[] = [];
  do {
    page = await registers.page(page.at(-1) ?? null, AT_ONCE);
    const kept = page.filter(({ kind }) => !leftOut.has(kind));
    count += kept.length;
    await writer.write(kept.map((register) => textRecord(JSON.stringify(register))));
  } while (page.length === AT_ONCE);
  return { count, files: [...(await writer.end())] };
};
