import type { DatabaseSync } from 'node:sqlite';

/** Milliseconds between two truncations: a storm of deletions shares them. */
const APART = 1000;

/**
 * Takes deleted words out of the write-ahead log, which keeps the pages as they were until it is truncated. `soon` does
 * it once the event loop turns, or a second after the last time; what could not be done, because somebody reads just now
 * or the disk is full, is tried again.
 */
export const walTruncation = (database: DatabaseSync): Readonly<{ soon(): void; stop(): void }> => {
  let timer: NodeJS.Timeout | null = null;
  let last = Number.NEGATIVE_INFINITY;
  const soon = () => {
    timer ??= setTimeout(run, Math.max(0, last + APART - performance.now())).unref();
  };
  const run = () => {
    timer = null;
    last = performance.now();
    if (!isTruncated(database)) soon();
  };
  return {
    soon,
    stop() {
      if (timer) clearTimeout(timer);
    },
  };
};

/** Waits for no reader: the process has other things to do, too. */
const isTruncated = (database: DatabaseSync): boolean => {
  const patience = Number(database.prepare('PRAGMA busy_timeout').get()?.timeout);
  database.exec('PRAGMA busy_timeout = 0');
  try {
    return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0;
  } catch {
    return false; // a full or failing disk: every save meets it as well, and says so
  } finally {
    database.exec(`PRAGMA busy_timeout = ${patience}`);
  }
};
