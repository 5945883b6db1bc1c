import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Fault } from '#application/engine/ports/fault.ts';
import { isBusy } from './events-faults.ts';

/** A handle that nobody holds on to is closed by the garbage collector, and its lock with it. */
const held = new Set<DatabaseSync>();

/**
 * Takes a data folder for this process, making it if need be, or throws `folder-in-use`. The lock is an exclusive
 * transaction held on a file of its own: the system gives it up with the process, however that ends. Nothing else may
 * open that file, for closing any handle on it in this process would end the lock.
 */
export const lockFolder = (path: string): { release(): void } => {
  mkdirSync(path, { recursive: true });
  const holder = new DatabaseSync(join(path, 'lock'), { timeout: 0 });
  try {
    holder.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE'); // with no journal file, for a full disk has no room for one
  } catch (error) {
    holder.close();
    throw isBusy(error) ? folderInUse(path) : error;
  }
  held.add(holder);
  return {
    release() {
      held.delete(holder);
      holder.close();
    },
  };
};

const folderInUse = (path: string): Fault =>
  new Fault('folder-in-use', `another process is using ${path}: stop it first, or give this one another DATA_DIR`);
