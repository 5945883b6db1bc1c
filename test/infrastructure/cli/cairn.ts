import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { whereItRuns } from '#test/support/server-process.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));

type Ended = Readonly<{ code: number | null; out: string; error: string }>;

/** Runs `cairn` with these words as an operator does, beside the server of this data folder. */
export const cairn = (folder: string, words: readonly string[], env: Record<string, string> = {}): Promise<Ended> =>
  startCairn(folder, words, env).ended;

/** The same for a command that goes on: `out` is what it has printed by now. */
export const startCairn = (folder: string, words: readonly string[], env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, ['infrastructure/cli.ts', ...words], {
    cwd: project,
    env: { ...whereItRuns(), DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, error] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    error += text;
  });
  const ended: Promise<Ended> = once(child, 'close').then(([code]) => ({ code: code as number | null, out, error }));
  return { child, ended, out: () => out };
};

export const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');
