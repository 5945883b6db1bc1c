import type { Document } from 'mongodb';
import type { Filter, Sort } from '#application/engine/read-model.ts';
import type { Place } from '#infrastructure/shared/cursor.ts';
import { fieldName } from '#infrastructure/shared/read-model-names.ts';

export const path = (name: string): string => `body.${fieldName(name)}`;

/** The condition for documents (never markers, which have no fields) that meet the filter. */
export const matching = ({ equals = {}, oneOf = {}, atMost = {}, contains, holds }: Filter): Document =>
  allOf([
    ...Object.entries(equals).map(([name, value]) => ({ [path(name)]: { $eq: value } })),
    ...Object.entries(oneOf).map(([name, values]) => ({ [path(name)]: { $in: [...values] } })),
    ...Object.entries(atMost).map(([name, value]) => ({ [path(name)]: { $lte: value } })),
    ...(contains ? [{ [path(contains.field)]: { $regex: literally(contains.words) } }] : []),
    ...(holds ? [{ [path(holds.field)]: { $regex: oneOfThese(holds.oneOf) } }] : []),
  ]);

const allOf = (conditions: readonly Document[]): Document =>
  conditions.length > 0 ? { $and: conditions } : { body: { $exists: true } };

/** A pattern that finds these words as they stand. A pattern cannot hold a NUL itself. */
const literally = (words: string): string =>
  words
    .toWellFormed()
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replaceAll('\0', '\\x00');

/** A pattern of no pieces finds nothing, not even in an empty text. */
const oneOfThese = (pieces: readonly string[]): string =>
  pieces.length === 0 ? '(?!)' : pieces.map(literally).join('|');

type Step = Readonly<{ name: string; descending: boolean }>;

const stepsOf = (sort: Sort): readonly Step[] => [
  ...sort.map(([name, direction]) => ({ name: path(name), descending: direction === 'descending' })),
  { name: '_id', descending: sort.at(-1)?.[1] === 'descending' },
];

export const orderOf = (sort: Sort): [string, 1 | -1][] =>
  stepsOf(sort).map(({ name, descending }) => [name, descending ? -1 : 1]);

/**
 * The condition for documents behind a place in this order: equal in the first steps and beyond in the next. The bound
 * on the first step follows from the rest; said by itself it lets the index start there.
 */
export const behind = (sort: Sort, place: Place): Document => {
  const steps = stepsOf(sort).map((step, at) => ({ ...step, value: place[at] }));
  const ways = steps.map(({ name, descending, value }, at) => ({
    $and: [
      ...steps.slice(0, at).map((before) => ({ [before.name]: { $eq: before.value } })),
      { [name]: { [descending ? '$lt' : '$gt']: value } },
    ],
  }));
  const [first] = steps;
  return first ? { [first.name]: { [first.descending ? '$lte' : '$gte']: first.value }, $or: ways } : {};
};
