import { randomUUID } from 'node:crypto';
import { eventDamaged, type LoggedEvent, type Personal, unknownEvent } from '#application/engine/ports/event-log.ts';
import type { NewEvent, StoredEvent } from '#application/engine/ports/event-store.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import { type Key, keyDestroyed } from '#application/engine/ports/vault.ts';
import type { AnyEvent } from '#domain/event.ts';
import type { Json, JsonObject } from '#domain/json.ts';
import { open, seal, sealedDamaged } from './cipher.ts';
import { lift, type Upcasters } from './upcasters.ts';

type Unsigned<Event> = Omit<Event, 'mac'>;
type Decoded = Omit<LoggedEvent, 'authenticated'>;
export type Keys = ReadonlyMap<number, Key | 'destroyed'>;

/** Between events as the house knows them and as the store keeps them: `personal`, and nothing else, is sealed. */
export const createEventCodec = (types: ReadonlySet<string>, upcasters: Upcasters) => ({
  /** Whose keys it takes to encode these events, or to decode those. */
  authors: (events: readonly AnyEvent[]): readonly number[] =>
    events.filter(({ data }) => 'personal' in data).map(({ data }) => ownerOf(data)),
  owners: (events: readonly StoredEvent[]): readonly number[] => [
    ...new Set(events.filter(({ sealed }) => sealed).map(ownerOfStored)),
  ],

  encode({ type, data }: AnyEvent, keys: Keys): Unsigned<NewEvent> {
    if (!types.has(type)) throw unknownEvent(type);
    const id = randomUUID();
    const { personal, ...rest } = data;
    if (personal === undefined) return { id, type, data: rest, sealed: null };
    const userId = ownerOf(data);
    const key = keys.get(userId);
    if (!key || key === 'destroyed') throw keyDestroyed(userId);
    return { id, type, data: rest, sealed: seal(key, Buffer.from(JSON.stringify(personal)), purposeOf(id, type)) };
  },

  /** Without keys the personal part stays sealed. */
  decode(event: Unsigned<StoredEvent>, keys: Keys | null): Decoded {
    const { id, stream, revision } = event;
    const { type, data, personal } = unsealed(event, keys);
    if (typeof data.at !== 'string') throw eventDamaged(id, stream); // each says when it happened
    const lifted = lift({ type, data: { ...data, at: data.at } }, upcasters);
    if (!types.has(lifted.type)) throw unknownEvent(lifted.type);
    return { ...lifted, id, stream, revision, personal };
  },
});

type Unsealed = Readonly<{ type: string; data: JsonObject; personal: Personal }>;

const unsealed = ({ id, type, data, sealed }: Unsigned<StoredEvent>, keys: Keys | null): Unsealed => {
  if (!sealed) return { type, data, personal: 'none' };
  if (!keys) return { type, data: { ...data, personal: null }, personal: 'sealed' };
  const key = keys.get(ownerOf(data));
  if (!key) throw sealedDamaged();
  if (key === 'destroyed') return { type, data: { ...data, personal: null }, personal: 'destroyed' };
  const plain = open(key, sealed, purposeOf(id, type)).toString();
  return { type, data: { ...data, personal: JSON.parse(plain) as Json }, personal: 'open' };
};

const ownerOf = ({ userId }: JsonObject): number => {
  if (typeof userId === 'number') return userId;
  throw new Fault('event-without-owner', 'an event with a personal part must say whose it is');
};

/** One that says nobody's words are its own was never written so. */
const ownerOfStored = ({ id, stream, data }: StoredEvent): number => {
  if (typeof data.userId === 'number') return data.userId;
  throw eventDamaged(id, stream);
};

/** A sealed part opens in its own event only. */
const purposeOf = (id: string, type: string): string => `event:${id}:${type}`;
