import { setImmediate } from 'node:timers/promises';
import type { Batch, Position, PositionedEvent } from '#application/engine/ports/event-store.ts';
import type { Connection } from './connection.ts';
import { isOurs, toPositioned } from './events.ts';
import { type MarkedSource, markedSource } from './marked-source.ts';

const BATCH = 500;

/**
 * One subscription to the events of ours after a position, in batches of what has arrived. Throws what the client says
 * when it breaks, and ends with the signal. No more than two batches are held, however slow the reader is.
 */
export async function* subscription(
  connection: Connection,
  after: Position,
  signal: AbortSignal,
): AsyncGenerator<Batch<PositionedEvent>> {
  const source = markedSource(connection, after, BATCH, signal);
  let said = { position: after, caughtUp: false };
  let live = false;
  try {
    while (!signal.aborted) {
      const events = takeBatch(source, connection.prefix);
      let position = events.at(-1)?.position ?? said.position;
      for (let mark = source.mark(); mark; mark = source.mark()) {
        live = mark.live ?? live;
        if (mark.position && mark.position > position) position = mark.position;
      }
      const caughtUp = live && !source.waiting();
      if (events.length || position !== said.position || caughtUp !== said.caughtUp) {
        said = { position, caughtUp };
        yield { events, ...said };
        continue;
      }
      const failure = source.failure();
      if (failure) throw failure;
      await source.news();
      // The client hands on one event at a time: a turn of the event loop lets the others come that have arrived with it.
      await setImmediate();
    }
  } finally {
    await source.end();
  }
}

const takeBatch = (source: MarkedSource, prefix: string): readonly PositionedEvent[] => {
  const events: PositionedEvent[] = [];
  while (events.length < BATCH) {
    const next = source.event();
    if (!next) break;
    if (isOurs(next.event, prefix)) events.push(toPositioned(next.event, prefix));
  }
  return events;
};
