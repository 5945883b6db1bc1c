import { isDamage } from '#application/engine/ports/damage.ts';
import {
  DAMAGED,
  type FollowedEvent,
  type LoggedEvent,
  unknownEvent,
  type Wanted,
} from '#application/engine/ports/event-log.ts';
import type { Batch, Position, PositionedEvent, StoredEvent } from '#application/engine/ports/event-store.ts';
import type { Vault } from '#application/engine/ports/vault.ts';
import type { EventMac } from './event-mac.ts';
import type { Keys } from './sealed-log-codec.ts';

/** Told of an event that does not open: why (`event-damaged`, `key-missing`, `sealed-damaged`), and which. */
export type OnUnreadable = (code: string, event: Pick<StoredEvent, 'id' | 'stream'>) => void;

type Parts = Readonly<{
  owners(events: readonly StoredEvent[]): readonly number[];
  /** Whether it may come out as an event of one of these types. */
  isOf(type: string, types: ReadonlySet<string>): boolean;
  isKnown(type: string): boolean;
  decoded(event: StoredEvent, keys: Keys | null): LoggedEvent;
  macOfLog(): Promise<EventMac>;
  vault: Pick<Vault, 'open' | 'forget'>;
  onUnreadable: OnUnreadable;
  authenticatedAfter: Position | null | undefined;
}>;

/**
 * Opens batches for followers, who read for all users: what is damaged is told of and handed on as `damaged`, or, where
 * only its words do not open, as `unreadable`; it is never thrown.
 */
export const createBatchOpener = ({
  owners,
  isOf,
  isKnown,
  decoded,
  macOfLog,
  vault,
  onUnreadable,
  authenticatedAfter,
}: Parts) => {
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
  /** Of what nobody wants, and is proven to be whole, only its type and place are told. */
  const useOf = (event: PositionedEvent, wanted: Wanted | undefined): 'words' | 'data' | 'type' => {
    if (!wanted || (event.sealed && isOf(event.type, wanted.personal))) return 'words';
    return event.mac === null || isOf(event.type, wanted.types) ? 'data' : 'type';
  };
  const openAll = async (
    mac: EventMac,
    events: readonly PositionedEvent[],
    wanted: Wanted | undefined,
  ): Promise<readonly FollowedEvent[]> => {
    const whole = events.map((event) => isWhole(mac, event));
    const uses = events.map((event) => useOf(event, wanted));
    const keys = await vault.open(owners(events.filter((_, at) => whole[at] && uses[at] === 'words')));
    return events.map((event, at) => {
      if (!whole[at]) return withheld(event);
      if (uses[at] === 'type') return passedOver(event);
      return Object.assign(decoded(event, uses[at] === 'words' ? keys : null), { position: event.position });
    });
  };
  const passedOver = ({ id, stream, revision, type, sealed, position }: PositionedEvent): FollowedEvent => {
    if (!isKnown(type)) throw unknownEvent(type);
    const personal = sealed ? 'sealed' : 'none';
    return { id, stream, revision, type, data: NO_DATA, personal, authenticated: true, position };
  };
  const openOneByOne = async (
    mac: EventMac,
    events: readonly PositionedEvent[],
    wanted: Wanted | undefined,
  ): Promise<readonly FollowedEvent[]> => {
    const opened: FollowedEvent[] = [];
    for (const event of events) {
      try {
        opened.push(...(await openAll(mac, [event], wanted)));
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
  return async (
    { events, ...place }: Batch<PositionedEvent>,
    wanted: Wanted | undefined,
  ): Promise<Batch<FollowedEvent>> => {
    // Its key was destroyed before the event was written, maybe by another process.
    for (const event of events)
      if (
        (event.type === 'AccountErased' || event.type === 'StrangerForgotten') &&
        typeof event.data.userId === 'number'
      )
        vault.forget(event.data.userId);
    const mac = await macOfLog();
    try {
      return { events: await openAll(mac, events, wanted), ...place };
    } catch (error) {
      if (!isDamage(error)) throw error;
      return { events: await openOneByOne(mac, events, wanted), ...place };
    }
  };
};

const NO_DATA = { at: '' } as const;

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : 'failed');
