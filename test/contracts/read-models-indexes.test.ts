import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import test from 'ava';
import type { Filter, Index, Query, ReadModel } from '#application/engine/read-model.ts';
import { connectMongo } from '#infrastructure/mongodb/connection.ts';
import { collectionsIn } from '#infrastructure/mongodb/read-model-collections.ts';
import { createGeneration as createMongoGeneration } from '#infrastructure/mongodb/read-model-generations.ts';
import { idsOf } from '#infrastructure/sqlite/read-model-documents.ts';
import { createGeneration, SCHEMA, swapGeneration } from '#infrastructure/sqlite/read-model-generations.ts';
import { readsOn } from '#infrastructure/sqlite/read-model-reads.ts';
import { type Row, type Statements, statementsOn } from '#infrastructure/sqlite/read-model-statements.ts';
import { projectorsOf } from '#infrastructure/wiring/projectors.ts';
import { engine } from '../support/engines.ts';
import { mongoDatabase } from '../support/mongo-database.ts';

/** Every statement on documents that an adapter runs, as SQLite plans to carry it out. */
const planned = (statements: Statements) => {
  const plans: string[] = [];
  const plan = (sql: string, values: readonly SQLInputValue[]) => {
    if (!sql.includes('.1"')) return;
    const steps = statements.all(`EXPLAIN QUERY PLAN ${sql}`, ...values);
    plans.push(steps.map(({ detail }: Row) => String(detail)).join('\n'));
  };
  const watched: Statements = {
    ...statements,
    all: (sql, ...values) => {
      plan(sql, values);
      return statements.all(sql, ...values);
    },
    arrays: (sql, ...values) => {
      plan(sql, values);
      return statements.arrays(sql, ...values);
    },
    get: (sql, ...values) => {
      plan(sql, values);
      return statements.get(sql, ...values);
    },
  };
  return { watched, taken: () => plans.splice(0) };
};

for (const { name, indexes, version } of projectorsOf([], true))
  test(`SQLite answers whatever may be asked of ${name} by an index declared for it`, (t) => {
    const database = new DatabaseSync(':memory:');
    t.teardown(() => database.close());
    database.exec(SCHEMA);
    const statements = statementsOn(database);
    const generation = createGeneration(statements, name, { version, indexes, log: 'log' });
    swapGeneration(statements, generation);
    const { watched, taken } = planned(statements);
    const reads = readsOn(watched);
    const used = new Set<string>();
    /** Some index of the model, searched by these fields; nothing is sorted, and never the whole table looked through. */
    const byIndex = (way: Way, what: string, mayGroup = false) => {
      for (const plan of taken()) {
        const [, kind, by] = /^(SEARCH|SCAN) .* USING (?:COVERING )?INDEX (.*?) \d+(?: |$)/m.exec(plan) ?? [];
        const told = `${what} ${way.index.join()} = ${Object.keys(way.equals).join()}: ${plan}`;
        t.truthy(by, told);
        if (!mayGroup) t.false(plan.includes('TEMP B-TREE'), told);
        if (Object.keys(way.equals).length > 0) t.is(kind, 'SEARCH', told);
        used.add(String(by));
      }
    };
    for (const value of ['x', 1, 7])
      for (const way of waysOf({ indexes }, value)) {
        for (const { filter, sort } of listsOf(way, value)) {
          const first = reads.page(name, { filter, sort, limit: 5 });
          t.deepEqual(first.rows, []);
          byIndex(way, 'list');
        }
        if (Object.keys(way.equals).length === 0) continue;
        const { equals, rest } = way;
        const bounds: readonly Filter[] = [
          { equals },
          ...rest.map((field) => ({ equals, atMost: { [field]: value } })),
        ];
        for (const filter of bounds.slice(0, 2)) reads.count(name, filter);
        byIndex(way, 'count');
        for (const filter of rest[0] ? bounds.slice(0, 2) : []) reads.countBy(name, filter, String(rest[0]));
        byIndex(way, 'count by');
        const [by, over] = rest;
        if (by && over) reads.spreadBy(name, { equals }, { by, over, beyond: ['x'] });
        byIndex(way, 'spread by');
        // Bounded by a field further on, the shortest way may be the index that leads to that one.
        for (const filter of bounds.slice(2)) reads.countBy(name, filter, String(rest[0]));
        byIndex(way, 'count by, bounded', true);
        idsOf(watched, generation, String(way.index[0]), value);
        byIndex(way, 'ids', true);
      }
    const declared = indexes.map((index) => `${name}.1 by ${index.join(' ')}`);
    t.deepEqual([...used].sort(), declared.sort());
  });

const url = engine('MONGODB_URL', 'indexes of read models on MongoDB');

if (url)
  test('MongoDB has the indexes declared for each read model, and no others', async (t) => {
    const database = mongoDatabase(url);
    t.teardown(database.drop);
    const { db, close } = await connectMongo(database.url);
    t.teardown(close);
    const collections = collectionsIn(db);
    for (const { name, indexes, version } of projectorsOf([], true)) {
      const generation = await createMongoGeneration(collections, name, { version, indexes, log: 'log' });
      const made = await collections.documents(generation).listIndexes().toArray();
      const keys = made.map(({ key }) => Object.keys(key).join());
      const declared = indexes.map((index) => [...index.map((field) => `body.${field}`), '_id'].join());
      t.deepEqual(keys.sort(), ['_id', ...declared].sort(), name);
    }
  });

type Value = string | number;

/** One way to read by an index: its first fields are equal to a value, by the rest it is sorted, bounded or counted. */
type Way = Readonly<{ index: Index; equals: Readonly<Record<string, Value>>; rest: Index }>;

/** Every way that the types of `ReadModels` allow for these indexes. */
const waysOf = ({ indexes }: Pick<ReadModel, 'indexes'>, value: Value): readonly Way[] =>
  indexes.flatMap((index) =>
    [...index, ''].map((_, length) => ({
      index,
      equals: Object.fromEntries(index.slice(0, length).map((field) => [field, value])),
      rest: index.slice(length),
    })),
  );

/** The lists of a way: forth and back, bounded or not. */
const listsOf = ({ equals, rest }: Way, value: Value): readonly Omit<Query, 'limit'>[] =>
  (['ascending', 'descending'] as const).flatMap((direction) => {
    const sort = rest.map((field) => [field, direction] as const);
    const bounded = rest.slice(0, 1).map((field) => ({ filter: { equals, atMost: { [field]: value } }, sort }));
    return [{ filter: { equals }, sort }, ...bounded];
  });
