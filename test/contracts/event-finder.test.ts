import { join } from 'node:path';
import type { EventLog } from '#application/engine/ports/event-log.ts';
import type { ReadModelWriter } from '#application/engine/ports/read-models.ts';
import { openEventStoreDb } from '#infrastructure/eventstoredb/event-store.ts';
import { openMongoReadModels } from '#infrastructure/mongodb/read-models.ts';
import { createKeyWrap } from '#infrastructure/shared/key-wrap.ts';
import { openSqliteEventStore } from '#infrastructure/sqlite/event-store.ts';
import { openSqliteReadModels } from '#infrastructure/sqlite/read-models.ts';
import { openSqliteVault } from '#infrastructure/sqlite/vault.ts';
import { doubleDamage, sqliteDamage } from '../support/damage.ts';
import { engine } from '../support/engines.ts';
import { startEventIndex } from '../support/event-index.ts';
import { startDouble } from '../support/eventstore-double/eventstore-double.ts';
import { mongoDatabase } from '../support/mongo-database.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { eventFinderContract } from './event-finder.contract.ts';

const wrap = createKeyWrap(['a secret for the log, and long enough']);

const vaultsIn = async (path: string) => ({
  vault: await openSqliteVault(join(path, 'vault.db'), wrap),
  elsewhere: await openSqliteVault(join(path, 'vault.db'), wrap),
});

eventFinderContract('SQLite', async () => {
  const { path, remove } = await temporaryFolder();
  return {
    store: await openSqliteEventStore(join(path, 'events.db')),
    ...(await vaultsIn(path)),
    damage: sqliteDamage(join(path, 'events.db')),
    settled: async () => {},
    remove,
  };
});

/** The double of EventStoreDB, with the read models that its events are found by. */
const onDouble = async (readModels: ReadModelWriter, removeModels: () => Promise<void>) => {
  const [{ path, remove }, double] = [await temporaryFolder(), await startDouble()];
  const prefix = 'log.';
  double.writeForeign(3);
  const store = await openEventStoreDb(double.url, { prefix });
  let index: Awaited<ReturnType<typeof startEventIndex>> | null = null;
  const settled = async (log: EventLog) => {
    index ??= await startEventIndex(log, readModels);
    await index.settled();
  };
  return {
    store: store.withIndex(readModels),
    ...(await vaultsIn(path)),
    damage: doubleDamage(double, prefix),
    settled,
    remove: async () => {
      await index?.stop();
      await readModels.close();
      await Promise.all([remove(), removeModels(), double.stop()]);
    },
  };
};

eventFinderContract('the double of EventStoreDB with read models on SQLite', async () => {
  const { path, remove } = await temporaryFolder();
  return onDouble(await openSqliteReadModels(join(path, 'read-models.db')), remove);
});

const url = engine('MONGODB_URL', 'finding events by read models on MongoDB');
if (url)
  eventFinderContract('the double of EventStoreDB with read models on MongoDB', async () => {
    const database = mongoDatabase(url);
    return onDouble(await openMongoReadModels(database.url), async () => void (await database.drop()));
  });
