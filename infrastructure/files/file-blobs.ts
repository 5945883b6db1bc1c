import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BlobStore } from '#application/engine/ports/archive.ts';
import { Fault, hasCode, unavailable } from '#application/engine/ports/fault.ts';
import type { BlobWrite, WriteFailure, WriteTask } from './blob-writer-thread.ts';
import { createFolderSync, nearestFolder } from './folder-sync.ts';

/**
 * Blobs as files, for their owner only: `ab/abcd…`, written under a temporary name in `incoming/` and then moved, so
 * that a file under its own name is always whole. For one process at a time: what lies in `incoming/` at the start was
 * left by a kill. Names are 4 to 200 small letters and digits (`bad-blob-name`).
 */
export const openFileBlobs = async (path: string): Promise<BlobStore> => {
  const folder = resolve(path);
  const incoming = join(folder, 'incoming');
  await createFolderSync(nearestFolder(dirname(folder))).make(incoming);
  await Promise.all((await readdir(incoming)).map((left) => rm(join(incoming, left))));
  const writer = createBlobWriter(folder);
  return {
    put: (name, bytes) =>
      away(() => writer.write({ place: placeOf(folder, name), temporary: join(incoming, randomUUID()), bytes })),
    get: (name) =>
      away(async () => {
        try {
          return await readFile(placeOf(folder, name));
        } catch (error) {
          if (hasCode(error, 'ENOENT')) return null;
          throw error;
        }
      }),
    names: () => namesIn(folder),
    close: () => writer.close(),
  };
};

/** One folder at a time, in the order of their names, which begin the names of what is in them. */
async function* namesIn(folder: string): AsyncGenerator<readonly string[]> {
  const folders = (await away(() => readdir(folder))).filter((name) => /^[0-9a-z]{2}$/.test(name));
  for (const name of folders.sort())
    yield (await away(() => readdir(join(folder, name)))).filter((blob) => NAME.test(blob)).sort();
}

const NAME = /^[0-9a-z]{4,200}$/;

/** What a disk or the system answers for a while, whichever blob is asked for. */
const AWAY = ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE'];

/** A disk that is full or failing, or too many open files, is `unavailable`; everything else stays what it is. */
const away = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (AWAY.some((code) => hasCode(error, code))) throw unavailable('the archive', error);
    throw error;
  }
};

/** There are disks that take `A` and `a` for the same, and names that lead out of the folder. */
const placeOf = (folder: string, name: string): string => {
  if (!NAME.test(name)) throw new Fault('bad-blob-name', 'not a name of a blob');
  return join(folder, name.slice(0, 2), name);
};

type BlobWriter = Readonly<{
  /** Resolves once the blob is on the disk, its folder entries included. */
  write(blob: BlobWrite): Promise<void>;
  /** Resolves once all that was asked for is written. */
  close(): Promise<void>;
}>;

/** Bytes are handed to it and written: it makes few objects of its own. */
const MEMORY = { maxYoungGenerationSizeMb: 6 };

type Waiting = Readonly<{ blob: BlobWrite; resolve(): void; reject(error: unknown): void }>;

/**
 * Writes blobs below `top`, which is there, on a thread of its own. That thread takes whatever has gathered while it
 * wrote what came before, so that they share flushes, and the thread that talks to clients never waits for a disk.
 */
const createBlobWriter = (top: string): BlobWriter => {
  let waiting: Waiting[] = [];
  let group: readonly Waiting[] = [];
  let thread: Worker | null = null;
  let idle: (() => void) | null = null;

  const next = () => {
    if (group.length > 0) return;
    if (waiting.length === 0) return idle?.();
    [group, waiting] = [waiting, []];
    thread ??= begin();
    thread.ref();
    thread.postMessage({ top, blobs: group.map(({ blob }) => blob) } satisfies WriteTask);
  };
  const end = (settle: (one: Waiting, index: number) => void) => {
    const ended = group;
    group = [];
    thread?.unref();
    ended.forEach(settle);
    next();
  };
  const begin = (): Worker => {
    const begun = new Worker(new URL('./blob-writer-thread.ts', import.meta.url), { resourceLimits: MEMORY });
    begun.on('message', (failures: readonly WriteFailure[]) =>
      end(({ resolve, reject }, index) => {
        const failure = failures[index];
        if (failure) reject(new Fault(failure.code, failure.message));
        else resolve();
      }),
    );
    begun.on('error', (error) => {
      thread = null; // the next group gets another
      end(({ reject }) => reject(error));
    });
    return begun;
  };
  return {
    write: (blob) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(next);
        waiting.push({ blob, resolve, reject });
      }),
    async close() {
      if (group.length > 0 || waiting.length > 0)
        await new Promise<void>((resolve) => {
          idle = resolve;
        });
      await thread?.terminate();
    },
  };
};
