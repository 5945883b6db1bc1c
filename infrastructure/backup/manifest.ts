import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { BackupPlace } from '#application/engine/ports/backup-place.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import { canonicalJson } from '#infrastructure/shared/canonical-json.ts';
import type { BackupKey, BackupKeys } from './backup-keys.ts';
import { backupDamaged, isBackupDamaged } from './record-files.ts';

/** Raised whenever older releases could not read it. */
const FORMAT = 1;

const file = z.strictObject({ path: z.string(), bytes: z.int(), sha256: z.string(), records: z.int() });

/** A name of a set: when it was begun, so that names sort by time, and what tells two of one second apart. */
export const SET_NAME = /^\d{8}T\d{6}Z-[0-9a-f]{6}$/;
const setName = z.string().regex(SET_NAME);

const head = {
  format: z.literal(FORMAT),
  set: setName,
  madeAt: z.iso.datetime(),
  /** The release that made it. */
  version: z.string(),
  /** The vault whose keys open it: the same before and after a restore. */
  vault: z.string(),
  /** The fingerprint of the secret that its files are sealed with. */
  key: z.string(),
};

const setSchema = z.strictObject({
  ...head,
  /** All events after `from` (null: the beginning) up to `to`. `damaged` of them were not as they were written. */
  log: z.strictObject({
    identity: z.string(),
    from: z.null(),
    to: z.string().nullable(),
    events: z.int(),
    damaged: z.int(),
    files: z.array(file),
  }),
  /** The names of its blobs, which lie in the pool. */
  blobs: z.strictObject({ count: z.int(), files: z.array(file) }),
  registers: z.strictObject({ count: z.int(), files: z.array(file) }),
  /** How many ids the erasure ledger had at least. */
  erasures: z.int(),
});
export type Manifest = Readonly<z.infer<typeof setSchema>>;

const keysSchema = z.strictObject({
  ...head,
  /** No backup of keys stays longer. */
  endsAt: z.iso.datetime(),
  /** The fingerprint of the secret that wraps the keys. */
  wrappedBy: z.string(),
  count: z.int(),
  files: z.array(file),
});
export type KeysManifest = Readonly<z.infer<typeof keysSchema>>;

/** `setOf(now)`: the name of a set that is begun now. */
export const setOf = (now: number): string => {
  const time = `${new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  return `${time}-${randomBytes(3).toString('hex')}`;
};

export const timeOf = (set: string): number =>
  Date.parse(set.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z.*$/, '$1-$2-$3T$4:$5:$6Z'));

const MANIFEST = 'manifest.json';
export const folderOf = (set: string): string => `sets/${set}/`;
/** In the place of the keys. */
export const keysFolderOf = (set: string): string => `${set}/`;

/** What a file in a set's folder is sealed with. */
export const setKey = (key: BackupKey, set: string) => key.keyFor(`set:${set}`);

const macOf = (key: BackupKey, manifest: Manifest | KeysManifest): string =>
  createHmac('sha256', key.keyFor('manifest')).update(canonicalJson(manifest)).digest('hex');

/** In clear, under a MAC. It is written last: a set without it was never finished. */
export const writeManifest = async (
  place: BackupPlace,
  folder: string,
  key: BackupKey,
  manifest: Manifest | KeysManifest,
): Promise<void> => {
  const text = JSON.stringify({ ...manifest, mac: macOf(key, manifest) }, null, 2);
  await place.put(`${folder}${MANIFEST}`, Buffer.from(`${text}\n`));
};

/**
 * Null when there is none. `backup-damaged` when it is not as it was written, `newer-backup` when a later release made it,
 * `wrong-backup-key` when it was made with another secret.
 */
export const readManifest = (place: BackupPlace, set: string, keys: BackupKeys): Promise<Manifest | null> =>
  readSigned(place, folderOf(set), set, keys, setSchema);

export const readKeysManifest = (place: BackupPlace, set: string, keys: BackupKeys): Promise<KeysManifest | null> =>
  readSigned(place, keysFolderOf(set), set, keys, keysSchema);

const readSigned = async <Schema extends typeof setSchema | typeof keysSchema>(
  place: BackupPlace,
  folder: string,
  set: string,
  keys: BackupKeys,
  schema: Schema,
): Promise<z.infer<Schema> | null> => {
  const path = `${folder}${MANIFEST}`;
  const bytes = await place.get(path);
  if (!bytes) return null;
  const { mac, ...rest } = objectIn(bytes, path);
  if (typeof rest.format === 'number' && rest.format > FORMAT)
    throw new Fault('newer-backup', `${path} was made by a newer release: restore it with that one`);
  const parsed = schema.safeParse(rest);
  if (!parsed.success || parsed.data.set !== set) throw backupDamaged(path, 'is no manifest of this set');
  const manifest = parsed.data as Manifest | KeysManifest;
  const expected = Buffer.from(macOf(keys.find(manifest.key), manifest));
  const given = Buffer.from(typeof mac === 'string' ? mac : '');
  if (expected.length === given.length && timingSafeEqual(expected, given)) return manifest as z.infer<Schema>;
  throw backupDamaged(path, 'is not as it was written');
};

/** The vault that a set says it is of, whether or not its secret is known; null where it says nothing. */
export const ownerOf = async (place: BackupPlace, set: string): Promise<string | null> =>
  textOf((await saidIn(place, folderOf(set))).vault);

/** The fingerprints of the secrets that a set, or a set of keys, says it needs; null where it says nothing. */
export const secretsNamedBy = async (
  place: BackupPlace,
  folder: string,
): Promise<Readonly<{ key: string | null; wrappedBy: string | null }>> => {
  const { key, wrappedBy } = await saidIn(place, folder);
  return { key: textOf(key), wrappedBy: textOf(wrappedBy) };
};

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The fields of a manifest, whether or not its secret is known; none where it cannot be read. */
const saidIn = async (place: BackupPlace, folder: string): Promise<Readonly<Record<string, unknown>>> => {
  const path = `${folder}${MANIFEST}`;
  const bytes = await place.get(path);
  if (!bytes) return {};
  try {
    return objectIn(bytes, path);
  } catch (error) {
    if (isBackupDamaged(error)) return {};
    throw error;
  }
};

const objectIn = (bytes: Uint8Array, path: string): Readonly<Record<string, unknown>> => {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(bytes).toString());
    if (typeof parsed === 'object' && parsed !== null) return parsed as Record<string, unknown>;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw backupDamaged(path, 'is no manifest');
};

type FoundSets = Readonly<{ whole: readonly string[]; unfinished: readonly string[] }>;

/** The names of the sets in a folder, oldest first. */
export const findSets = async (place: BackupPlace, folder: 'sets/' | ''): Promise<FoundSets> => {
  const found = new Map<string, boolean>();
  for await (const paths of place.list(folder))
    for (const path of paths) {
      const [set = '', name = ''] = path.slice(folder.length).split('/');
      if (SET_NAME.test(set)) found.set(set, found.get(set) === true || name === MANIFEST);
    }
  const named = (isWhole: boolean) => [...found].flatMap(([set, whole]) => (whole === isWhole ? [set] : [])).sort();
  return { whole: named(true), unfinished: named(false) };
};

/** The manifest goes first: what is left of a set that was cut off then looks unfinished, not whole. */
export const removeSet = async (place: BackupPlace, folder: string): Promise<void> => {
  await place.remove(`${folder}${MANIFEST}`);
  for await (const paths of place.list(folder)) for (const path of paths) await place.remove(path);
};
