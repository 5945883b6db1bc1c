import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { table } from '#infrastructure/cli/pages.ts';
import { serverProcess } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary.ts';
import type { Bench } from './bench.ts';
import { type Spread, shownSpread, spreadOf } from './statistics.ts';

const run = promisify(execFile);
const TURN = fileURLToPath(new URL('./backup-turn.ts', import.meta.url));
const SECRET = 'a secret that only this measurement knows';

type Taken = Readonly<{ events: number; seconds: number; cpuSeconds: number; idleMib: number; peakMib: number }>;
/** Events a second, of wall clock and of processor, and beside the baseline in the same turn. */
type Row = Readonly<{ name: string; rate: Spread; cpu: Spread; beside: Spread | null; peakMib: number }>;

export const backupBench: Bench = {
  name: 'backup',
  help: 'a log of --events: backed up beside reading its rows, restored beside writing them, and started',
  async run({ events, pairs }) {
    const folder = await temporaryFolder();
    try {
      const figures = await measure(folder.path, events, pairs);
      const cells = figures.rows.map(({ name, rate, cpu, beside, peakMib }) => [
        ...[
          name,
          shownSpread(rate),
          shownSpread(cpu),
          beside ? shownSpread(beside, 2) : '1',
          `${peakMib.toFixed(0)} MiB`,
        ],
      ]);
      console.log(`${figures.events} events`);
      console.log(table(['step', 'events a second', 'a second of processor', 'beside the bare rows', 'memory'], cells));
      console.log(`from the restored folder to serving ${figures.servingSeconds.toFixed(1)} s`);
      return { figures, isKept: true };
    } finally {
      await folder.remove();
    }
  },
};

const measure = async (path: string, wanted: number, pairs: number) => {
  const [data, to, restored, bare] = ['data', 'backups', 'restored', 'bare.db'].map((name) => join(path, name)) as [
    string,
    string,
    string,
    string,
  ];
  const turn = async <Result = Taken>(step: string, given = ''): Promise<Result> => {
    const env = { PATH: process.env.PATH ?? '', DATA_DIR: data, BACKUP_TO: to, SECRET };
    const { stdout } = await run(process.execPath, [TURN, step, given], { env, maxBuffer: 2 ** 26 });
    return JSON.parse(stdout) as Result;
  };
  console.log(`  writing about ${wanted} events …`);
  const { events } = await turn<{ events: number }>('prepare', String(wanted));
  const taken: Record<string, Taken[]> = {};
  for (let pair = 0; pair < pairs; pair += 1) {
    for (const gone of [to, restored, bare, `${bare}-wal`, `${bare}-shm`])
      await rm(gone, { recursive: true, force: true });
    await mkdir(restored);
    for (const [step, given] of [['bareRead'], ['create'], ['bareWrite', bare], ['restore', restored]] as const) {
      const one = await turn(step, given);
      if (one.events !== events) throw new Error(`${step}: ${one.events} events and not ${events}`);
      taken[step] = [...(taken[step] ?? []), one];
      console.log(`  ${step}: ${(one.events / one.seconds).toFixed(0)} events a second`);
    }
  }
  const rows = [
    rowOf(taken, 'bareRead', null),
    rowOf(taken, 'create', 'bareRead'),
    rowOf(taken, 'bareWrite', null),
    rowOf(taken, 'restore', 'bareWrite'),
  ];
  return { events, rows, servingSeconds: await timeOfStart(restored) };
};

const rowOf = (taken: Readonly<Record<string, readonly Taken[]>>, name: string, baseline: string | null): Row => {
  const all = taken[name] ?? [];
  const base = baseline === null ? [] : (taken[baseline] ?? []);
  const rate = ({ events, seconds }: Taken) => events / seconds;
  return {
    name,
    rate: spreadOf(all.map(rate)),
    cpu: spreadOf(all.map(({ events, cpuSeconds }) => events / cpuSeconds)),
    beside:
      baseline === null ? null : spreadOf(all.map((one, at) => rate(one) / (base[at] ? rate(base[at]) : Number.NaN))),
    peakMib: Math.max(...all.map(({ peakMib }) => peakMib)),
  };
};

/** Until pages answer: read models are built while it serves. */
const timeOfStart = async (path: string): Promise<number> => {
  const server = await serverProcess(path, { env: { SECRET } });
  try {
    return (await server.start()) / 1000;
  } finally {
    await server.kill();
  }
};
