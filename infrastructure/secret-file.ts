import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { link, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Fault, hasCode } from '#application/engine/ports/fault.ts';
import { createFolderSync } from './files/folder-sync.ts';
import { writeWholeFile } from './files/whole-file.ts';
import { SHORTEST_SECRET } from './shared/key-wrap.ts';

/** `replacedAt`: when a newer one took its place, null for the newest. */
export type KeptSecret = Readonly<{ secret: string; replacedAt: string | null }>;

const OLD = /^(.*) (\d{4}-\d\d-\d\dT[\d:.]+Z)$/;

/**
 * The secrets in a file, newest first: the newest has a line of its own, each older one a line with the time it was replaced.
 * Empty when there is no such file. `short-secret` when one was cut.
 */
export const readSecrets = (path: string): readonly KeptSecret[] => {
  const lines = linesOf(path);
  if (lines === null) return [];
  const kept = lines.map((line, index) => {
    const [, secret = line, replacedAt = null] = (index > 0 && OLD.exec(line)) || [];
    return { secret, replacedAt };
  });
  if (kept.length > 0 && kept.every(({ secret }) => secret.length >= SHORTEST_SECRET)) return kept;
  throw new Fault(
    'short-secret',
    `${path} holds fewer than ${SHORTEST_SECRET} characters: put back the one these stores were made with`,
  );
};

const linesOf = (path: string): readonly string[] | null => {
  try {
    const lines = readFileSync(path, 'utf8').split('\n');
    return lines.map((line) => line.trim()).filter((line, index) => index === 0 || line !== '');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
};

/**
 * The secrets in the file at `path`, made on first use. A vault opens with the secret it was made with and no other: beside one of
 * `stores`, none is ever made (`secret-missing`).
 */
export const readOrMakeSecrets = async (path: string, stores: readonly string[]): Promise<readonly string[]> => {
  const known = readSecrets(path);
  const made = stores.find((store) => existsSync(store));
  if (known.length === 0 && made !== undefined)
    throw new Fault(
      'secret-missing',
      `${path} is gone: put back the one that ${made} was made with, or set SECRET to it`,
    );
  if (known.length === 0) await makeSecret(path);
  return readSecrets(path).map(({ secret }) => secret);
};

/** Puts a new secret before those in the file; they are there still. On the disk when it resolves. */
export const addSecret = (path: string, now: string): Promise<void> => {
  const [newest, ...older] = readSecrets(path);
  if (!newest) throw new TypeError(`${path} holds no secret that could be replaced`);
  return writeSecrets(path, [
    { secret: randomSecret(), replacedAt: null },
    { secret: newest.secret, replacedAt: now },
    ...older,
  ]);
};

/** Takes older secrets out of the file, never the newest; answers how many are gone. */
export const dropSecrets = async (path: string, isDropped: (kept: KeptSecret) => boolean): Promise<number> => {
  const kept = readSecrets(path);
  const left = kept.filter((one, index) => index === 0 || !isDropped(one));
  if (left.length < kept.length) await writeSecrets(path, left);
  return kept.length - left.length;
};

const writeSecrets = (path: string, kept: readonly KeptSecret[]): Promise<void> =>
  writeWholeFile(
    path,
    kept.map(({ secret, replacedAt }) => (replacedAt === null ? secret : `${secret} ${replacedAt}`)).join('\n'),
  );

const randomSecret = (): string => randomBytes(32).toString('base64url');

/** Under its own name it is whole and on the disk, whenever the process is killed. Of many who make one, the first's stands. */
const makeSecret = async (path: string): Promise<void> => {
  const temporary = `${path}.${randomUUID()}`;
  const file = await open(temporary, 'wx', 0o600);
  try {
    await file.writeFile(randomSecret());
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
};
