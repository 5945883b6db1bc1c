import { join } from 'node:path';
import { openMongoVault } from '#infrastructure/mongodb/vault.ts';
import { createKeyWrap } from '#infrastructure/shared/key-wrap.ts';
import { openSqliteEventStore } from '#infrastructure/sqlite/event-store.ts';
import { openSqliteVault } from '#infrastructure/sqlite/vault.ts';
import { engine } from '../support/engines.ts';
import { mongoDatabase } from '../support/mongo-database.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { eventLogContract } from './event-log.contract.ts';

const wrap = createKeyWrap(['a secret for the log, and long enough']);

eventLogContract('SQLite', async () => {
  const { path, remove } = await temporaryFolder();
  return {
    store: await openSqliteEventStore(join(path, 'events.db')),
    vault: await openSqliteVault(join(path, 'vault.db'), wrap),
    elsewhere: await openSqliteVault(join(path, 'vault.db'), wrap),
    remove,
  };
});

const url = engine('MONGODB_URL', 'the event log with its vault on MongoDB');
if (url)
  eventLogContract('SQLite with a vault on MongoDB', async () => {
    const { path, remove } = await temporaryFolder();
    const database = mongoDatabase(url);
    return {
      store: await openSqliteEventStore(join(path, 'events.db')),
      vault: await openMongoVault(database.url, wrap, join(path, 'one.txt')),
      elsewhere: await openMongoVault(database.url, wrap, join(path, 'elsewhere.txt')),
      remove: async () => void (await Promise.all([remove(), database.drop()])),
    };
  });
