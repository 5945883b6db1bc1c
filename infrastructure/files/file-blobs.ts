import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { BlobStore } from '#application/ports/archive.ts';
import { Fault, hasCode } from '#application/ports/fault.ts';
import { createFolderSync } from './folder-sync.ts';

/**
 * Blobs as files, for their owner only: `ab/cd/abcd…`, written under a temporary name in `incoming/` and then moved, so
 * that a file under its own name is always whole. For one process at a time: what lies in `incoming/` at the start was
 * left by a kill. Names are 4 to 200 small letters and digits (`bad-blob-name`).
 */
export const openFileBlobs = async (path: string): Promise<BlobStore> => {
  const folder = resolve(path);
  const incoming = join(folder, 'incoming');
  const folders = createFolderSync(nearestFolder(dirname(folder)));
  await folders.make(incoming);
  await Promise.all((await readdir(incoming)).map((left) => rm(join(incoming, left))));

  return {
    async put(name, bytes) {
      const place = placeOf(folder, name);
      const home = dirname(place);
      const whole = (await orNull(stat(place)))?.size === bytes.length;
      await folders.make(home);
      if (!whole) await moveIn(join(incoming, randomUUID()), place, bytes);
      // Also when it was there: whoever moved it in may have been killed before this.
      await folders.sync(home);
    },
    get: async (name) => orNull(readFile(placeOf(folder, name))),
    async close() {},
  };
};

const nearestFolder = (path: string): string => (existsSync(path) ? path : nearestFolder(dirname(path)));

/** There are disks that take `A` and `a` for the same, and names that lead out of the folder. */
const placeOf = (folder: string, name: string): string => {
  if (!/^[0-9a-z]{4,200}$/.test(name)) throw new Fault('bad-blob-name', 'not a name of a blob');
  return join(folder, name.slice(0, 2), name.slice(2, 4), name);
};

const moveIn = async (temporary: string, place: string, bytes: Uint8Array): Promise<void> => {
  try {
    await writeFlushed(temporary, bytes);
    await rename(temporary, place);
  } catch (error) {
    // On a full disk above all: half a file must not stay.
    await rm(temporary, { force: true });
    throw error;
  }
};

const writeFlushed = async (path: string, bytes: Uint8Array): Promise<void> => {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
};

const orNull = <Result>(work: Promise<Result>): Promise<Result | null> =>
  work.catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  });
