import { originNow } from '#application/engine/origin.ts';
import type { EventFinder } from '#application/engine/ports/event-finder.ts';
import {
  type EventLog,
  eventDamaged,
  type LoggedEvent,
  type SealedEvent,
} from '#application/engine/ports/event-log.ts';
import type { EventStore, StoredEvent } from '#application/engine/ports/event-store.ts';
import type { EventDescription } from '#domain/define-event.ts';
import type { AnyEvent } from '#domain/event.ts';
import { eventDefinitions } from '#domain/events.ts';
import { createEventMac, type EventMac } from './event-mac.ts';
import { createEventCodec, type Keys as OpenKeys } from './sealed-log-codec.ts';
import { createBatchOpener, createFoundOpener, type OnUnreadable } from './sealed-log-opening.ts';
import type { Keys } from './wrapped-vault.ts';

type SealedLogOptions = Readonly<{
  definitions?: ReadonlyMap<string, EventDescription>;
  onUnreadable?: OnUnreadable;
}>;

/**
 * The event log over a store of either size. Each event carries a MAC over all of it; one that is not as it was written is
 * never decoded. A key that the vault has no record of is a fault (`key-missing`), wherever it is met, and so is a sealed part
 * that does not open (`sealed-damaged`): neither is taken for an erasure. A reader is thrown what it met; a follower, who
 * reads for all users, is handed the event as `damaged` or `unreadable`.
 */
export const createSealedLog = (
  store: EventStore & EventFinder,
  vault: Keys,
  { definitions = eventDefinitions, onUnreadable = () => {} }: SealedLogOptions = {},
): EventLog => {
  const codec = createEventCodec(definitions);
  const firstUse: { mac?: EventMac } = {};
  const macOfLog = async (): Promise<EventMac> => {
    firstUse.mac ??= createEventMac(await vault.named('event-mac'));
    return firstUse.mac;
  };
  const openBatch = createBatchOpener({
    owners: codec.owners,
    isKnown: codec.isKnown,
    decoded: codec.decode,
    macOfLog,
    vault,
    onUnreadable,
  });

  const openFound = createFoundOpener({ isKnown: codec.isKnown, decoded: codec.decode, onUnreadable });

  /** None may be missing either. `before` are those that were checked already. */
  const checkStream = (mac: EventMac, events: readonly StoredEvent[], before: readonly LoggedEvent[] = []): void => {
    for (const [index, event] of events.entries()) {
      if (mac.isRight(event) && event.revision === before.length + index) continue;
      onUnreadable('event-damaged', event);
      throw eventDamaged(event.id, event.stream);
    }
  };
  const logged = (event: StoredEvent, keys: OpenKeys | null): LoggedEvent => ({
    ...codec.decode(event, keys),
    metadata: event.metadata,
  });
  const read = async (stream: string): Promise<readonly LoggedEvent[]> => {
    const events = await store.read(stream);
    checkStream(await macOfLog(), events);
    const keys: OpenKeys = await vault.open(codec.owners(events));
    return events.map((event) => logged(event, keys));
  };
  const streams = createKnownStreams();
  const readSealed = async (stream: string): Promise<readonly LoggedEvent[]> => {
    const before = streams.find(stream);
    const next = await store.read(stream, before.length);
    if (next.length === 0) return before;
    checkStream(await macOfLog(), next, before);
    const events = [...before, ...next.map((event) => logged(event, null))];
    streams.keep(stream, events);
    return events;
  };
  return {
    async append(stream, events, expected) {
      const [keys, mac] = [await vault.open(codec.authors(events)), await macOfLog()];
      const origin = originNow();
      const first = expected === 'no-stream' ? 0 : expected + 1;
      const signed = events.map((event, index) => {
        const encoded = codec.encode(event, keys, origin);
        return { ...encoded, mac: mac.macOf({ stream, revision: first + index }, encoded) };
      });
      return store.append(stream, signed, expected);
    },
    read: async <Any extends AnyEvent>(stream: string) =>
      (await read(stream)) as readonly AnyEvent[] as readonly LoggedEvent<Any>[],
    readSealed: async <Any extends AnyEvent>(stream: string) =>
      (await readSealed(stream)) as readonly AnyEvent[] as readonly SealedEvent<Any>[],
    async *follow(after, signal, wanted) {
      for await (const batch of store.follow(after, signal)) yield await openBatch(batch, wanted);
    },
    async find(query) {
      const [mac, found] = [await macOfLog(), await store.find(query)];
      return { ...found, events: found.events.map((event) => openFound(mac, event)) };
    },
    head: () => store.head(),
    countAfter: (position, limit) => store.countAfter(position, limit),
    idAt: (position) => store.idAt(position),
    identity: () => store.identity(),
  };
};

const MOST_STREAMS = 2000;
const MOST_EVENTS = 64;

/**
 * The streams that were read last, without any personal word. Events never change, so only what came after those that are
 * known has to be read, checked and decoded: an account is looked at with every request of its user.
 */
const createKnownStreams = () => {
  const known = new Map<string, readonly LoggedEvent[]>();
  return {
    /** The first events of the stream, none where nothing is known of it. */
    find(stream: string): readonly LoggedEvent[] {
      const events = known.get(stream);
      if (!events) return [];
      known.delete(stream); // and last in line to go again
      known.set(stream, events);
      return events;
    },
    keep(stream: string, events: readonly LoggedEvent[]): void {
      known.delete(stream);
      if (events.length > MOST_EVENTS) return;
      known.set(stream, events);
      const oldest = known.size > MOST_STREAMS ? known.keys().next().value : undefined;
      if (oldest !== undefined) known.delete(oldest);
    },
  };
};
