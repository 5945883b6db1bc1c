import { isDamage } from '#application/engine/ports/damage.ts';
import { DAMAGED, type FollowedEvent, type FoundEvent, type Wanted } from '#application/engine/ports/event-log.ts';
import type { Batch, PositionedEvent, StoredEvent } from '#application/engine/ports/event-store.ts';
import type { Vault } from '#application/engine/ports/vault.ts';
import type { EventMac } from './event-mac.ts';
import type { Decoded, Keys } from './sealed-log-codec.ts';

/** Told of an event that does not open: why (`event-damaged`, `key-missing`, `sealed-damaged`), and which. */
export type OnUnreadable = (code: string, event: Pick<StoredEvent, 'id' | 'stream'>) => void;

type Parts = Readonly<{
  owners(events: readonly StoredEvent[]): readonly number[];
  /** Whether this release can read its type and version. */
  isKnown(event: StoredEvent): boolean;
  decoded(event: StoredEvent, keys: Keys | null): Decoded;
  macOfLog(): Promise<EventMac>;
  vault: Pick<Vault, 'open' | 'forget'>;
  onUnreadable: OnUnreadable;
}>;

/**
 * Opens batches for followers, who read for all users: what is damaged is told of and handed on as `damaged`, or, where
 * only its words do not open, as `unreadable`; it is never thrown.
 */
export const createBatchOpener = ({ owners, isKnown, decoded, macOfLog, vault, onUnreadable }: Parts) => {
  const withheld = (event: PositionedEvent): FollowedEvent => {
    onUnreadable('event-damaged', event);
    return withheldOf(event);
  };
  /** Of what nobody wants, or nobody here can read, only its type and place are told. */
  const useOf = (event: PositionedEvent, wanted: Wanted | undefined): 'words' | 'data' | 'type' => {
    if (!isKnown(event)) return 'type';
    if (!wanted || (event.sealed && wanted.personal.has(event.type))) return 'words';
    return wanted.types.has(event.type) ? 'data' : 'type';
  };
  const openAll = async (
    mac: EventMac,
    events: readonly PositionedEvent[],
    wanted: Wanted | undefined,
  ): Promise<readonly FollowedEvent[]> => {
    const whole = events.map((event) => mac.isRight(event));
    const uses = events.map((event) => useOf(event, wanted));
    const keys = await vault.open(owners(events.filter((_, at) => whole[at] && uses[at] === 'words')));
    return events.map((event, at) => {
      if (!whole[at]) return withheld(event);
      if (uses[at] === 'type') return passedOver(event);
      return followed(event, decoded(event, uses[at] === 'words' ? keys : null), wanted);
    });
  };
  const passedOver = (event: PositionedEvent): FollowedEvent => {
    const { id, stream, revision, type, sealed, position } = event;
    const personal = isKnown(event) ? (sealed ? 'sealed' : 'none') : 'newer';
    return { id, stream, revision, type, data: NO_DATA, metadata: NO_METADATA, personal, position };
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
  /** Its words do not open. */
  const unreadable = (event: PositionedEvent, error: unknown): FollowedEvent => {
    const code = codeOf(error);
    if (code === 'event-damaged') return withheld(event);
    onUnreadable(code, event);
    return followed(event, { ...decoded(event, null), personal: 'unreadable' }, undefined);
  };
  return async (
    { events, ...place }: Batch<PositionedEvent>,
    wanted: Wanted | undefined,
  ): Promise<Batch<FollowedEvent>> => {
    // Its key was destroyed before the event was written, maybe by another process.
    for (const event of events)
      if ((event.type === 'AccountErased' || event.type === 'StrangerErased') && typeof event.data.userId === 'number')
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

/** What is told of a damaged event. */
const withheldOf = ({ id, stream, revision, position }: PositionedEvent): FollowedEvent => ({
  ...{ id, stream, revision, position, metadata: NO_METADATA },
  ...{ type: DAMAGED, data: NO_DATA, personal: 'damaged' },
});

type FoundParts = Pick<Parts, 'isKnown' | 'decoded' | 'onUnreadable'>;

/** For whoever searches the log: what can be told of an event without any key. */
export const createFoundOpener =
  ({ isKnown, decoded, onUnreadable }: FoundParts) =>
  (mac: EventMac, event: PositionedEvent): FoundEvent => {
    const sealedBytes = event.sealed?.length ?? 0;
    if (!mac.isRight(event)) {
      onUnreadable('event-damaged', event);
      return { ...withheldOf(event), sealedBytes };
    }
    const { id, stream, revision, type, position, metadata } = event;
    if (isKnown(event)) return { ...decoded(event, null), position, metadata, sealedBytes };
    const data = { at: String(event.data.at) };
    return { id, stream, revision, type, data, position, metadata, personal: 'newer', sealedBytes };
  };

const NO_DATA = { at: '' } as const;
const NO_METADATA = { $correlationId: '', $causationId: null, actor: '' } as const;

const followed = (event: PositionedEvent, decoded: Decoded, wanted: Wanted | undefined): FollowedEvent =>
  Object.assign(decoded, {
    position: event.position,
    metadata: !wanted || wanted.metadata.has(event.type) ? event.metadata : NO_METADATA,
  });

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : 'failed');
