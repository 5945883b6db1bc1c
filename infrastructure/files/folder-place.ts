import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type BackupPlace, backupPlaceRefused, checkedBackupPath } from '#application/engine/ports/backup-place.ts';
import { hasCode, unavailable } from '#application/engine/ports/fault.ts';
import { createFolderSync, nearestFolder } from './folder-sync.ts';

/** Where a file is written before it is moved to its place. No path begins with a dot, so it is never listed. */
const INCOMING = '.incoming';

/** What a killed process left in `.incoming` is removed after this. */
const LEFT_FOR_MS = 24 * 60 * 60_000;

/** A folder that backups are kept in, made on first use. Its files are for their owner alone. */
export const openFolderPlace = (path: string): BackupPlace => {
  const root = resolve(path);
  const incoming = join(root, INCOMING);
  let folders: ReturnType<typeof createFolderSync> | null = null;
  const begin = async () => {
    const made = createFolderSync(nearestFolder(root));
    await made.make(incoming);
    await removeLeft(incoming);
    folders = made;
    return made;
  };
  const write = async (place: string, bytes: Uint8Array): Promise<void> => {
    const { make, sync } = folders ?? (await begin());
    await make(dirname(place));
    const temporary = join(incoming, randomUUID());
    try {
      await writeFlushed(temporary, bytes);
      await rename(temporary, place);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    await sync(dirname(place));
  };
  const inOperatorsWords = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'].some((code) => hasCode(error, code)))
        throw backupPlaceRefused(root, codeOf(error), error);
      throw unavailable(`the backup folder ${root}`, error, codeOf(error));
    }
  };
  return {
    name: root,
    put(path, bytes) {
      const place = join(root, checkedBackupPath(path));
      return inOperatorsWords(async () => {
        try {
          await write(place, bytes);
        } catch (error) {
          if (!hasCode(error, 'ENOENT')) throw error;
          folders = null; // somebody has removed a folder that was there
          await write(place, bytes);
        }
      });
    },
    get(path) {
      const place = join(root, checkedBackupPath(path));
      return inOperatorsWords(() =>
        readFile(place).catch((error) => (hasCode(error, 'EISDIR') ? null : nullIfAbsent(error))),
      );
    },
    async *list(folder) {
      const at = folder === '' ? root : join(root, checkedBackupPath(folder.replace(/\/$/, '')));
      yield* filesIn(at, folder, (work) => inOperatorsWords(work));
    },
    remove(path) {
      const place = join(root, checkedBackupPath(path));
      return inOperatorsWords(async () => {
        await rm(place, { force: true });
        await removeEmpty(dirname(place), root);
      });
    },
  };
};

const nullIfAbsent = (error: unknown): null => {
  if (hasCode(error, 'ENOENT')) return null;
  throw error;
};

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

const writeFlushed = async (path: string, bytes: Uint8Array): Promise<void> => {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
};

type Guarded = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Of each folder all files at once, in the order of their whole paths: a folder sorts with the slash behind its name. */
async function* filesIn(at: string, prefix: string, guarded: Guarded): AsyncGenerator<readonly string[]> {
  const entries = (await guarded(() => readdir(at, { withFileTypes: true }).catch(nullIfAbsent))) ?? [];
  const names = entries
    .filter(({ name }) => !name.startsWith('.'))
    .map((entry) => `${entry.name}${entry.isDirectory() ? '/' : ''}`)
    .sort();
  let page: string[] = [];
  for (const name of names) {
    if (!name.endsWith('/')) {
      page.push(`${prefix}${name}`);
      continue;
    }
    if (page.length > 0) yield page;
    page = [];
    yield* filesIn(join(at, name), `${prefix}${name}`, guarded);
  }
  if (page.length > 0) yield page;
}

const removeEmpty = async (folder: string, root: string): Promise<void> => {
  if (folder === root) return;
  try {
    await rmdir(folder);
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST', 'ENOENT'].some((code) => hasCode(error, code))) return;
    throw error;
  }
  await removeEmpty(dirname(folder), root);
};

const removeLeft = async (incoming: string): Promise<void> => {
  const before = Date.now() - LEFT_FOR_MS;
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const found = await stat(path).catch(nullIfAbsent);
    if (found && found.mtimeMs < before) await rm(path, { force: true });
  }
};
