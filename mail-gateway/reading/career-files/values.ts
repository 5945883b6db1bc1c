import { Unreadable } from './unreadable.ts';

/** What was parsed of a file of data; nothing of its shape is believed. */
export type Values = Readonly<Record<string, unknown>>;

const MAX_ITEMS = 10_000;

export const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};

export const valueIn = (values: Values, field: string): unknown =>
  Object.hasOwn(values, field) ? values[field] : undefined;

/** The object at the end of a path of fields; an empty one where there is none. */
export const objectIn = (values: Values, ...path: readonly string[]): Values =>
  path.reduce((inner, field) => valuesOf(valueIn(inner, field)), values);

export const itemsIn = (values: Values, field: string): readonly Values[] => {
  const found = valueIn(values, field);
  if (!Array.isArray(found)) return [];
  if (found.length > MAX_ITEMS) throw new Unreadable('too-large');
  return found.map(valuesOf);
};

/** Elements of one name: XML writes one that stands alone as no list. */
export const elementsIn = (values: Values, field: string): readonly Values[] => {
  const found = valueIn(values, field);
  return found === undefined || Array.isArray(found) ? itemsIn(values, field) : [valuesOf(found)];
};

/** '' for what is no text. */
export const textIn = (values: Values, field: string): string => {
  const found = valueIn(values, field);
  if (typeof found === 'string') return found;
  return textIfAttributed(found);
};

/** An element of XML that has attributes beside its text. */
const textIfAttributed = (value: unknown): string => {
  const text = valueIn(valuesOf(value), '#text');
  return typeof text === 'string' ? text : '';
};
