import { hasCode } from '#application/engine/ports/fault.ts';
import type { BackupKeys } from './backup-keys.ts';
import type { BackupPlaces } from './create.ts';
import { findSets, type Manifest, readKeysManifest, readManifest, timeOf } from './manifest.ts';

/**
 * `state`: `unfinished` ones are still being made or were cut off; the others cannot be read, and why. `keysUntil` is when the
 * newest keys that open it are removed, null when there are none. `bytes` without blobs.
 */
export type ListedBackup = Readonly<{
  set: string;
  madeAt: string;
  state: 'whole' | 'unfinished' | 'damaged' | 'wrong-secret' | 'newer';
  events: number;
  blobs: number;
  bytes: number;
  damaged: number;
  version: string;
  keysUntil: string | null;
}>;

/** Oldest first. */
export const listBackups = async (places: BackupPlaces, keys: BackupKeys): Promise<readonly ListedBackup[]> => {
  const { whole, unfinished } = await findSets(places.sets, 'sets/');
  const newestKeys = (await findSets(places.keys, '')).whole.at(-1) ?? '';
  const keysUntil =
    newestKeys === ''
      ? null
      : await readKeysManifest(places.keys, newestKeys, keys).then((found) => found?.endsAt ?? null, unreadable);
  const listed: ListedBackup[] = [];
  for (const set of [...whole, ...unfinished].sort()) {
    const base = { ...NOTHING, set, madeAt: new Date(timeOf(set)).toISOString() };
    if (unfinished.includes(set)) listed.push(base);
    else listed.push(await listedSet(places, keys, base, set <= newestKeys ? keysUntil : null));
  }
  return listed;
};

const NOTHING = {
  state: 'unfinished',
  events: 0,
  blobs: 0,
  bytes: 0,
  damaged: 0,
  version: '',
  keysUntil: null,
} as const;

const unreadable = (): null => null;

const listedSet = async (
  { sets }: BackupPlaces,
  keys: BackupKeys,
  base: ListedBackup,
  keysUntil: string | null,
): Promise<ListedBackup> => {
  try {
    const manifest = await readManifest(sets, base.set, keys);
    if (!manifest) return base; // removed since it was found
    const { log, blobs, version, madeAt } = manifest;
    const { events, damaged } = log;
    return {
      ...base,
      state: 'whole',
      madeAt,
      events,
      damaged,
      blobs: blobs.count,
      bytes: bytesOf(manifest),
      version,
      keysUntil,
    };
  } catch (error) {
    const state = STATES.find(([code]) => hasCode(error, code))?.[1];
    if (state) return { ...base, state };
    throw error;
  }
};

const STATES = [
  ['backup-damaged', 'damaged'],
  ['wrong-backup-key', 'wrong-secret'],
  ['newer-backup', 'newer'],
] as const;

export const bytesOf = ({ log, blobs, registers }: Manifest): number =>
  [...log.files, ...blobs.files, ...registers.files].reduce((sum, { bytes }) => sum + bytes, 0);
