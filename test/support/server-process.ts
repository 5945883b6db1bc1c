import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { askServer } from '#infrastructure/control/client.ts';
import type { Commands } from '#infrastructure/control/commands.ts';
import { type PartName, partNames } from '#infrastructure/wiring.ts';
import type { Reachable } from './app.ts';
import { freePort } from './free-port.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const main = join(project, 'infrastructure', 'main.ts');
const commandLine = join(project, 'infrastructure', 'cli.ts');

/** The whole of Cairn, or parts of it, as a process of its own, as `npm start` runs it. */
export type ServerProcess = Reachable &
  Readonly<{
    folder: string;
    /** Starts it, on the folder and ports of before; answers the milliseconds until it served. Rejects when it ended instead. */
    start(): Promise<number>;
    /** `kill -9`; resolves once the process is gone. */
    kill(): Promise<void>;
    /** Its process id; null while it does not run. */
    pid(): number | null;
    /** All that it has printed since it was started last. */
    said(): string;
    /** Sends it a signal that does not end it. */
    signal(signal: NodeJS.Signals): void;
    /** Asks it to end, and answers its exit code. */
    stop(): Promise<number | null>;
    /** Runs `cairn --json` with these words beside it, and answers what it printed. */
    cairn(...words: readonly string[]): Promise<unknown>;
  }>;

/** Of this process's environment only what lets another find its programs, and what was compiled before: no settings. */
export const whereItRuns = (): NodeJS.ProcessEnv => {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: resolve(project, NODE_COMPILE_CACHE) }) };
};

type Options = Readonly<{
  env?: Readonly<Record<string, string>>;
  nodeOptions?: readonly string[];
  /** Which parts it is; all of them unless given. */
  only?: readonly PartName[];
}>;

/** A server on this data folder, not started yet. What is started must be killed or stopped. */
export const serverProcess = async (
  folder: string,
  { env = {}, nodeOptions = [], only = partNames }: Options = {},
): Promise<ServerProcess> => {
  const [webPort, smtpPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${webPort}`;
  const environment = {
    ...whereItRuns(),
    ...START_ENV,
    LOG_LEVEL: 'warn',
    ...env,
    DATA_DIR: folder,
    PORT: String(webPort),
    SMTP_PORT: String(smtpPort),
  };
  let running: Child | null = null;
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    const ending = running;
    running = null;
    if (ending) left.delete(ending);
    ending?.process.kill(signal);
    return (await ending?.exit) ?? null;
  };
  return {
    folder,
    web: { port: webPort, url },
    smtp: { host: '127.0.0.1', port: smtpPort },
    commands: commandsOf(join(folder, 'control.sock')),
    async start() {
      const begun = performance.now();
      running = child(environment, nodeOptions, only);
      left.add(running);
      await untilItServes(only.includes('api') ? url : null, running);
      return performance.now() - begun;
    },
    kill: async () => void (await end('SIGKILL')),
    pid: () => running?.process.pid ?? null,
    said: () => running?.said.join('') ?? '',
    signal: (signal) => void running?.process.kill(signal),
    stop: () => end('SIGTERM'),
    async cairn(...words) {
      const { stdout } = await promisify(execFile)(process.execPath, [commandLine, '--json', ...words], {
        env: environment,
        cwd: project,
      });
      return JSON.parse(stdout);
    },
  };
};

/** They would outlive a test that was broken off. */
const left = new Set<Child>();
process.once('exit', () => {
  for (const one of left) one.process.kill('SIGKILL');
});

type Child = Readonly<{ process: ChildProcess; exit: Promise<number | null>; said: readonly string[] }>;

/** What `npm start` gives it. */
const START_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '65536' };
const START_OPTIONS = ['--max-semi-space-size=8', '--heap-growing-percent=20', '--no-regexp-tier-up'];

const child = (env: NodeJS.ProcessEnv, nodeOptions: readonly string[], only: readonly PartName[]): Child => {
  const words = only === partNames ? [] : ['--only', only.join(',')];
  const started = spawn(process.execPath, [...START_OPTIONS, ...nodeOptions, main, ...words], {
    env,
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [started.stdout, started.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
  return { process: started, said, exit: once(started, 'exit').then(([code]) => code as number | null) };
};

const LOOK_EVERY_MS = 5;

/** It greets once operators' commands are taken, too. Without an address the greeting is all there is. */
const untilItServes = async (url: string | null, { exit, said }: Child): Promise<void> => {
  const ended = Symbol();
  const gone = exit.then(() => ended);
  for (;;) {
    const greeted = said.join('').includes('is running');
    const alive = await Promise.race([gone, greeted && (url === null || isAlive(url))]);
    if (alive === ended) throw new Error(`the server ended before it served:\n${said.join('')}`);
    if (alive) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
};

const isAlive = (url: string): Promise<boolean> =>
  fetch(new URL('/healthz', url)).then(
    (response) => response.ok,
    () => false, // nobody listens yet
  );

/** Operators' commands, asked over the server's socket. */
const commandsOf = (socket: string): Commands =>
  new Proxy({} as Commands, {
    get: (_, name) => (input: never) => askServer(socket, name as keyof Commands, input, () => {}),
  });
