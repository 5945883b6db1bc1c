import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { table } from '#infrastructure/cli/pages.ts';
import { serverProcess } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary.ts';
import type { Bench } from './bench.ts';
import { type Spread, shownSpread, spreadOf } from './statistics.ts';

const run = promisify(execFile);
const TURN = fileURLToPath(new URL('./rebuild-turn.ts', import.meta.url));

/** Events a second, and beside the baseline in the same turn. */
type RebuildRow = Readonly<{ name: string; rate: Spread; beside: Spread | null }>;
/** Resident memory in MiB, of a process that does nothing else; seconds from the start to the first answer. */
type RebuildFigure = Readonly<{
  events: number;
  rows: readonly RebuildRow[];
  idleMib: number;
  peakMib: number;
  start: Readonly<{ seconds: number; readyMs: number; rssMib: number }> | null;
}>;

type Taken = Readonly<{ seconds: number; events: number; idleMib?: number; peakMib?: number }>;
type Env = Readonly<Record<string, string>>;

export const rebuildBench: Bench = {
  name: 'rebuild',
  help: 'a log of --events: one read model and all of them rebuilt, beside reading and parsing the same rows; and a start',
  run: async ({ events, pairs }) => report(await measureRebuild(events, pairs, console.log)),
};

export const eventStoreBench: Bench = {
  name: 'eventstoredb',
  help: 'a log of --events on a double of EventStoreDB: one read model and all, rebuilt beside a bare subscription',
  run: async ({ events, pairs }) => report(await measureEventStore(events, pairs, console.log)),
};

/** Prints the figures; there is no goal that could be missed. */
const report = (figures: RebuildFigure) => {
  const cells = figures.rows.map(({ name, rate, beside }) => [
    name,
    shownSpread(rate),
    beside ? shownSpread(beside, 2) : '1',
  ]);
  console.log(`${figures.events} events`);
  console.log(table(['built', 'events a second', 'beside the first'], cells));
  console.log(`memory: ${figures.idleMib.toFixed(0)} MiB before, ${figures.peakMib.toFixed(0)} MiB at most`);
  if (figures.start) {
    const { seconds, readyMs, rssMib } = figures.start;
    console.log(`start to serving ${seconds.toFixed(2)} s, /readyz ${readyMs.toFixed(1)} ms, ${rssMib.toFixed(0)} MiB`);
  }
  return { figures, isKept: true };
};

const turn = async <Result>(step: string, path: string, given: number, env: Env): Promise<Result> => {
  const options = { env: { PATH: process.env.PATH ?? '', ...env }, maxBuffer: 2 ** 26 };
  const { stdout } = await run(process.execPath, [TURN, step, path, String(given)], options);
  return JSON.parse(stdout) as Result;
};

/** A year of check-ins and answers in an embedded log: one model and all of them, beside the bare rows, turn by turn. */
const measureRebuild = async (events: number, pairs: number, say: (line: string) => void): Promise<RebuildFigure> => {
  const folder = await temporaryFolder();
  try {
    const figure = await measureLog('bare', { events, pairs, path: folder.path, env: {}, say });
    return { ...figure, start: await timeOfStart(folder.path) };
  } finally {
    await folder.remove();
  }
};

/** The same with the log on the double of EventStoreDB, in a process of its own, beside a bare subscription. */
const measureEventStore = async (
  events: number,
  pairs: number,
  say: (line: string) => void,
): Promise<RebuildFigure> => {
  const folder = await temporaryFolder();
  const server = spawn(process.execPath, [TURN, 'double'], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [told] = (await once(server.stdout, 'data')) as [Buffer];
    const { url } = JSON.parse(String(told)) as { url: string };
    const env = { EVENTSTORE_URL: url, SECRET: 'a secret that only this measurement knows' };
    return { ...(await measureLog('bareSubscription', { events, pairs, path: folder.path, env, say })), start: null };
  } finally {
    server.kill('SIGKILL');
    await folder.remove();
  }
};

type AllTaken = Readonly<Record<string, readonly Taken[]>>;

type LogOptions = Readonly<{ events: number; pairs: number; path: string; env: Env; say(line: string): void }>;

/** Writes the log, then folds it again and again beside the baseline. */
const measureLog = async (
  baseline: string,
  { events, pairs, path, env, say }: LogOptions,
): Promise<Omit<RebuildFigure, 'start'>> => {
  say(`  writing about ${events} events …`);
  const written = await turn<{ events: number }>('prepare', path, events, env);
  const taken: Record<string, Taken[]> = {};
  for (let pair = 0; pair < pairs; pair += 1)
    for (const step of [baseline, 'one', 'all']) {
      const one = await turn<Taken>(step, path, written.events, env);
      taken[step] = [...(taken[step] ?? []), one];
      say(`  ${step}: ${(one.events / one.seconds).toFixed(0)} events a second`);
    }
  return figureOf(taken, baseline, written.events);
};

const figureOf = (taken: AllTaken, baseline: string, events: number): Omit<RebuildFigure, 'start'> => {
  const rates = (step: string) => (taken[step] ?? []).map((one) => one.events / one.seconds);
  const base = rates(baseline);
  const rows = Object.keys(taken).map((name) => ({
    name,
    rate: spreadOf(rates(name)),
    beside: name === baseline ? null : spreadOf(rates(name).map((rate, pair) => rate / (base[pair] ?? Number.NaN))),
  }));
  const all = taken.all ?? [];
  return {
    events,
    rows,
    idleMib: Math.max(...all.map(({ idleMib = 0 }) => idleMib)),
    peakMib: Math.max(...all.map(({ peakMib = 0 }) => peakMib)),
  };
};

/** A whole server over that log, whose read models are there: until it answers, and how long `/readyz` takes then. */
const timeOfStart = async (path: string): Promise<RebuildFigure['start']> => {
  const server = await serverProcess(path);
  try {
    const seconds = (await server.start()) / 1000;
    const ready = () => fetch(new URL('/readyz', server.web.url));
    await ready(); // the first one waits for a look
    const begun = performance.now();
    for (let time = 0; time < 50; time += 1) await (await ready()).text();
    return { seconds, readyMs: (performance.now() - begun) / 50, rssMib: await residentOf(server) };
  } finally {
    await server.kill();
  }
};

const residentOf = async ({ pid }: Readonly<{ pid(): number | null }>): Promise<number> => {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid() ?? 0)]);
  return Number(stdout) / 1024;
};
