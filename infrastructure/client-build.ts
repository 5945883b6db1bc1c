import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify, stripVTControlCharacters } from 'node:util';
import { Fault } from '#application/engine/ports/fault.ts';

const project = fileURLToPath(new URL('..', import.meta.url));
const target = join(project, 'dist', 'client');
const sources = ['web/client/**/*', 'web/contract/**/*', 'package.json'];
const mark = '.built-from';

const buildCommand = join(project, 'web', 'client', 'building', 'build.ts');

/**
 * Builds the client into `dist/client` when it is missing or was built from other sources; answers whether it built.
 * It is built beside and then renamed: a reader never meets half a client. Without its sources, as in a container, nothing
 * is built. Fails with `client-build-failed`.
 */
export const buildClientIfStale = async (): Promise<boolean> => {
  if (!existsSync(buildCommand)) return false;
  const wanted = await sourcesHash();
  if ((await builtFrom()) === wanted) return false;
  const beside = join(project, 'dist', `client-${process.pid}`);
  try {
    await buildInto(beside);
    await writeFile(join(beside, mark), wanted);
    await putInPlace(beside);
  } catch (cause) {
    const why = stripVTControlCharacters(cause instanceof Error ? cause.message : String(cause));
    throw new Fault('client-build-failed', `the client could not be built: ${why}`, { cause });
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
  return true;
};

/** One hash over the names and bytes of all sources: touching a file without changing it builds nothing. */
const sourcesHash = async (): Promise<string> => {
  const files: string[] = [];
  for await (const entry of glob(sources, { cwd: project, withFileTypes: true })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name));
  }
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    hash
      .update(`${file.slice(project.length)}\0`)
      .update(await readFile(file))
      .update('\0');
  }
  return hash.digest('hex');
};

const builtFrom = async (): Promise<string | undefined> => {
  try {
    return await readFile(join(target, mark), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

// In a process of its own: what the build took of memory (some 600 MB) the server would keep for as long as it runs.
const buildInto = async (outDir: string): Promise<void> => {
  try {
    await promisify(execFile)(process.execPath, [buildCommand, '--outDir', outDir], {
      cwd: project,
      env: { ...process.env, NODE_ENV: 'production' },
    });
  } catch (cause) {
    throw new Error(saidBy(cause), { cause });
  }
};

const WITHOUT_TOOLS = 'what builds it is not installed: run npm ci without --omit=dev, and without NODE_ENV=production';

/** What the build said of its own failure. */
const saidBy = (cause: unknown): string => {
  const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : '';
  if (said.includes('ERR_MODULE_NOT_FOUND')) return WITHOUT_TOOLS;
  return said || (cause instanceof Error ? cause.message : String(cause));
};

/** A folder cannot be renamed over another: the old one steps aside, and is back if the new one fails to take its place. */
const putInPlace = async (built: string): Promise<void> => {
  const aside = join(built, '..', `client-before-${process.pid}`);
  const hadOne = existsSync(target);
  if (hadOne) await rename(target, aside);
  try {
    await rename(built, target);
  } catch (error) {
    if (hadOne) await rename(aside, target);
    throw error;
  }
  await rm(aside, { recursive: true, force: true });
};
