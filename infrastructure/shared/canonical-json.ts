import type { Json, JsonObject } from '#domain/json.ts';

/**
 * The one JSON text of a value, whoever made it: keys sorted by UTF-16 code units, no spaces, no key without a value.
 * Unpaired surrogates become U+FFFD and integers beyond 2^53 are written as floats, for engines would differ in both.
 */
export const canonicalJson = (value: Json): string => {
  if (typeof value === 'string') return textJson(value);
  if (typeof value === 'number') return numberJson(value);
  if (typeof value === 'boolean' || value === null) return String(value);
  return isList(value) ? `[${value.map(canonicalJson).join(',')}]` : objectJson(value);
};

/** The names of fields are few, and written millions of times. */
const names = new Map<string, string>();
const MOST_NAMES = 2000;

const nameJson = (name: string): string => {
  const known = names.get(name);
  if (known !== undefined) return known;
  const json = textJson(name);
  if (names.size < MOST_NAMES) names.set(name, json);
  return json;
};

const textJson = (text: string): string => JSON.stringify(text.toWellFormed());

const numberJson = (number: number): string =>
  Number.isInteger(number) && !Number.isSafeInteger(number) ? number.toExponential() : JSON.stringify(number);

const objectJson = (object: JsonObject): string => {
  const members: string[] = [];
  for (const key of Object.keys(object).sort()) {
    const value = object[key];
    if (value !== undefined) members.push(`${nameJson(key)}:${canonicalJson(value)}`);
  }
  return `{${members.join(',')}}`;
};

/** `Array.isArray` alone does not tell a readonly list from an object. */
const isList = (value: JsonObject | readonly Json[]): value is readonly Json[] => Array.isArray(value);
