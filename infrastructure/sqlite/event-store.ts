import type { DatabaseSync } from 'node:sqlite';
import type { EventStore } from '#application/engine/ports/event-store.ts';
import { Fault, unavailable } from '#application/engine/ports/fault.ts';
import { takeTurn } from '#application/engine/turns.ts';
import { serialised } from '#infrastructure/shared/serialised-events.ts';
import { openReader } from './database.ts';
import { commitBell, follower } from './events-follow.ts';
import { groupCommit } from './events-group-commit.ts';
import { rowAfter, rowAt, toPosition } from './events-position.ts';
import { COLUMNS, type Row, toEvent } from './events-row.ts';
import { openLog } from './events-schema.ts';

/**
 * The event store in one SQLite file. `onFatal` is called once, when a write failed in a way that leaves the disk in
 * doubt: from then on every append is `unavailable`, and the process should end, for only a fresh start recovers.
 * A damaged log is not opened (`log-damaged`).
 */
export const openSqliteEventStore = async (
  path: string,
  { onFatal = () => {} }: Readonly<{ onFatal?: (fault: Fault) => void }> = {},
): Promise<EventStore> => {
  const writer = openLog(path);
  const reader = openReader(path);
  const closing = new AbortController();
  const bell = commitBell();
  const commits = groupCommit(writer, { onCommit: () => bell.emit('commit'), onFatal });
  const follow = follower(reader, bell);

  return {
    ...readings(reader, closing.signal),
    append: async (stream, events, expected) =>
      commits.append({ stream, events: serialised(stream, events), expected }),
    follow: (after, signal) => follow(after, AbortSignal.any([signal, closing.signal])),
    async close() {
      if (closing.signal.aborted) return;
      closing.abort();
      commits.close();
      reader.close();
      writer.close();
    },
  };
};

/** The log of another thread of this process, which writes it: what it commits is found within half a second. */
export const openSqliteLogReader = async (path: string): Promise<EventStore> => {
  const reader = openReader(path);
  const closing = new AbortController();
  const follow = follower(reader, commitBell());
  return {
    ...readings(reader, closing.signal),
    append: async () => {
      throw new Fault('read-only', 'this thread only reads the log');
    },
    follow: (after, signal) => follow(after, AbortSignal.any([signal, closing.signal])),
    async close() {
      if (closing.signal.aborted) return;
      closing.abort();
      reader.close();
    },
  };
};

/** Everything that is read at once. */
const readings = (
  reader: DatabaseSync,
  closed: AbortSignal,
): Pick<EventStore, 'read' | 'head' | 'countAfter' | 'idAt' | 'identity'> => {
  const stream = reader.prepare(`SELECT ${COLUMNS} FROM events WHERE stream = ? AND revision >= ? ORDER BY revision`);
  const head = reader.prepare('SELECT max(position) AS position FROM events');
  const count = reader.prepare('SELECT count(*) AS count FROM (SELECT 1 FROM events WHERE position > ? LIMIT ?)');
  const id = reader.prepare('SELECT id FROM events WHERE position = ?');
  const identity = reader.prepare('SELECT identity FROM log');
  const open = () => {
    if (closed.aborted) throw unavailable('the closed event log');
  };

  return {
    async read(name, from = 0) {
      await takeTurn();
      open();
      return (stream.all(name, from) as Row[]).map(toEvent);
    },
    async head() {
      open();
      const newest = head.get()?.position;
      return typeof newest === 'number' ? toPosition(newest) : null;
    },
    async countAfter(position, limit) {
      open();
      return Number(count.get(rowAfter(position), limit)?.count);
    },
    async idAt(position) {
      open();
      const found = id.get(rowAt(position))?.id;
      return typeof found === 'string' ? found : null;
    },
    async identity() {
      open();
      return String(identity.get()?.identity);
    },
  };
};
