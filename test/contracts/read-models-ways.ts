import type { Index, Query, ReadModel } from '#application/engine/read-model.ts';

type Value = string | number;

/** One way to read by an index: its first fields are equal to a value, by the rest it is sorted, bounded or counted. */
export type Way = Readonly<{ index: Index; equals: Readonly<Record<string, Value>>; rest: Index }>;

/** Every way that the types of `ReadModels` allow for these indexes. */
export const waysOf = ({ indexes }: Pick<ReadModel, 'indexes'>, value: Value): readonly Way[] =>
  indexes.flatMap((index) =>
    [...index, ''].map((_, length) => ({
      index,
      equals: Object.fromEntries(index.slice(0, length).map((field) => [field, value])),
      rest: index.slice(length),
    })),
  );

/** The lists of a way: forth and back, bounded or not. */
export const listsOf = ({ equals, rest }: Way, value: Value): readonly Omit<Query, 'limit'>[] =>
  (['ascending', 'descending'] as const).flatMap((direction) => {
    const sort = rest.map((field) => [field, direction] as const);
    const bounded = rest.slice(0, 1).map((field) => ({ filter: { equals, atMost: { [field]: value } }, sort }));
    return [{ filter: { equals }, sort }, ...bounded];
  });
