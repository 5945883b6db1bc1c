import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createFolderSync } from './folder-sync.ts';

/** What a killed process leaves beside a file that it was writing. */
export const BESIDE = '.new';

/** Writes a small file for its owner: whenever the process is killed, it is there whole or as it was before. */
export const writeWholeFile = async (path: string, text: string): Promise<void> => {
  const file = await open(`${path}${BESIDE}`, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}${BESIDE}`, path);
  await syncFolder(path);
};

/** Resolves once it is gone from the disk, too. */
export const removeFile = async (path: string): Promise<void> => {
  await rm(path, { force: true });
  await syncFolder(path);
};

const syncFolder = (path: string): Promise<void> => createFolderSync(dirname(path)).sync(dirname(path));
