import type { BackupPlace } from '#application/engine/ports/backup-place.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import type { Vault, VaultRecord } from '#application/engine/ports/vault.ts';
import type { BackupKey, BackupKeys } from './backup-keys.ts';
import {
  findSets,
  type KeysManifest,
  keysFolderOf,
  readKeysManifest,
  removeSet,
  timeOf,
  writeManifest,
} from './manifest.ts';
import {
  checkedFile,
  createRecordWriter,
  type FillingRecord,
  isBackupDamaged,
  readRecords,
  textRecord,
} from './record-files.ts';

/** No backup of keys stays longer: by then a deleted account can be read nowhere. */
const LIFE_MS = 30 * 24 * 60 * 60_000;
const AT_ONCE = 1000;

type KeySet = Pick<KeysManifest, 'set' | 'madeAt' | 'version' | 'vault'>;

/** Copies the vault's records, wrapped as they are and sealed once more, into a set of their own. Answers how many there are. */
export const writeKeySet = async (
  place: BackupPlace,
  vault: Pick<Vault, 'records'>,
  key: BackupKey,
  { set, madeAt, version, vault: owner }: KeySet,
): Promise<number> => {
  const folder = keysFolderOf(set);
  const writer = createRecordWriter(place, folder, 'keys', key.keyFor(`keys:${set}`));
  let count = 0;
  let wrappedBy = '';
  let page: readonly VaultRecord[] = [];
  do {
    page = await vault.records(page.at(-1)?.label ?? null, AT_ONCE);
    for (const { key: kept } of page) if (typeof kept !== 'string') wrappedBy = kept.secret;
    count += page.length;
    await writer.write(page.map(recordOf));
  } while (page.length === AT_ONCE);
  const files = await writer.end();
  const endsAt = new Date(timeOf(set) + LIFE_MS).toISOString();
  const manifest = {
    format: 1,
    set,
    madeAt,
    version,
    vault: owner,
    key: key.fingerprint,
    endsAt,
    wrappedBy,
    count,
    files,
  };
  await writeManifest(place, folder, key, manifest as KeysManifest);
  return count;
};

/** A page at a time, in the order of labels. */
export async function* readKeySet(
  place: BackupPlace,
  { set, key, files }: KeysManifest,
  keys: BackupKeys,
): AsyncGenerator<readonly VaultRecord[]> {
  for await (const records of readRecords(place, files, keys.find(key).keyFor(`keys:${set}`)))
    yield records.map(vaultRecordOf);
}

/** `damaged` names newer sets of keys that cannot be used. */
export type KeysFound = Readonly<{ keySet: KeysManifest; damaged: readonly string[] }>;

/**
 * The newest keys that are no older than the set: keys are made once and never changed, so they open it, and more of what was
 * erased meanwhile is gone from them. `keys-missing` when there are none, `backup-damaged` when none is whole.
 */
export const keysFor = async (place: BackupPlace, set: string, keys: BackupKeys): Promise<KeysFound> => {
  const { whole } = await findSets(place, '');
  const damaged: string[] = [];
  let met: unknown = null;
  for (const candidate of whole.filter((one) => one >= set).reverse()) {
    try {
      const keySet = await readKeysManifest(place, candidate, keys);
      for (const file of keySet?.files ?? []) await checkedFile(place, file);
      if (keySet) return { keySet, damaged };
    } catch (error) {
      if (!isBackupDamaged(error)) throw error;
      met ??= error;
      damaged.push(candidate);
    }
  }
  if (met !== null) throw met;
  throw new Fault(
    'keys-missing',
    `${place.name} has no keys that are as new as ${set}: check BACKUP_KEYS_TO. Keys are kept for 30 days; without them nothing in the backup can be read`,
  );
};

/** Removes the sets of keys whose time is over, what is left of unfinished ones, and those that `isKept` does not want. */
export const pruneKeySets = async (
  place: BackupPlace,
  now: number,
  isKept: (set: string) => boolean,
): Promise<void> => {
  const { whole, unfinished } = await findSets(place, '');
  const isOver = (set: string) => timeOf(set) + LIFE_MS <= now;
  for (const set of whole) if (isOver(set) || !isKept(set)) await removeSet(place, keysFolderOf(set));
  for (const set of unfinished) if (isOver(set) || isLeft(set, now)) await removeSet(place, keysFolderOf(set));
};

/** An unfinished set may still be under way: for no longer than this. */
const UNDER_WAY_MS = 24 * 60 * 60_000;
export const isLeft = (set: string, now: number): boolean => timeOf(set) + UNDER_WAY_MS <= now;

/** `[label, 'destroyed' or 'discarded' or the secret's fingerprint, the wrapped key]` */
const recordOf = ({ label, key }: VaultRecord): FillingRecord =>
  textRecord(
    JSON.stringify(
      typeof key === 'string' ? [label, key] : [label, key.secret, Buffer.from(key.wrapped).toString('base64')],
    ),
  );

const vaultRecordOf = (record: Buffer): VaultRecord => {
  const [label, what, wrapped] = JSON.parse(record.toString()) as [string, string, string?];
  if (wrapped !== undefined) return { label, key: { secret: what, wrapped: Buffer.from(wrapped, 'base64') } };
  return { label, key: what === 'discarded' ? 'discarded' : 'destroyed' };
};
