import { rmSync } from 'node:fs';
import { mkdtemp, statfs } from 'node:fs/promises';

const IN_MEMORY = '/dev/shm';
/** Bytes. */
const ENOUGH = 2 * 1024 ** 3;

/**
 * A temporary folder in memory until this process ends, null where there is no room: on a disk the tests' thousands of small
 * stores spend most of their time waiting for it. A killed process loses nothing in it either.
 */
export const memoryFolder = async (): Promise<string | null> => {
  const free = await statfs(IN_MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  if (free < ENOUGH) return null;
  const path = await mkdtemp(`${IN_MEMORY}/cairn-tests-`);
  process.once('exit', () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return path;
};
