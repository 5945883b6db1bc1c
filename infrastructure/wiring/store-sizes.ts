import { setTimeout as sleep } from 'node:timers/promises';
import type { StoreSizes } from '#application/operators/store-sizes.ts';
import type { DataFolder } from '../data-folder.ts';
import { hasEmbeddedStore } from '../engine-urls.ts';
import { bytesOfFiles, bytesOfFolders, diskAt } from '../files/sizes.ts';
import type { Settings } from '../shared/settings.ts';

const FRESH_MS = 60_000;
/** An archive of a million files takes half a minute to measure. */
const ARCHIVE_FRESH_MS = 60 * 60_000;

/**
 * Sizes of the stores, measured when somebody asks and not more often than once a minute, the files of an archive once an hour.
 * EventStoreDB does not say how large it is.
 */
export const storeSizes = (
  settings: Pick<Settings, 'eventStoreUrl' | 'mongoUrl'>,
  folder: Pick<DataFolder, 'path' | 'events' | 'readModels' | 'archive'>,
): StoreSizes => {
  const { eventStoreUrl, mongoUrl } = settings;
  const sqlite = (path: string) => bytesOfFiles([path, `${path}-wal`]);
  const archive = measuredSoon(() => bytesOfFolders(folder.archive), ARCHIVE_FRESH_MS);
  const engine = async () => {
    if (!mongoUrl) return { archive: await archive(), readModels: await sqlite(folder.readModels) };
    const { mongoSizes } = await import('../mongodb/sizes.ts');
    return mongoSizes(mongoUrl);
  };
  return keptFor(FRESH_MS, async () => {
    const [log, others, disk] = await Promise.all([
      eventStoreUrl ? null : sqlite(folder.events),
      engine().catch(() => ({ archive: null, readModels: null })), // the health of stores says why
      hasEmbeddedStore(settings) ? diskAt(folder.path) : null,
    ]);
    return { log, ...others, disk };
  });
};

const keptFor = <Value>(freshMs: number, measure: () => Promise<Value>): (() => Promise<Value>) => {
  let kept: Readonly<{ at: number; value: Promise<Value> }> | null = null;
  return () => {
    const now = performance.now();
    if (!kept || now - kept.at > freshMs) {
      kept = { at: now, value: measure() };
      kept.value.catch(() => {
        kept = null;
      });
    }
    return kept.value;
  };
};

/** Longer than a small archive takes. */
const PATIENCE_MS = 500;

/** The last sizes that were measured; null until the first time has ended. */
const measuredSoon = (measure: () => Promise<number>, freshMs: number): (() => Promise<number | null>) => {
  let last: number | null = null;
  const again = keptFor(freshMs, async () => {
    last = await measure();
  });
  return async () => {
    const measured = again().catch(() => undefined);
    if (last === null) await Promise.race([measured, sleep(PATIENCE_MS, undefined, { ref: false })]);
    return last;
  };
};
