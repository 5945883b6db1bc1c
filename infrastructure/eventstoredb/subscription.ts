import { streamNameFilter } from '@eventstore/db-client';
import type { Batch, Position, PositionedEvent } from '#application/ports/event-store.ts';
import { alarm } from './alarm.ts';
import type { Connection } from './connection.ts';
import { isOurs, toPositioned } from './events.ts';
import { knownLogPosition, toPosition } from './position.ts';

const BATCH = 500;
/** So many events of others are passed over between two positions that the server tells. */
const SEARCH_WINDOW = 1000;
/** Milliseconds without a word after which a subscription counts as lost: clients are known to lose one in silence. */
const LONGEST_SILENCE = 60_000;

/** What the server said between two events: that it has passed on to a position, or that it went live or fell behind. */
type Mark = Readonly<{ after: number; position?: Position; live?: boolean }>;

/**
 * One subscription to the events of ours after a position, in batches of what has arrived. Throws what the client says
 * when it breaks, and ends with the signal. No more than a few batches are held, however slow the reader is.
 */
export async function* subscription(
  { client, credentials, prefix }: Connection,
  after: Position,
  signal: AbortSignal,
): AsyncGenerator<Batch<PositionedEvent>> {
  const news = alarm(signal, LONGEST_SILENCE);
  const marks: Mark[] = [];
  let taken = 0;
  let failure: Error | null = null;

  // The client announces marks when it parses them, while events from before may still wait to be read.
  const mark = (said: Omit<Mark, 'after'>) => {
    marks.push({ ...said, after: taken + source.readableLength });
    news.ring();
  };
  const filter = streamNameFilter({
    prefixes: [prefix],
    maxSearchWindow: SEARCH_WINDOW,
    checkpointReached: (_, position) => mark({ position: toPosition(position) }),
  });
  const options = { fromPosition: knownLogPosition(after), filter, credentials };
  const source = client.subscribeToAll(options, { highWaterMark: BATCH });
  source.on('caughtUp', () => mark({ live: true }));
  source.on('fellBehind', () => mark({ live: false }));
  source.on('readable', news.ring);
  for (const end of ['error', 'end', 'close']) {
    source.on(end, (error) => {
      failure ??= error instanceof Error ? error : new Error('the subscription ended');
      news.ring();
    });
  }

  try {
    let said = { position: after, caughtUp: false };
    let live = false;
    while (!signal.aborted) {
      const events: PositionedEvent[] = [];
      let position = said.position;
      for (let next = source.read(); next; next = events.length < BATCH ? source.read() : null) {
        taken += 1;
        if (!isOurs(next.event, prefix)) continue;
        const event = toPositioned(next.event, prefix);
        events.push(event);
        position = event.position;
      }
      for (let next = marks[0]; next && next.after <= taken; next = marks[0]) {
        marks.shift();
        live = next.live ?? live;
        if (next.position && next.position > position) position = next.position;
      }
      const caughtUp = live && !source.readableLength;
      if (events.length || position !== said.position || caughtUp !== said.caughtUp) {
        said = { position, caughtUp };
        yield { events, position, caughtUp };
      } else if (failure) throw failure;
      else await news.rung();
    }
  } finally {
    news.stop();
    // What never came to be cannot be cancelled.
    await source.unsubscribe().catch(() => {});
  }
}
