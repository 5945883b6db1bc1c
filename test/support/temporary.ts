import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Temporary = Readonly<{ path: string; remove(): Promise<void> }>;

/** A fresh folder for one test, and how to remove it. */
export const temporaryFolder = async (): Promise<Temporary> => {
  const path = await mkdtemp(join(tmpdir(), 'cairn-test-'));
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 3 }) };
};

/** The same for one that stores will be opened in: all have one secret, since taking a new one into use takes 50 ms. */
export const temporaryDataFolder = async (): Promise<Temporary> => {
  const folder = await temporaryFolder();
  await writeFile(join(folder.path, 'secret'), 'the secret of every folder that a test makes', { mode: 0o600 });
  return folder;
};
