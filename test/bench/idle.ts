import { setTimeout as wait } from 'node:timers/promises';
import { table } from '#infrastructure/cli/pages.ts';
import { createCommands } from '#infrastructure/control/commands.ts';
import { dataFolder } from '#infrastructure/data-folder.ts';
import { readSettings } from '#infrastructure/shared/settings.ts';
import { startApp } from '#infrastructure/wiring.ts';
import type { Reachable } from '../support/app.ts';
import { clientStub } from '../support/client-stub.ts';
import { countedStores } from '../support/counted-stores.ts';
import { freePort } from '../support/free-port.ts';
import { silentLogger } from '../support/silent-logger.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { aUser, call, outboxOf } from '../support/user.ts';
import type { Bench } from './bench.ts';

/** Calls to all stores a second with nothing to do, and how long a login mail takes while so many analyses hang. */
type IdleFigure = Readonly<{
  callsASecond: number;
  calls: Readonly<Record<string, number>>;
  hanging: number;
  /** The same while nothing hangs: what the rest of the way takes. */
  aloneMs: number;
  loginMailMs: number;
}>;

const MOST_CALLS = 5;
const LONGEST_LOGIN_MS = 1000;
const SECONDS = 20;
const HANGING = 100;

export const idleBench: Bench = {
  name: 'idle',
  help: 'calls to the stores of a process that has nothing to do, and a login mail while a hundred analyses hang',
  async run() {
    const figures = await measureIdle(console.log);
    const { callsASecond, calls, hanging, aloneMs, loginMailMs } = figures;
    console.log(table(['calls', 'times'], Object.entries(calls)));
    console.log(`${callsASecond.toFixed(1)} calls a second (goal: below ${MOST_CALLS})`);
    console.log(
      `a login mail after ${loginMailMs.toFixed(0)} ms while ${hanging} analyses hang, ${aloneMs.toFixed(0)} ms while none does (goal: below ${LONGEST_LOGIN_MS})`,
    );
    return { figures, isKept: callsASecond < MOST_CALLS && loginMailMs < LONGEST_LOGIN_MS };
  },
};

/** One process with all its parts on the embedded stores. */
const measureIdle = async (say: (line: string) => void): Promise<IdleFigure> => {
  const folder = await temporaryFolder();
  const settings = readSettings({ DATA_DIR: folder.path, PORT: String(await freePort()), SMTP_PORT: '0' });
  const fatal = (fault: Error) => {
    throw fault;
  };
  const stores = countedStores();
  const { promise: never, reject: giveUp } = Promise.withResolvers<never>();
  never.catch(() => undefined);
  const app = await startApp(settings, await dataFolder(folder.path), silentLogger, fatal, {
    client: clientStub(),
    aroundStores: stores.around,
    writer: { analyse: () => never },
  });
  try {
    const reachable = { web: app.web, smtp: app.smtp, commands: createCommands(app) };
    const user = await aUser(reachable);
    say(`  ${SECONDS} seconds of nothing …`);
    await wait(2000);
    stores.take();
    await wait(SECONDS * 1000);
    const calls = stores.take();
    const aloneMs = await loginMail(reachable, user.email);
    say(`  ${HANGING} analyses that hang …`);
    for (let win = 0; win < HANGING; win += 1)
      await user.call('POST', '/api/achievements', { originalMessage: `Fixed number ${win}.` });
    const loginMailMs = await loginMail(reachable, user.email);
    const counts = Object.entries(Object.groupBy(calls, (one) => one.split(' ', 1)[0] ?? ''));
    return {
      callsASecond: calls.length / SECONDS,
      calls: Object.fromEntries(counts.map(([name, some]) => [name, some?.length ?? 0])),
      hanging: HANGING,
      aloneMs,
      loginMailMs,
    };
  } finally {
    giveUp(new Error('the end'));
    await app.stop();
    await folder.remove();
  }
};

/** From the request until the mail stands in the outbox. */
const loginMail = async (app: Reachable, email: string): Promise<number> => {
  const before = (await outboxOf(app, email)).length;
  const asked = performance.now();
  await call(app, 'POST', '/api/auth/login', { email });
  while ((await outboxOf(app, email)).length === before) await wait(5);
  return performance.now() - asked;
};
