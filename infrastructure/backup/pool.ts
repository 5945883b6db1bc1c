import { createHash } from 'node:crypto';
import type { BlobStore } from '#application/engine/ports/archive.ts';
import type { BackupPlace } from '#application/engine/ports/backup-place.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import { createAtOnce } from './at-once.ts';
import { createMergedLookup } from './merged-lookup.ts';
import { backupDamaged, type RecordWriter, textRecord } from './record-files.ts';

/** A blob may have some ten MiB. */
const AT_ONCE = 8;
const POOL = 'pool/';
const DIGEST = 32;
/** Names of blobs, held in memory. */
const MOST_CANDIDATES = 100_000;

/** The names of all blobs in the pool, in ascending order. */
async function* oneByOne(pages: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  for await (const page of pages) for (const path of page) yield nameIn(path);
}

const pathOf = (name: string): string => `${POOL}${name.slice(0, 2)}/${name}`;
const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** `orphans`: some blobs of the pool that the archive does not have, in ascending order. */
export type Copied = Readonly<{ count: number; copied: number; bytes: number; orphans: readonly string[] }>;

/**
 * Copies the blobs that the pool lacks and writes the names of all to `index`. A blob is sealed with its owner's key already and
 * is kept as it is, behind its SHA-256. Its name is a MAC of its owner and bytes, so a blob of that name is that blob.
 */
export const copyToPool = async (
  blobs: BlobStore,
  place: BackupPlace,
  index: RecordWriter,
  onCopied: (copied: Readonly<{ count: number; copied: number }>) => void,
): Promise<Copied> => {
  const working = createAtOnce(AT_ONCE);
  const pooled = oneByOne(place.list(POOL));
  const orphans: string[] = [];
  const done = { count: 0, copied: 0, bytes: 0 };
  const copy = async (name: string): Promise<void> => {
    const bytes = await blobs.get(name);
    if (!bytes) throw new Fault('blob-missing', `the archive names the blob ${name} and has none`);
    await place.put(pathOf(name), Buffer.concat([digestOf(bytes), bytes]));
    done.copied += 1;
    done.bytes += bytes.length;
    onCopied(done);
  };
  const isPooled = createMergedLookup(pooled, (orphan) => {
    if (orphans.length < MOST_CANDIDATES) orphans.push(orphan);
  });
  for await (const names of blobs.names()) {
    await index.write(names.map(textRecord));
    for (const name of names) {
      done.count += 1;
      if (!(await isPooled.has(name))) await working.begin(() => copy(name));
    }
  }
  await isPooled.end();
  await working.end();
  return { ...done, orphans };
};

/** A blob of the pool; `backup-damaged` when it is missing or not as it was written. */
export const readPooled = async (place: BackupPlace, name: string): Promise<Uint8Array> => {
  const path = pathOf(name);
  const kept = await place.get(path);
  if (!kept) throw backupDamaged(path, 'is missing');
  const bytes = kept.subarray(DIGEST);
  if (kept.length >= DIGEST && digestOf(bytes).equals(kept.subarray(0, DIGEST))) return bytes;
  throw backupDamaged(path, 'is not as it was written');
};

/** Removes those of these blobs that no index names. */
export const removeOrphans = async (
  place: BackupPlace,
  orphans: readonly string[],
  indexes: readonly AsyncIterable<readonly Buffer[]>[],
): Promise<number> => {
  const left = new Set(orphans);
  for (const index of indexes) {
    if (left.size === 0) return 0;
    for await (const names of index) for (const name of names) left.delete(name.toString());
  }
  for (const name of left) await place.remove(pathOf(name));
  return left.size;
};

const digestOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
