import type { EventLog, FollowedEvent, LoggedEvent } from '#application/ports/event-log.ts';
import type { Batch, EventStore, PositionedEvent } from '#application/ports/event-store.ts';
import type { Vault } from '#application/ports/vault.ts';
import { eventTypes } from '#domain/events.ts';
import { createEventCodec, type Keys } from './sealed-log-codec.ts';
import { upcasters as today } from './upcasters.ts';

/**
 * The event log over a store of either size. A key that the vault has no record of is a fault (`key-missing`), wherever
 * it is met, and so is a sealed part that does not open (`sealed-damaged`): neither is taken for an erasure.
 */
export const createSealedLog = (
  store: EventStore,
  vault: Vault,
  types: ReadonlySet<string> = eventTypes,
  upcasters = today,
): EventLog => {
  const codec = createEventCodec(types, upcasters);
  const openBatch = async (batch: Batch<PositionedEvent>): Promise<Batch<FollowedEvent>> => {
    // Its key was destroyed before the event was written, maybe by another process.
    for (const { type, data } of batch.events)
      if (type === 'AccountErased' && typeof data.userId === 'number') vault.forget(data.userId);
    const keys = await vault.open(codec.owners(batch.events));
    const events = batch.events.map((event) => ({ ...codec.decode(event, keys), position: event.position }));
    return { events, position: batch.position, caughtUp: batch.caughtUp };
  };
  const readWith = async (stream: string, keysOf: typeof vault.open | null): Promise<readonly LoggedEvent[]> => {
    const events = await store.read(stream);
    const keys: Keys | null = keysOf && (await keysOf(codec.owners(events)));
    return events.map((event) => codec.decode(event, keys));
  };
  return {
    async append(stream, events, expected) {
      const keys = await vault.open(codec.authors(events));
      return store.append(
        stream,
        events.map((event) => codec.encode(event, keys)),
        expected,
      );
    },
    read: (stream) => readWith(stream, vault.open),
    readSealed: (stream) => readWith(stream, null),
    async *follow(after, signal) {
      for await (const batch of store.follow(after, signal)) yield await openBatch(batch);
    },
    head: () => store.head(),
    countAfter: (position, limit) => store.countAfter(position, limit),
    idAt: (position) => store.idAt(position),
    identity: () => store.identity(),
  };
};
