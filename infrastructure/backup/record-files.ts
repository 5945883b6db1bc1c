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
/** Room for one more record, as nearly all of them are. */
const ROOM_BYTES = FILE_BYTES + 1024 * 1024;
/** One record may be larger than a file is meant to be; nothing is larger than this. */
const LARGEST_FILE = 64 * 1024 * 1024;
/** Most of a log is sealed and does not get smaller: more effort gains nothing. */
const QUALITY = 2;

export const backupDamaged = (path: string, how: string): Fault => new Fault('backup-damaged', `${path} ${how}`);
export const isBackupDamaged = (error: unknown): boolean => hasCode(error, 'backup-damaged');

/** A record that writes itself where it has to stand: of millions no buffer is made for each. */
export type FillingRecord = Readonly<{ size: number; fill(bytes: Buffer, at: number): void }>;

export type RecordWriter = Readonly<{
  write(records: readonly FillingRecord[]): Promise<void>;
  /** Resolves once everything is kept. */
  end(): Promise<readonly FileEntry[]>;
}>;

export const textRecord = (text: string): FillingRecord => ({
  size: Buffer.byteLength(text),
  fill: (bytes, at) => void bytes.write(text, at),
});

/**
 * Writes records into files `<name>-000001.bin` of some MiB below `folder`, each compressed and sealed by itself: a file opens
 * only under its own path. While one is written the next is filled.
 */
export const createRecordWriter = (place: BackupPlace, folder: string, name: string, key: Key): RecordWriter => {
  const entries: FileEntry[] = [];
  const free: Buffer[] = [];
  let filling: Buffer | null = null;
  let used = 0;
  let records = 0;
  let begun = 0;
  let writing: Promise<void> = Promise.resolve();

  const writeFile = async (path: string, plain: Buffer, count: number): Promise<void> => {
    const packed = await compress(plain, {
      chunkSize: 1024 * 1024,
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    });
    const sealed = seal(key, packed, path);
    await place.put(path, sealed);
    entries.push({ path, bytes: sealed.length, sha256: sha256(sealed), records: count });
  };
  const flush = async (): Promise<void> => {
    if (!filling) return;
    const [whole, length, count] = [filling, used, records];
    [filling, used, records] = [null, 0, 0];
    await writing;
    begun += 1;
    const path = `${folder}${name}-${String(begun).padStart(6, '0')}.bin`;
    writing = writeFile(path, whole.subarray(0, length), count).then(() => {
      if (whole.length === ROOM_BYTES) free.push(whole);
    });
    writing.catch(() => {}); // whoever waits for it next is told
  };
  const roomFor = (size: number): Buffer =>
    size > ROOM_BYTES ? Buffer.allocUnsafe(size) : (free.pop() ?? Buffer.allocUnsafe(ROOM_BYTES));
  return {
    async write(all) {
      for (const record of all) {
        const size = LENGTH + record.size;
        if (filling && used + size > filling.length) await flush();
        filling ??= roomFor(size);
        record.fill(filling, filling.writeUInt32LE(record.size, used));
        used += size;
        records += 1;
        if (used >= FILE_BYTES) await flush();
      }
    },
    async end() {
      await flush();
      await writing;
      return entries;
    },
  };
};

/** Bytes of the length before each record. */
const LENGTH = 4;

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

const split = (all: Buffer): readonly Buffer[] => {
  const records: Buffer[] = [];
  for (let at = 0; at < all.length; ) {
    const start = at + LENGTH;
    const end = start + all.readUInt32LE(at);
    records.push(all.subarray(start, end));
    at = end;
  }
  return records;
};
