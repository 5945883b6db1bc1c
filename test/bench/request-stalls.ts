import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { createCommands } from '#infrastructure/control/commands.ts';
import { dataFolder } from '#infrastructure/data-folder.ts';
import { readSettings } from '#infrastructure/shared/settings.ts';
import { type App, startApp } from '#infrastructure/wiring.ts';
import { clientStub } from '../support/client-stub.ts';
import { freePort } from '../support/free-port.ts';
import { silentLogger } from '../support/silent-logger.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { aUser, type User } from '../support/user.ts';
import type { Asked, Asking } from './asking-thread.ts';
import { writeWins } from './many-wins.ts';

/**
 * `stop` is the longest time that the event loop computed without a turn for others, `p99` that of `/healthz` meanwhile;
 * milliseconds.
 */
export type StallRow = Readonly<{ name: string; took: number; bytes: number; stop: number; p99: number }>;

export const LONGEST_STOP_MS = 50;

export type RequestCase = Readonly<{ name: string; method?: string; path: string; body?: unknown; times?: number }>;

const cases: readonly RequestCase[] = [
  { name: 'nothing (beside)', path: '/healthz', times: 50 },
  { name: 'the whole list of wins', path: '/api/achievements', times: 3 },
  { name: 'a page of 100 wins', path: '/api/achievements?limit=100', times: 10 },
  { name: 'a search that finds all', path: '/api/achievements?q=customer', times: 5 },
  { name: 'a search that finds none', path: '/api/achievements?q=zebra', times: 5 },
  {
    name: 'how am I doing this year',
    method: 'POST',
    path: '/api/messages',
    body: { message: 'How am I doing this year?' },
  },
  { name: 'list my wins', method: 'POST', path: '/api/messages', body: { message: 'List my last 50 wins' } },
  { name: 'the export', path: '/api/user/export' },
  { name: 'the description of the API', path: '/api/openapi.json', times: 3 },
  { name: 'the conversation', path: '/api/messages?limit=50', times: 3 },
  { name: 'needs you', path: '/api/needs-you', times: 3 },
  { name: 'check-ins', path: '/api/check-ins', times: 3 },
  {
    name: 'a win of 20,000 characters',
    method: 'POST',
    path: '/api/achievements',
    body: { originalMessage: 'Fixed it for a customer. '.repeat(800) },
  },
  { name: 'the outbox', path: '/api/outbox', times: 3 },
];

/** What each request of somebody with so many wins does to all others, in one process on the embedded stores. */
export const measureRequestStalls = (wins: number, say: (line: string) => void): Promise<readonly StallRow[]> =>
  measureRequests(cases, (app, userId) => writeWins(app, userId, wins), say);

/** The same for any requests, of somebody whom `fill` has given wins. */
export const measureRequests = (
  asked: readonly RequestCase[],
  fill: (app: App, userId: number) => Promise<void>,
  say: (line: string) => void,
): Promise<readonly StallRow[]> =>
  measureUser(async ({ app, user, measure }) => {
    say('  the wins …');
    await fill(app, user.userId);
    const rows: StallRow[] = [];
    for (const one of asked) {
      say(`  ${one.name} …`);
      rows.push(await measure(one));
    }
    return rows;
  });

type Measuring = Readonly<{ app: App; user: User; measure(one: RequestCase): Promise<StallRow> }>;

/** Any requests of a new user, in one process on the embedded stores. */
export const measureUser = async (
  run: (measuring: Measuring) => Promise<readonly StallRow[]>,
): Promise<readonly StallRow[]> => {
  setFlagsFromString('--no-regexp-tier-up'); // as the server is started
  const folder = await temporaryFolder();
  const settings = readSettings({ DATA_DIR: folder.path, PORT: String(await freePort()), SMTP_PORT: '0' });
  const fatal = (fault: Error) => {
    throw fault;
  };
  const app = await startApp(settings, await dataFolder(folder.path), silentLogger, fatal, {
    client: clientStub(),
    ticksByItself: false,
  });
  try {
    const user = await aUser({ web: app.web, smtp: app.smtp, commands: createCommands(app) });
    return await run({ app, user, measure: (one) => measured(app.web.url, user.session, one) });
  } finally {
    await app.stop();
    await folder.remove();
  }
};

const measured = async (
  url: string,
  session: string,
  { name, method = 'GET', path, body = null, times = 1 }: RequestCase,
) => {
  const watch = watchThread();
  const { took, bytes, status, waits } = await askedFor({ url, session, method, path, body, times });
  const stop = watch.end();
  if (status >= 400) throw new Error(`${name}: ${status}`);
  const sorted = [...waits].sort((one, other) => one - other);
  return { name, took, bytes, stop, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
};

/**
 * The longest time that this thread computed without a turn for others: its own processor time, so that what else the
 * machine does is not counted.
 */
const watchThread = () => {
  let longest = 0;
  let before = cpuMs();
  const timer = setInterval(() => {
    const now = cpuMs();
    longest = Math.max(longest, now - before);
    before = now;
  }, 1);
  return {
    end: () => {
      clearInterval(timer);
      return longest;
    },
  };
};

const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const askedFor = (asking: Asking): Promise<Asked> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./asking-thread.ts', import.meta.url), { workerData: asking });
    worker.once('message', resolve).once('error', reject);
  });
