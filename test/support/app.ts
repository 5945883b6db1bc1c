import type { ExecutionContext, TestFn } from 'ava';
import type { Logger } from '#application/engine/ports/logger.ts';
import { createCommands } from '#infrastructure/control/commands.ts';
import { dataFolder } from '#infrastructure/data-folder.ts';
import { readSettings } from '#infrastructure/shared/settings.ts';
import { type App, type Overrides, startApp } from '#infrastructure/wiring.ts';
import { clientStub } from './client-stub.ts';
import { freePort } from './free-port.ts';
import { readerHere } from './reader-here.ts';
import { silentLogger } from './silent-logger.ts';
import { temporaryDataFolder } from './temporary.ts';

export type RunningApp = App & Readonly<{ folder: string; commands: ReturnType<typeof createCommands> }>;

/** What users and senders need of it, wherever it runs. */
export type Reachable = Pick<RunningApp, 'web' | 'smtp' | 'commands'>;

type Setup = Overrides & Readonly<{ env?: Record<string, string> }>;

/**
 * The whole of Cairn in this process, on real sockets and a folder of its own; stopped and removed at the test's end. Mail is read in
 * this process and no page is served, unless `reader` and `client` say otherwise.
 */
export const runningApp = async (
  t: ExecutionContext,
  {
    folder: given,
    env = {},
    logger = silentLogger,
    ...overrides
  }: Setup & Readonly<{ folder?: string; logger?: Logger }> = {},
): Promise<RunningApp> => {
  const folder = given ? { path: given, remove: async () => {} } : await temporaryDataFolder();
  const port = await freePort();
  const settings = readSettings({ DATA_DIR: folder.path, PORT: String(port), SMTP_PORT: '0', ...env });
  const app = await startApp(settings, await dataFolder(folder.path), logger, (fault) => t.fail(fault.code), {
    checkAnswers: true,
    reader: readerHere(),
    client: clientStub(),
    diskReserve: { bytes: 64 * 1024 }, // many tests, one disk
    // A client whose process is busy may use a connection at the very moment the server gives it up.
    idleConnectionMs: 10 * 60_000,
    ticksByItself: false, // a test that wants check-ins moves the clock and says so: see check-ins-come.ts
    ...overrides,
  });
  let stopped: Promise<void> | null = null;
  const stop = () => {
    stopped ??= app.stop();
    return stopped;
  };
  t.teardown(async () => {
    await stop();
    await folder.remove();
  });
  return { ...app, stop, folder: folder.path, commands: createCommands(app) };
};

let sharedByAll: Shared | null = null;
type Shared = Readonly<{ start(t: ExecutionContext): Promise<void>; app(): RunningApp; stop(): Promise<void> }>;

/**
 * One app for all tests of a file, each with users of its own; started before the first and stopped after the last. Files of one
 * group that need nothing special share it.
 */
export const sharedApp = (test: TestFn, overrides?: Setup): (() => RunningApp) => {
  sharedByAll ??= createShared({});
  const shared = overrides ? createShared(overrides) : sharedByAll;
  test.serial.before(shared.start);
  test.after.always(shared.stop);
  return shared.app;
};

const createShared = (overrides: Setup): Shared => {
  let starting: Promise<void> | null = null;
  let app: RunningApp | null = null;
  const teardowns: (() => unknown)[] = [];
  return {
    start(t) {
      starting ??= (async () => {
        app = await runningApp({ ...t, teardown: (undo) => teardowns.unshift(undo) } as ExecutionContext, overrides);
      })();
      return starting;
    },
    app() {
      if (!app) throw new Error('the app has not started');
      return app;
    },
    async stop() {
      for (const undo of teardowns.splice(0)) await undo();
    },
  };
};
