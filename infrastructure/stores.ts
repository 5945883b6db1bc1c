import { existsSync } from 'node:fs';
import { createDamageNotes, type Damaged, type DamageNotes } from '#application/engine/damage-notes.ts';
import type { Archive, BlobStore } from '#application/engine/ports/archive.ts';
import type { ChangeFeed } from '#application/engine/ports/change-feed.ts';
import type { Clock } from '#application/engine/ports/clock.ts';
import type { EventLog } from '#application/engine/ports/event-log.ts';
import type { EventStore } from '#application/engine/ports/event-store.ts';
import type { Fault } from '#application/engine/ports/fault.ts';
import type { ReadModelWriter } from '#application/engine/ports/read-models.ts';
import type { Registers } from '#application/engine/ports/registers.ts';
import type { Vault } from '#application/engine/ports/vault.ts';
import { OPERATORS } from '#domain/event.ts';
import { boundTogether, checkRegisters, logMissing, nameOf, type Places, vaultMissing } from './belonging.ts';
import type { BuildPlaces } from './build-stores.ts';
import { createLocalChangeFeed } from './builtin/change-feed.ts';
import type { DataFolder } from './data-folder.ts';
import { hasEmbeddedStore } from './engine-urls.ts';
import { openFileBlobs } from './files/file-blobs.ts';
import { createKeyWrap, type KeyWrap } from './shared/key-wrap.ts';
import { createSealedArchive } from './shared/sealed-archive.ts';
import { createSealedLog } from './shared/sealed-log.ts';
import type { OnUnreadable } from './shared/sealed-log-opening.ts';
import type { Settings } from './shared/settings.ts';
import { openSqliteEventStore } from './sqlite/event-store.ts';
import { isDamage, storeDamaged } from './sqlite/events-faults.ts';
import { openSqliteReadModels } from './sqlite/read-models.ts';
import { openSqliteRegisters } from './sqlite/registers.ts';
import { openSqliteVault } from './sqlite/vault.ts';
import { sharedTurns } from './sqlite/write-turns.ts';

export type Stores = Readonly<{
  eventStore: EventStore;
  log: EventLog;
  readModels: ReadModelWriter;
  registers: Registers;
  vault: Vault;
  archive: Archive;
  damage: DamageNotes;
  changeFeed: ChangeFeed;
  /** For a thread that opens some of them once more, and who is told of events that it cannot open. */
  buildPlaces: BuildPlaces;
  onUnreadable: OnUnreadable;
  close(): Promise<void>;
}>;

/** `logPrefix` begins our streams' names on EventStoreDB. */
type StoresOptions = Readonly<{
  onDamage?: (damaged: Damaged, noting: Promise<void>) => void;
  /** Other processes are not heard for a while. */
  onChangesBroken?: (error: unknown) => void;
  logPrefix?: string | undefined;
}>;

/**
 * Opens every store the settings choose: embedded ones in the data folder, or an engine's. Stores that were not made for
 * each other, as when two Cairns are given one engine, are `foreign-log` or `foreign-vault`; one that is gone while the
 * others are there is `vault-missing` or `log-missing`, and none is made in its place.
 */
export const openStores = async (
  settings: Settings,
  folder: DataFolder,
  clock: Clock,
  onFatal: (fault: Fault) => void,
  { onDamage = () => {}, onChangesBroken = () => {}, logPrefix }: StoresOptions = {},
): Promise<Stores> => {
  const { mongoUrl, eventStoreUrl } = settings;
  const mongo = mongoUrl ? await mongoStores(mongoUrl) : null;
  const prefix = logPrefix === undefined ? {} : { prefix: logPrefix };
  const secrets = settings.secrets.length > 0 ? settings.secrets : [await folder.secret()];
  const wrap = createKeyWrap(secrets);
  const turns = sharedTurns();
  const opened: { close(): Promise<void> }[] = [];
  const keep = async <Store extends { close(): Promise<void> }>(
    opening: Promise<Store>,
    path = folder.path,
  ): Promise<Store> => {
    const store = await opening.catch((error: unknown) => {
      throw isDamage(error) ? storeDamaged(path, error) : error;
    });
    opened.push(store);
    return store;
  };
  const close = async () => {
    for (const store of opened.splice(0).reverse()) await store.close();
  };
  try {
    const places: Places = {
      log: eventStoreUrl ? 'at EVENTSTORE_URL' : folder.events,
      vault: mongoUrl ? 'at MONGODB_URL' : folder.vault,
    };
    const ifNew = async () => {
      if (await isLogBegun(eventStoreUrl, prefix, folder.events)) throw vaultMissing(places);
    };
    const vault = await keep<Vault>(
      mongo ? mongo.openVault(wrap, folder.erasures, ifNew) : openSqliteVault(folder.vault, wrap, undefined, ifNew),
      folder.vault,
    );
    const isLogGone = !eventStoreUrl && !existsSync(folder.events);
    if (isLogGone && ((await vault.bound()) || (await vault.hasUsers()))) throw logMissing(places);
    const eventStore = await keep<EventStore>(
      eventStoreUrl
        ? (await eventStoreDb()).openEventStoreDb(eventStoreUrl, { ...prefix, owner: await nameOf(vault) })
        : openSqliteEventStore(folder.events, { onFatal }),
    );
    const blobs = await keep<BlobStore>(mongo ? mongo.openBlobs() : openFileBlobs(folder.archive));
    const registers = await keep<Registers>(
      mongo ? mongo.openRegisters(clock) : openSqliteRegisters(folder.registers, clock),
      folder.registers,
    );
    const readModels = await keep<ReadModelWriter>(
      mongo ? mongo.openReadModels() : openSqliteReadModels(folder.readModels, turns),
      folder.readModels,
    );
    const changeFeed = await keep<ChangeFeed>(
      hasEmbeddedStore(settings) || !mongo
        ? Promise.resolve(createLocalChangeFeed())
        : mongo.openChangeFeed(onChangesBroken),
    );
    const { identity, authenticatedAfter } = await boundTogether(vault, eventStore, places);
    await checkRegisters(registers, identity);
    await vault.make(OPERATORS);
    const damage = createDamageNotes(registers);
    const onUnreadable: OnUnreadable = (code, { id, stream }) => {
      const damaged = { id, stream, code };
      onDamage(damaged, damage.note(damaged));
    };
    const log = createSealedLog(eventStore, vault, { onUnreadable, authenticatedAfter });
    const archive = createSealedArchive(blobs, vault);
    const { events, readModels: documents, vault: keys, erasures } = folder;
    const files = { events, readModels: documents, vault: keys, erasures };
    const buildPlaces = { ...files, eventStoreUrl, mongoUrl, logPrefix, secrets, authenticatedAfter, turns };
    const opened = { damage, eventStore, log, readModels, registers, vault, archive, changeFeed };
    return { ...opened, buildPlaces, onUnreadable, close };
  } catch (error) {
    await close();
    throw error;
  }
};

/** The clients of engines are loaded where one is used: each takes some 30 MB. */
const eventStoreDb = () => import('./eventstoredb/event-store.ts');

const mongoStores = async (url: string) => {
  const [
    { openMongoBlobs },
    { openMongoChangeFeed },
    { openMongoReadModels },
    { openMongoRegisters },
    { openMongoVault },
  ] = await Promise.all([
    import('./mongodb/blob-store.ts'),
    import('./mongodb/change-feed.ts'),
    import('./mongodb/read-models.ts'),
    import('./mongodb/registers.ts'),
    import('./mongodb/vault.ts'),
  ]);
  return {
    openBlobs: () => openMongoBlobs(url),
    openChangeFeed: (onBroken: (error: unknown) => void) => openMongoChangeFeed(url, onBroken),
    openReadModels: () => openMongoReadModels(url),
    openRegisters: (clock: Clock) => openMongoRegisters(url, clock),
    openVault: (wrap: KeyWrap, ledger: string, ifNew: () => Promise<void>) =>
      openMongoVault(url, wrap, ledger, undefined, ifNew),
  };
};

/** Whether a log stands where the settings say, of which a vault must know; nothing is made. */
const isLogBegun = async (
  eventStoreUrl: string | null,
  prefix: Readonly<{ prefix?: string }>,
  path: string,
): Promise<boolean> => {
  if (eventStoreUrl) return (await eventStoreDb()).isEventStoreDbBegun(eventStoreUrl, prefix);
  if (!existsSync(path)) return false;
  const store = await openSqliteEventStore(path);
  const head = await store.head().finally(store.close);
  return head !== null;
};
