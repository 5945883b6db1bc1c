import { readFileSync } from 'node:fs';
import {
  LAST_BACKUP,
  type LastBackup,
  noteBackup,
  noteBackupFailed,
  readLastBackup,
} from '#application/engine/last-backup.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import type { Leases } from '#application/engine/work/leases.ts';
import type { Services } from '#application/services.ts';
import type { BackupKeys } from '../backup/backup-keys.ts';
import {
  type BackupPlaces,
  type BackupSource,
  type MadeBackup,
  makeBackup,
  type OnBackupProgress,
} from '../backup/create.ts';
import type { ErasureKeeper } from '../backup/erasure-keeper.ts';
import { pruneKeySets } from '../backup/key-sets.ts';
import { type ListedBackup, listBackups } from '../backup/list.ts';
import { type Pruned, pruneBackups } from '../backup/prune.ts';
import type { BackupSettings } from '../shared/backup-settings.ts';

export type Backups = Readonly<{
  /** `backup-running` while another one is made. */
  create(onProgress: OnBackupProgress): Promise<MadeBackup & Readonly<{ pruned: Pruned }>>;
  list(): Promise<Readonly<{ backups: readonly ListedBackup[]; last: LastBackup }>>;
  /** Makes one if it is due and this process is the one that has to. */
  tick(): Promise<void>;
  stop(): Promise<void>;
}>;

/** What backups are made of. */
export type OpenBackup = Readonly<{
  places: BackupPlaces;
  keys: BackupKeys;
  source: BackupSource;
  /** Copies whom this process erases. */
  erasures: ErasureKeeper;
}>;

type Parts = Omit<OpenBackup, 'erasures'> &
  Pick<Services, 'registers' | 'clock'> &
  Readonly<{ settings: BackupSettings; leases: Leases; logger: Logger }>;

/**
 * Kinds of registers that no backup holds: what lets somebody in and may have been withdrawn since (sessions, links, codes), answers
 * that were given to requests which the restored log may not know, counters that end within a day, and what is said of these stores.
 */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  'session',
  'login-link',
  'login-code',
  'passkey-challenge',
  'phone-code',
  'address-change',
  'idempotency',
  'limit',
  'belongs-to',
  'damaged-event',
  LAST_BACKUP,
]);

const { version: RELEASE } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const LEASE = 'backup';
const PROLONG_EVERY_MS = 10_000;
/** One that failed is tried again after this, or at its next time if that is sooner. */
const AGAIN_MS = 15 * 60_000;
const LOOK_EVERY_MS = 60_000;
const PRUNE_EVERY_MS = 60 * 60_000;

/** `ticksByItself`: whether it looks once a minute whether a backup is due, in the process that holds the scheduler's lease. */
export const createBackups = (parts: Parts, ticksByItself: boolean): Backups => {
  const { places, keys, source, registers, clock, settings, leases, logger } = parts;
  const ended = new AbortController();
  let underWay: Promise<unknown> | null = null;
  let prunedAt = Number.NEGATIVE_INFINITY;
  let ticking = false;

  const make = async (onProgress: OnBackupProgress) => {
    const now = clock.now();
    const lease = await holdLease(leases, ended.signal);
    try {
      const signal = lease.signal;
      const made = await makeBackup({ source, places, keys, now, version: RELEASE, signal, onProgress });
      await noteBackup(registers, made.manifest.madeAt);
      return { ...made, pruned: await pruneBackups({ places, keys, keep: settings.keep, now }, made.blobs.orphans) };
    } catch (error) {
      if (!ended.signal.aborted) await noteBackupFailed(registers, new Date(now).toISOString(), codeOf(error));
      throw error;
    } finally {
      await lease.release();
    }
  };
  const create: Backups['create'] = async (onProgress) => {
    if (underWay || ended.signal.aborted) throw backupRunning();
    const making = make(onProgress).finally(() => {
      underWay = null;
    });
    underWay = making.catch(() => {});
    return making;
  };
  const isDue = async (): Promise<boolean> => {
    if (settings.everyMs === null) return false;
    const { at, failedAt } = await readLastBackup(registers);
    const again = Math.min(AGAIN_MS, settings.everyMs);
    return isOver(at, settings.everyMs, clock.now()) && isOver(failedAt, again, clock.now());
  };
  /** Also when no backup is made for weeks: the end of a key set does not wait for it. */
  const pruneKeys = async (): Promise<void> => {
    if (clock.now() - prunedAt < PRUNE_EVERY_MS) return;
    prunedAt = clock.now();
    await pruneKeySets(places.keys, prunedAt, () => true);
  };
  const tick = async (): Promise<void> => {
    if (ticking || underWay || ended.signal.aborted) return;
    ticking = true;
    try {
      if ((await leases.hold(SCHEDULER)) === null) return;
      await pruneKeys();
      if (!(await isDue())) return;
      const { manifest } = await create(() => {});
      logger.info('a backup was made', { count: manifest.log.events });
    } catch (error) {
      if (!ended.signal.aborted && codeOf(error) !== RUNNING)
        logger.error('a backup could not be made', error, { code: codeOf(error) });
    } finally {
      ticking = false;
    }
  };
  const timer = ticksByItself ? setInterval(() => void tick(), LOOK_EVERY_MS).unref() : undefined;
  if (ticksByItself) setImmediate(() => void tick());
  return {
    create,
    list: async () => ({ backups: await listBackups(places, keys), last: await readLastBackup(registers) }),
    tick,
    async stop() {
      ended.abort();
      clearInterval(timer);
      await underWay;
    },
  };
};

/** The lease of the one process that decides what is due. */
const SCHEDULER = 'scheduler';

const RUNNING = 'backup-running';
const backupRunning = (): Fault => new Fault(RUNNING, 'another backup is being made: wait until it is done');

/** Held until it is released; `signal` ends what needs it when it is lost. */
const holdLease = async (leases: Leases, ended: AbortSignal) => {
  if ((await leases.hold(LEASE)) === null) throw backupRunning();
  const lost = new AbortController();
  const prolong = async (): Promise<void> => {
    if ((await leases.hold(LEASE)) === null) lost.abort(backupRunning());
  };
  const timer = setInterval(() => void prolong().catch(() => {}), PROLONG_EVERY_MS);
  return {
    signal: AbortSignal.any([ended, lost.signal]),
    async release(): Promise<void> {
      clearInterval(timer);
      await leases.release(LEASE);
    },
  };
};

const isOver = (from: string | null, milliseconds: number, now: number): boolean =>
  from === null || now - Date.parse(from) >= milliseconds;

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : 'failed');
