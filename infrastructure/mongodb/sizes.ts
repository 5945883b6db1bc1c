import { away, connectMongo } from './connection.ts';
import { READ_MODEL_PREFIX } from './read-model-collections.ts';

const ARCHIVE: ReadonlySet<string> = new Set(['blobs', 'blob_parts']);

/** Bytes on disk, with indexes, of the archive and of all read models in the database that `url` names. */
export const mongoSizes = async (url: string): Promise<Readonly<{ archive: number; readModels: number }>> => {
  const { db, close } = await connectMongo(url);
  try {
    return await away(async () => {
      const sizes = { archive: 0, readModels: 0 };
      for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
        const part = ARCHIVE.has(name) ? 'archive' : name.startsWith(READ_MODEL_PREFIX) ? 'readModels' : null;
        if (part === null) continue;
        const [stats] = await db
          .collection(name)
          .aggregate<{ bytes?: number }>([
            { $collStats: { storageStats: {} } },
            { $project: { bytes: '$storageStats.totalSize' } },
          ])
          .toArray();
        sizes[part] += stats?.bytes ?? 0;
      }
      return sizes;
    });
  } finally {
    await close();
  }
};
