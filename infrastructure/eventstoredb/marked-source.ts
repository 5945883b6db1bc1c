import { type AllStreamResolvedEvent, streamNameFilter } from '@eventstore/db-client';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Connection } from './connection.ts';
import { knownLogPosition, toPosition } from './position.ts';

/** So many events of others are passed over between two positions that the server tells. */
const SEARCH_WINDOW = 1000;

/** Milliseconds without a word after which a subscription counts as lost: clients are known to lose one in silence. */
const LONGEST_SILENCE = 60_000;

/** What the server said between two events: that it has passed on to a position, or that it went live or fell behind. */
type Mark = Readonly<{ position?: Position; live?: boolean }>;

/** The client's subscription, with its marks put back in their places among the events. */
export type MarkedSource = Readonly<{
  /** The next event that has arrived, null when none is waiting. */
  event(): AllStreamResolvedEvent | null;
  /** The next mark that stands before everything still to be taken by `event`, null when none does. */
  mark(): Mark | null;
  /** How many events are waiting. */
  waiting(): number;
  failure(): Error | null;
  /** Resolves when something has changed; throws when nothing has for too long. */
  news(): Promise<void>;
  end(): Promise<void>;
}>;

/** `buffer` events at most are held; the server waits for a slow reader. */
export const markedSource = (
  { client, credentials, prefix }: Connection,
  after: Position,
  buffer: number,
  signal: AbortSignal,
): MarkedSource => {
  const { ring, rung, stop } = alarm(signal, LONGEST_SILENCE);
  const marks: (Mark & Readonly<{ after: number }>)[] = [];
  let taken = 0;
  let failure: Error | null = null;

  // The client announces a mark when it parses it, while events from before it may still wait to be taken.
  const note = (mark: Mark) => {
    marks.push({ ...mark, after: taken + source.readableLength });
    ring();
  };
  const fail = (error?: unknown) => {
    failure ??= error instanceof Error ? error : new Error('the subscription ended');
    ring();
  };
  const filter = streamNameFilter({
    prefixes: [prefix],
    maxSearchWindow: SEARCH_WINDOW,
    checkpointReached: (_, position) => note({ position: toPosition(position) }),
  });
  const options = { fromPosition: knownLogPosition(after), filter, credentials };
  const source = client.subscribeToAll(options, { highWaterMark: buffer });
  source.on('caughtUp', () => note({ live: true }));
  source.on('fellBehind', () => note({ live: false }));
  source.on('readable', ring);
  for (const ending of ['error', 'end', 'close']) source.on(ending, fail);

  return {
    event() {
      const event: AllStreamResolvedEvent | null = source.read();
      if (event) taken += 1;
      return event;
    },
    mark: () => (marks[0] && marks[0].after <= taken ? (marks.shift() ?? null) : null),
    waiting: () => source.readableLength,
    failure: () => failure,
    news: rung,
    async end() {
      stop();
      // A subscription that never came to be cannot be cancelled.
      await source.unsubscribe().catch(() => {});
    },
  };
};

/** `rung` waits until `ring` or the end of the signal, and throws after so many milliseconds of silence. */
const alarm = (
  signal: AbortSignal,
  silence: number,
): Readonly<{ ring(): void; rung(): Promise<void>; stop(): void }> => {
  let wake = () => {};
  const ring = () => wake();
  signal.addEventListener('abort', ring);
  return {
    ring,
    rung: () =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('nothing was heard for too long')), silence);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    stop: () => signal.removeEventListener('abort', ring),
  };
};
