import type { Archive, BlobStore } from '#application/ports/archive.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { EventLog } from '#application/ports/event-log.ts';
import type { EventStore } from '#application/ports/event-store.ts';
import type { Fault } from '#application/ports/fault.ts';
import type { ReadModelWriter } from '#application/ports/read-models.ts';
import type { Registers } from '#application/ports/registers.ts';
import type { Vault } from '#application/ports/vault.ts';
import { OPERATORS } from '#domain/event.ts';
import type { DataFolder } from './data-folder.ts';
import { openEventStoreDb } from './eventstoredb/event-store.ts';
import { openFileBlobs } from './files/file-blobs.ts';
import { openMongoBlobs } from './mongodb/blob-store.ts';
import { openMongoReadModels } from './mongodb/read-models.ts';
import { openMongoRegisters } from './mongodb/registers.ts';
import { openMongoVault } from './mongodb/vault.ts';
import { createKeyWrap } from './shared/key-wrap.ts';
import { createSealedArchive } from './shared/sealed-archive.ts';
import { createSealedLog } from './shared/sealed-log.ts';
import type { Settings } from './shared/settings.ts';
import { openSqliteEventStore } from './sqlite/event-store.ts';
import { openSqliteReadModels } from './sqlite/read-models.ts';
import { openSqliteRegisters } from './sqlite/registers.ts';
import { openSqliteVault } from './sqlite/vault.ts';

export type Stores = Readonly<{
  eventStore: EventStore;
  log: EventLog;
  readModels: ReadModelWriter;
  registers: Registers;
  vault: Vault;
  archive: Archive;
  close(): Promise<void>;
}>;

/** Opens every store the settings choose: embedded ones in the data folder, or an engine's. */
export const openStores = async (
  settings: Settings,
  folder: DataFolder,
  clock: Clock,
  onFatal: (fault: Fault) => void,
): Promise<Stores> => {
  const { mongoUrl, eventStoreUrl } = settings;
  const secrets = settings.secrets.length > 0 ? settings.secrets : [await folder.secret()];
  const wrap = createKeyWrap(secrets);
  const opened: { close(): Promise<void> }[] = [];
  const keep = async <Store extends { close(): Promise<void> }>(opening: Promise<Store>): Promise<Store> => {
    const store = await opening;
    opened.push(store);
    return store;
  };
  const close = async () => {
    for (const store of opened.splice(0).reverse()) await store.close();
  };
  try {
    const vault = await keep<Vault>(mongoUrl ? openMongoVault(mongoUrl, wrap) : openSqliteVault(folder.vault, wrap));
    const eventStore = await keep<EventStore>(
      eventStoreUrl ? openEventStoreDb(eventStoreUrl) : openSqliteEventStore(folder.events, { onFatal }),
    );
    const blobs = await keep<BlobStore>(mongoUrl ? openMongoBlobs(mongoUrl) : openFileBlobs(folder.archive));
    const registers = await keep<Registers>(
      mongoUrl ? openMongoRegisters(mongoUrl, clock) : openSqliteRegisters(folder.registers, clock),
    );
    const readModels = await keep<ReadModelWriter>(
      mongoUrl ? openMongoReadModels(mongoUrl) : openSqliteReadModels(folder.readModels),
    );
    await vault.make(OPERATORS);
    const log = createSealedLog(eventStore, vault);
    return { eventStore, log, readModels, registers, vault, archive: createSealedArchive(blobs, vault), close };
  } catch (error) {
    await close();
    throw error;
  }
};
