import type { Metadata, Position } from '#application/engine/ports/event-store.ts';
import type { DocumentOf, Index, Leading, ReadModel } from '#application/engine/read-model.ts';
import type { DomainEvent } from '#domain/events.ts';
import type { JsonObject } from '#domain/json.ts';

/** What an event changes: one document by its id, or every document whose field has a value. `null` is no document. */
export type Change<Document, Field extends string = string> = One<Document> | Every<Document, Field>;
type One<Document> = Readonly<{ id: string; fold: Fold<Document> }>;
type Every<Document, Field extends string> = Readonly<{ field: Field; value: string | number; fold: Fold<Document> }>;
type Fold<Document> = (before: Document | null) => Document | null;

export const one = <Document>(id: string, fold: Fold<NoInfer<Document>>): One<Document> => ({ id, fold });

/** Every document of a user; `userId` leads one of the model's indexes. */
export const everyDocumentOf = <Document>(
  userId: number,
  fold: Fold<NoInfer<Document>>,
): Every<Document, 'userId'> => ({ field: 'userId', value: userId, fold });

/** Where the event stands in the log and in its stream, which it is, and what it followed from: for documents about events themselves. */
export type Place = Readonly<{
  position: Position;
  stream: string;
  revision: number;
  id: string;
  metadata: Metadata;
}>;

/**
 * A read model as data. Handlers are pure (no clock, chance, network or locale) and never throw for a recorded fact; a
 * fold reads only the document it writes. Raise `version` whenever a handler changes: the runner then rebuilds beside
 * the old documents and swaps. One that `readsPersonal` is not called with an event whose words can no longer be opened.
 */
export type Projector = Readonly<{
  name: string;
  version: string;
  /** Earlier versions (see `shapeOf`) whose documents today's readers understand: they are served while this one is built. */
  reads?: readonly string[];
  readsPersonal: boolean;
  /** Else its handlers are given no metadata, which costs to be read. */
  readsMetadata?: boolean;
  /** It handles every type of event, so one of a type that only a later release knows stops it. */
  needsEveryEvent?: boolean;
  indexes: readonly Index[];
  on: Readonly<Record<string, ((data: never, place: Place) => readonly Change<JsonObject>[]) | undefined>>;
}>;

/** Behind its shape a version names what else its documents depend on, such as `3 unicode-16.0`: they read alike. */
const shapeOf = (version: string): string => version.split(/[ -]/, 1)[0] ?? '';

export const readsVersion = ({ version, reads = [] }: Projector, other: string): boolean =>
  [shapeOf(version), ...reads].includes(shapeOf(other));

type Handlers<Event extends DomainEvent, Document, Field extends string> = {
  readonly [Type in Event['type']]: (
    data: Extract<Event, { type: Type }>['data'],
    place: Place,
  ) => readonly Change<Document, Field>[];
};

/** What a projector does with events of a type; undefined where it does nothing. */
export const handlerOf = ({ on }: Projector, type: string): Projector['on'][string] =>
  Object.hasOwn(on, type) ? on[type] : undefined;

/**
 * Declares the projector of a read model: a handler for each event of the union is missing or misspelt only until it
 * compiles, as is a field that is not the document's, or one that finds documents and leads no index.
 */
export const projector =
  <Event extends DomainEvent>() =>
  <Model extends ReadModel>(
    { name, indexes }: Model,
    definition: Pick<Projector, 'version' | 'reads' | 'readsPersonal' | 'readsMetadata'> &
      Readonly<{ on: Handlers<Event, DocumentOf<Model>, Leading<Model>> }>,
  ): Projector =>
    ({ ...definition, name, indexes }) as unknown as Projector;
