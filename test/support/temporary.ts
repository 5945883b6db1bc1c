import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A fresh folder for one test, and how to remove it. */
export const temporaryFolder = async (): Promise<{ path: string; remove(): Promise<void> }> => {
  const path = await mkdtemp(join(tmpdir(), 'cairn-test-'));
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 3 }) };
};
