import type { Position } from '#application/engine/ports/event-store.ts';
import type { Index } from '#application/engine/ports/read-models.ts';
import type { DomainEvent } from '#domain/events.ts';
import type { JsonObject } from '#domain/json.ts';

/** What an event changes: one document by its id, or every document whose field has a value. `null` is no document. */
export type Change<Document> =
  | Readonly<{ id: string; fold: Fold<Document> }>
  | Readonly<{ field: string; value: string | number; fold: Fold<Document> }>;
type Fold<Document> = (before: Document | null) => Document | null;

export const one = <Document>(id: string, fold: Fold<NoInfer<Document>>): Change<Document> => ({ id, fold });

/** Every document of a user; `userId` leads one of the declared indexes. */
export const everyDocumentOf = <Document>(userId: number, fold: Fold<NoInfer<Document>>): Change<Document> => ({
  field: 'userId',
  value: userId,
  fold,
});

/** Where the event stands in the log, for documents that are worked through in that order. */
export type Place = Readonly<{ position: Position }>;

/**
 * A read model as data. Handlers are pure (no clock, chance, network or locale) and never throw for a recorded fact; a
 * fold reads only the document it writes. Raise `version` whenever a handler changes: the runner then rebuilds beside
 * the old documents and swaps. One that `readsPersonal` is not called with an event whose words can no longer be opened.
 */
export type Projector = Readonly<{
  name: string;
  version: string;
  readsPersonal: boolean;
  indexes: readonly Index[];
  on: Readonly<Record<string, ((data: never, place: Place) => readonly Change<JsonObject>[]) | undefined>>;
}>;

type Handlers<Event extends DomainEvent, Document> = {
  readonly [Type in Event['type']]: (
    data: Extract<Event, { type: Type }>['data'],
    place: Place,
  ) => readonly Change<Document>[];
};

/** What a projector does with events of a type; undefined where it does nothing. */
export const handlerOf = ({ on }: Projector, type: string): Projector['on'][string] =>
  Object.hasOwn(on, type) ? on[type] : undefined;

/** Declares a projector: a handler for each event of the union is missing or misspelt only until it compiles. */
export const projector =
  <Event extends DomainEvent>() =>
  <Document extends JsonObject>(
    definition: Omit<Projector, 'on'> & Readonly<{ on: Handlers<Event, Document> }>,
  ): Projector =>
    definition as unknown as Projector;
