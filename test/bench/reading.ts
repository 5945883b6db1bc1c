import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { WINS } from '#application/wins/wins.ts';
import { createCommands } from '#infrastructure/control/commands.ts';
import { dataFolder } from '#infrastructure/data-folder.ts';
import { readSettings } from '#infrastructure/shared/settings.ts';
import { startApp } from '#infrastructure/wiring.ts';
import { clientStub } from '../support/client-stub.ts';
import { freePort } from '../support/free-port.ts';
import { serverProcess } from '../support/server-process.ts';
import { silentLogger } from '../support/silent-logger.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { aUser } from '../support/user.ts';
import type { Load, Loaded } from './load-thread.ts';
import { writeWins } from './many-wins.ts';
import { type Spread, spreadOf } from './statistics.ts';

/** `ratio` is beside the bare Koa: its page, or for a 304 its empty answer. */
type RateRow = Readonly<{ name: string; rate: Spread; ratio: Spread | null; goal: number | null }>;
/** Milliseconds at the 99th percentile. */
type WaitRow = Readonly<{ name: string; quiet: number; searching: number }>;
export type ReadingFigure = Readonly<{ rates: readonly RateRow[]; waits: readonly WaitRow[]; whole: WholeList }>;
type WholeList = Readonly<{ bytes: number; firstByteMs: number; lastByteMs: number; healthz99: number }>;

export const MOST_WAIT_MS = 50;
/** Every ratio reaches its goal, and nobody waits for somebody else's search. */
export const isReadingKept = ({ rates, waits, whole }: ReadingFigure): boolean =>
  rates.every(({ ratio, goal }) => goal === null || (ratio?.median ?? 0) >= goal) &&
  waits.every(({ searching }) => searching < MOST_WAIT_MS) &&
  whole.healthz99 < MOST_WAIT_MS;

const CONNECTIONS = 32;
const TURN_MS = 2000;
const WAITS_MS = 5000;
const FEW = 5000;
const PAGE = '/api/achievements?limit=50';
const SETTINGS = { PUBLIC_URL: 'http://localhost' };

/** Words that most wins hold, and words that one or few do, never the same twice in a row. */
const COMMON = [
  'customer',
  'team was glad',
  'some days',
  'minutes',
  'it took',
  'pump',
  'zebra',
  'trained two',
  'waiting',
];
const searchFor = (words: string): string => `${PAGE}&q=${encodeURIComponent(words)}`;
const numbers = (most: number): readonly string[] =>
  Array.from({ length: 3000 }, (_, at) => searchFor(`number ${(at * 7919) % most}`));

/** Rates and waits of reading on the embedded stores, turn by turn beside a bare Koa over the same table. */
export const measureReading = async (
  { pairs, many }: Readonly<{ pairs: number; many: number }>,
  say: (line: string) => void,
): Promise<ReadingFigure> => {
  const folder = await temporaryFolder();
  try {
    say(`  ${FEW} wins of one user, ${many} of another …`);
    const users = await fill(folder.path, many);
    const server = await serverProcess(folder.path, { env: SETTINGS });
    const bare = await bareKoa(join(folder.path, 'read-models.db'), users.table, users.few.userId);
    try {
      await server.start();
      const reader = { port: server.web.port, session: users.few.session };
      const rates = await measureRates(pairs, bare.port, reader, say);
      const searcher = { port: server.web.port, session: users.many.session };
      const waits = await measureWaits(reader, searcher, many, say);
      const whole = await measureWholeList(searcher, say);
      await server.stop();
      return { rates, waits, whole };
    } finally {
      bare.process.kill('SIGKILL');
      await server.kill();
    }
  } finally {
    await folder.remove();
  }
};

type Reader = Readonly<{ port: number; session: string }>;

const fill = async (path: string, many: number) => {
  const settings = readSettings({ ...SETTINGS, DATA_DIR: path, PORT: String(await freePort()), SMTP_PORT: '0' });
  const fatal = (fault: Error) => {
    throw fault;
  };
  const app = await startApp(settings, await dataFolder(path), silentLogger, fatal, {
    client: clientStub(),
    ticksByItself: false,
  });
  try {
    const place = { web: { port: app.web.port, url: `http://localhost:${app.web.port}` }, smtp: app.smtp };
    const users = {
      few: await aUser({ ...place, commands: createCommands(app) }),
      many: await aUser({ ...place, commands: createCommands(app) }),
    };
    await writeWins(app, users.few.userId, FEW);
    await writeWins(app, users.many.userId, many);
    const live = app.projections && (await app.services.readModels.checkpoint(WINS));
    if (!live) throw new Error('there are no wins');
    return { ...users, table: 'wins.1' };
  } finally {
    await app.stop();
  }
};

const bareKoa = async (path: string, table: string, userId: number) => {
  const module = fileURLToPath(new URL('./bare-koa.ts', import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [module, path, table, String(userId)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = child.stdout ? await once(child.stdout, 'data') : [''];
  return { process: child, port: Number(String(said).trim()) };
};

const load = (port: number, paths: readonly string[], given: Partial<Load> = {}): Promise<Loaded> =>
  new Promise((resolve, reject) => {
    const asked: Load = { port, paths, connections: CONNECTIONS, forMs: TURN_MS, apartMs: 0, headers: {}, ...given };
    new Worker(new URL('./load-thread.ts', import.meta.url), { workerData: asked })
      .once('message', resolve)
      .once('error', reject);
  });

const rateOf = async (name: string, status: number, loading: Promise<Loaded>): Promise<number> => {
  const { answers, seconds, statuses } = await loading;
  if (statuses.join() !== String(status)) throw new Error(`${name} was answered with ${statuses.join()}`);
  return answers / seconds;
};

const signedIn = (session: string) => ({ Authorization: `Bearer ${session}` });

const measureRates = async (
  pairs: number,
  bare: number,
  { port, session }: Reader,
  say: (line: string) => void,
): Promise<readonly RateRow[]> => {
  const first = await fetch(`http://localhost:${port}${PAGE}`, { headers: signedIn(session) });
  const headers = signedIn(session);
  const unchanged = { ...headers, 'If-None-Match': first.headers.get('ETag') ?? '' };
  const works = {
    bare: () => rateOf('the bare page', 200, load(bare, ['/'])),
    empty: () => rateOf('the empty answer', 204, load(bare, ['/empty'])),
    page: () => rateOf('the page', 200, load(port, [PAGE], { headers })),
    same: () => rateOf('the 304', first.headers.has('ETag') ? 304 : 200, load(port, [PAGE], { headers: unchanged })),
    common: () => rateOf('a search', 200, load(port, COMMON.map(searchFor), { headers })),
    rare: () => rateOf('a search', 200, load(port, numbers(FEW), { headers })),
  };
  const taken: Record<keyof typeof works, number[]> = { bare: [], empty: [], page: [], same: [], common: [], rare: [] };
  for (let pair = 0; pair <= pairs; pair += 1) {
    for (const name of Object.keys(works) as (keyof typeof works)[]) {
      const rate = await works[name]();
      if (pair > 0) taken[name].push(rate); // the first round warms both up
    }
    say(
      `  round ${pair}: ${Object.entries(taken)
        .map(([name, all]) => `${name} ${all.at(-1)?.toFixed(0) ?? '–'}`)
        .join(', ')}`,
    );
  }
  const row = (
    name: string,
    of: keyof typeof works,
    beside: keyof typeof works | null,
    goal: number | null,
  ): RateRow => ({
    name,
    rate: spreadOf(taken[of]),
    ratio: beside && spreadOf(taken[of].map((rate, at) => rate / (taken[beside][at] ?? Number.NaN))),
    goal,
  });
  return [
    row('bare Koa: the first page', 'bare', null, null),
    row('bare Koa: an empty answer', 'empty', null, null),
    row(`the first page of 50 out of ${FEW}`, 'page', 'bare', 0.5),
    row('the same, unchanged (304)', 'same', 'empty', 0.5),
    row('a search for words that many wins hold', 'common', 'bare', 0.3),
    row('a search for words that few wins hold', 'rare', 'bare', 0.3),
  ];
};

const at99 = ({ waits }: Loaded): number => waits[Math.floor(waits.length * 0.99)] ?? Number.NaN;

/** What others wait for while one user with very many wins searches without a pause, on four connections. */
const measureWaits = async (
  { port, session }: Reader,
  searcher: Reader,
  many: number,
  say: (line: string) => void,
): Promise<readonly WaitRow[]> => {
  const gentle = { connections: 1, apartMs: 5, forMs: WAITS_MS, headers: signedIn(session) };
  const others = () =>
    Promise.all([
      load(port, ['/healthz'], gentle),
      load(port, [PAGE], gentle),
      load(port, numbers(FEW), { ...gentle, apartMs: 20 }),
    ]);
  say('  others, alone …');
  const quiet = await others();
  say(`  others, while one with ${many} wins searches …`);
  const paths = [...COMMON.map(searchFor), ...numbers(many)];
  const [searching] = await Promise.all([
    others(),
    load(port, paths, { connections: 4, forMs: WAITS_MS + 500, headers: signedIn(searcher.session) }),
  ]);
  return ['/healthz', 'a first page of another', 'a search of another'].map((name, index) => ({
    name,
    quiet: quiet[index] ? at99(quiet[index]) : Number.NaN,
    searching: searching[index] ? at99(searching[index]) : Number.NaN,
  }));
};

const measureWholeList = async ({ port, session }: Reader, say: (line: string) => void): Promise<WholeList> => {
  say('  the whole list …');
  const health = load(port, ['/healthz'], { connections: 1, apartMs: 5, forMs: WAITS_MS });
  const begun = performance.now();
  const answer = await fetch(`http://localhost:${port}/api/achievements`, { headers: signedIn(session) });
  let [bytes, firstByteMs] = [0, 0];
  for await (const chunk of answer.body ?? []) {
    if (bytes === 0) firstByteMs = performance.now() - begun;
    bytes += chunk.byteLength;
  }
  const lastByteMs = performance.now() - begun;
  return { bytes, firstByteMs, lastByteMs, healthz99: at99(await health) };
};
