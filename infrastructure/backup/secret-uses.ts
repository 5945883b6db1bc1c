import type { BackupPlace } from '#application/engine/ports/backup-place.ts';
import type { BackupPlaces } from './create.ts';
import { erasureSecrets } from './erasure-copies.ts';
import { findSets, folderOf, keysFolderOf, secretsNamedBy } from './manifest.ts';

/** How many sets, sets of keys and copies of the erasure ledger open with each secret only, by its fingerprints. */
export type SecretUses = Readonly<{
  /** By the fingerprint of `createBackupKeys`. */
  sealed: ReadonlyMap<string, number>;
  /** By the fingerprint of `createKeyWrap`. */
  wrapped: ReadonlyMap<string, number>;
}>;

/** Reads what manifests say in clear; no secret is needed. A set that is damaged opens with none and counts for none. */
export const findSecretUses = async ({ sets, keys }: BackupPlaces): Promise<SecretUses> => {
  const sealed = new Map<string, number>();
  const wrapped = new Map<string, number>();
  const add = (counts: Map<string, number>, secret: string | null) =>
    secret !== null && counts.set(secret, (counts.get(secret) ?? 0) + 1);
  const addSets = async (place: BackupPlace, folder: 'sets/' | '', of: (set: string) => string) => {
    for (const set of (await findSets(place, folder)).whole) {
      const named = await secretsNamedBy(place, of(set));
      add(sealed, named.key);
      add(wrapped, named.wrappedBy);
    }
  };
  await addSets(sets, 'sets/', folderOf);
  await addSets(keys, '', keysFolderOf);
  for (const secret of await erasureSecrets(sets)) add(sealed, secret);
  return { sealed, wrapped };
};
