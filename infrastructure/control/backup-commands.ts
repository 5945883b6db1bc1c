import type { LastBackup } from '#application/engine/last-backup.ts';
import type { OnBackupProgress } from '../backup/create.ts';
import { bytesOf, type ListedBackup } from '../backup/list.ts';
import type { Backups } from '../wiring/backups.ts';
import { CommandFailed } from './command-failed.ts';

/** `bytes` of the set without blobs; `blobsCopied` and `blobBytes` were new to the pool. `removed` sets were kept long enough. */
export type CreatedBackup = Readonly<{
  set: string;
  madeAt: string;
  events: number;
  damaged: number;
  bytes: number;
  blobs: number;
  blobsCopied: number;
  blobBytes: number;
  registers: number;
  keys: number;
  erasures: number;
  removed: number;
}>;

/** `last` is what the running server says of its tries; null when none was asked. */
export type ListedBackups = Readonly<{ backups: readonly ListedBackup[]; last: LastBackup | null }>;

/** What operators ask of backups while a server runs. Verifying and restoring need none. */
export const createBackupCommands = (backups: Backups | null) => {
  const set = (): Backups => {
    if (backups) return backups;
    throw new CommandFailed(
      'no backups are made here: set BACKUP_TO to a folder or s3://bucket/prefix, and start again',
    );
  };
  return {
    async 'backup create'(_: unknown, report: OnBackupProgress): Promise<CreatedBackup> {
      const { manifest, blobs, keys, pruned } = await set().create(report);
      const { log, registers, erasures } = manifest;
      return {
        set: manifest.set,
        madeAt: manifest.madeAt,
        events: log.events,
        damaged: log.damaged,
        bytes: bytesOf(manifest),
        blobs: blobs.count,
        blobsCopied: blobs.copied,
        blobBytes: blobs.bytes,
        registers: registers.count,
        keys,
        erasures,
        removed: pruned.sets,
      };
    },
    'backup list': (): Promise<ListedBackups> => set().list(),
  };
};
