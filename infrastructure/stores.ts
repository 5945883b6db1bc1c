import { existsSync } from 'node:fs';
import { createDamageNotes, type Damaged, type DamageNotes } from '#application/engine/damage-notes.ts';
import type { Archive, BlobStore } from '#application/engine/ports/archive.ts';
import type { ChangeFeed } from '#application/engine/ports/change-feed.ts';
import type { Clock } from '#application/engine/ports/clock.ts';
import type { EventFinder } from '#application/engine/ports/event-finder.ts';
import type { EventLog } from '#application/engine/ports/event-log.ts';
import type { EventStore } from '#application/engine/ports/event-store.ts';
import type { Fault } from '#application/engine/ports/fault.ts';
import type { ReadModelWriter } from '#application/engine/ports/read-models.ts';
import type { Registers } from '#application/engine/ports/registers.ts';
import type { Vault } from '#application/engine/ports/vault.ts';
import { OPERATORS } from '#domain/event.ts';
import {
  boundTogether,
  checkRegisters,
  logMissing,
  nameOf,
  type Places,
  restoreUnfinished,
  vaultMissing,
} from './belonging.ts';
import type { BuildPlaces } from './build-stores.ts';
import { createLocalChangeFeed } from './builtin/change-feed.ts';
import { type DataFolder, secretsFor } from './data-folder.ts';
import { hasEmbeddedStore } from './engine-urls.ts';
import { openFileBlobs } from './files/file-blobs.ts';
import { type OpenedEventStore, searchable } from './searchable.ts';
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
import { type SharedTurns, sharedTurns } from './sqlite/write-turns.ts';

export type Stores = Readonly<{
  eventStore: EventStore & EventFinder;
  log: EventLog;
  readModels: ReadModelWriter;
  registers: Registers;
  vault: Vault;
  archive: Archive;
  /** What the archive is made of, still sealed. */
  blobs: BlobStore;
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
  if (existsSync(folder.restoring)) throw restoreUnfinished(folder.path);
  const { mongoUrl, eventStoreUrl } = settings;
  const secrets = await secretsFor(settings, folder);
  const turns = sharedTurns();
  const opened = new AsyncDisposableStack();
  try {
    const opening: Opening = {
      settings,
      folder,
      mongo: mongoUrl ? await mongoStores(mongoUrl) : null,
      prefix: logPrefix === undefined ? {} : { prefix: logPrefix },
      keep: async (store, path = folder.path) => opened.adopt(await store.catch(damageIn(path)), (one) => one.close()),
    };
    const { places, ...sealed } = await openVaultAndLog(opening, createKeyWrap(secrets), onFatal);
    const { blobs, ...others } = await openOthers(opening, clock, turns, onChangesBroken);
    const { vault } = sealed;
    const eventStore = searchable(sealed.eventStore, others.readModels);
    const { identity } = await boundTogether(vault, eventStore, places);
    await checkRegisters(others.registers, identity);
    await vault.make(OPERATORS);
    const damage = createDamageNotes(others.registers);
    const onUnreadable: OnUnreadable = (code, { id, stream }) => {
      const damaged = { id, stream, code };
      onDamage(damaged, damage.note(damaged));
    };
    const { path: dataDir, events, readModels, vault: keys, erasures } = folder;
    const files = { events, readModels, vault: keys, erasures };
    return {
      vault,
      eventStore,
      ...others,
      damage,
      log: createSealedLog(eventStore, vault, { onUnreadable }),
      blobs,
      archive: createSealedArchive(blobs, vault),
      buildPlaces: { ...files, eventStoreUrl, mongoUrl, logPrefix, secrets: settings.secrets, dataDir, turns },
      onUnreadable,
      close: () => opened.disposeAsync(),
    };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
};

type Closable = { close(): Promise<void> };

/** What each store is opened with; `keep` closes it with the others. */
type Opening = Readonly<{
  settings: Settings;
  folder: DataFolder;
  mongo: Awaited<ReturnType<typeof mongoStores>> | null;
  prefix: Readonly<{ prefix?: string }>;
  keep<Store extends Closable>(opening: Promise<Store>, path?: string): Promise<Store>;
}>;

const damageIn = (path: string) => (error: unknown) => {
  throw isDamage(error) ? storeDamaged(path, error) : error;
};

/** Beside one of them the other is never made anew: it would be the wrong one. */
const openVaultAndLog = async (
  { settings: { mongoUrl, eventStoreUrl }, folder, mongo, prefix, keep }: Opening,
  wrap: KeyWrap,
  onFatal: (fault: Fault) => void,
): Promise<Readonly<{ vault: Vault; eventStore: OpenedEventStore; places: Places }>> => {
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
  const eventStore = await keep<OpenedEventStore>(
    eventStoreUrl
      ? (await eventStoreDb()).openEventStoreDb(eventStoreUrl, { ...prefix, owner: await nameOf(vault) })
      : openSqliteEventStore(folder.events, { onFatal }),
  );
  return { vault, eventStore, places };
};

const openOthers = async (
  { settings, folder, mongo, keep }: Opening,
  clock: Clock,
  turns: SharedTurns,
  onChangesBroken: (error: unknown) => void,
) => ({
  blobs: await keep<BlobStore>(mongo ? mongo.openBlobs() : openFileBlobs(folder.archive)),
  registers: await keep<Registers>(
    mongo ? mongo.openRegisters(clock) : openSqliteRegisters(folder.registers, clock),
    folder.registers,
  ),
  readModels: await keep<ReadModelWriter>(
    mongo ? mongo.openReadModels() : openSqliteReadModels(folder.readModels, turns),
    folder.readModels,
  ),
  changeFeed: await keep<ChangeFeed>(
    hasEmbeddedStore(settings) || !mongo
      ? Promise.resolve(createLocalChangeFeed())
      : mongo.openChangeFeed(onChangesBroken),
  ),
});

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
