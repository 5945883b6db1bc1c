import { type Collection, type Document, type Filter, MongoServerError, type UpdateFilter, type WithId } from 'mongodb';
import { unavailable } from '#application/engine/ports/fault.ts';

export const isDuplicate = (error: unknown): boolean => error instanceof MongoServerError && error.code === 11000;

/**
 * Updates the one document with this `_id`, or makes it. It is a write either way and waits for the majority: so one
 * that another process made a moment ago is as durable as our own.
 */
export const makeOrUpdate = <Schema extends Document>(
  collection: Collection<Schema>,
  filter: Filter<Schema>,
  update: UpdateFilter<Schema>,
): Promise<'made' | 'updated'> =>
  racing(async () => {
    const { matchedCount, upsertedCount } = await collection.updateOne(filter, update, { upsert: true });
    if (upsertedCount === 1) return 'made';
    return matchedCount === 1 ? 'updated' : null;
  });

/** The same, and answers the document that then stands. */
export const makeOrFind = <Schema extends Document>(
  collection: Collection<Schema>,
  filter: Filter<Schema>,
  update: UpdateFilter<Schema>,
): Promise<WithId<Schema>> =>
  racing(() => collection.findOneAndUpdate(filter, update, { upsert: true, returnDocument: 'after' }));

/** Of two upserts that race, a server may refuse one as a duplicate or answer it nothing; the next try finds the other's. */
const racing = async <Result>(upsert: () => Promise<Result | null>): Promise<Result> => {
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      const result = await upsert();
      if (result !== null) return result;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
  }
  throw unavailable('MongoDB (it makes and finds nothing)');
};
