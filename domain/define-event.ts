import { z } from 'zod';
import type { Frozen } from './frozen.ts';
import type { JsonObject } from './json.ts';

type Fields = Readonly<Record<string, z.ZodType>>;
type NoFields = Readonly<Record<never, never>>;
type Values<Of extends Fields> = z.output<z.ZodObject<Of>>;
type DataOf<Clear extends Fields, Personal extends Fields> = Frozen<
  [keyof Personal] extends [never] ? Values<Clear> : Values<Clear> & { personal: Values<Personal> }
>;

/** Who makes it happen: a user, an operator, a payment or text provider, the schedule, or a mail server beyond ours. */
export type CausedBy = 'user' | 'operator' | 'provider' | 'schedule' | 'mail server';

/** The data of one version in the shape of the next. `personal` is null where its key is destroyed or it is read sealed, and stays so. */
export type Upcast = (data: JsonObject) => JsonObject;

type Described<Clear extends Fields, Personal extends Fields> = Readonly<{
  /** Its stream, with the fields that the name is made of: `win-<winId>`. */
  stream: string;
  by: readonly CausedBy[];
  data: Clear;
  /** From each older version to the next, the first one first; what is defined here is the last. */
  upcasts?: readonly Upcast[];
  /** What a person wrote, and who they are: the log keeps it encrypted with the key of `userId`. */
  personal?: Personal;
}>;

export type EventOf<Definition> =
  Definition extends EventDefinition<infer Type, infer Data> ? Readonly<{ type: Type; data: Data }> : never;

/** What is known of an event, for code that handles all kinds alike. */
export type EventDescription = Readonly<{
  type: string;
  schemaVersion: number;
  upcasts: readonly Upcast[];
  /** Of `data`, the personal part included. */
  schema: z.ZodObject;
  stream: string;
  by: readonly CausedBy[];
  /** Its place among all definitions: those of a file stand in the order in which they usually happen. */
  order: number;
}>;

/**
 * The one definition of an event; the comment above it says what happened, and goes into `docs/events.md`. Called with data, it makes the event, of the defined fields and no others. Its schema is checked
 * when an event is appended, and in tests; what is read again was checked then, and its MAC says that it is the same.
 */
export type EventDefinition<Type extends string, Data> = ((data: Data) => Readonly<{ type: Type; data: Data }>) &
  EventDescription &
  Readonly<{ type: Type }>;

let defined = 0;

export const defineEvent = <const Type extends string, Clear extends Fields, Personal extends Fields = NoFields>(
  type: Type,
  { stream, by, data, upcasts = [], personal }: Described<Clear, Personal>,
): EventDefinition<Type, DataOf<Clear, Personal>> => {
  const schema = z.object(personal ? { ...data, personal: z.object(personal) } : data);
  const fields = new Set(Object.keys(data));
  const personalFields = new Set(Object.keys(personal ?? {}));
  defined += 1;
  const make = (given: DataOf<Clear, Personal>): Readonly<{ type: Type; data: DataOf<Clear, Personal> }> => {
    const values = given as JsonObject;
    const made = picked(values, fields);
    return {
      type,
      data: (personal
        ? { ...made, personal: picked(values.personal as JsonObject, personalFields) }
        : made) as typeof given,
    };
  };
  return Object.assign(make, {
    type,
    schemaVersion: upcasts.length + 1,
    upcasts,
    schema,
    stream,
    by,
    order: defined,
  });
};

const picked = (values: JsonObject, fields: ReadonlySet<string>): JsonObject =>
  Object.fromEntries(Object.entries(values).filter(([field]) => fields.has(field)));

/** The events that the definitions among a module's exports define. */
export type EventsIn<Module> = { [Name in keyof Module]: EventOf<Module[Name]> }[keyof Module];

export const isEventDescription = (value: unknown): value is EventDescription =>
  typeof value === 'function' && 'schemaVersion' in value && 'schema' in value;
