import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { BackupPlace } from '#application/engine/ports/backup-place.ts';
import { Fault, hasCode } from '#application/engine/ports/fault.ts';
import type { Key } from '#application/engine/ports/vault.ts';
import { open, seal } from '#infrastructure/shared/cipher.ts';

/** One file of a set: its size, the SHA-256 of its bytes (hex), and how many records are in it. */
export type FileEntry = Readonly<{ path: string; bytes: number; sha256: string; records: number }>;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Bytes before compression: what is held in memory, twice while one file is written and the next one filled. */
const FILE_BYTES = 4 * 1024 * 1024;
/** One record may be larger than a file is meant to be; nothing is larger than this. */
const LARGEST_FILE = 64 * 1024 * 1024;
/** Most of a log is sealed and does not get smaller: more effort gains nothing. */
const QUALITY = 2;

export const backupDamaged = (path: string, how: string): Fault => new Fault('backup-damaged', `${path} ${how}`);
export const isBackupDamaged = (error: unknown): boolean => hasCode(error, 'backup-damaged');

export type RecordWriter = Readonly<{
  write(records: readonly Buffer[]): Promise<void>;
  /** Resolves once everything is kept. */
  end(): Promise<readonly FileEntry[]>;
}>;

/**
 * Writes records into files `<name>-000001.bin` of some MiB below `folder`, each compressed and sealed by itself: a file opens
 * only under its own path. While one is written the next is filled.
 */
export const createRecordWriter = (place: BackupPlace, folder: string, name: string, key: Key): RecordWriter => {
  const entries: FileEntry[] = [];
  let waiting: Buffer[] = [];
  let bytes = 0;
  let begun = 0;
  let writing: Promise<void> = Promise.resolve();

  const writeFile = async (path: string, records: readonly Buffer[]): Promise<void> => {
    const plain = joined(records);
    const packed = await compress(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    });
    const sealed = seal(key, packed, path);
    await place.put(path, sealed);
    entries.push({ path, bytes: sealed.length, sha256: sha256(sealed), records: records.length });
  };
  const flush = async (): Promise<void> => {
    await writing;
    begun += 1;
    const records = waiting;
    [waiting, bytes] = [[], 0];
    writing = writeFile(`${folder}${name}-${String(begun).padStart(6, '0')}.bin`, records);
    writing.catch(() => {}); // whoever waits for it next is told
  };
  return {
    async write(records) {
      for (const record of records) {
        waiting.push(record);
        bytes += record.length;
        if (bytes >= FILE_BYTES) await flush();
      }
    },
    async end() {
      if (waiting.length > 0) await flush();
      await writing;
      return entries;
    },
  };
};

/**
 * The records of these files in order, a file at a time; the next is fetched meanwhile. `backup-damaged` where one is missing or
 * is not as it was written.
 */
export async function* readRecords(
  place: BackupPlace,
  entries: readonly FileEntry[],
  key: Key,
): AsyncGenerator<readonly Buffer[]> {
  const load = (entry: FileEntry | undefined): Promise<readonly Buffer[]> => {
    const loading = entry ? readFile(place, entry, key) : Promise.resolve([]);
    loading.catch(() => {});
    return loading;
  };
  let next = load(entries[0]);
  for (let at = 0; at < entries.length; at += 1) {
    const records = await next;
    next = load(entries[at + 1]);
    yield records;
  }
}

const readFile = async (place: BackupPlace, entry: FileEntry, key: Key): Promise<readonly Buffer[]> => {
  const sealed = await checkedFile(place, entry);
  const plain = await opened(key, sealed, entry.path);
  const records = split(plain);
  if (records.length !== entry.records) throw backupDamaged(entry.path, 'does not hold what its manifest says');
  return records;
};

/** Its bytes as they are kept, when these are those that were written. */
export const checkedFile = async (
  place: BackupPlace,
  { path, bytes, sha256: expected }: FileEntry,
): Promise<Uint8Array> => {
  const kept = await place.get(path);
  if (!kept) throw backupDamaged(path, 'is missing');
  if (kept.length !== bytes || sha256(kept) !== expected) throw backupDamaged(path, 'is not as it was written');
  return kept;
};

const opened = async (key: Key, sealed: Uint8Array, path: string): Promise<Buffer> => {
  try {
    return await decompress(open(key, sealed, path), { maxOutputLength: LARGEST_FILE });
  } catch (error) {
    throw new Fault('backup-damaged', `${path} does not open`, { cause: error });
  }
};

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Each record behind its length. */
const joined = (records: readonly Buffer[]): Buffer => {
  const all = Buffer.allocUnsafe(records.reduce((sum, { length }) => sum + 4 + length, 0));
  let at = 0;
  for (const record of records) {
    at = all.writeUInt32LE(record.length, at);
    at += record.copy(all, at);
  }
  return all;
};

const split = (all: Buffer): readonly Buffer[] => {
  const records: Buffer[] = [];
  for (let at = 0; at < all.length; ) {
    const end = at + 4 + all.readUInt32LE(at);
    records.push(all.subarray(at + 4, end));
    at = end;
  }
  return records;
};
