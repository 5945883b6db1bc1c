import { EventEmitter } from 'node:events';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { Batch, EventStore, PositionedEvent } from '#application/engine/ports/event-store.ts';
import { rowAfter, toPosition } from './events-position.ts';
import { COLUMNS, toPositioned } from './events-row.ts';

const BATCH = 500;
/** Milliseconds after which a follower looks for what another process has written. */
const POLL = 500;
/** While events keep coming they are handed on by the batch, this many milliseconds apart; the first after a silence at once. */
const APART = 25;

/** Says that something was committed in this process. */
export const commitBell = (): EventEmitter => new EventEmitter().setMaxListeners(0);

/** Reads on its own connection: what a rollback takes back was never seen there. */
export const follower = (reader: DatabaseSync, bell: EventEmitter): EventStore['follow'] => {
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
