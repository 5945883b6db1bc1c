import type { BackupKeys } from './backup-keys.ts';
import type { BackupPlaces } from './create.ts';
import { isLeft, pruneKeySets } from './key-sets.ts';
import { findSets, folderOf, readManifest, removeSet, setKey } from './manifest.ts';
import { removeOrphans } from './pool.ts';
import { readRecords } from './record-files.ts';
import { type Keep, keptSets } from './retention.ts';

type Pruning = Readonly<{ places: BackupPlaces; keys: BackupKeys; keep: Keep; now: number }>;

export type Pruned = Readonly<{ sets: number; blobs: number }>;

/**
 * Removes the sets that are no longer kept, what is left of unfinished ones, sets of keys that are over, and, of `orphans` (blobs
 * of the pool that the archive does not have), those that no kept set names. A set that cannot be read keeps all of these.
 */
export const pruneBackups = async (
  { places, keys, keep, now }: Pruning,
  orphans: readonly string[],
): Promise<Pruned> => {
  const { whole, unfinished } = await findSets(places.sets, 'sets/');
  const kept = keptSets(whole, keep);
  const removed = [...whole.filter((set) => !kept.has(set)), ...unfinished.filter((set) => isLeft(set, now))];
  await pruneKeySets(places.keys, now, (set) => kept.has(set));
  for (const set of removed) await removeSet(places.sets, folderOf(set));
  if (orphans.length === 0) return { sets: removed.length, blobs: 0 };
  const indexes = await Promise.all([...kept].map((set) => indexOf(places, keys, set))).catch(() => null);
  return { sets: removed.length, blobs: indexes ? await removeOrphans(places.sets, orphans, indexes) : 0 };
};

const indexOf = async ({ sets }: BackupPlaces, keys: BackupKeys, set: string) => {
  const manifest = await readManifest(sets, set, keys);
  return manifest ? readRecords(sets, manifest.blobs.files, setKey(keys.find(manifest.key), set)) : nothing();
};

async function* nothing(): AsyncGenerator<readonly Buffer[]> {}
