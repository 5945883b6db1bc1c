import { join } from 'node:path';
import { openEventStoreDb } from '#infrastructure/eventstoredb/event-store.ts';
import { openSqliteEventStore } from '#infrastructure/sqlite/event-store.ts';
import { engine } from '../support/engines.ts';
import { startDouble } from '../support/eventstore-double/eventstore-double.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { eventStoreContract } from './event-store.contract.ts';

eventStoreContract('sqlite', async () => {
  const folder = await temporaryFolder();
  const open = () => openSqliteEventStore(join(folder.path, 'events.db'));
  return {
    open,
    async interrupt(store) {
      await store.close();
      return open();
    },
    remove: folder.remove,
  };
});

/** A log of its own on a server that is shared: another prefix is another log. */
const ownPrefix = () => `t${crypto.randomUUID().slice(0, 8)}.`;

eventStoreContract('double', async () => {
  const double = await startDouble();
  const prefix = ownPrefix();
  double.writeForeign(3);
  return {
    open: () => openEventStoreDb(double.url, { prefix }),
    async interrupt(store) {
      await double.dieOnNextAppend('after');
      await double.restart();
      return store;
    },
    remove: double.stop,
  };
});

const url = engine('EVENTSTORE_URL', 'event store contract on EventStoreDB');
if (url) {
  eventStoreContract('EventStoreDB', async () => {
    const prefix = ownPrefix();
    return { open: () => openEventStoreDb(url, { prefix }), interrupt: null, remove: async () => {} };
  });
}
