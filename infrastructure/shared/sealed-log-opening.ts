import { isDamage } from '#application/engine/ports/damage.ts';
import { DAMAGED, type FollowedEvent, type LoggedEvent } from '#application/engine/ports/event-log.ts';
import type { Batch, Position, PositionedEvent, StoredEvent } from '#application/engine/ports/event-store.ts';
import type { Vault } from '#application/engine/ports/vault.ts';
import type { EventMac } from './event-mac.ts';
import type { Keys } from './sealed-log-codec.ts';

/** Told of an event that does not open: why (`event-damaged`, `key-missing`, `sealed-damaged`), and which. */
export type OnUnreadable = (code: string, event: Pick<StoredEvent, 'id' | 'stream'>) => void;

type Parts = Readonly<{
  owners(events: readonly StoredEvent[]): readonly number[];
  decoded(event: StoredEvent, keys: Keys | null): LoggedEvent;
  macOfLog(): Promise<EventMac>;
  vault: Vault;
  onUnreadable: OnUnreadable;
  authenticatedAfter: Position | null | undefined;
}>;

/**
 * Opens batches for followers, who read for all users: what is damaged is told of and handed on as `damaged`, or, where
 * only its words do not open, as `unreadable`; it is never thrown.
 */
export const createBatchOpener = ({ owners, decoded, macOfLog, vault, onUnreadable, authenticatedAfter }: Parts) => {
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
    const keys = await vault.open(owners([...whole]));
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
  return async ({ events, ...place }: Batch<PositionedEvent>): Promise<Batch<FollowedEvent>> => {
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
};

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : 'failed');
