import { systemClock } from '#application/engine/ports/clock.ts';
import type { EventStore } from '#application/engine/ports/event-store.ts';
import type { RestoreTarget } from './backup/restore.ts';
import type { DataFolder } from './data-folder.ts';
import { openFileBlobs } from './files/file-blobs.ts';
import { openErasureLedger } from './shared/erasure-ledger.ts';
import type { Settings } from './shared/settings.ts';
import { openSqliteEventStore } from './sqlite/event-store.ts';
import { openSqliteRegisters } from './sqlite/registers.ts';
import { openSqliteKeyRecords } from './sqlite/vault.ts';

/**
 * Appends to the embedded log are committed in the order in which they were asked for, many in one transaction. EventStoreDB takes
 * them in any order, so there each waits for the one before.
 */
const APPENDS_AT_ONCE = { embedded: 512, eventStoreDb: 1 };

type Places = Pick<Settings, 'eventStoreUrl' | 'mongoUrl'>;

/** The stores that the settings choose, as a restore writes them: none of them is asked whether it belongs to the others. */
export const openRestoreTarget = async (
  { eventStoreUrl, mongoUrl }: Places,
  folder: DataFolder,
): Promise<RestoreTarget & Readonly<{ close(): Promise<void> }>> => {
  const opened = new AsyncDisposableStack();
  const keep = <Store extends Readonly<{ close(): unknown }>>(store: Store): Store =>
    opened.adopt(store, async (one) => void (await one.close()));
  try {
    const ledger = keep(openErasureLedger(folder.erasures));
    const mongo = mongoUrl ? await openMongo(mongoUrl) : null;
    return {
      ledger,
      records: keep(mongo ? await mongo.records() : openSqliteKeyRecords(folder.vault)),
      blobs: keep(mongo ? await mongo.blobs() : await openFileBlobs(folder.archive)),
      registers: keep(mongo ? await mongo.registers() : await openSqliteRegisters(folder.registers, systemClock)),
      openLog: async (owner) =>
        keep<EventStore>(
          eventStoreUrl
            ? await (await eventStoreDb()).openEventStoreDb(eventStoreUrl, { owner })
            : await openSqliteEventStore(folder.events, { isBulk: true }),
        ),
      appendsAtOnce: eventStoreUrl ? APPENDS_AT_ONCE.eventStoreDb : APPENDS_AT_ONCE.embedded,
      close: () => opened.disposeAsync(),
    };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
};

/** What of the engines is not empty, in words for an operator; null when all of it is. */
export const emptyStoresProblem = async ({ eventStoreUrl, mongoUrl }: Places): Promise<string | null> => {
  if (eventStoreUrl && (await (await eventStoreDb()).isEventStoreDbBegun(eventStoreUrl)))
    return 'EVENTSTORE_URL holds a log';
  if (mongoUrl && !(await (await import('./mongodb/connection.ts')).isMongoEmpty(mongoUrl)))
    return 'the database at MONGODB_URL holds something';
  return null;
};

const eventStoreDb = () => import('./eventstoredb/event-store.ts');

const openMongo = async (url: string) => {
  const [{ openMongoKeyRecords }, { openMongoBlobs }, { openMongoRegisters }] = await Promise.all([
    import('./mongodb/vault.ts'),
    import('./mongodb/blob-store.ts'),
    import('./mongodb/registers.ts'),
  ]);
  return {
    records: () => openMongoKeyRecords(url),
    blobs: () => openMongoBlobs(url),
    registers: () => openMongoRegisters(url, systemClock),
  };
};
