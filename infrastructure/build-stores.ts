import type { EventLog } from '#application/engine/ports/event-log.ts';
import type { ReadModelWriter } from '#application/engine/ports/read-models.ts';
import { nameOf } from './belonging.ts';
import { secretsIn } from './data-folder.ts';
import { searchable } from './searchable.ts';
import { createKeyWrap } from './shared/key-wrap.ts';
import { createSealedLog } from './shared/sealed-log.ts';
import type { OnUnreadable } from './shared/sealed-log-opening.ts';
import type { Keys } from './shared/wrapped-vault.ts';
import { openSqliteLogReader } from './sqlite/event-store.ts';
import { openReadModelsToBuild } from './sqlite/read-models.ts';
import { openSqliteKeys } from './sqlite/vault.ts';
import type { SharedTurns } from './sqlite/write-turns.ts';

/** What a thread must know to build read models from the stores that this process has open. */
export type BuildPlaces = Readonly<{
  eventStoreUrl: string | null;
  mongoUrl: string | null;
  logPrefix: string | undefined;
  events: string;
  readModels: string;
  vault: string;
  erasures: string;
  /** Those of the settings; empty: those of the data folder. */
  secrets: readonly string[];
  dataDir: string;
  turns: SharedTurns;
}>;

type BuildStores = Readonly<{ log: EventLog; readModels: ReadModelWriter; close(): Promise<void> }>;

type Closable = { close(): Promise<void> };

/** The same stores for a thread beside: of an embedded log and vault it only reads. */
export const openBuildStores = async (places: BuildPlaces, onUnreadable: OnUnreadable): Promise<BuildStores> => {
  const { eventStoreUrl, mongoUrl, logPrefix } = places;
  const opened = new AsyncDisposableStack();
  const keep = <Store extends Closable>(store: Store): Store => opened.adopt(store, (one) => one.close());
  try {
    const wrap = createKeyWrap(places.secrets.length > 0 ? places.secrets : () => secretsIn(places.dataDir));
    const vault: Keys = keep(
      mongoUrl
        ? await (await import('./mongodb/vault.ts')).openMongoVault(mongoUrl, wrap, places.erasures)
        : openSqliteKeys(places.vault, wrap),
    );
    const prefix = logPrefix === undefined ? {} : { prefix: logPrefix };
    const readModels = keep(
      mongoUrl
        ? await (await import('./mongodb/read-models.ts')).openMongoReadModels(mongoUrl)
        : await openReadModelsToBuild(places.readModels, places.turns),
    );
    const eventStore = keep(
      eventStoreUrl
        ? await (await import('./eventstoredb/event-store.ts')).openEventStoreDb(eventStoreUrl, {
            ...prefix,
            owner: await nameOf(vault),
          })
        : await openSqliteLogReader(places.events),
    );
    const log = createSealedLog(searchable(eventStore, readModels), vault, { onUnreadable });
    return { log, readModels, close: () => opened.disposeAsync() };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
};
