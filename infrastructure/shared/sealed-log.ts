import { isDamage } from '#application/ports/damage.ts';
import {
  DAMAGED,
  type EventLog,
  eventDamaged,
  type FollowedEvent,
  type LoggedEvent,
} from '#application/ports/event-log.ts';
import type { Batch, EventStore, Position, PositionedEvent, StoredEvent } from '#application/ports/event-store.ts';
import type { Vault } from '#application/ports/vault.ts';
import { eventTypes } from '#domain/events.ts';
import { createEventMac, type EventMac } from './event-mac.ts';
import { createEventCodec, type Keys } from './sealed-log-codec.ts';
import { upcasters as today, type Upcasters } from './upcasters.ts';

export type SealedLogOptions = Readonly<{
  types?: ReadonlySet<string>;
  upcasters?: Upcasters;
  /** An event that does not open was met: why (`event-damaged`, `key-missing`, `sealed-damaged`), and which. */
  onUnreadable?: (code: string, event: Pick<StoredEvent, 'id' | 'stream'>) => void;
  /** Every event after this position has a MAC (null: every event); not given, any may lack one. */
  authenticatedAfter?: Position | null;
}>;

/**
 * The event log over a store of either size. Each event carries a MAC over all of it; one that is not as it was written is
 * never decoded. A key that the vault has no record of is a fault (`key-missing`), wherever it is met, and so is a sealed part
 * that does not open (`sealed-damaged`): neither is taken for an erasure. A reader is thrown what it met; a follower, who
 * reads for all users, is handed the event as `damaged` or `unreadable`.
 */
export const createSealedLog = (
  store: EventStore,
  vault: Vault,
  { types = eventTypes, upcasters = today, onUnreadable = () => {}, authenticatedAfter }: SealedLogOptions = {},
): EventLog => {
  const codec = createEventCodec(types, upcasters);
  const firstUse: { mac?: EventMac } = {};
  const macOfLog = async (): Promise<EventMac> => {
    firstUse.mac ??= createEventMac(await vault.named('event-mac'));
    return firstUse.mac;
  };
  const decoded = (event: StoredEvent, keys: Keys | null): LoggedEvent => ({
    ...codec.decode(event, keys),
    authenticated: event.mac !== null,
  });

  const isWhole = (mac: EventMac, event: PositionedEvent): boolean => {
    const mayLackMac =
      authenticatedAfter === undefined || (authenticatedAfter !== null && event.position <= authenticatedAfter);
    const verdict = mac.check(event);
    return verdict === 'none' ? mayLackMac : verdict === 'right';
  };
  const withheld = ({ id, stream, revision, position }: PositionedEvent): FollowedEvent => {
    onUnreadable('event-damaged', { id, stream });
    const what = { type: DAMAGED, data: { at: '' }, personal: 'damaged', authenticated: false } as const;
    return { ...what, id, stream, revision, position };
  };
  const openAll = async (mac: EventMac, events: readonly PositionedEvent[]): Promise<readonly FollowedEvent[]> => {
    const whole = new Set(events.filter((event) => isWhole(mac, event)));
    const keys = await vault.open(codec.owners([...whole]));
    return events.map((event) =>
      whole.has(event) ? { ...decoded(event, keys), position: event.position } : withheld(event),
    );
  };
  const openOneByOne = async (mac: EventMac, events: readonly PositionedEvent[]): Promise<readonly FollowedEvent[]> => {
    const opened: FollowedEvent[] = [];
    for (const event of events) {
      try {
        opened.push(...(await openAll(mac, [event])));
      } catch (error) {
        if (!isDamage(error)) throw error;
        opened.push(unreadable(event, error));
      }
    }
    return opened;
  };
  /** Its words do not open; or, of version 0.3, its clear part makes no sense. */
  const unreadable = (event: PositionedEvent, error: unknown): FollowedEvent => {
    const code = codeOf(error);
    if (code === 'event-damaged') return withheld(event);
    onUnreadable(code, event);
    return { ...decoded(event, null), personal: 'unreadable', position: event.position };
  };
  const openBatch = async ({ events, ...place }: Batch<PositionedEvent>): Promise<Batch<FollowedEvent>> => {
    // Its key was destroyed before the event was written, maybe by another process.
    for (const { type, data } of events)
      if ((type === 'AccountErased' || type === 'StrangerForgotten') && typeof data.userId === 'number')
        vault.forget(data.userId);
    const mac = await macOfLog();
    try {
      return { events: await openAll(mac, events), ...place };
    } catch (error) {
      if (!isDamage(error)) throw error;
      return { events: await openOneByOne(mac, events), ...place };
    }
  };

  /** None may be missing either, nor lack a MAC once there was one. */
  const checkStream = (mac: EventMac, events: readonly StoredEvent[]): void => {
    let authenticated = false;
    for (const [index, event] of events.entries()) {
      const verdict = mac.check(event);
      if (verdict === 'wrong' || (verdict === 'none' && authenticated) || event.revision !== index) {
        onUnreadable('event-damaged', event);
        throw eventDamaged(event.id, event.stream);
      }
      authenticated = verdict === 'right';
    }
  };
  const readWith = async (stream: string, keysOf: typeof vault.open | null): Promise<readonly LoggedEvent[]> => {
    const events = await store.read(stream);
    checkStream(await macOfLog(), events);
    const keys: Keys | null = keysOf && (await keysOf(codec.owners(events)));
    return events.map((event) => decoded(event, keys));
  };
  return {
    async append(stream, events, expected) {
      const [keys, mac] = [await vault.open(codec.authors(events)), await macOfLog()];
      const first = expected === 'no-stream' ? 0 : expected + 1;
      const signed = events.map((event, index) => {
        const encoded = codec.encode(event, keys);
        return { ...encoded, mac: mac.macOf({ stream, revision: first + index }, encoded) };
      });
      return store.append(stream, signed, expected);
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

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : 'failed');
