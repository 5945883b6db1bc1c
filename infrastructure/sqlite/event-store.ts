import { EventEmitter } from 'node:events';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { EventFinder } from '#application/engine/ports/event-finder.ts';
import type { Batch, EventStore, PositionedEvent } from '#application/engine/ports/event-store.ts';
import { Fault, unavailable } from '#application/engine/ports/fault.ts';
import { takeTurn } from '#application/engine/turns.ts';
import { serialised } from '#infrastructure/shared/serialised-events.ts';
import { openReader } from './database.ts';
import { finder } from './events-finding.ts';
import { groupCommit } from './events-group-commit.ts';
import { COLUMNS, openLog, type Row, rowAfter, rowAt, toEvent, toPosition, toPositioned } from './events-schema.ts';

/**
 * The event store in one SQLite file. `onFatal` is called once, when a write failed in a way that leaves the disk in
 * doubt: from then on every append is `unavailable`, and the process should end, for only a fresh start recovers.
 * A damaged log is not opened (`log-damaged`). `isBulk` is for a restore, which can be begun again: a power cut may take the last
 * appends back until the store is closed.
 */
export const openSqliteEventStore = async (
  path: string,
  { onFatal = () => {}, isBulk = false }: Readonly<{ onFatal?: (fault: Fault) => void; isBulk?: boolean }> = {},
): Promise<EventStore & EventFinder> => {
  const writer = openLog(path);
  if (isBulk) writer.exec(BULK);
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

/** Each page of the indexes is written once for many appends, from 64 MiB of memory and a write-ahead log of 128 MiB. */
const BULK = 'PRAGMA synchronous = NORMAL; PRAGMA cache_size = -65536; PRAGMA wal_autocheckpoint = 32768';

/** The log of another thread of this process, which writes it: what it commits is found within half a second. */
export const openSqliteLogReader = async (path: string): Promise<EventStore & EventFinder> => {
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
): Pick<EventStore, 'read' | 'head' | 'countAfter' | 'idAt' | 'identity'> & EventFinder => {
  const stream = reader.prepare(`SELECT ${COLUMNS} FROM events WHERE stream = ? AND revision >= ? ORDER BY revision`);
  const head = reader.prepare('SELECT max(position) AS position FROM events');
  const count = reader.prepare('SELECT count(*) AS count FROM (SELECT 1 FROM events WHERE position > ? LIMIT ?)');
  const id = reader.prepare('SELECT id FROM events WHERE position = ?');
  const identity = reader.prepare('SELECT identity FROM log');
  const open = () => {
    if (closed.aborted) throw unavailable('the closed event log');
  };

  const newest = () => {
    open();
    const position = head.get()?.position;
    return typeof position === 'number' ? toPosition(position) : null;
  };

  return {
    ...finder(reader, newest),
    async read(name, from = 0) {
      await takeTurn();
      open();
      return (stream.all(name, from) as Row[]).map(toEvent);
    },
    head: async () => newest(),
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

const BATCH = 500;

/** Milliseconds after which a follower looks for what another process has written. */
const POLL = 500;

/** While events keep coming they are handed on by the batch, this many milliseconds apart; the first after a silence at once. */
const APART = 25;

/** Says that something was committed in this process. */
const commitBell = (): EventEmitter => new EventEmitter().setMaxListeners(0);

/** Reads on its own connection: what a rollback takes back was never seen there. */
const follower = (reader: DatabaseSync, bell: EventEmitter): EventStore['follow'] => {
  const next = reader.prepare(`SELECT ${COLUMNS} FROM events WHERE position > ? ORDER BY position LIMIT ?`);
  next.setReturnArrays(true);
  return async function* (after, signal): AsyncGenerator<Batch<PositionedEvent>> {
    let row = rowAfter(after);
    let saidCaughtUp = false;
    let handedOn = Number.NEGATIVE_INFINITY;
    while (!signal.aborted) {
      const early = handedOn + APART - performance.now();
      if (saidCaughtUp && early > 0) {
        await wait(early);
        continue;
      }
      const rows = next.all(row, BATCH) as unknown as readonly SQLOutputValue[][];
      const caughtUp = rows.length < BATCH;
      if (!rows.length && saidCaughtUp) {
        await rung(bell, signal);
        continue;
      }
      row = Number(rows.at(-1)?.[0] ?? row);
      saidCaughtUp = caughtUp;
      handedOn = performance.now();
      yield { events: rows.map(toPositioned), position: toPosition(row), caughtUp };
      await turn(); // reading and folding never wait by themselves: between batches the process does its other work
    }
  };
};

const rung = (bell: EventEmitter, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      bell.off('commit', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, POLL);
    bell.on('commit', done);
    signal.addEventListener('abort', done);
  });
