import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '#application/ports/fault.ts';

/** Where operators' commands are taken, in the data folder. */
export const controlSocket = (folder: string): string => join(folder, 'control.sock');

/** The files of one data folder; only its owner may look into it. */
export const dataFolder = async (path: string) => {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await chmod(path, 0o700);
  return {
    path,
    events: join(path, 'events.db'),
    readModels: join(path, 'read-models.db'),
    registers: join(path, 'registers.db'),
    vault: join(path, 'vault.db'),
    archive: join(path, 'archive'),
    socket: controlSocket(path),
    secret: () => readOrMakeSecret(join(path, 'secret')),
  };
};
export type DataFolder = Awaited<ReturnType<typeof dataFolder>>;

const readOrMakeSecret = async (path: string): Promise<string> => {
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      const secret = randomBytes(32).toString('base64url');
      await file.writeFile(secret);
      await file.sync();
      return secret;
    } finally {
      await file.close();
    }
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    return (await readFile(path, 'utf8')).trim();
  }
};
