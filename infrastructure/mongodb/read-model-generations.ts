import type { Db, IndexDescription } from 'mongodb';
import {
  type Generation,
  type GenerationDefinition,
  generationDropped,
} from '#application/engine/ports/read-models.ts';
import type { Index } from '#application/engine/read-model.ts';
import { generationName, modelName } from '#infrastructure/shared/read-model-names.ts';
import {
  collectionsIn,
  dropCollection,
  type GenerationRecord,
  namesOfCollections,
  type ReadModelCollections,
} from './read-model-collections.ts';
import { path } from './read-model-queries.ts';
import { dropStamps } from './read-model-stamps.ts';

/** The record comes before the collection and goes before it too, so a collection without one is nobody's. */
export const createGeneration = async (
  { pointers, generations, stamps, documents }: ReadModelCollections,
  model: string,
  { version, indexes, log }: GenerationDefinition,
): Promise<Generation> => {
  const pointer = await pointers.findOneAndUpdate(
    { _id: modelName(model) },
    { $inc: { last: 1 }, $setOnInsert: { live: null, retired: [] } },
    { upsert: true, returnDocument: 'after' },
  );
  const generation = { model, number: pointer?.last ?? 1, version };
  await generations.insertOne({ _id: generationName(generation), ...generation, log, checkpoint: null });
  await stamps.createIndex({ generation: 1 });
  if (indexes.length > 0) await documents(generation).createIndexes(indexes.map(describe));
  return generation;
};

/** The id ends every index, as it ends every order. */
const describe = (index: Index): IndexDescription => ({
  key: Object.fromEntries([...index.map((name) => [path(name), 1]), ['_id', 1]]),
});

export const recordOfGeneration = async (
  { generations }: ReadModelCollections,
  generation: Generation,
): Promise<GenerationRecord> => {
  const record = await generations.findOne({ _id: generationName(generation) });
  if (!record) throw generationDropped(generation);
  return record;
};

export const liveGeneration = async ({ pointers }: ReadModelCollections, model: string): Promise<Generation | null> => {
  const pointer = await pointers.findOne({ _id: modelName(model) });
  return pointer?.live ? { model, ...pointer.live } : null;
};

export const generationsOf = async (
  { generations }: ReadModelCollections,
  model: string,
): Promise<readonly Generation[]> => {
  const records = await generations
    .find({ model: modelName(model) })
    .sort({ number: 1 })
    .toArray();
  return records.map(({ number, version }) => ({ model, number, version }));
};

/**
 * One update of the pointer is the swap; everything after it only tidies up. When that fails the swap has happened all
 * the same: what was retired stays in the pointer, for the next swap or the next opening to drop.
 */
export const swapGeneration = async (db: Db, generation: Generation): Promise<void> => {
  const collections = collectionsIn(db);
  const { model, number, version } = generation;
  await recordOfGeneration(collections, generation);
  const before = await liveGeneration(collections, model);
  if (before?.number !== number) {
    const { matchedCount } = await collections.pointers.updateOne(
      { _id: model, 'live.number': before?.number ?? null },
      { $set: { live: { number, version } }, ...(before ? { $addToSet: { retired: before.number } } : {}) },
    );
    if (matchedCount === 0) return swapGeneration(db, generation); // somebody else swapped in between
  }
  await dropRetired(db, model).catch(() => undefined);
};

export const dropGeneration = async (db: Db, generation: Pick<Generation, 'model' | 'number'>): Promise<void> => {
  const { pointers, generations } = collectionsIn(db);
  const { model, number } = generation;
  await pointers.updateOne({ _id: model, 'live.number': number }, { $set: { live: null } });
  await generations.deleteOne({ _id: generationName(generation) });
  await dropStamps(collectionsIn(db), generationName(generation));
  await dropCollection(db, generationName(generation));
  await pointers.updateOne({ _id: model }, { $pull: { retired: number } });
};

const dropRetired = async (db: Db, model: string): Promise<void> => {
  const pointer = await collectionsIn(db).pointers.findOne({ _id: model });
  for (const number of pointer?.retired ?? []) await dropGeneration(db, { model, number });
};

/**
 * Ends what a crash left half done: retired generations, and collections without a record, which a late writer may have
 * made again. Collections are listed before records are read, so a new generation is never taken for a left-over.
 */
export const tidyUp = async (db: Db): Promise<void> => {
  const collections = collectionsIn(db);
  const { pointers, generations } = collections;
  const names = await namesOfCollections(db);
  const records = await generations.find({}, { projection: { _id: 1 } }).toArray();
  const known = new Set(records.map(({ _id }) => _id));
  for (const name of names) if (!known.has(name)) await dropCollection(db, name);
  await collections.stamps.deleteMany({ generation: { $nin: [...known] } });
  for (const { _id } of await pointers.find({ 'retired.0': { $exists: true } }).toArray()) await dropRetired(db, _id);
};
