import { createHash } from 'node:crypto';
import { Fault } from '#application/engine/ports/fault.ts';
import { badCursor, type Found, type Page, type Shape, type ShownPage } from '#application/engine/ports/read-models.ts';
import type { Query } from '#application/engine/read-model.ts';
import type { Json, JsonObject } from '#domain/json.ts';
import { canonicalJson } from './canonical-json.ts';

/** Where a page ended: the values of its last document's sort fields, in their order, then its id. */
export type Place = readonly (string | number)[];

/** The place a query goes on from, null for its first page. Throws `bad-cursor` unless the cursor is of this very list. */
export const placeOf = (model: string, query: Query): Place | null => {
  if (query.cursor === undefined || query.cursor === null) return null;
  const bytes = Buffer.from(query.cursor, 'base64url');
  const text = bytes.toString('utf8', DIGEST_BYTES);
  // Node skips letters that are not of the alphabet, so only a cursor that encodes back to itself is undamaged.
  if (query.cursor !== encode(model, query, text)) throw badCursor();
  const place = parse(text);
  if (place?.length !== query.sort.length + 1 || typeof place.at(-1) !== 'string') throw badCursor();
  return place;
};

/** The page made of what was found: its documents in order, one more than the limit when the list goes on. */
export const pageOf = <Document extends JsonObject>(
  model: string,
  query: Query,
  found: readonly Found<Document>[],
): Page<Document> => {
  const shown = found.slice(0, query.limit);
  const last = shown.at(-1);
  if (!last || found.length === shown.length) return { found: shown, nextCursor: null };
  return { found: shown, nextCursor: cursorBehind(model, query, last.id, last.document) };
};

/** Where the list goes on behind this document. */
export const cursorBehind = (model: string, query: Query, id: string, document: JsonObject): string => {
  const place = [...query.sort.map(([field]) => sortValue(document, field)), id];
  return encode(model, query, canonicalJson(place));
};

const DIGEST_BYTES = 12;

/** The digest ties the place to its list and shows damage. It is no seal: a made-up place still meets the filter. */
const encode = (model: string, { filter, sort }: Query, text: string): string => {
  const list: Json = [model, filter as JsonObject, sort, text];
  const digest = createHash('sha256').update(canonicalJson(list)).digest().subarray(0, DIGEST_BYTES);
  return Buffer.concat([digest, Buffer.from(text)]).toString('base64url');
};

const parse = (text: string): Place | null => {
  try {
    const place: unknown = JSON.parse(text);
    return Array.isArray(place) && place.every((value) => typeof value === 'string' || typeof value === 'number')
      ? place
      : null;
  } catch {
    return null; // not JSON at all: a cursor somebody made up
  }
};

const sortValue = (document: JsonObject, field: string): string | number => {
  const value = Object.hasOwn(document, field) ? document[field] : undefined;
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new Fault('unsortable', `a document has neither text nor a number in the sort field ${field}`);
};

/** A page as its shape shows it, where its documents are at hand already. */
export const shownPage = ({ found, nextCursor }: Page<JsonObject>, { show, given }: Shape<never>): ShownPage =>
  shownRows(
    found.map(({ id, document }) => show(id, document as never, given)),
    nextCursor,
  );

/** As text: it crosses to another thread and goes again with less ado than bytes, whose memory is not of V8's own heap. */
export const shownRows = (rows: readonly object[], nextCursor: string | null): ShownPage => ({
  json: rows.map((row) => JSON.stringify(row)).join(','),
  count: rows.length,
  nextCursor,
});
