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

/**
 * `stop` is the longest time that the event loop computed without a turn for others, `p99` that of `/healthz` meanwhile;
 * milliseconds.
 */
export type StallRow = Readonly<{ name: string; took: number; bytes: number; stop: number; p99: number }>;

export type RequestCase = Readonly<{ name: string; method?: string; path: string; body?: unknown; times?: number }>;

/** What each of these requests, of somebody whom `fill` has given wins, does to all others. */
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
