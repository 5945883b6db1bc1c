import { chmod } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createFolderSync, nearestFolder } from './files/folder-sync.ts';
import { readOrMakeSecrets, readSecrets } from './secret-file.ts';
import { LEDGER } from './shared/erasure-ledger.ts';
import type { Secrets } from './shared/key-wrap.ts';

/** Where operators' commands are taken, in the data folder. */
export const controlSocket = (folder: string): string => join(folder, 'control.sock');

/** The files of one data folder; only its owner may look into it. */
export const dataFolder = async (path: string) => {
  const folder = resolve(path);
  await createFolderSync(nearestFolder(folder)).make(folder);
  await chmod(folder, 0o700);
  const [vault, events] = [join(path, 'vault.db'), join(path, 'events.db')];
  return {
    path,
    events,
    readModels: join(path, 'read-models.db'),
    registers: join(path, 'registers.db'),
    vault,
    erasures: join(path, LEDGER),
    archive: join(path, 'archive'),
    reserve: join(path, 'reserve'),
    socket: controlSocket(path),
    /** There while a backup is being restored into this folder: says which. */
    restoring: join(path, 'restoring.json'),
    secretFile: secretFileIn(path),
    /** The secrets of this folder, newest first; one is made on first use. `secret-missing` when it is gone from a vault, `short-secret` when cut. */
    secrets: () => readOrMakeSecrets(secretFileIn(path), [vault, events]),
  };
};
export type DataFolder = Awaited<ReturnType<typeof dataFolder>>;

const secretFileIn = (folder: string): string => join(folder, 'secret');

/** The secrets that were made in a data folder, newest first; empty where none was. Makes nothing. */
export const secretsIn = (folder: string): readonly string[] =>
  readSecrets(secretFileIn(resolve(folder))).map(({ secret }) => secret);

/** Those of the settings, which stay as they are while a process runs; else those of the data folder, which may be rotated meanwhile. */
export const secretsFor = async (
  { secrets }: Readonly<{ secrets: readonly string[] }>,
  folder: DataFolder,
): Promise<Secrets> => {
  if (secrets.length > 0) return secrets;
  await folder.secrets();
  return () => secretsIn(folder.path);
};
