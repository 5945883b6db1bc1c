import { Worker } from 'node:worker_threads';
import { systemClock } from '#application/engine/ports/clock.ts';
import type { EventLog } from '#application/engine/ports/event-log.ts';
import { WORK } from '#application/engine/ports/work.ts';
import { noTelemetry } from '#application/engine/telemetry.ts';
import { backlogFigures } from '#application/engine/work/backlog-figures.ts';
import { streams } from '#application/streams.ts';
import { winRecorded } from '#domain/wins/events.ts';
import { table } from '#infrastructure/cli/pages.ts';
import { createCommands } from '#infrastructure/control/commands.ts';
import { dataFolder } from '#infrastructure/data-folder.ts';
import { readSettings } from '#infrastructure/shared/settings.ts';
import { openStores } from '#infrastructure/stores.ts';
import { observedLog } from '#infrastructure/wiring/observed.ts';
import { type App, type Overrides, startApp } from '#infrastructure/wiring.ts';
import { clientStub } from '../support/client-stub.ts';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../support/free-port.ts';
import { replyAddressOf } from '../support/send-mail.ts';
import { silentLogger } from '../support/silent-logger.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { aUser, checkInFor } from '../support/user.ts';
import type { Bench } from './bench.ts';
import type { Load, Loaded } from './load-thread.ts';
import { type Route, rateOf } from './mail-senders.ts';
import { writeWins } from './many-wins.ts';
import { type Spread, shownSpread, spreadOf } from './statistics.ts';

/** Microseconds of the main thread's processor time for one; `ratio` is with figures over without, pair by pair. */
type Row = Readonly<{ name: string; with: Spread; without: Spread; ratio: Spread }>;

const TURN_MS = 1500;
const APPENDS = 2000;
const WRITERS = 20;
const MAILS = 60;
/** A user's own mail is limited to 300 a day. */
const MAILS_OF_ONE = 250;
const USER = 7;
const PAGE = '/api/achievements?limit=50';
/** The most that metrics may cost: the same work differs as much from turn to turn. */
const MOST = 1.1;

export const telemetryBench: Bench = {
  name: 'telemetry',
  help: 'processor time of a request, an append and a mail with the figures of /metrics beside none, turn by turn, --pairs of them',
  async run({ pairs }) {
    const rows = await measure(pairs, console.log);
    const cells = rows.map((row) => [
      row.name,
      shownSpread(row.with),
      shownSpread(row.without),
      shownSpread(row.ratio, 2),
    ]);
    console.log(table(['µs of the main thread', 'with figures', 'without', 'ratio'], cells));
    return { figures: { rows }, isKept: rows.every(({ ratio }) => ratio.median <= MOST) };
  },
};

type Side = Readonly<{
  app: App;
  session: string;
  tag: string;
  /** A log that nobody follows. */
  log: EventLog;
  routes: readonly Route[];
  stop(): Promise<void>;
}>;

const measure = async (pairs: number, say: (line: string) => void): Promise<readonly Row[]> => {
  const senders = Math.ceil(((pairs + 1) * MAILS) / MAILS_OF_ONE);
  const sides = { with: await aSide(senders, {}), without: await aSide(senders, { telemetry: noTelemetry }) };
  const works: Readonly<Record<string, (side: Side) => Promise<number>>> = {
    'an empty request (/healthz)': ({ app }) => requests(app, '/healthz', {}),
    'a first page of 50 wins': ({ app, session }) => requests(app, PAGE, signedIn(session)),
    'the same, unchanged (304)': ({ app, session, tag }) =>
      requests(app, PAGE, { ...signedIn(session), 'If-None-Match': tag }),
    'an append': appends,
    'a mail, until it is read and answered': mails,
  };
  try {
    const rows: Row[] = [];
    for (const [name, work] of Object.entries(works)) {
      const taken = { with: [] as number[], without: [] as number[] };
      for (let pair = 0; pair <= pairs; pair += 1)
        for (const side of pair % 2 ? (['with', 'without'] as const) : (['without', 'with'] as const)) {
          const before = process.threadCpuUsage();
          const count = await work(sides[side]);
          const { user, system } = process.threadCpuUsage(before);
          if (pair > 0) taken[side].push((user + system) / count); // the first round warms both up
        }
      const ratio = spreadOf(taken.with.map((one, at) => one / (taken.without[at] ?? Number.NaN)));
      rows.push({ name, with: spreadOf(taken.with), without: spreadOf(taken.without), ratio });
      say(`  ${name}: ${shownSpread(ratio, 2)}`);
    }
    return rows;
  } finally {
    await sides.with.stop();
    await sides.without.stop();
  }
};

const aSide = async (senders: number, overrides: Overrides): Promise<Side> => {
  const folder = await temporaryFolder();
  const port = await freePort();
  const settings = readSettings({ DATA_DIR: folder.path, PORT: String(port), SMTP_PORT: '0' });
  const fail = (fault: Error) => {
    throw fault;
  };
  const app = await startApp(settings, await dataFolder(folder.path), silentLogger, fail, {
    client: clientStub(),
    ...overrides,
  });
  const place = { ...app, commands: createCommands(app) };
  const users = await Promise.all(Array.from({ length: senders }, () => aUser(place)));
  const routes: Route[] = [];
  for (const user of users) routes.push({ from: user.email, to: replyAddressOf(await checkInFor(place, user)) });
  const [reader] = users;
  if (!reader) throw new Error('nobody reads');
  await writeWins(app, reader.userId, 200);
  const tag = (await reader.call('GET', PAGE)).headers.get('ETag') ?? '';
  const other = await temporaryFolder();
  const stores = await openStores(readSettings({}), await dataFolder(other.path), systemClock, fail);
  await stores.vault.make(USER);
  const { metrics } = app.services.telemetry;
  const log = overrides.telemetry ? stores.log : observedLog(stores.log, metrics);
  const stop = async () => {
    await app.stop();
    await stores.close();
    for (const one of [folder, other]) await one.remove();
  };
  return { app, session: reader.session, tag, log, routes, stop };
};

const signedIn = (session: string) => ({ Authorization: `Bearer ${session}` });

/** Asked by a thread of its own. */
const requests = async ({ web }: App, path: string, headers: Load['headers']): Promise<number> => {
  const load: Load = { port: web.port, paths: [path], connections: 16, forMs: TURN_MS, apartMs: 0, headers };
  const { answers } = await new Promise<Loaded>((resolve, reject) => {
    new Worker(new URL('./load-thread.ts', import.meta.url), { workerData: load })
      .once('message', resolve)
      .once('error', reject);
  });
  return answers;
};

const appends = async ({ log }: Side): Promise<number> => {
  const at = new Date().toISOString();
  const write = async () => {
    for (let left = APPENDS / WRITERS; left > 0; left -= 1) {
      const winId = crypto.randomUUID();
      const data = { winId, userId: USER, at, date: at.slice(0, 10), source: 'web', mailId: null } as const;
      const event = winRecorded({ ...data, conversationId: null, personal: { text: 'Closed the audit.' } });
      await log.append(streams.win(winId), [event], 'no-stream');
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  return APPENDS;
};

const mails = async ({ app, routes }: Side): Promise<number> => {
  const each = Math.max(1, Math.floor(MAILS / routes.length));
  await rateOf(app.smtp.port, routes, each * routes.length, 'kept');
  const { log, readModels } = app.services;
  await eventually('the answers', async () => {
    const [head, checkpoint] = [await log.head(), await readModels.checkpoint(WORK)];
    const isFolded = (checkpoint?.position ?? '') >= (head ?? '');
    return isFolded && (await backlogFigures(readModels, systemClock)).every(({ due }) => due === 0);
  });
  return each * routes.length;
};
