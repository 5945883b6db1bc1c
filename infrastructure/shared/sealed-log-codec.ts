import { randomUUID } from 'node:crypto';
import type { Origin } from '#application/engine/origin.ts';
import { eventDamaged, type LoggedEvent, type Personal, unknownEvent } from '#application/engine/ports/event-log.ts';
import type { NewEvent, StoredEvent } from '#application/engine/ports/event-store.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import { type Key, keyDestroyed } from '#application/engine/ports/vault.ts';
import type { EventDescription } from '#domain/define-event.ts';
import type { AnyEvent } from '#domain/event.ts';
import type { Json, JsonObject } from '#domain/json.ts';
import { open, seal, sealedDamaged } from './cipher.ts';

/** Its metadata is read from the stored event, where somebody asks for it. */
export type Decoded = Omit<LoggedEvent, 'metadata'>;
type Unsigned<Event> = Omit<Event, 'mac'>;
export type Keys = ReadonlyMap<number, Key | 'destroyed'>;

/** Between events as the house knows them and as the store keeps them: `personal`, and nothing else, is sealed. */
export const createEventCodec = (definitions: ReadonlyMap<string, EventDescription>) => ({
  /** Whose keys it takes to encode these events, or to decode those. */
  authors: (events: readonly AnyEvent[]): readonly number[] =>
    events.filter(({ data }) => 'personal' in data).map(({ data }) => ownerOf(data)),
  owners: (events: readonly StoredEvent[]): readonly number[] => [
    ...new Set(events.filter(({ sealed }) => sealed).map(ownerOfStored)),
  ],

  /** Whether this release knows the type, and the version that it was written in. */
  isKnown: ({ type, schemaVersion }: Pick<StoredEvent, 'type' | 'schemaVersion'>): boolean =>
    schemaVersion <= (definitions.get(type)?.schemaVersion ?? 0),

  /** Without an origin it is the first event of what follows from it. */
  encode({ type, data }: AnyEvent, keys: Keys, origin: Origin | null = null): Unsigned<NewEvent> {
    const definition = definitions.get(type);
    if (!definition) throw unknownEvent(type);
    const id = randomUUID();
    const { personal, ...rest } = checked(definition, data);
    const { $correlationId = id, $causationId = null, actor = 'schedule' } = origin ?? {};
    const metadata = { $correlationId, $causationId, actor };
    const { schemaVersion } = definition;
    if (personal === undefined) return { id, type, schemaVersion, data: rest, metadata, sealed: null };
    const userId = ownerOf(data);
    const key = keys.get(userId);
    if (!key || key === 'destroyed') throw keyDestroyed(userId);
    return {
      ...{ id, type, schemaVersion, data: rest, metadata },
      sealed: seal(key, Buffer.from(JSON.stringify(personal)), purposeOf(id, type)),
    };
  },

  /** Without keys the personal part stays sealed. */
  decode(event: Unsigned<StoredEvent>, keys: Keys | null): Decoded {
    const { id, stream, revision, schemaVersion } = event;
    const { type, data, personal } = unsealed(event, keys);
    if (typeof data.at !== 'string') throw eventDamaged(id, stream); // each says when it happened
    const definition = definitions.get(type);
    if (!definition) throw unknownEvent(type);
    if (schemaVersion > definition.schemaVersion) throw unknownEvent(`${type} ${schemaVersion}`);
    const today = upcast(definition, schemaVersion, { ...data, at: data.at });
    return { type, data: today, id, stream, revision, personal };
  },
});

/** The data as its definition has it. The message of the fault names fields and no values. */
const checked = ({ type, schema }: EventDescription, data: JsonObject): JsonObject => {
  const result = schema.safeParse(data);
  if (result.success) return result.data as JsonObject;
  const fields = result.error.issues.map(({ path, code }) => `${path.join('.')} (${code})`);
  throw new Fault('event-malformed', `${type} is not as it is defined: ${fields.join(', ')}`);
};

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

/** The data of an older version in today's shape, one version after the other. */
const upcast = ({ upcasts }: EventDescription, version: number, data: AnyEvent['data']): AnyEvent['data'] =>
  version > upcasts.length
    ? data
    : upcasts.slice(version - 1).reduce((before, lift) => ({ ...lift(before), at: data.at }), data);
