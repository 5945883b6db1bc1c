import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Fault, unavailable } from '#application/engine/ports/fault.ts';
import type { ErasureLedger } from './wrapped-vault.ts';

/** The name of its file, in the data folder. */
export const LEDGER = 'erasures.txt';

const NEWLINE = 0x0a;

/**
 * The erasure ledger as a text file, one destroyed label a line, only ever appended to. It stands beside the vault and
 * not in it, so that putting an older vault, or an older dump of its database, back takes no erasure back. A line that was cut short by a crash was of a key
 * that still stood, and is dropped. `damaged-ledger` when it holds anything else than labels.
 */
export const openErasureLedger = (path: string): ErasureLedger => {
  const file = openSync(path, 'a+', 0o600);
  try {
    const bytes = readFileSync(path);
    const whole = wholeLines(bytes);
    if (whole.length < bytes.length) ftruncateSync(file, whole.length);
    flush(file, path);
    const labels = labelsIn(whole, path);
    return { labels, add: (added) => append(file, labels, added), close: () => closeSync(file) };
  } catch (error) {
    closeSync(file);
    throw error;
  }
};

/** The labels in a ledger that is there, which is not changed. `damaged-ledger` as above. */
export const readLedger = async (path: string): Promise<ReadonlySet<string>> => labelsIn(await readFile(path), path);

const LABEL = /^user-\d{1,16}$/;

const wholeLines = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.lastIndexOf(NEWLINE) + 1);

const labelsIn = (bytes: Buffer, path: string): Set<string> => {
  const labels = new Set(wholeLines(bytes).toString('utf8').split('\n').slice(0, -1));
  for (const label of labels) if (!LABEL.test(label)) throw damaged(path);
  return labels;
};

/** Returns once the line is flushed to the disk. */
const append = (file: number, labels: Set<string>, added: readonly string[]): void => {
  const fresh = added.filter((label) => !labels.has(label));
  if (fresh.length === 0) return;
  const { size } = fstatSync(file);
  try {
    writeSync(file, fresh.map((label) => `${label}\n`).join(''));
    fsyncSync(file);
  } catch (error) {
    ftruncateSync(file, size); // half a line would spoil the next
    throw unavailable('the erasure ledger', error);
  }
  for (const label of fresh) labels.add(label);
};

/** The file and its name in the folder. */
const flush = (file: number, path: string): void => {
  fsyncSync(file);
  const folder = openSync(dirname(path), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
};

const damaged = (path: string): Fault =>
  new Fault(
    'damaged-ledger',
    `${path} is damaged: put back the newest copy of it, or take out the lines that are not whole`,
  );
