import { randomUUID } from 'node:crypto';
import type { Generation, Write } from '#application/engine/ports/read-models.ts';
import { generationName } from '#infrastructure/shared/read-model-names.ts';
import type { ReadModelCollections } from './read-model-collections.ts';

const idOf = (generation: Generation, userId: number): string => `${generationName(generation)} ${userId}`;

/**
 * Writes documents between two notes for each user concerned, for there is no transaction: a stamp read while they are
 * written, or after a save that was cut off, is none. The save after that one counts it up, whatever it left behind.
 */
export const stamped = async (
  collections: ReadModelCollections,
  generation: Generation,
  writes: readonly Write[],
  put: () => Promise<void>,
): Promise<void> => {
  const users = await usersOf(collections, generation, writes);
  const saving = randomUUID();
  await update(collections, generation, users, () => ({
    $set: { saving },
    $setOnInsert: { generation: generationName(generation), position: '', changes: 0 },
  }));
  await put();
  await update(collections, generation, users, (position) => ({
    $unset: { saving: true },
    $max: { position },
    $inc: { changes: 1 },
  }));
};

const update = async (
  { stamps }: ReadModelCollections,
  generation: Generation,
  users: ReadonlyMap<number, string>,
  change: (position: string) => object,
): Promise<void> => {
  if (users.size === 0) return;
  await stamps.bulkWrite(
    [...users].map(([user, position]) => ({
      updateOne: { filter: { _id: idOf(generation, user) }, update: change(position), upsert: true },
    })),
    { ordered: false },
  );
};

/** Whose documents are written, and up to where; whose those were that are deleted, only the store knows. */
const usersOf = async (
  { documents }: ReadModelCollections,
  generation: Generation,
  writes: readonly Write[],
): Promise<ReadonlyMap<number, string>> => {
  const gone = writes.flatMap(({ id, document }) => (document === null ? [id] : []));
  const found =
    gone.length === 0
      ? []
      : await documents(generation)
          .find({ _id: { $in: gone }, 'body.userId': { $exists: true } }, { projection: { 'body.userId': 1 } })
          .toArray();
  const owners = new Map(found.map(({ _id, body }) => [_id, body?.userId as unknown]));
  const users = new Map<number, string>();
  for (const { id, document, position } of writes) {
    const user = document === null ? owners.get(id) : document.userId;
    if (typeof user === 'number' && (users.get(user) ?? '') < position) users.set(user, position);
  }
  return users;
};

/** Null while a save is under way. Without a record nothing was written since stamps are kept. */
export const stampOf = async (
  { stamps }: ReadModelCollections,
  generation: Generation,
  userId: number,
): Promise<string | null> => {
  const record = await stamps.findOne({ _id: idOf(generation, userId) });
  if (record?.saving !== undefined) return null;
  const { model, version, number } = generation;
  return JSON.stringify([model, version, number, record?.position ?? null, record?.changes ?? 0]);
};

export const dropStamps = async ({ stamps }: ReadModelCollections, name: string): Promise<void> => {
  await stamps.deleteMany({ generation: name });
};
