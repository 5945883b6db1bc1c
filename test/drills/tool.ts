import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hasCode } from '#application/engine/ports/fault.ts';

const LONGEST_MS = 120_000;

/** Runs a program of the machine; rejects when it is missing, fails or takes too long. Both its outputs, as one text each. */
export const runTool = async (
  program: string,
  words: readonly string[],
  { home, install }: Readonly<{ home: string; install: string }>,
): Promise<Readonly<{ out: string; err: string }>> => {
  const child = spawn(program, words, {
    env: { PATH: `${process.env.PATH}:/usr/sbin:/usr/bin`, HOME: home, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LONGEST_MS,
  });
  const [out, err]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`${program} ended with ${code}: ${Buffer.concat(err).toString().trim()}`);
  } catch (error) {
    throw hasCode(error, 'ENOENT') ? new Error(`${program} is missing: ${install}`) : error;
  }
  return { out: Buffer.concat(out).toString('latin1'), err: Buffer.concat(err).toString('latin1') };
};
