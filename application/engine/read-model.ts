import type { JsonObject } from '#domain/json.ts';

/** A declared index: fields of the document, the ones asked for first; the id ends it. */
export type Index = readonly string[];

declare const documentType: unique symbol;

/**
 * What projector and reader both know of a read model: its name, its documents' type, the indexes that its lists are read
 * by, and the fields of folded text that may be searched. A new index is a new version of its projector.
 */
export type ReadModel<
  Document extends JsonObject = JsonObject,
  Indexes extends readonly Index[] = readonly Index[],
  Searched extends string = string,
> = Readonly<{
  name: string;
  indexes: Indexes;
  searched: readonly Searched[];
  readonly [documentType]?: Document;
}>;

/** Declares the token of a read model. An index over a field that its documents lack does not compile. */
export const readModel =
  <Document extends JsonObject>() =>
  <const Indexes extends readonly (readonly Indexable<Document>[])[], Searched extends TextField<Document> = never>({
    name,
    indexes,
    searched = [],
  }: Readonly<{ name: string; indexes: Indexes; searched?: readonly Searched[] }>): ReadModel<
    Document,
    Indexes,
    Searched
  > => ({ name, indexes, searched });

type Scalar = string | number | boolean;
type Indexable<Document> = {
  [Field in keyof Document & string]: Document[Field] extends Scalar ? Field : never;
}[keyof Document & string];
type TextField<Document> = {
  [Field in keyof Document & string]: Document[Field] extends string ? Field : never;
}[keyof Document & string];

export type DocumentOf<Model extends ReadModel> =
  Model extends ReadModel<infer Document, infer _Indexes, infer _Searched> ? Document : never;

/** The fields that lead an index: by one of these all documents with a value are found. */
export type Leading<Model extends ReadModel> = Model['indexes'][number][0] & string;

/** Which documents: fields equal to these values, and a folded text that contains these folded words. */
export type Filter = Readonly<{
  equals?: Readonly<Record<string, Scalar>>;
  /** Fields that must be one of these numbers; of none, nothing is found. */
  oneOf?: Readonly<Record<string, readonly number[]>>;
  /** `field` holds folded text (see `searchText`); `words` is folded already. */
  contains?: Readonly<{ field: string; words: string }>;
  /** `field` holds text in which at least one of these pieces stands, letter for letter; of none, nothing is found. */
  holds?: Readonly<{ field: string; oneOf: readonly string[] }>;
  /** Fields that must be smaller than or equal to these values. */
  atMost?: Readonly<Record<string, string | number>>;
}>;
type Direction = 'ascending' | 'descending';
/** Sort fields hold strings or numbers in every document; the id breaks ties, in the direction of the last field. */
export type Sort = readonly (readonly [field: string, direction: Direction])[];
export type Query = Readonly<{ filter: Filter; sort: Sort; limit: number; cursor?: string | null }>;

/** Every way to read by an index: its first fields are equal to values, by the rest it is sorted, counted or bounded. */
type Way<Equal extends Index, Rest extends Index> = Readonly<{ equal: Equal; rest: Rest }>;
type WaysOf<Fields extends Index, Equal extends Index = readonly []> =
  | Way<Equal, Fields>
  | (Fields extends readonly [infer First extends string, ...infer Rest extends Index]
      ? WaysOf<Rest, readonly [...Equal, First]>
      : never);
type Ways<Indexes extends readonly Index[]> = { [At in keyof Indexes]: WaysOf<Indexes[At]> }[number];

type Directed<Fields extends Index, To extends Direction> = {
  readonly [At in keyof Fields]: readonly [Fields[At], To];
};
type Sorted<Fields extends Index> = Directed<Fields, 'ascending'> | Directed<Fields, 'descending'>;

/** A model whose indexes are only known when it runs may be asked anything: contract suites do so. */
type IsLoose<Model extends ReadModel> = string extends Model['indexes'][number][number] ? true : false;

/** The orders that an index has: all of its fields behind those that are equal, in one direction. */
export type SortOn<Model extends ReadModel> =
  IsLoose<Model> extends true
    ? Sort
    : Ways<Model['indexes']> extends infer One
      ? One extends Way<Index, infer Rest>
        ? Sorted<Rest>
        : never
      : never;

/** Values for these fields and for no others. */
type Exactly<Document, Fields extends string> = Readonly<
  { [Field in Fields & keyof Document]: Document[Field] } & { [Field in Exclude<Indexable<Document>, Fields>]?: never }
>;
type EqualOn<Model extends ReadModel, Allowed> =
  Allowed extends Way<infer Equal, Index> ? Exactly<DocumentOf<Model>, Equal[number]> : never;
type Bound<Model extends ReadModel, Field extends string> = Readonly<
  Pick<DocumentOf<Model>, Field & keyof DocumentOf<Model>>
>;
type WhereEqual<Equal> = [Equal] extends [never]
  ? never
  : Record<never, never> extends Equal
    ? Readonly<{ equals?: Equal }>
    : Readonly<{ equals: Equal }>;
type Containing<Model extends ReadModel> = Readonly<{
  contains?: Readonly<{ field: Model['searched'][number]; words: string }>;
  holds?: Readonly<{ field: Model['searched'][number]; oneOf: readonly string[] }>;
}>;

/** Fields before the order that may have one of several values: the index is walked once for each. */
type AmongOn<Allowed> =
  Allowed extends Way<infer Equal, Index>
    ? Readonly<{ oneOf?: { readonly [Field in Equal[number]]?: readonly number[] } }>
    : never;

type SortedWays<All, Order extends Sort> =
  All extends Way<Index, infer Rest> ? (Order extends Sorted<Rest> ? All : never) : never;
type FirstOf<Order extends Sort> = Order extends readonly [readonly [infer Field extends string, Direction], ...Sort]
  ? Field
  : never;

/** What a list in this order can be narrowed to: the fields before it are equal, its first one is bounded. */
type FilterOn<Model extends ReadModel, Order extends Sort> =
  IsLoose<Model> extends true
    ? Filter
    : WhereEqual<EqualOn<Model, SortedWays<Ways<Model['indexes']>, Order>>> &
        AmongOn<SortedWays<Ways<Model['indexes']>, Order>> &
        Containing<Model> &
        Readonly<{ atMost?: Bound<Model, FirstOf<Order>> }>;

export type QueryOn<Model extends ReadModel, Order extends Sort> = Readonly<{
  filter: FilterOn<Model, Order>;
  sort: Order;
  limit: number;
  cursor?: string | null;
}>;

type CountedWays<All, By extends string, Bounded extends string> =
  All extends Way<infer Equal, infer Rest>
    ? Equal extends readonly []
      ? never
      : [By] extends [never]
        ? [Bounded] extends [never]
          ? All
          : Bounded extends Rest[0]
            ? All
            : never
        : By extends Rest[0]
          ? [Bounded] extends [Rest[number]]
            ? All
            : never
          : never
    : never;

/**
 * What can be counted: the first fields of an index are equal, the next one may be bounded. Counted by a field, that is
 * the next one, and any behind may be bounded, for all of it stands in the index.
 */
export type CountOn<Model extends ReadModel, By extends string, Bounded extends string> =
  IsLoose<Model> extends true
    ? Filter
    : WhereEqual<EqualOn<Model, CountedWays<Ways<Model['indexes']>, By, Bounded>>> &
        Containing<Model> &
        Readonly<{ atMost?: { readonly [Field in Bounded]: DocumentOf<Model>[Field] } }>;

type SpreadWays<All, By extends string, Over extends string> =
  All extends Way<infer Equal, readonly [By, ...infer Behind extends Index]>
    ? Equal extends readonly []
      ? never
      : Over extends Behind[number]
        ? All
        : never
    : never;

/** How groups spread: grouped by the field of an index that comes next, over one behind it. */
export type SpreadOn<Model extends ReadModel, By extends string, Over extends string> =
  IsLoose<Model> extends true ? Filter : WhereEqual<EqualOn<Model, SpreadWays<Ways<Model['indexes']>, By, Over>>>;
