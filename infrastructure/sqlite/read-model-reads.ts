import type { Checkpoint, Spread, SpreadOver } from '#application/engine/ports/read-models.ts';
import type { Filter, Query } from '#application/engine/read-model.ts';
import type { JsonObject } from '#domain/json.ts';
import { cursorBehind, type Place, placeOf } from '#infrastructure/shared/cursor.ts';
import { liveRecord, tableOf } from './read-model-generations.ts';
import { allOf, behind, field, matching, orderOf } from './read-model-queries.ts';
import { liveStampOf } from './read-model-stamps.ts';
import type { Row, Statements } from './read-model-statements.ts';

/** A page as it is stored: each document's id and its JSON. */
export type Rows = Readonly<{ rows: readonly (readonly [id: string, body: string])[]; nextCursor: string | null }>;
type RowReads = Readonly<{
  get(model: string, id: string): JsonObject | null;
  page(model: string, query: Query): Rows;
  count(model: string, filter: Filter): number;
  countBy(model: string, filter: Filter, by: string): ReadonlyMap<string, number>;
  spreadBy(model: string, filter: Filter, over: SpreadOver): ReadonlyMap<string, Spread>;
  checkpoint(model: string): Checkpoint | null;
  stamp(model: string, userId: number): string | null;
}>;

/** Reading the live generation: pointer and documents in one snapshot, so that no swap comes in between. */
export const readsOn = (statements: Statements): RowReads => {
  const fromLive = <Result>(model: string, none: Result, read: (table: string) => Result): Result =>
    statements.snapshot(() => {
      const live = liveRecord(statements, model);
      return live ? read(tableOf(live.generation)) : none;
    });
  return {
    get: (model, id) =>
      fromLive<JsonObject | null>(model, null, (table) => {
        const row = statements.get(`SELECT body FROM ${table} WHERE id = ? AND body IS NOT NULL`, id);
        return row ? documentOf(row) : null;
      }),
    page: (model, query) => {
      const place = placeOf(model, query);
      const found = fromLive<readonly Row[]>(model, [], (table) => find(statements, table, query, place));
      return rowsOf(model, query, found);
    },
    count: (model, filter) => fromLive(model, 0, (table) => total(statements, table, filter)),
    countBy: (model, filter, by) =>
      fromLive<ReadonlyMap<string, number>>(model, new Map(), (table) => counts(statements, table, filter, by)),
    spreadBy: (model, filter, over) =>
      fromLive<ReadonlyMap<string, Spread>>(model, new Map(), (table) => spreads(statements, table, filter, over)),
    checkpoint: (model) => liveRecord(statements, model)?.checkpoint ?? null,
    stamp: (model, userId) => liveStampOf(statements, model, userId)?.stamp ?? null,
  };
};

const documentOf = (row: Row): JsonObject => JSON.parse(String(row.body));

const find = (statements: Statements, table: string, query: Query, place: Place | null): readonly Row[] => {
  const { text, values } = allOf([matching(query.filter), ...(place ? [behind(query.sort, place)] : [])]);
  return statements.all(
    `SELECT id, body FROM ${table} WHERE ${text} ORDER BY ${orderOf(query.sort)} LIMIT ?`,
    ...[...values, query.limit + 1],
  );
};

/** The page made of what was found in order, one more than the limit when the list goes on. */
export const rowsOf = (model: string, query: Query, found: readonly Row[]): Rows => {
  const shown = found.slice(0, query.limit);
  const last = shown.at(-1);
  const goesOn = last !== undefined && found.length > shown.length;
  return {
    rows: shown.map(({ id, body }) => [String(id), String(body)]),
    nextCursor: goesOn ? cursorBehind(model, query, String(last.id), documentOf(last)) : null,
  };
};

const total = (statements: Statements, table: string, filter: Filter): number => {
  const { text, values } = matching(filter);
  const row = statements.get(`SELECT count(*) AS number FROM ${table} WHERE ${text}`, ...values);
  return Number(row?.number);
};

/**
 * Counted from the index alone where one holds the field. Only when a 0 or a 1 comes up, which may also be JSON's false
 * or true, is it counted again by the JSON itself.
 */
const counts = (statements: Statements, table: string, filter: Filter, by: string): ReadonlyMap<string, number> => {
  const { text, values } = matching(filter, by);
  const groups = (value: string): readonly Row[] =>
    statements.all(
      `SELECT ${value} AS value, count(*) AS number FROM ${table} WHERE ${text} GROUP BY ${value}`,
      ...values,
    );
  const quick = groups(field(by));
  const unsure = quick.some(({ value }) => value === 0 || value === 1);
  const exact = unsure ? groups(`body -> '$.${by}'`).map(parsed) : quick;
  return summed(
    exact.filter(({ value }) => value !== null).map(({ value, number }) => [String(value), Number(number)]),
  );
};

const parsed = ({ value, number = null }: Row): Row => ({
  value: value === null ? null : JSON.parse(String(value)),
  number,
});

/** Values of different kinds may have one name, such as the number 7 and the text '7'. */
const summed = (groups: readonly (readonly [string, number])[]): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const [value, number] of groups) sums.set(value, (sums.get(value) ?? 0) + number);
  return sums;
};

/**
 * Read from the index alone, which the inner query sees to: a least and a greatest value asked of the documents themselves
 * would be read from each. Of a field that is text in every document no other kind has to be told apart.
 */
const spreads = (
  statements: Statements,
  table: string,
  filter: Filter,
  { by, over, beyond }: SpreadOver,
): ReadonlyMap<string, Spread> => {
  const { text, values } = matching(filter);
  const columns = ['value', 'count(*)', 'min(spread)', 'max(spread)', ...beyond.map(() => 'sum(spread > ?)')];
  const rows = statements.arrays(
    `SELECT ${columns.join(', ')}
      FROM (SELECT ${field(by)} AS value, ${field(over)} AS spread FROM ${table} WHERE ${text} ORDER BY value)
      GROUP BY value`,
    ...beyond,
    ...values,
  );
  return new Map(
    rows
      .filter(([value]) => value !== null)
      .map(([value, count, least, greatest, ...counts]) => [
        String(value),
        { count: Number(count), least: String(least), greatest: String(greatest), beyond: counts.map(Number) },
      ]),
  );
};
