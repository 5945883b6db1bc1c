import { type AnyBulkWriteOperation, type Document, MongoBulkWriteError, type WithId } from 'mongodb';
import {
  type Checkpoint,
  type Generation,
  generationDropped,
  type Versioned,
  type Write,
} from '#application/engine/ports/read-models.ts';
import type { JsonObject } from '#domain/json.ts';
import { canonicalJson } from '#infrastructure/shared/canonical-json.ts';
import { generationName } from '#infrastructure/shared/read-model-names.ts';
import type { ReadModelCollections, StoredDocument } from './read-model-collections.ts';
import { path } from './read-model-queries.ts';
import { dropStamps, stamped } from './read-model-stamps.ts';

/**
 * Documents first, then the checkpoint that speaks of them; both on the disks of a majority. Writing on the heels of a
 * drop makes the collection again, so whoever finds the record gone takes it away and says so.
 */
export const saveWrites = async (
  collections: ReadModelCollections,
  generation: Generation,
  writes: readonly Write[],
  checkpoint: Checkpoint | null,
): Promise<void> => {
  const { generations, documents } = collections;
  if (writes.length > 0) await stamped(collections, generation, writes, () => putNewer(documents(generation), writes));
  const _id = generationName(generation);
  const advanced = checkpoint && (await advance(generations, _id, checkpoint));
  if (advanced || (await generations.findOne({ _id }))) return;
  await documents(generation).drop();
  await dropStamps(collections, _id);
  throw generationDropped(generation);
};

const advance = async (
  generations: ReadModelCollections['generations'],
  _id: string,
  checkpoint: Checkpoint,
): Promise<boolean> => {
  const { matchedCount } = await generations.updateOne(
    { _id, $or: [{ checkpoint: null }, { 'checkpoint.position': { $lt: checkpoint.position } }] },
    { $set: { checkpoint } },
  );
  return matchedCount === 1;
};

type Documents = ReturnType<ReadModelCollections['documents']>;

/**
 * An upsert that finds no older document meets its own id as a duplicate: the one there is newer, or another writer made
 * it this very moment. So what met one is tried once more without inserting, and what matches nothing then is stale.
 */
const putNewer = async (documents: Documents, writes: readonly Write[]): Promise<void> => {
  try {
    await documents.bulkWrite(
      writes.map((write) => put(write, true)),
      { ordered: false },
    );
  } catch (error) {
    const met = duplicates(error);
    const again = writes.filter((_, index) => met.has(index));
    await documents.bulkWrite(
      again.map((write) => put(write, false)),
      { ordered: false },
    );
  }
};

const put = ({ id, position, faulty, document }: Write, upsert: boolean): AnyBulkWriteOperation<StoredDocument> => ({
  replaceOne: {
    filter: { _id: id, position: { $lt: position } },
    replacement: { position, faulty, ...(document ? { body: JSON.parse(canonicalJson(document)) as Document } : {}) },
    upsert,
  },
});

const DUPLICATE_KEY = 11000;

/** Which writes met their own id; throws whatever else went wrong. */
const duplicates = (error: unknown): ReadonlySet<number> => {
  if (!(error instanceof MongoBulkWriteError) || error.result.getWriteConcernError()) throw error;
  const errors = [error.writeErrors].flat();
  if (errors.length === 0 || errors.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
  return new Set(errors.map(({ index }) => index));
};

export const loadDocuments = async (
  { documents }: ReadModelCollections,
  generation: Generation,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Versioned>> => {
  const stored = await documents(generation)
    .find({ _id: { $in: [...ids] } })
    .toArray();
  return new Map(stored.map((document) => [document._id, versionedOf(document)]));
};

const versionedOf = ({ body, position, faulty }: WithId<StoredDocument>): Versioned => ({
  document: (body as JsonObject | undefined) ?? null,
  position,
  faulty,
});

export const idsOf = async (
  { documents }: ReadModelCollections,
  generation: Generation,
  field: string,
  value: string | number,
): Promise<readonly string[]> => {
  const found = documents(generation).find({ [path(field)]: value }, { projection: { _id: 1 } });
  return (await found.sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
};
