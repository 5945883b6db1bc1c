import { partNames } from '#infrastructure/wiring.ts';
import type { Reachable } from '../support/app.ts';
import { startFleet } from '../support/fleet.ts';
import { serverProcess } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary.ts';

/** A Cairn that is killed, whole or in part, and started again where it was. */
export type Mortal = Readonly<{
  server: Reachable;
  /** The port that mail is to be tried at next. */
  gateway(): number;
  /** Resolves when mail can be taken. */
  serving(): Promise<void>;
  killAndRestart(): Promise<void>;
  /** Milliseconds from each start to the first page served. */
  restarts: readonly number[];
  /** How long work may stand still before it counts as lost: longer than the lease of one that was killed. */
  patience: number;
  end(): Promise<void>;
}>;

/** One process that is everything. */
export const mortalServer = async (): Promise<Mortal> => {
  const folder = await temporaryFolder();
  const server = await serverProcess(folder.path);
  const restarts: number[] = [];
  const start = async () => void restarts.push(await server.start());
  const end = async () => {
    await server.kill();
    await folder.remove();
  };
  let serving = start();
  await serving.catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return {
    server,
    gateway: () => server.smtp.port,
    serving: () => serving,
    async killAndRestart() {
      serving = server.kill().then(start);
      await serving;
    },
    restarts,
    patience: 30_000,
    end,
  };
};

/** Two processes of each kind, of which one is killed while the other goes on. Mail is tried at either gateway. */
export const mortalFleet = async (mongoUrl: string, random: () => number): Promise<Mortal> => {
  const fleet = await startFleet(mongoUrl);
  const restarts: number[] = [];
  const oneOf = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('the fleet has none of these');
    return item;
  };
  const server = {
    get web() {
      return oneOf(fleet.of('api')).web;
    },
    get smtp() {
      return oneOf(fleet.of('gateway')).smtp;
    },
    commands: fleet.commands,
  };
  return {
    server,
    gateway: () => server.smtp.port,
    serving: async () => {},
    async killAndRestart() {
      const killed = partNames.map((part) => oneOf(fleet.of(part)));
      await Promise.all(killed.map((one) => one.kill()));
      restarts.push(...(await Promise.all(killed.map((one) => one.start()))));
    },
    restarts,
    patience: 90_000,
    end: fleet.stop,
  };
};
