import { randomBytes } from 'node:crypto';
import type { BackupPlace } from '#application/engine/ports/backup-place.ts';
import type { Vault } from '#application/engine/ports/vault.ts';
import { open, seal } from '#infrastructure/shared/cipher.ts';
import type { BackupKeys } from './backup-keys.ts';
import { backupDamaged } from './record-files.ts';

/** Of each vault a folder of its own: two Cairns that share a place by mistake take nothing from each other here. */
const folderOf = (vault: string): string => `erasures/${vault.slice(0, 16)}/`;
const NAME = /\/\d{8}T\d{9}Z-[0-9a-f]{6}\.([0-9a-f]{16})\.bin$/;

/** Beside the sets; `vault` names the vault whose erasures they are. */
type Ledger = Readonly<{ place: BackupPlace; keys: BackupKeys; vault: string }>;

/**
 * Copies the whole erasure ledger, into a file of its own, so that two copies made at once take nothing from each other; those of
 * before then go. Each of them was written after its last key was destroyed, so the vault, which is asked later, knows of all in
 * them. Answers how many are erased.
 */
export const copyErasures = async (ledger: Ledger, vault: Pick<Vault, 'destroyed'>, now: number): Promise<number> => {
  const before = await pathsIn(ledger);
  const labels = (await vault.destroyed()).map((userId) => `user-${userId}`);
  const { newest } = ledger.keys;
  const time = new Date(now).toISOString().replaceAll(/[-:.]/g, '');
  const path = `${folderOf(ledger.vault)}${time}-${randomBytes(3).toString('hex')}.${newest.fingerprint}.bin`;
  await ledger.place.put(path, seal(newest.keyFor('erasures'), Buffer.from(labels.join('\n')), path));
  for (const one of before) await ledger.place.remove(one);
  return labels.length;
};

/**
 * The labels (`user-<id>`) of everybody who was erased; null when there is no copy at all. `backup-damaged` when one is not as it
 * was written.
 */
export const readErasures = async (ledger: Ledger): Promise<ReadonlySet<string> | null> => {
  const paths = await pathsIn(ledger);
  const labels = new Set<string>();
  for (const path of paths) for (const label of await labelsIn(ledger, path)) labels.add(label);
  return paths.length === 0 ? null : labels;
};

/** The fingerprints of the secrets that seal the copies of this place, whichever vault they are of; each as often as it is used. */
export const erasureSecrets = async (place: BackupPlace): Promise<readonly string[]> => {
  const secrets: string[] = [];
  for await (const page of place.list('erasures/')) secrets.push(...page.flatMap((path) => NAME.exec(path)?.[1] ?? []));
  return secrets;
};

const pathsIn = async ({ place, vault }: Ledger): Promise<readonly string[]> => {
  const paths: string[] = [];
  for await (const page of place.list(folderOf(vault))) paths.push(...page.filter((path) => NAME.test(path)));
  return paths;
};

const labelsIn = async ({ place, keys }: Ledger, path: string): Promise<readonly string[]> => {
  const kept = await place.get(path);
  if (!kept) throw backupDamaged(path, 'is missing');
  const key = keys.find(NAME.exec(path)?.[1] ?? '');
  try {
    const text = open(key.keyFor('erasures'), kept, path).toString();
    return text === '' ? [] : text.split('\n');
  } catch (error) {
    throw Object.assign(backupDamaged(path, 'is not as it was written'), { cause: error });
  }
};
