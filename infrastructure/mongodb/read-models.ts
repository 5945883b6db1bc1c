import type { Db } from 'mongodb';
import {
  type Generation,
  generationDropped,
  type ReadModels,
  type ReadModelWriter,
  readModelsOver,
} from '#application/engine/ports/read-models.ts';
import type { JsonObject } from '#domain/json.ts';
import { canonicalJson } from '#infrastructure/shared/canonical-json.ts';
import type { Generations } from '#infrastructure/shared/read-model-names.ts';
import { shownPage } from '#infrastructure/shared/shown-page.ts';
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
import { readsOn } from './read-model-reads.ts';

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
