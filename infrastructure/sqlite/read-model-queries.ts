import type { Filter, Index, Sort } from '#application/engine/read-model.ts';
import type { Place } from '#infrastructure/shared/cursor.ts';
import { fieldName } from '#infrastructure/shared/read-model-names.ts';

/** A piece of SQL and the values for its question marks. */
type Sql = Readonly<{ text: string; values: readonly (string | number)[] }>;

/** The value of a document's field. Every statement must spell it exactly as the indexes do, or they are not used. */
export const field = (name: string): string => `json_extract(body, '$.${fieldName(name)}')`;
const kind = (name: string): string => `json_type(body, '$.${fieldName(name)}')`;

/** The columns of a declared index; the id ends it, as it ends every order. Markers are in no index. */
export const indexColumns = (index: Index): string => [...index.map(field), 'id'].join(', ');

/**
 * The condition for documents (never markers) that meet the filter. With `countedBy` no other index is chosen for a bound on
 * another field: one that leads to that would have every document read.
 */
export const matching = (
  { equals = {}, oneOf = {}, atMost = {}, contains, holds }: Filter,
  countedBy: string | null = null,
): Sql =>
  allOf([
    { text: 'body IS NOT NULL', values: [] },
    ...Object.entries(equals).map(([name, value]) => equalTo(name, value)),
    ...Object.entries(oneOf).map(([name, values]) => among(name, values)),
    ...Object.entries(atMost).map(([name, value]) => upTo(name, value, countedBy !== null && countedBy !== name)),
    ...(contains ? [containing(contains.field, contains.words)] : []),
    ...(holds ? [holding(holds.field, holds.oneOf)] : []),
  ]);

/** JSON's true and false come out of it as 1 and 0, so where they could be mixed up the JSON type decides. */
export const equalTo = (name: string, value: string | number | boolean): Sql => {
  const equal = `${field(name)} = ?`;
  if (typeof value === 'boolean') return { text: `${equal} AND ${kind(name)} = '${value}'`, values: [Number(value)] };
  if (value !== 0 && value !== 1) return { text: equal, values: [value] };
  return { text: `${equal} AND ${isNumber(name)}`, values: [value] };
};

const among = (name: string, values: readonly number[]): Sql => ({
  text: `${field(name)} IN (${values.map(() => '?').join(', ')}) AND ${isNumber(name)}`,
  values,
});

/** SQLite sorts numbers before all text; a bound of one kind says nothing about values of the other. */
const upTo = (name: string, value: string | number, isLookedAt: boolean): Sql => {
  const bounded = `${isLookedAt ? '+' : ''}${field(name)}`; // a plus keeps a condition from choosing the index
  return typeof value === 'number'
    ? { text: `${bounded} <= ? AND ${isNumber(name)}`, values: [value] }
    : { text: `${bounded} BETWEEN '' AND ?`, values: [value] };
};

const isNumber = (name: string): string => `${kind(name)} IN ('integer', 'real')`;

const containing = (name: string, words: string): Sql =>
  allOf([{ text: `instr(${field(name)}, ?) > 0`, values: [words] }, isText(name)]);

const holding = (name: string, pieces: readonly string[]): Sql => ({
  text: `EXISTS (SELECT 1 FROM json_each(?) AS piece WHERE instr(${field(name)}, piece.value) > 0) AND ${isText(name).text}`,
  values: [JSON.stringify(pieces)],
});

/** Lists and objects come out as text, too. */
export const isText = (name: string): Sql => ({ text: `${kind(name)} = 'text'`, values: [] });

export const allOf = (conditions: readonly Sql[]): Sql => ({
  text: conditions.map(({ text }) => `(${text})`).join(' AND '),
  values: conditions.flatMap(({ values }) => values),
});

type Step = Readonly<{ column: string; descending: boolean }>;

const stepsOf = (sort: Sort): readonly Step[] => [
  ...sort.map(([name, direction]) => ({ column: field(name), descending: direction === 'descending' })),
  { column: 'id', descending: sort.at(-1)?.[1] === 'descending' },
];

export const orderOf = (sort: Sort): string =>
  stepsOf(sort)
    .map(({ column, descending }) => (descending ? `${column} DESC` : column))
    .join(', ');

/**
 * The condition for documents behind a place in this order: equal in the first steps and beyond in the next. The bound
 * on the first step follows from the rest; said by itself it lets the index start there.
 */
export const behind = (sort: Sort, place: Place): Sql => {
  const steps = stepsOf(sort);
  const beyond = ({ column, descending }: Step): string => `${column} ${descending ? '<' : '>'} ?`;
  const ways = steps.map((step, index) =>
    [...steps.slice(0, index).map(({ column }) => `${column} = ?`), beyond(step)].join(' AND '),
  );
  const bound = steps[0]?.descending ? '<=' : '>=';
  return {
    text: `${steps[0]?.column} ${bound} ? AND (${ways.map((way) => `(${way})`).join(' OR ')})`,
    values: [...place.slice(0, 1), ...steps.flatMap((_, index) => place.slice(0, index + 1))],
  };
};
