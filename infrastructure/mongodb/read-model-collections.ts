import { type Collection, type Db, type Document, MongoServerError } from 'mongodb';
import type { Checkpoint, Generation } from '#application/engine/ports/read-models.ts';
import { generationName } from '#infrastructure/shared/read-model-names.ts';

/** A document beside what we know of it; one without a body is a marker. */
export type StoredDocument = Document & { _id: string; position: string; faulty: boolean; body?: Document };

/**
 * The pointer of a model: which generation is live, and the last number given (numbers never come again). `retired` were
 * live and are to be dropped; they stand here so that a crash between the swap and the drop leaves nothing behind.
 */
type PointerRecord = {
  _id: string;
  last: number;
  live: { number: number; version: string } | null;
  retired: number[];
};

export type GenerationRecord = {
  _id: string;
  model: string;
  number: number;
  version: string;
  log: string;
  checkpoint: Checkpoint | null;
};

/**
 * How far the documents of one user have come: `changes` counts the saves that touched them. `saving` stands from before
 * such a save until after it, and stays where one was cut off: nobody knows then what the documents say.
 */
type StampRecord = { _id: string; generation: string; position: string; changes: number; saving?: string };

export type ReadModelCollections = Readonly<{
  stamps: Collection<StampRecord>;
  pointers: Collection<PointerRecord>;
  generations: Collection<GenerationRecord>;
  documents(generation: Pick<Generation, 'model' | 'number'>): Collection<StoredDocument>;
}>;

export const READ_MODEL_PREFIX = 'read-model.';

export const collectionsIn = (db: Db): ReadModelCollections => ({
  pointers: db.collection('read-models'),
  generations: db.collection('read-model-generations'),
  stamps: db.collection('read-model-stamps'),
  documents: (generation) => db.collection(`${READ_MODEL_PREFIX}${generationName(generation)}`),
});

/** The names of all generations that have a collection. */
export const namesOfCollections = async (db: Db): Promise<readonly string[]> => {
  const all = await db.listCollections({}, { nameOnly: true }).toArray();
  return all
    .filter(({ name }) => name.startsWith(READ_MODEL_PREFIX))
    .map(({ name }) => name.slice(READ_MODEL_PREFIX.length));
};

export const dropCollection = async (db: Db, name: string): Promise<void> => {
  try {
    await db.dropCollection(`${READ_MODEL_PREFIX}${name}`);
  } catch (error) {
    if (!(error instanceof MongoServerError) || error.code !== NAMESPACE_NOT_FOUND) throw error;
  }
};

const NAMESPACE_NOT_FOUND = 26;

/** The collection was dropped while a cursor was on it: QueryPlanKilled or CursorNotFound. */
export const isSwept = (error: unknown): boolean =>
  error instanceof MongoServerError && (error.code === 175 || error.code === 43);
