import type { EventLog, FollowedEvent, LoggedEvent } from '#application/ports/event-log.ts';
import type { Batch, EventStore, PositionedEvent } from '#application/ports/event-store.ts';
import { isKeyMissing, type Vault } from '#application/ports/vault.ts';
import { eventTypes } from '#domain/events.ts';
import { isSealedDamaged } from './cipher.ts';
import { createEventCodec, type Keys } from './sealed-log-codec.ts';
import { upcasters as today, type Upcasters } from './upcasters.ts';

export type SealedLogOptions = Readonly<{
  types?: ReadonlySet<string>;
  upcasters?: Upcasters;
  /** A follower met an event that does not open: why (`key-missing`, `sealed-damaged`), and which. */
  onUnreadable?: (code: UnreadableCode, eventId: string) => void;
}>;
export type UnreadableCode = 'key-missing' | 'sealed-damaged';

/**
 * The event log over a store of either size. A key that the vault has no record of is a fault (`key-missing`), wherever
 * it is met, and so is a sealed part that does not open (`sealed-damaged`): neither is taken for an erasure. A reader is
 * thrown it; a follower, who reads for all users, is handed the event as `unreadable`.
 */
export const createSealedLog = (
  store: EventStore,
  vault: Vault,
  { types = eventTypes, upcasters = today, onUnreadable = () => {} }: SealedLogOptions = {},
): EventLog => {
  const codec = createEventCodec(types, upcasters);
  const open = (event: PositionedEvent, keys: Keys | null): FollowedEvent => ({
    ...codec.decode(event, keys),
    position: event.position,
  });
  const openAll = async (events: readonly PositionedEvent[]): Promise<readonly FollowedEvent[]> => {
    const keys = await vault.open(codec.owners(events));
    return events.map((event) => open(event, keys));
  };
  const openOneByOne = async (events: readonly PositionedEvent[]): Promise<readonly FollowedEvent[]> => {
    const opened: FollowedEvent[] = [];
    for (const event of events) {
      try {
        opened.push(...(await openAll([event])));
      } catch (error) {
        if (!isUnreadable(error)) throw error;
        onUnreadable(isKeyMissing(error) ? 'key-missing' : 'sealed-damaged', event.id);
        opened.push({ ...open(event, null), personal: 'unreadable' });
      }
    }
    return opened;
  };
  const openBatch = async ({ events, ...place }: Batch<PositionedEvent>): Promise<Batch<FollowedEvent>> => {
    // Its key was destroyed before the event was written, maybe by another process.
    for (const { type, data } of events)
      if ((type === 'AccountErased' || type === 'StrangerForgotten') && typeof data.userId === 'number')
        vault.forget(data.userId);
    try {
      return { events: await openAll(events), ...place };
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      return { events: await openOneByOne(events), ...place };
    }
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

const isUnreadable = (error: unknown): boolean => isKeyMissing(error) || isSealedDamaged(error);
