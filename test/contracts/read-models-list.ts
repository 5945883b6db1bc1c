import type { Found, Page } from '#application/engine/ports/read-models.ts';
import type { Filter, Query, Sort } from '#application/engine/read-model.ts';
import type { JsonObject } from '#domain/json.ts';
import { named } from '../support/named-model.ts';
import type { Store } from './read-models-setting.ts';

/** What a page promises, in plain words: the documents that fit, sorted, text by code points. */
export const listed = (all: readonly Found<JsonObject>[], filter: Filter, sort: Sort): readonly Found<JsonObject>[] =>
  all.filter(({ document }) => fits(document, filter)).sort((one, other) => compared(one, other, sort));

const fits = (document: JsonObject, { equals = {}, atMost = {}, contains }: Filter): boolean => {
  const text = contains && document[contains.field];
  return (
    Object.entries(equals).every(([field, value]) => document[field] === value) &&
    Object.entries(atMost).every(([field, bound]) => isUpTo(document[field], bound)) &&
    (!contains || (typeof text === 'string' && text.includes(contains.words)))
  );
};

const isUpTo = (value: unknown, bound: string | number): boolean =>
  typeof value === typeof bound && order(value, bound) <= 0;

const compared = (one: Found<JsonObject>, other: Found<JsonObject>, sort: Sort): number => {
  for (const [field, direction] of sort) {
    const sign = order(one.document[field], other.document[field]);
    if (sign !== 0) return direction === 'descending' ? -sign : sign;
  }
  const sign = order(one.id, other.id);
  return sort.at(-1)?.[1] === 'descending' ? -sign : sign;
};

const order = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.sign(one - other)
    : Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)));

/** All pages of a query, one after the other. */
export const paged = async (
  store: Store,
  model: string,
  query: Omit<Query, 'cursor'>,
): Promise<readonly Found<JsonObject>[][]> => {
  const pages: Found<JsonObject>[][] = [];
  let cursor: string | null = null;
  do {
    const page: Page<JsonObject> = await store.page(named(model), { ...query, cursor });
    pages.push([...page.found]);
    cursor = page.nextCursor;
  } while (cursor !== null && pages.length < 1000);
  return pages;
};
