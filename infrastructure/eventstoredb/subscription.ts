import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { Batch, Position, PositionedEvent } from '#application/engine/ports/event-store.ts';
import type { Connection } from './connection.ts';
import { isOurs, toPositioned } from './events.ts';
import { type MarkedSource, markedSource } from './marked-source.ts';

const BATCH = 500;
/** While events keep coming they are handed on this many milliseconds apart; the first after a silence at once. */
const APART = 25;
/** Turns of the event loop that bring nothing before what has arrived is all there is. */
const EMPTY_TURNS = 2;

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
  let handedOn = Number.NEGATIVE_INFINITY;
  try {
    while (!signal.aborted) {
      if (source.waiting() > 0) await (said.caughtUp ? apart(source, handedOn) : arrived(source));
      const events = takeBatch(source, connection.prefix);
      let position = events.at(-1)?.position ?? said.position;
      for (let mark = source.mark(); mark; mark = source.mark()) {
        live = mark.live ?? live;
        if (mark.position && mark.position > position) position = mark.position;
      }
      const caughtUp = live && source.waiting() === 0;
      if (events.length || position !== said.position || caughtUp !== said.caughtUp) {
        said = { position, caughtUp };
        handedOn = performance.now();
        yield { events, ...said };
        continue;
      }
      const failure = source.failure();
      if (failure) throw failure;
      await source.news();
    }
  } finally {
    await source.end();
  }
}

/** Near the head: what comes within a moment is one batch for whoever folds it. */
const apart = async (source: MarkedSource, handedOn: number): Promise<void> => {
  await turn(); // the client hands on one event at a time: the others come that have arrived with it
  const early = handedOn + APART - performance.now();
  if (early > 0 && source.waiting() < BATCH) await wait(early);
};

/** Far from it: as much as the connection brings without a pause. */
const arrived = async (source: MarkedSource): Promise<void> => {
  let empty = 0;
  while (source.waiting() < BATCH && empty < EMPTY_TURNS) {
    const before = source.waiting();
    await turn();
    empty = source.waiting() > before ? 0 : empty + 1;
  }
};

const takeBatch = (source: MarkedSource, prefix: string): readonly PositionedEvent[] => {
  const events: PositionedEvent[] = [];
  while (events.length < BATCH) {
    const next = source.event();
    if (!next) break;
    if (isOurs(next.event, prefix)) events.push(toPositioned(next.event, prefix));
  }
  return events;
};
