import { join } from 'node:path';
import { openEventStoreDb } from '#infrastructure/eventstoredb/event-store.ts';
import { openMongoVault } from '#infrastructure/mongodb/vault.ts';
import { createKeyWrap } from '#infrastructure/shared/key-wrap.ts';
import { openSqliteEventStore } from '#infrastructure/sqlite/event-store.ts';
import { openSqliteReadModels } from '#infrastructure/sqlite/read-models.ts';
import { openSqliteVault } from '#infrastructure/sqlite/vault.ts';
import { doubleDamage, sqliteDamage } from '../support/damage.ts';
import { engine } from '../support/engines.ts';
import { startDouble } from '../support/eventstore-double/eventstore-double.ts';
import { mongoDatabase } from '../support/mongo-database.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { eventLogContract } from './event-log.contract.ts';
import { eventLogDamageContract } from './event-log-damage.contract.ts';

const wrap = createKeyWrap(['a secret for the log, and long enough']);

const onSqlite = async () => {
  const { path, remove } = await temporaryFolder();
  return {
    store: await openSqliteEventStore(join(path, 'events.db')),
    vault: await openSqliteVault(join(path, 'vault.db'), wrap),
    elsewhere: await openSqliteVault(join(path, 'vault.db'), wrap),
    damage: sqliteDamage(join(path, 'events.db')),
    remove,
  };
};
eventLogContract('SQLite', onSqlite);
eventLogDamageContract('SQLite', onSqlite);

const onDouble = async () => {
  const [{ path, remove }, double] = [await temporaryFolder(), await startDouble()];
  const prefix = 'log.';
  const readModels = await openSqliteReadModels(join(path, 'read-models.db'));
  return {
    store: (await openEventStoreDb(double.url, { prefix })).withIndex(readModels),
    vault: await openSqliteVault(join(path, 'vault.db'), wrap),
    elsewhere: await openSqliteVault(join(path, 'vault.db'), wrap),
    damage: doubleDamage(double, prefix),
    remove: async () => void (await Promise.all([readModels.close(), remove(), double.stop()])),
  };
};
eventLogContract('the double of EventStoreDB', onDouble);
eventLogDamageContract('the double of EventStoreDB', onDouble);

const url = engine('MONGODB_URL', 'the event log with its vault on MongoDB');
if (url)
  eventLogContract('SQLite with a vault on MongoDB', async () => {
    const { path, remove } = await temporaryFolder();
    const database = mongoDatabase(url);
    return {
      store: await openSqliteEventStore(join(path, 'events.db')),
      vault: await openMongoVault(database.url, wrap, join(path, 'one.txt')),
      elsewhere: await openMongoVault(database.url, wrap, join(path, 'elsewhere.txt')),
      damage: sqliteDamage(join(path, 'events.db')),
      remove: async () => void (await Promise.all([remove(), database.drop()])),
    };
  });
