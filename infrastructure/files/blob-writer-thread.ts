import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { hasCode } from '#application/engine/ports/fault.ts';

/** A blob on its way: written under its temporary name, then moved to its place. */
export type BlobWrite = Readonly<{ temporary: string; place: string; bytes: Uint8Array }>;
/** `top` is there already; folders below it are made. */
export type WriteTask = Readonly<{ top: string; blobs: readonly BlobWrite[] }>;
/** What became of one: null once it is on the disk, its folder entries included. */
export type WriteFailure = Readonly<{ message: string; code: string }> | null;

/** Folders whose own entries are on the disk. */
const made = new Set<string>();

/** Each step is done for all before the next: the first flush takes most of the others' bytes along. */
const writeAll = (blobs: readonly BlobWrite[]): readonly WriteFailure[] => {
  const failures: WriteFailure[] = blobs.map(() => null);
  const forEach = (step: (blob: BlobWrite) => void) => {
    for (const [index, blob] of blobs.entries()) {
      if (failures[index]) continue;
      try {
        step(blob);
      } catch (error) {
        rmSync(blob.temporary, { force: true }); // on a full disk above all: half a file must not stay
        failures[index] = failureOf(error);
      }
    }
  };
  const files = new Map<BlobWrite, number>();
  forEach((blob) => {
    makeFolder(dirname(blob.place));
    if (isWhole(blob)) return;
    const file = openSync(blob.temporary, 'wx', 0o600);
    files.set(blob, file);
    writeFileSync(file, blob.bytes);
  });
  forEach((blob) => {
    const file = files.get(blob);
    if (file !== undefined) fsyncSync(file);
  });
  for (const file of files.values()) closeSync(file);
  forEach((blob) => {
    if (files.has(blob)) renameSync(blob.temporary, blob.place);
  });
  // Also where a blob was there: whoever moved it in may have been killed before this.
  const flushed = new Map<string, Error | null>();
  forEach(({ place }) => flushOnce(dirname(place), flushed));
  return failures;
};

const isWhole = ({ place, bytes }: BlobWrite): boolean =>
  statSync(place, { throwIfNoEntry: false })?.size === bytes.byteLength;

/** A folder that exists is flushed as well: the process that made it may have been killed before it did. */
const makeFolder = (path: string): void => {
  if (made.has(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  flush(dirname(path));
  made.add(path);
};

/** A flush that failed once may succeed the next time without having kept anything: it has failed for all. */
const flushOnce = (folder: string, flushed: Map<string, Error | null>): void => {
  if (!flushed.has(folder))
    flushed.set(
      folder,
      errorOf(() => flush(folder)),
    );
  const error = flushed.get(folder);
  if (error) throw error;
};

const errorOf = (work: () => void): Error | null => {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};

const flush = (folder: string): void => {
  const entries = openSync(folder, 'r');
  try {
    fsyncSync(entries);
  } finally {
    closeSync(entries);
  }
};

const failureOf = (error: unknown): WriteFailure => ({
  message: error instanceof Error ? error.message : String(error),
  code: error instanceof Error && 'code' in error ? String(error.code) : 'write-failed',
});

parentPort?.on('message', ({ top, blobs }: WriteTask) => {
  made.add(top);
  parentPort?.postMessage(writeAll(blobs));
});
