import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite';
import { type CheckedQuery, checkedQuery, type EventFinder } from '#application/engine/ports/event-finder.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import { takeTurn } from '#application/engine/turns.ts';
import { COLUMNS, compactId, rowAfter, SPAN, toPositioned } from './events-schema.ts';

/** Criteria by the column that has an index for them, those that leave the fewest events first. */
const KEYS = [
  ['id', 'id'],
  ['correlation', 'correlation'],
  ['stream', 'stream'],
  ['userId', 'user_id'],
  ['type', 'type'],
] as const;

type Search = Readonly<{ sql: string; values: readonly SQLInputValue[] }>;

/**
 * The rows of a query between two positions, both included, which are its last values before the limit. The first criterion leads
 * to its index; a plus keeps SQLite from choosing another one.
 */
export const searchOf = (query: CheckedQuery): Search => {
  const keys = KEYS.flatMap(([name, column]) => {
    const value = query[name];
    return value === undefined ? [] : [{ column, value: name === 'correlation' ? compactId(String(value)) : value }];
  });
  const span = [
    ...(query.from === null ? [] : [{ condition: 'at >= ?', value: query.from }]),
    ...(query.to === null ? [] : [{ condition: 'at < ?', value: query.to }]),
  ];
  const isByStream = keys[0]?.column === 'stream'; // its index is in the order of revisions, which is that of positions
  const conditions = [
    ...keys.map(({ column }, at) => `${at === 0 ? '' : '+'}${column} = ?`),
    ...span.map(({ condition }) => condition),
    `${isByStream ? '+' : ''}position BETWEEN ? AND ?`,
  ];
  const order = `${isByStream ? 'revision' : 'position'}${query.isNewestFirst ? ' DESC' : ''}`;
  return {
    sql: `SELECT ${COLUMNS} FROM events WHERE ${conditions.join(' AND ')} ORDER BY ${order} LIMIT ?`,
    values: [...keys, ...span].map(({ value }) => value),
  };
};

/** Which thousands of events hold some of a span of time. */
export const OF_TIMES = 'SELECT last FROM spans WHERE last >= ? AND latest >= ? AND earliest < ? ORDER BY last';

type Stretch = Readonly<{ first: number; last: number }>;

/**
 * The stretches of the log that can hold what a query asks for, in its order. Where it asks for a span of time those are left out
 * that are known to be of other times.
 */
const stretchesIn = (reader: DatabaseSync) => {
  const ofTimes = reader.prepare(OF_TIMES);
  return ({ from, to, after, isNewestFirst }: CheckedQuery, head: number): readonly Stretch[] => {
    const edge = rowAfter(after);
    const [low, high] = isNewestFirst && after !== null ? [1, edge - 1] : [edge + 1, head];
    if (from === null && to === null) return [{ first: low, last: high }];
    const lasts = ofTimes.all(low, from ?? EARLIEST, to ?? LATEST).map(({ last }) => Number(last));
    const end = head - (head % SPAN) + SPAN; // what is not noted yet may be of any time
    const stretches = joined([...lasts, end].map((last) => ({ first: last - SPAN + 1, last })))
      .map(({ first, last }) => ({ first: Math.max(first, low), last: Math.min(last, high) }))
      .filter(({ first, last }) => first <= last);
    return isNewestFirst ? stretches.toReversed() : stretches;
  };
};

const EARLIEST = -8.64e15; // as far as a Date reaches
const LATEST = 8.64e15 + 1;

/** Neighbours as one. */
const joined = (stretches: readonly Stretch[]): readonly Stretch[] => {
  const result: Stretch[] = [];
  for (const { first, last } of stretches) {
    const before = result.at(-1);
    if (before?.last === first - 1) result[result.length - 1] = { first: before.first, last };
    else result.push({ first, last });
  }
  return result;
};

/** Finds what was in the log when it was asked; `headOf` throws where the store is closed. */
export const finder = (reader: DatabaseSync, headOf: () => Position | null): EventFinder => {
  const stretchesOf = stretchesIn(reader);
  return {
    async find(asked) {
      const query = checkedQuery(asked);
      const upTo = headOf();
      const { sql, values } = searchOf(query);
      const search = reader.prepare(sql);
      search.setReturnArrays(true);
      const rows: SQLOutputValue[][] = [];
      for (const { first, last } of stretchesOf(query, rowAfter(upTo))) {
        await takeTurn();
        headOf(); // throws if the store was closed meanwhile
        rows.push(
          ...(search.all(...values, first, last, query.limit + 1 - rows.length) as unknown as SQLOutputValue[][]),
        );
        if (rows.length > query.limit) break;
      }
      const events = rows.slice(0, query.limit).map(toPositioned);
      return { events, next: rows.length > query.limit ? (events.at(-1)?.position ?? null) : null, upTo };
    },
  };
};
