import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type Counts, nothingCounted, withLine } from './tap-counts.ts';

/** Hundreds of test files load the same modules, each in a process of its own: they are compiled once. */
const COMPILED = 'node_modules/.cache/compiled';

const ANY_ERROR = new URL('./tap-of-any-error.mjs', import.meta.url).href;

export type Run = Readonly<{ code: number | null; signal: string | null; counts: Counts }>;

/** Runs AVA with these words, tells each line of its TAP, and counts how its tests ended. */
export const runAva = async (
  words: readonly string[],
  { env = {}, tell = console.log }: Readonly<{ env?: NodeJS.ProcessEnv; tell?: (line: string) => void }> = {},
): Promise<Run> => {
  let counts = nothingCounted;
  const ava = spawn(
    process.execPath,
    ['--import', ANY_ERROR, 'node_modules/ava/entrypoints/cli.js', '--tap', ...words],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'test', NODE_COMPILE_CACHE: COMPILED, ...env },
    },
  );
  const closed = once(ava, 'close');
  for await (const line of createInterface({ input: ava.stdout })) {
    counts = withLine(counts, line);
    tell(line);
  }
  const [code, signal] = await closed;
  return { code, signal, counts };
};
