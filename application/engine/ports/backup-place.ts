import { Fault, hasCode } from './fault.ts';

/**
 * Where backups are kept: files by path, such as `sets/20261130T183400Z-1a2b3c/manifest.json`. A path has letters, digits,
 * dots, dashes and underscores, and slashes between them. Promises:
 * - what `put` resolved for is kept and whole. A file that is still being written is seen by nobody; the same path again
 *   replaces it;
 * - `get` answers the bytes that were put, all of them, or null for a path that is not there;
 * - `list` gives all paths below a folder in ascending order, a page at a time. `folder` is empty or ends with a slash;
 * - to remove what is not there is no mistake.
 * A place that is away is tried again for a while and is then `unavailable`; one that refuses us is `backup-place-refused`.
 */
export interface BackupPlace {
  /** Names it for operators. Holds no password. */
  readonly name: string;
  put(path: string, bytes: Uint8Array): Promise<void>;
  get(path: string): Promise<Uint8Array | null>;
  list(folder: string): AsyncIterable<readonly string[]>;
  remove(path: string): Promise<void>;
}

const PATH = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

/** No path leads out of its place, and none means another one on a disk that ignores case or in a URL. */
export const checkedBackupPath = (path: string): string => {
  if (path.length <= 500 && PATH.test(path)) return path;
  throw new Fault('bad-backup-path', `${path} is not a path of a backup`);
};

export const backupPlaceRefused = (place: string, why: string, cause?: unknown): Fault =>
  new Fault('backup-place-refused', `${place} refuses: ${why}`, { cause });
export const isBackupPlaceRefused = (error: unknown): boolean => hasCode(error, 'backup-place-refused');
