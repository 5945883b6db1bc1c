import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import test from 'ava';
import { MongoBulkWriteError, MongoServerError } from 'mongodb';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import type { Sort } from '#application/engine/read-model.ts';
import { away, connectMongo } from '#infrastructure/mongodb/connection.ts';
import { collectionsIn } from '#infrastructure/mongodb/read-model-collections.ts';
import { loadDocuments, saveWrites } from '#infrastructure/mongodb/read-model-documents.ts';
import { createGeneration, swapGeneration } from '#infrastructure/mongodb/read-model-generations.ts';
import { openMongoReadModels } from '#infrastructure/mongodb/read-models.ts';
import { behind, matching, orderOf } from '#infrastructure/sqlite/read-model-queries.ts';
import { openConnections, openSqliteReadModels, readModelsOn } from '#infrastructure/sqlite/read-models.ts';
import { breakableLine } from '../support/breakable-line.ts';
import { engine } from '../support/engines.ts';
import { eventually } from '../support/eventually.ts';
import { mongoDatabase } from '../support/mongo-database.ts';
import { named } from '../support/named-model.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { readModelsContract } from './read-models.contract.ts';
import { building, checkpointAt, live, position, written } from './read-models-setting.ts';

readModelsContract('SQLite', 200, async () => {
  const { path, remove } = await temporaryFolder();
  return { open: () => openSqliteReadModels(join(path, 'read-models.db')), remove };
});

test('SQLite leaves no word of a deleted document or a dropped generation in its files', async (t) => {
  const { path, remove } = await temporaryFolder();
  t.teardown(remove);
  const store = await openSqliteReadModels(join(path, 'read-models.db'));
  const words = (n: number) => ({ user: 1, text: `canary-${n} `.repeat(n % 2 ? 3 : 900) });
  const documents = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`d${n}`, words(n)]));
  const kept = await live({ store, model: 'kept' }, { ...documents, stays: { text: 'nothing else' } }, [['text']]);
  const gone = Object.keys(documents).map((id) => written(id, null, 2));
  await store.save(kept, gone, checkpointAt(2));
  await store.drop(await live({ store, model: 'dropped' }, documents, [['text']]));
  await store.close();
  const files = await Promise.all((await readdir(path)).map((file) => readFile(join(path, file))));
  t.true(files.some((bytes) => bytes.includes('nothing else')));
  t.false(files.some((bytes) => bytes.includes('canary')));
});

test('SQLite takes the words of a deleted document out of its log as soon as nobody reads them any more', async (t) => {
  const { path, remove } = await temporaryFolder();
  t.teardown(remove);
  const store = await openSqliteReadModels(join(path, 'read-models.db'));
  t.teardown(() => store.close());
  const generation = await live({ store, model: 'wins' }, { a: { text: 'canary' } });
  const other = new DatabaseSync(join(path, 'read-models.db'), { readOnly: true });
  t.teardown(() => other.close());
  other.exec('BEGIN; SELECT * FROM read_models');
  await store.save(generation, [written('a', null, 2)], checkpointAt(2));
  const holdsCanary = async () => {
    const files = await Promise.all((await readdir(path)).map((file) => readFile(join(path, file))));
    return files.some((bytes) => bytes.includes('canary'));
  };
  t.true(await holdsCanary());
  other.exec('COMMIT');
  await eventually('the last word to go', async () => !(await holdsCanary()));
});

test('SQLite is unavailable while its disk is full, keeps nothing of what failed, and goes on with space', async (t) => {
  const { path, remove } = await temporaryFolder();
  t.teardown(remove);
  const connections = openConnections(join(path, 'read-models.db'));
  const store = readModelsOn(connections);
  t.teardown(() => store.close());
  const generation = await live({ store, model: 'wins' }, { a: { n: 1 } });
  const large = () =>
    store.save(
      generation,
      [written('a', { n: 2 }, 2), written('b', { text: 'x'.repeat(100_000) }, 2)],
      checkpointAt(2),
    );
  connections.writing.exec('PRAGMA max_page_count = 12');
  t.true(isUnavailable(await t.throwsAsync(large())));
  t.deepEqual(await store.get(named('wins'), 'a'), { n: 1 });
  connections.writing.exec('PRAGMA max_page_count = 100000');
  await large();
  t.deepEqual(await store.get(named('wins'), 'a'), { n: 2 });
});

test('MongoDB that steps down or cannot acknowledge is unavailable; what it refuses is not', async (t) => {
  const answer = (code: number, errorLabels: readonly string[] = []) =>
    new MongoServerError({ code, errmsg: 'no', errorLabels: [...errorLabels] });
  const thrown = (error: Error) => t.throwsAsync(away(() => Promise.reject(error)));
  for (const code of [64, 91, 189, 10107, 11600, 11602, 13435]) {
    t.true(isUnavailable(await thrown(answer(code))), `${code}`);
    t.true(isUnavailable(await thrown(new MongoBulkWriteError(answer(code), { getWriteConcernError() {} } as never))));
    const unacknowledged = { getWriteConcernError: () => ({ code }) } as never;
    const bulk = new MongoBulkWriteError({ message: 'no', code: 11000, writeErrors: [] }, unacknowledged);
    t.true(isUnavailable(await thrown(bulk)));
  }
  t.true(isUnavailable(await thrown(answer(6, ['RetryableWriteError']))));
  t.false(isUnavailable(await thrown(answer(11000))));
});

test('SQLite reads a page, and the one behind a cursor, from the declared index alone', async (t) => {
  const { path, remove } = await temporaryFolder();
  t.teardown(remove);
  const store = await openSqliteReadModels(join(path, 'read-models.db'));
  await building(store, 'wins', [['userId', 'date']]);
  await store.close();
  const database = new DatabaseSync(join(path, 'read-models.db'), { readOnly: true });
  t.teardown(() => database.close());
  const sort: Sort = [['date', 'descending']];
  const [mine, next] = [matching({ equals: { userId: 7 } }), behind(sort, ['2026-11-21', 'id'])];
  const plan = (where: string, values: readonly (string | number)[]) =>
    database
      .prepare(`EXPLAIN QUERY PLAN SELECT id, body FROM "wins.1" WHERE ${where} ORDER BY ${orderOf(sort)} LIMIT 9`)
      .all(...values)
      .map(({ detail }) => detail);
  const index = 'SEARCH wins.1 USING INDEX wins.1 by userId date 0';
  t.deepEqual(plan(mine.text, mine.values), [`${index} (<expr>=?)`]);
  const both = plan(`${mine.text} AND ${next.text}`, [...mine.values, ...next.values]);
  t.deepEqual(both, [`${index} (<expr>=? AND <expr><?)`]);
});

const url = engine('MONGODB_URL', 'read models on MongoDB');
if (url) {
  readModelsContract('MongoDB', 25, async () => {
    const database = mongoDatabase(url);
    return { open: () => openMongoReadModels(database.url), remove: database.drop };
  });

  test('MongoDB keeps a newer write that was overtaken in making its document', async (t) => {
    const database = mongoDatabase(url);
    t.teardown(database.drop);
    const { db, close } = await connectMongo(database.url);
    t.teardown(close);
    const collections = collectionsIn(db);
    const generation = await createGeneration(collections, 'wins', { version: '1', indexes: [], log: 'log-a' });
    const documents = collections.documents(generation);
    const racing: typeof documents = Object.create(documents);
    racing.bulkWrite = async () => {
      // What a server does to the slower of two upserts: it saw no document, and by then there is one.
      Reflect.deleteProperty(racing, 'bulkWrite');
      await documents.insertOne({ _id: 'a', position: position(1), faulty: false });
      const document = { _id: 'a', position: position(2), faulty: false };
      return documents.bulkWrite([{ insertOne: { document } }], { ordered: false });
    };
    const slower = [written('a', { n: 2 }, 2)];
    await saveWrites({ ...collections, documents: () => racing }, generation, slower, checkpointAt(2));
    t.deepEqual((await loadDocuments(collections, generation, ['a'])).get('a')?.document, { n: 2 });
  });

  test('MongoDB has no stamp for documents whose save was cut off, until the next save of them', async (t) => {
    const database = mongoDatabase(url);
    t.teardown(database.drop);
    const store = await openMongoReadModels(database.url);
    t.teardown(() => store.close());
    const generation = await live({ store, model: 'wins' }, { a: { userId: 1 }, b: { userId: 2 } });
    const [mine, others] = [await store.stamp(named('wins'), 1), await store.stamp(named('wins'), 2)];
    const { db, close } = await connectMongo(database.url);
    t.teardown(close);
    const collections = collectionsIn(db);
    const documents = collections.documents(generation);
    const cut: typeof documents = Object.create(documents);
    cut.bulkWrite = async (...writing) => {
      await documents.bulkWrite(...writing);
      throw new Error('the process was killed');
    };
    const save = saveWrites(
      { ...collections, documents: () => cut },
      generation,
      [written('a', { userId: 1, n: 1 }, 2)],
      checkpointAt(2),
    );
    await t.throwsAsync(save);
    t.deepEqual(await store.get(named('wins'), 'a'), { userId: 1, n: 1 });
    t.is(await store.stamp(named('wins'), 1), null);
    t.is(await store.stamp(named('wins'), 2), others);
    await store.save(generation, [written('a', { userId: 1, n: 2 }, 3)], checkpointAt(3));
    const next = await store.stamp(named('wins'), 1);
    t.true(next !== null && next !== mine);
  });

  test('MongoDB ends what a crash left half done when it is opened', async (t) => {
    const database = mongoDatabase(url);
    t.teardown(database.drop);
    const store = await openMongoReadModels(database.url);
    t.teardown(() => store.close());
    const [old, next] = [await live({ store, model: 'wins' }, { a: { n: 1 } }), await building(store, 'wins')];
    const { db, close } = await connectMongo(database.url);
    t.teardown(close);
    const retired = { $set: { live: { number: next.number, version: '1' }, retired: [old.number] } };
    await db.collection<{ _id: string }>('read-models').updateOne({ _id: 'wins' }, retired);
    await db.collection('read-model.wins.77').insertOne({ left: 'over' });
    const other = await openMongoReadModels(database.url);
    t.teardown(() => other.close());
    t.deepEqual(await other.generations('wins'), [next]);
    const names = (await db.listCollections().toArray()).map(({ name }) => name);
    t.deepEqual(
      names.filter((name) => name.startsWith('read-model.')),
      [],
    );
    t.deepEqual((await db.collection('read-models').findOne())?.retired, []);
  });

  test('MongoDB has swapped even when it could not tidy up, and tidies up later', async (t) => {
    const database = mongoDatabase(url);
    t.teardown(database.drop);
    const store = await openMongoReadModels(database.url);
    t.teardown(() => store.close());
    const [old, next] = [await live({ store, model: 'wins' }, { a: { n: 1 } }), await building(store, 'wins')];
    const { db, close } = await connectMongo(database.url);
    t.teardown(close);
    const untidy: typeof db = Object.create(db);
    untidy.dropCollection = () => Promise.reject(new Error('not now'));
    await swapGeneration(untidy, next);
    t.deepEqual(await store.live('wins'), next);
    const retired = async () => (await db.collection('read-models').findOne())?.retired;
    t.deepEqual(await retired(), [old.number]);
    await store.swap(next);
    t.deepEqual(await retired(), []);
  });

  test('MongoDB is unavailable while it cannot be reached, and goes on when it can', async (t) => {
    const line = await breakableLine(new URL(url.replace(/^mongodb:/, 'http:')));
    const database = mongoDatabase(url);
    t.teardown(database.drop);
    t.teardown(line.close);
    const { pathname } = new URL(database.url.replace(/^mongodb:/, 'http:'));
    const store = await openMongoReadModels(`mongodb://127.0.0.1:${line.port}${pathname}?directConnection=true`);
    t.teardown(() => store.close());
    const generation = await live({ store, model: 'wins' }, { a: { n: 1 } });
    const save = () => store.save(generation, [written('a', { n: 2 }, 2)], checkpointAt(2));
    await line.cut();
    const works = [
      save,
      () => store.get(named('wins'), 'a'),
      () => store.live('wins'),
      () => Array.fromAsync(store.dump(generation)),
    ];
    await Promise.all(works.map(async (work) => t.true(isUnavailable(await t.throwsAsync(work())))));
    await line.mend();
    await save();
    t.deepEqual(await store.get(named('wins'), 'a'), { n: 2 });
  });
}
