import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Commands } from '#infrastructure/control/commands.ts';
import { commandsOnEngines } from '#infrastructure/control/on-engines.ts';
import { readSettings } from '#infrastructure/shared/settings.ts';
import { type PartName, partNames } from '#infrastructure/wiring.ts';
import { startDouble } from './eventstore-double/eventstore-double.ts';
import { freePort } from './free-port.ts';
import { mongoDatabase } from './mongo-database.ts';
import { type ServerProcess, serverProcess } from './server-process.ts';
import { temporaryFolder } from './temporary.ts';

/**
 * Cairn as it runs on several machines: processes of each kind, each with a folder of its own, that share nothing but the
 * engines: a database of their own on the MongoDB server, and the log in the double of EventStoreDB.
 */
type Fleet = Readonly<{
  of(part: PartName): readonly ServerProcess[];
  all: readonly ServerProcess[];
  /** Operators' commands, done on the engines by this process. */
  commands: Commands;
  stop(): Promise<void>;
}>;

export const startFleet = async (mongoUrl: string, each = 2): Promise<Fleet> => {
  const folder = await temporaryFolder();
  const database = mongoDatabase(mongoUrl);
  const double = await startDouble();
  const env = {
    SECRET: randomUUID(),
    EVENTSTORE_URL: double.url,
    MONGODB_URL: database.url,
    PUBLIC_URL: `http://localhost:${await freePort()}`,
  };
  const fleet = new Map<PartName, ServerProcess[]>();
  for (const part of partNames) {
    const processes: ServerProcess[] = [];
    for (let number = 0; number < each; number += 1)
      processes.push(await serverProcess(join(folder.path, `${part}-${number}`), { env, only: [part] }));
    fleet.set(part, processes);
  }
  const all = [...fleet.values()].flat();
  const stop = async () => {
    await Promise.all(all.map((one) => one.kill()));
    await double.stop();
    await database.drop();
    await folder.remove();
  };
  try {
    await Promise.all(all.map((one) => one.start()));
    const operator = readSettings({ ...env, DATA_DIR: join(folder.path, 'operator') });
    const { ask, close } = await commandsOnEngines(operator);
    const commands = new Proxy({} as Commands, {
      get: (_, name) => (input: never) => ask(name as keyof Commands, input, () => {}),
    });
    return {
      of: (part) => fleet.get(part) ?? [],
      all,
      commands,
      async stop() {
        await close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
