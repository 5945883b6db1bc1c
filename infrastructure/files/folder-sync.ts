import { existsSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hasCode } from '#application/engine/ports/fault.ts';

type FolderSync = Readonly<{
  /** Makes a folder and those above it, for their owner only; resolves once their entries are on the disk. */
  make(path: string): Promise<void>;
  /** Flushes a folder's entries to the disk, all that stood when it was called. Callers that come together share a flush. */
  sync(path: string): Promise<void>;
}>;

/** Makes and flushes folders below `top`, which is there already. */
export const createFolderSync = (top: string): FolderSync => {
  const made = new Map<string, Promise<void>>();
  const flushes = new Map<string, { done: Promise<void>; next: Promise<void> | null }>();

  const begin = (path: string): Promise<void> => {
    const flush = { done: flushFolder(path), next: null };
    const end = () => void (flushes.get(path) === flush && flushes.delete(path));
    flushes.set(path, flush);
    flush.done.then(end, end);
    return flush.done;
  };
  const sync = (path: string): Promise<void> => {
    const running = flushes.get(path);
    if (!running) return begin(path);
    // The one that runs may have passed over the caller's entry; all who come meanwhile wait for the one after it.
    const again = () => begin(path);
    running.next ??= running.done.then(again, again);
    return running.next;
  };
  const make = (path: string): Promise<void> => {
    if (path === top) return Promise.resolve();
    const known = made.get(path);
    if (known) return known;
    const making = makeFolder(path);
    made.set(path, making);
    making.catch(() => made.delete(path));
    return making;
  };
  /** A folder that exists is flushed as well: the process that made it may have been killed before it did. */
  const makeFolder = async (path: string): Promise<void> => {
    await make(dirname(path));
    await mkdir(path, { mode: 0o700 }).catch((error: unknown) => {
      if (!hasCode(error, 'EEXIST')) throw error;
    });
    await sync(dirname(path));
  };
  return { make, sync };
};

/** The folder itself, or the first above it that is there. */
export const nearestFolder = (path: string): string => (existsSync(path) ? path : nearestFolder(dirname(path)));

const flushFolder = async (path: string): Promise<void> => {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};
