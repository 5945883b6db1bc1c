import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '#application/engine/ports/clock.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import type { BackupPlaces, OnBackupProgress } from './backup/create.ts';
import { planRestore, type Restored, type RestorePlan, restoreBackup } from './backup/restore.ts';
import { type VerifiedBackup, verifyBackup } from './backup/verify.ts';
import { backupKeysOf, knownSecrets, openBackupPlaces } from './backup-places.ts';
import { type DataFolder, dataFolder } from './data-folder.ts';
import { hasEmbeddedStore } from './engine-urls.ts';
import { BESIDE, removeFile, writeWholeFile } from './files/whole-file.ts';
import { emptyStoresProblem, openRestoreTarget } from './restore-target.ts';
import type { BackupSettings } from './shared/backup-settings.ts';
import { readLedger } from './shared/erasure-ledger.ts';
import { createKeyWrap } from './shared/key-wrap.ts';
import type { Settings } from './shared/settings.ts';
import { lockFolder } from './sqlite/lock.ts';
import { openStores } from './stores.ts';

/** Settings that say where backups are. */
export type WithBackup = Settings & Readonly<{ backup: BackupSettings }>;

/** What may lie in a data folder that a backup is restored into. */
const MAY_BE_THERE: ReadonlySet<string> = new Set(['secret', 'lock', 'erasures.txt', `restoring.json${BESIDE}`]);

/**
 * Restores the set `at`, or the newest, into the stores that the settings name, which must be empty: `stores-not-empty` if not. One
 * that was cut off is gone on with; until it is done nothing starts on these stores. Faults as of `planRestore`.
 */
export const restoreInto = async (
  settings: WithBackup,
  at: string | null,
  onProgress: OnBackupProgress,
): Promise<Restored> => {
  process.umask(0o077);
  const folder = await dataFolder(settings.dataDir);
  const lock = hasEmbeddedStore(settings) ? lockFolder(folder.path) : null;
  try {
    const begun = await begunIn(folder);
    if (begun === null) await checkEmpty(settings, folder);
    else if (at !== null && at !== begun) throw otherRestore(folder, begun);
    const given = existsSync(folder.erasures) ? await readLedger(folder.erasures) : null;
    const plan = await planFor(settings, begun ?? at, given);
    await writeWholeFile(folder.restoring, JSON.stringify({ set: plan.manifest.set }));
    const restored = await restorePlanned(settings, folder, plan, onProgress);
    await removeFile(folder.restoring);
    return restored;
  } finally {
    lock?.release();
  }
};

/** Restores the set into a scratch folder, which is removed again, and checks all of it. Touches no store. */
export const verifyInScratch = async (
  settings: WithBackup,
  at: string | null,
  onProgress: OnBackupProgress,
): Promise<VerifiedBackup> => {
  const plan = await planFor(settings, at, null);
  const scratch = await mkdtemp(join(tmpdir(), 'cairn-verify-'));
  const opened = new AsyncDisposableStack();
  const secrets = await knownSecrets(settings);
  const embedded: WithBackup = { ...settings, secrets, dataDir: scratch, eventStoreUrl: null, mongoUrl: null };
  try {
    return await verifyBackup(
      plan,
      async () => {
        const folder = await dataFolder(scratch);
        const restored = await restorePlanned(embedded, folder, plan, onProgress);
        const stores = await openStores(embedded, folder, systemClock, failed);
        opened.defer(stores.close);
        return { restored, stores };
      },
      onProgress,
    );
  } finally {
    await opened.disposeAsync();
    await rm(scratch, { recursive: true, force: true, maxRetries: 3 });
  }
};

const failed = (fault: Fault): never => {
  throw fault;
};

/** Where backups are, and the secrets they may have been made with. */
export const openBackups = async (settings: WithBackup) => {
  const places: BackupPlaces = await openBackupPlaces(settings.backup);
  const secrets = await knownSecrets(settings);
  return { places, secrets, keys: backupKeysOf(settings.backup, secrets) };
};

const planFor = async (
  settings: WithBackup,
  at: string | null,
  given: Iterable<string> | null,
): Promise<RestorePlan> => {
  const { places, secrets, keys } = await openBackups(settings);
  return planRestore({ places, keys }, createKeyWrap(secrets), at, given);
};

const restorePlanned = async (
  settings: WithBackup,
  folder: DataFolder,
  plan: RestorePlan,
  onProgress: OnBackupProgress,
): Promise<Restored> => {
  const target = await openRestoreTarget(settings, folder);
  try {
    return await restoreBackup(plan, target, onProgress);
  } finally {
    await target.close();
  }
};

/** The set that a restore into this folder began with; null when none is under way. */
const begunIn = async (folder: DataFolder): Promise<string | null> => {
  if (!existsSync(folder.restoring)) return null;
  const { set } = JSON.parse(await readFile(folder.restoring, 'utf8')) as { set: string };
  return set;
};

const otherRestore = ({ path }: DataFolder, begun: string): Fault =>
  new Fault(
    'restore-unfinished',
    `a restore of ${begun} into ${path} was cut off: go on with that one, or empty the folder (and the engines) first`,
  );

const checkEmpty = async (settings: Settings, folder: DataFolder): Promise<void> => {
  const inTheWay = (await readdir(folder.path)).filter((name) => !MAY_BE_THERE.has(name)).sort();
  const problem = inTheWay.length > 0 ? `${folder.path} holds ${inTheWay.slice(0, 5).join(', ')}` : null;
  const why = problem ?? (await emptyStoresProblem(settings));
  if (why === null) return;
  throw new Fault(
    'stores-not-empty',
    `a backup is restored into empty stores only, and ${why}: move it away, or give another DATA_DIR`,
  );
};
