import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, link, open, readFile, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Fault, hasCode } from '#application/engine/ports/fault.ts';
import { createFolderSync, nearestFolder } from './files/folder-sync.ts';
import { LEDGER } from './shared/erasure-ledger.ts';
import { SHORTEST_SECRET } from './shared/key-wrap.ts';

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
    /** The one secret of this folder, made on first use. `secret-missing` when it is gone from a vault, `short-secret` when cut. */
    secret: () => readOrMakeSecret(join(path, 'secret'), [vault, events]),
  };
};
export type DataFolder = Awaited<ReturnType<typeof dataFolder>>;

/** The secret that was made in a data folder; null where none was. Makes nothing. */
export const secretIn = (path: string): Promise<string | null> => readSecret(join(resolve(path), 'secret'));

/** A vault opens with the secret it was made with and no other: beside one, or a log whose vault is gone, none is ever made. */
const readOrMakeSecret = async (path: string, stores: readonly string[]): Promise<string> => {
  const known = await readSecret(path);
  const made = stores.find((store) => existsSync(store));
  if (known === null && made !== undefined)
    throw new Fault(
      'secret-missing',
      `${path} is gone: put back the one that ${made} was made with, or set SECRET to it`,
    );
  const secret = known ?? (await makeSecret(path));
  if (secret.length >= SHORTEST_SECRET) return secret;
  throw new Fault(
    'short-secret',
    `${path} holds fewer than ${SHORTEST_SECRET} characters: put back the one these stores were made with`,
  );
};

const readSecret = async (path: string): Promise<string | null> => {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
};

/** Under its own name it is whole and on the disk, whenever the process is killed. Of many who make one, the first's stands. */
const makeSecret = async (path: string): Promise<string> => {
  const temporary = `${path}.${randomUUID()}`;
  const file = await open(temporary, 'wx', 0o600);
  try {
    await file.writeFile(randomBytes(32).toString('base64url'));
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await link(temporary, path); // unlike a rename it writes over nothing
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  await rm(temporary);
  const folder = dirname(path);
  await createFolderSync(folder).sync(folder);
  return (await readSecret(path)) ?? '';
};
