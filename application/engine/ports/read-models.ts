import type { JsonObject } from '#domain/json.ts';
import type {
  CountOn,
  DocumentOf,
  Filter,
  Index,
  Query,
  QueryOn,
  ReadModel,
  Sort,
  SortOn,
  SpreadOn,
} from '../read-model.ts';
import type { Position } from './event-store.ts';
import { Fault, hasCode } from './fault.ts';

/** One set of documents of a read model: the live one, or one that is being rebuilt beside it. */
export type Generation = Readonly<{ model: string; number: number; version: string }>;
export type GenerationDefinition = Readonly<{ version: string; indexes: readonly Index[]; log: string }>;

/** How far a generation has come: everything up to `position` is in it. `events` counts ours so far. */
export type Checkpoint = Readonly<{ position: Position; eventId: string | null; events: number; failures: number }>;

/** A document as the runner sees it; null is a marker: deleted at that position. `faulty`: a fold threw on it. */
export type Versioned = Readonly<{ document: JsonObject | null; position: Position; faulty: boolean }>;
export type Write = Versioned & Readonly<{ id: string }>;

export type Found<Document> = Readonly<{ id: string; document: Document }>;
export type Page<Document> = Readonly<{ found: readonly Found<Document>[]; nextCursor: string | null }>;

/**
 * How others are shown a document. It is pure, and what `module` (a URL) exports under `name`, so that it can be done where
 * the documents are read; `given` goes there with it.
 */
export type Shape<Document> = Readonly<{
  module: string;
  name: string;
  given?: JsonObject;
  show(id: string, document: Document, given?: JsonObject): object;
}>;
export type ShownPage = Readonly<{ json: string; count: number; nextCursor: string | null }>;

/** By which field documents are grouped, over which other one (text in every document) they spread, and bounds on that one. */
export type SpreadOver = Readonly<{ by: string; over: string; beyond: readonly string[] }>;
/** How many there are, the least and the greatest value, and how many lie beyond each bound. */
export type Spread = Readonly<{ count: number; least: string; greatest: string; beyond: readonly number[] }>;

/** A read model by its name: its token, or its projector. */
export type Named = Pick<ReadModel, 'name'>;

/**
 * Reading: always the live generation, and no documents while a model has none. Only what one of the model's indexes
 * answers compiles. Pages go on from their cursor without skipping or repeating a document that did not move. A foreign
 * or damaged cursor is `bad-cursor`.
 */
export interface ReadModels {
  get<Model extends ReadModel>(model: Model, id: string): Promise<DocumentOf<Model> | null>;
  page<Model extends ReadModel, const Order extends SortOn<Model> & Sort>(
    model: Model,
    query: QueryOn<Model, Order>,
  ): Promise<Page<DocumentOf<Model>>>;
  /** The same page as the JSON of what `shape` makes of each document, with commas between. */
  shown<Model extends ReadModel, const Order extends SortOn<Model> & Sort>(
    model: Model,
    query: QueryOn<Model, Order>,
    shape: Shape<DocumentOf<Model>>,
  ): Promise<ShownPage>;
  count<Model extends ReadModel, Bounded extends string = never>(
    model: Model,
    filter: CountOn<Model, never, Bounded>,
  ): Promise<number>;
  /** How many documents, by the values of one field; those without it are left out. */
  countBy<Model extends ReadModel, By extends string, Bounded extends string = never>(
    model: Model,
    filter: CountOn<Model, By, Bounded>,
    by: By,
  ): Promise<ReadonlyMap<string, number>>;
  /** The same with how each group spreads over another field: all of it as of one moment. */
  spreadBy<Model extends ReadModel, By extends string, Over extends string>(
    model: Model,
    filter: SpreadOn<Model, By, Over>,
    over: SpreadOver & Readonly<{ by: By; over: Over }>,
  ): Promise<ReadonlyMap<string, Spread>>;
  /** How far the live generation has come; null while there is none. */
  checkpoint(model: Named): Promise<Checkpoint | null>;
  /**
   * How far the documents of one user have come, without reading them: read before them, it stays the same only for as
   * long as they do. It is another one in another generation, and null while nothing sure can be said.
   */
  stamp(model: Named, userId: number): Promise<string | null>;
}

/** The same for any name and query, which is what an adapter carries out. */
export interface PlainReads {
  get(model: string, id: string): Promise<JsonObject | null>;
  page(model: string, query: Query): Promise<Page<JsonObject>>;
  shown(model: string, query: Query, shape: Shape<never>): Promise<ShownPage>;
  count(model: string, filter: Filter): Promise<number>;
  countBy(model: string, filter: Filter, by: string): Promise<ReadonlyMap<string, number>>;
  spreadBy(model: string, filter: Filter, over: SpreadOver): Promise<ReadonlyMap<string, Spread>>;
  checkpoint(model: string): Promise<Checkpoint | null>;
  stamp(model: string, userId: number): Promise<string | null>;
}

/** An adapter as readers know it. That documents are of their token's type, its projector has seen to when it compiled. */
export const readModelsOver = (plain: PlainReads): ReadModels => {
  const byToken = {
    get: ({ name }: Named, id: string) => plain.get(name, id),
    page: ({ name }: Named, query: Query) => plain.page(name, query),
    shown: ({ name }: Named, query: Query, shape: Shape<never>) => plain.shown(name, query, shape),
    count: ({ name }: Named, filter: Filter) => plain.count(name, filter),
    countBy: ({ name }: Named, filter: Filter, by: string) => plain.countBy(name, filter, by),
    spreadBy: ({ name }: Named, filter: Filter, over: SpreadOver) => plain.spreadBy(name, filter, over),
    checkpoint: ({ name }: Named) => plain.checkpoint(name),
    stamp: ({ name }: Named, userId: number) => plain.stamp(name, userId),
  };
  return byToken as ReadModels;
};

/**
 * Writing, for the projection runner alone. Promises:
 * - a write is ignored unless its position is newer than its document's, so a repeat or a late writer changes nothing;
 * - a checkpoint never goes back, and is durable no earlier than the writes it speaks of;
 * - `swap` makes a generation the live one in an instant; the one before is dropped.
 * - whoever still writes to a generation that was dropped is told `generation-dropped`.
 */
export interface ReadModelWriter extends ReadModels {
  live(model: string): Promise<Generation | null>;
  /** All there are, the live one among them; a rebuild that was killed leaves one behind. */
  generations(model: string): Promise<readonly Generation[]>;
  /** Which log and which event its checkpoint speaks of, to tell a restored log. */
  origin(generation: Generation): Promise<Readonly<{ log: string; checkpoint: Checkpoint | null }>>;
  create(model: string, definition: GenerationDefinition): Promise<Generation>;
  /** Markers included; ids without either are left out. */
  load(generation: Generation, ids: readonly string[]): Promise<ReadonlyMap<string, Versioned>>;
  /** The ids of all documents whose field has this value; the field leads a declared index. */
  idsWhere(generation: Generation, field: string, value: string | number): Promise<readonly string[]>;
  /** Without a checkpoint it stays where it is: more of what the next one speaks of is to come. */
  save(generation: Generation, writes: readonly Write[], checkpoint: Checkpoint | null): Promise<void>;
  /** Before it is swapped in: what was put off while it was built. */
  complete(generation: Generation, indexes: readonly Index[]): Promise<void>;
  swap(generation: Generation): Promise<void>;
  drop(generation: Generation): Promise<void>;
  /** Every document (no markers) in the order of ids, each as canonical JSON (keys sorted): what two generations are compared by. */
  dump(generation: Generation): AsyncIterable<readonly [id: string, json: string]>;
  close(): Promise<void>;
}

/** Another process made a newer generation the live one, and this one is gone: look up the live one. */
export const generationDropped = ({ model, number }: Pick<Generation, 'model' | 'number'>): Fault =>
  new Fault('generation-dropped', `${model}.${number} is not there any more`);
export const isGenerationDropped = (error: unknown): boolean => hasCode(error, 'generation-dropped');

export const badCursor = (): Fault => new Fault('bad-cursor', 'this cursor does not belong to this list');
export const isBadCursor = (error: unknown): boolean => hasCode(error, 'bad-cursor');

/** A page as whoever lists asks for it; the first without a `cursor`. */
export type PageWanted = Readonly<{ limit: number; cursor?: string | null | undefined }>;
