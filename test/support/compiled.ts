import { spawn } from 'node:child_process';
import { cp, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from './temporary.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const FOLDERS = ['domain', 'application', 'projections'];

export type Tree = Readonly<{
  path: string;
  /** Where TypeScript finds errors, by file: the lines. */
  errors(): Promise<ReadonlyMap<string, readonly number[]>>;
}>;

/** A copy of the floors below the tools, to be changed and compiled as `npm run check` does. */
export const sourceTree = async (teardown: (remove: () => Promise<void>) => void): Promise<Tree> => {
  const { path, remove } = await temporaryFolder();
  teardown(remove);
  await Promise.all(FOLDERS.map((folder) => cp(join(root, folder), join(path, folder), { recursive: true })));
  await Promise.all(['package.json', 'tsconfig.json'].map((file) => cp(join(root, file), join(path, file))));
  await symlink(join(root, 'node_modules'), join(path, 'node_modules'));
  return { path, errors: () => errorsIn(path) };
};

const errorsIn = async (path: string): Promise<ReadonlyMap<string, readonly number[]>> => {
  const tsc = spawn(join(root, 'node_modules/.bin/tsc'), ['--noEmit', '--pretty', 'false'], { cwd: path });
  const [out] = await Promise.all([
    Array.fromAsync(tsc.stdout.setEncoding('utf8'), String),
    new Promise((resolve) => tsc.once('close', resolve)),
  ]);
  const found = [...out.join('').matchAll(/^(\S[^(]*)\((\d+),\d+\): error/gm)];
  const lines = Map.groupBy(found, ([, file]) => file ?? '');
  return new Map([...lines].map(([file, all]) => [file, all.map(([, , line]) => Number(line))]));
};
