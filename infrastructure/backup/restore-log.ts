import { type EventStore, isStreamMoved, type StoredEvent } from '#application/engine/ports/event-store.ts';
import type { EventMac } from '#infrastructure/shared/event-mac.ts';
import { createAtOnce } from './at-once.ts';
import { eventOf } from './event-record.ts';

/** Where the events go. So many appends that are asked for at once are kept in the order in which they were asked for. */
export type LogTarget = Readonly<{ eventStore: EventStore; appendsAtOnce: number }>;

export type RestoredLog = Readonly<{ events: number; damaged: number; lost: number }>;

type Records = AsyncIterable<readonly Buffer[]>;
/** `records` begins at the first event each time. */
type Copied = Readonly<{ records(): Records; mac: EventMac; onProgress(events: number): void }>;

/**
 * Appends copied events in their order, with their ids, revisions and MACs. A log that a restore was cut off in is gone on with:
 * what stands in it is passed over, and where that cannot be told it is all appended again, which changes nothing.
 */
export const restoreLog = async (target: LogTarget, copied: Copied): Promise<RestoredLog> => {
  const head = await target.eventStore.head();
  const known = head === null ? 0 : await target.eventStore.countAfter(null, Number.MAX_SAFE_INTEGER);
  const last = head === null ? null : await target.eventStore.idAt(head);
  return (
    (known > 0 && (await appendAll(target, copied, { known, last }))) ||
    (await appendAll(target, copied, NOTHING)) ||
    NONE
  );
};

const NOTHING = { known: 0, last: null };
const NONE: RestoredLog = { events: 0, damaged: 0, lost: 0 };

type Before = Readonly<{ known: number; last: string | null }>;

/** Null when what stands there is not how the copy begins. */
const appendAll = async (
  target: LogTarget,
  { records, mac, onProgress }: Copied,
  before: Before,
): Promise<RestoredLog | null> => {
  const done = { events: 0, damaged: 0, lost: 0 };
  const append = createAppender(target, (lost) => {
    done.lost += lost;
  });
  for await (const some of records()) {
    for (const record of some) {
      const event = eventOf(record);
      done.events += 1;
      if (!mac.isRight(event)) done.damaged += 1;
      if (done.events === before.known && event.id !== before.last) return null;
      if (done.events > before.known) await append.add(event);
    }
    onProgress(done.events);
  }
  if (done.events < before.known) return null;
  await append.end();
  return done;
};

/** Events of one stream that follow each other go in one append. */
const MOST_TOGETHER = 64;
const MOST_BYTES = 256 * 1024;

const createAppender = ({ eventStore, appendsAtOnce }: LogTarget, onLost: (events: number) => void) => {
  const working = createAtOnce(appendsAtOnce);
  let waiting: StoredEvent[] = [];
  let bytes = 0;
  const append = async (events: readonly StoredEvent[], { stream, revision }: StoredEvent): Promise<void> => {
    try {
      await eventStore.append(stream, events, revision === 0 ? 'no-stream' : revision - 1);
    } catch (error) {
      if (!isStreamMoved(error)) throw error;
      onLost(events.length); // the one before it in its stream is missing, and was when the backup was made
    }
  };
  const flush = async (): Promise<void> => {
    const [first] = waiting;
    const events = waiting;
    [waiting, bytes] = [[], 0];
    if (first) await working.begin(() => append(events, first));
  };
  return {
    async add(event: StoredEvent): Promise<void> {
      const last = waiting.at(-1);
      const follows = last?.stream === event.stream && last.revision + 1 === event.revision;
      if (last && (!follows || waiting.length >= MOST_TOGETHER || bytes >= MOST_BYTES)) await flush();
      waiting.push(appendable(event));
      bytes += (event.dataJson?.length ?? 0) + (event.sealed?.length ?? 0);
    },
    async end(): Promise<void> {
      await flush();
      await working.end();
    },
  };
};

/** A damaged event stays damaged, as its MAC shows, but a store wants all fields of metadata. */
const appendable = (event: StoredEvent): StoredEvent =>
  typeof event.metadata.$correlationId === 'string'
    ? event
    : { ...event, metadata: { $correlationId: event.id, $causationId: null, actor: '' } };
