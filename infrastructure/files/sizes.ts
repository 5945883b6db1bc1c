import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '#application/engine/ports/fault.ts';

/** Bytes of the files of these paths; one that is not there has none. */
export const bytesOfFiles = async (paths: readonly string[]): Promise<number> => {
  const sizes = await Promise.all(paths.map(bytesOf));
  return sizes.reduce((all, size) => all + size, 0);
};

const bytesOf = async (path: string): Promise<number> => {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 0; // removed since its folder was read
    throw error;
  }
};

/** Few enough that others who use the disk have their turn. */
const FILES_AT_ONCE = 16;

/** Bytes of all files in the folders of a folder, as an archive of blobs has them. It looks at each of them. */
export const bytesOfFolders = async (path: string): Promise<number> => {
  let all = 0;
  for (const folder of await readdir(path, { withFileTypes: true })) {
    if (!folder.isDirectory()) continue;
    const files = (await readdir(join(path, folder.name))).map((file) => join(path, folder.name, file));
    for (let at = 0; at < files.length; at += FILES_AT_ONCE)
      all += await bytesOfFiles(files.slice(at, at + FILES_AT_ONCE));
  }
  return all;
};

/** Of the disk that a folder is on, in bytes: what is left for this process, and how large it is. */
export const diskAt = async (folder: string): Promise<Readonly<{ free: number; size: number }>> => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
};
