import type { Document as Condition, Db } from 'mongodb';
import { unavailable } from '#application/engine/ports/fault.ts';
import {
  type Found,
  type Generation,
  generationDropped,
  type PlainReads,
  type ReadModels,
  type ReadModelWriter,
  readModelsOver,
  type Spread,
  type SpreadOver,
} from '#application/engine/ports/read-models.ts';
import type { Filter, Query } from '#application/engine/read-model.ts';
import type { JsonObject } from '#domain/json.ts';
import { canonicalJson } from '#infrastructure/shared/canonical-json.ts';
import { pageOf, placeOf, shownPage } from '#infrastructure/shared/cursor.ts';
import type { Generations } from '#infrastructure/shared/read-model-names.ts';
import { away, connectMongo } from './connection.ts';
import { collectionsIn, isSwept, type ReadModelCollections } from './read-model-collections.ts';
import { idsOf, loadDocuments, saveWrites } from './read-model-documents.ts';
import {
  createGeneration,
  dropGeneration,
  generationsOf,
  liveGeneration,
  recordOfGeneration,
  swapGeneration,
  tidyUp,
} from './read-model-generations.ts';
import { behind, matching, orderOf, path } from './read-model-queries.ts';
import { stampOf } from './read-model-stamps.ts';

/** Read models in MongoDB, one collection a generation. No transactions: every write is conditional and may be repeated. */
export const openMongoReadModels = async (url: string): Promise<ReadModelWriter> => {
  const { db, close } = await connectMongo(url);
  await away(() => tidyUp(db)).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const collections = collectionsIn(db);
  const reads = readsOn(collections);
  return {
    ...readModelsOver({
      get: (model, id) => away(() => reads.get(model, id)),
      page: (model, query) => away(() => reads.page(model, query)),
      shown: async (model, query, shape) => shownPage(await away(() => reads.page(model, query)), shape),
      count: (model, filter) => away(() => reads.count(model, filter)),
      countBy: (model, filter, by) => away(() => reads.countBy(model, filter, by)),
      spreadBy: (model, filter, over) => away(() => reads.spreadBy(model, filter, over)),
      checkpoint: (model) => away(() => reads.checkpoint(model)),
      stamp: (model, userId) => away(() => reads.stamp(model, userId)),
    }),
    ...writesIn(db, collections),
    close,
  };
};

const writesIn = (
  db: Db,
  collections: ReadModelCollections,
): Omit<ReadModelWriter, keyof ReadModels | 'close'> & Generations => ({
  live: (model) => away(() => liveGeneration(collections, model)),
  generations: (model) => away(() => generationsOf(collections, model)),
  origin: (generation) =>
    away(async () => {
      const { log, checkpoint } = await recordOfGeneration(collections, generation);
      return { log, checkpoint };
    }),
  create: (model, definition) => away(() => createGeneration(collections, model, definition)),
  load: (generation, ids) => away(() => loadDocuments(collections, generation, ids)),
  idsWhere: (generation, field, value) => away(() => idsOf(collections, generation, field, value)),
  save: (generation, writes, checkpoint) => away(() => saveWrites(collections, generation, writes, checkpoint)),
  complete: (generation) => away(async () => void (await recordOfGeneration(collections, generation))), // its indexes are there
  swap: (generation) => away(() => swapGeneration(db, generation)),
  drop: (generation) => away(() => dropGeneration(db, generation)),
  dump: (generation) => dump(collections, generation),
});

/** One cursor over all documents. A dropped collection ends it early or reads as empty, so the end is looked at. */
async function* dump(
  collections: ReadModelCollections,
  generation: Generation,
): AsyncGenerator<readonly [id: string, json: string]> {
  const cursor = collections.documents(generation).find({ body: { $exists: true } }, { sort: { _id: 1 } });
  try {
    for (;;) {
      const stored = await away(() => cursor.next()).catch((error: unknown) => {
        throw isSwept(error) ? generationDropped(generation) : error;
      });
      if (!stored) break;
      yield [stored._id, canonicalJson(stored.body as JsonObject)];
    }
  } finally {
    await cursor.close();
  }
  await away(() => recordOfGeneration(collections, generation));
}

type Documents = ReturnType<ReadModelCollections['documents']>;

/**
 * Reading the live generation. There is no snapshot over two collections, and a dropped one reads as empty: so the
 * pointer is looked at after the documents, and when it has moved they are read again. Which generation was live last is
 * remembered as a first guess, and never believed.
 */
const readsOn = (collections: ReadModelCollections): Omit<PlainReads, 'shown'> => {
  const guesses = new Map<string, Generation>();
  const fromLive = async <Result>(
    model: string,
    none: Result,
    read: (documents: Documents, generation: Generation) => Promise<Result>,
  ): Promise<Result> => {
    let live = guesses.get(model) ?? (await liveGeneration(collections, model));
    for (let tries = 0; tries < TRIES; tries++) {
      const outcome = live ? await unlessSwept(read(collections.documents(live), live)) : { read: none };
      const now = await liveGeneration(collections, model);
      if (now) guesses.set(model, now);
      if (outcome && now?.number === live?.number) return outcome.read;
      live = now;
    }
    throw unavailable(`the live generation of ${model}`);
  };
  return {
    get: (model, id) =>
      fromLive<JsonObject | null>(model, null, async (documents) => {
        const stored = await documents.findOne({ _id: id });
        return (stored?.body as JsonObject | undefined) ?? null;
      }),
    page: async (model, query) => {
      const place = placeOf(model, query);
      const condition = { $and: [matching(query.filter), ...(place ? [behind(query.sort, place)] : [])] };
      const found = await fromLive<readonly Found<JsonObject>[]>(model, [], (documents) =>
        find(documents, condition, query),
      );
      return pageOf(model, query, found);
    },
    count: (model, filter) => fromLive(model, 0, (documents) => total(documents, filter)),
    countBy: (model, filter, by) =>
      fromLive<ReadonlyMap<string, number>>(model, new Map(), (documents) => counts(documents, filter, by)),
    spreadBy: (model, filter, over) =>
      fromLive<ReadonlyMap<string, Spread>>(model, new Map(), (documents) => spreads(documents, filter, over)),
    checkpoint: (model) =>
      fromLive(model, null, async (_, { number }) => {
        const record = await collections.generations.findOne({ model, number });
        return record?.checkpoint ?? null;
      }),
    stamp: (model, userId) =>
      fromLive<string | null>(model, null, (_, generation) => stampOf(collections, generation, userId)),
  };
};

/** A read meets a swap once, seldom twice. */
const TRIES = 10;

const unlessSwept = async <Result>(reading: Promise<Result>): Promise<{ read: Result } | null> => {
  try {
    return { read: await reading };
  } catch (error) {
    if (isSwept(error)) return null;
    throw error;
  }
};

const find = async (
  documents: Documents,
  condition: Condition,
  { sort, limit }: Query,
): Promise<readonly Found<JsonObject>[]> => {
  const stored = await documents
    .find(condition, { sort: orderOf(sort), limit: limit + 1, batchSize: limit + 1 })
    .toArray();
  return stored.map(({ _id, body }) => ({ id: _id, document: body as JsonObject }));
};

const total = async (documents: Documents, filter: Filter): Promise<number> =>
  (await groups(documents, filter, null))[0]?.number ?? 0;

/** Values of different kinds may have one name, such as the number 7 and the text '7'. */
const counts = async (documents: Documents, filter: Filter, by: string): Promise<Map<string, number>> => {
  const sums = new Map<string, number>();
  for (const { _id, number } of await groups(documents, filter, `$${path(by)}`))
    if (_id !== null) sums.set(String(_id), (sums.get(String(_id)) ?? 0) + number);
  return sums;
};

type Group = Readonly<{ _id: string | number | boolean | null; number: number }>;

const groups = (documents: Documents, filter: Filter, by: string | null): Promise<Group[]> =>
  documents.aggregate<Group>([{ $match: matching(filter) }, { $group: { _id: by, number: { $sum: 1 } } }]).toArray();

type SpreadGroup = Readonly<{ _id: string | null; number: number; least: string; greatest: string }> &
  Readonly<Record<string, unknown>>;

const spreads = async (
  documents: Documents,
  filter: Filter,
  { by, over, beyond }: SpreadOver,
): Promise<ReadonlyMap<string, Spread>> => {
  const value = `$${path(over)}`;
  const sums = beyond.map((bound, at) => [`beyond${at}`, { $sum: { $cond: [{ $gt: [value, bound] }, 1, 0] } }]);
  const group = { number: { $sum: 1 }, least: { $min: value }, greatest: { $max: value }, ...Object.fromEntries(sums) };
  const found = await documents
    .aggregate<SpreadGroup>([{ $match: matching(filter) }, { $group: { _id: `$${path(by)}`, ...group } }])
    .toArray();
  const spreadOf = ({ number, least, greatest, ...rest }: SpreadGroup): Spread => {
    const counts = new Map(Object.entries(rest));
    return { count: number, least, greatest, beyond: beyond.map((_, at) => Number(counts.get(`beyond${at}`))) };
  };
  return new Map(found.flatMap((one) => (one._id === null ? [] : [[one._id, spreadOf(one)]])));
};
