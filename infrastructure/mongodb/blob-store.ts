import { randomUUID } from 'node:crypto';
import { Binary, type Collection } from 'mongodb';
import type { BlobStore } from '#application/engine/ports/archive.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import { away, connectMongo } from './connection.ts';
import { makeOrUpdate } from './make-or-find.ts';

/** A document may have 16 MiB: every mail fits into one. */
const PART = 15 * 1024 * 1024;

const NAMES_AT_ONCE = 1000;

/** `rest` names the parts after the first one, in order; it is empty for nearly all. */
type BlobDocument = { _id: string; bytes: Binary; rest: string[] };
type PartDocument = { _id: string; bytes: Binary };

/** Opens the blobs of the database that `url` names: one document each, larger ones in parts that are written before it. */
export const openMongoBlobs = async (url: string): Promise<BlobStore> => {
  const { db, close } = await connectMongo(url);
  const blobs = db.collection<BlobDocument>('blobs');
  const parts = db.collection<PartDocument>('blob_parts');
  return {
    put: (name, bytes) =>
      away(async () => {
        const rest = await putRest(parts, bytes);
        const first = new Binary(bytes.subarray(0, PART));
        const outcome = await makeOrUpdate(blobs, { _id: name }, { $setOnInsert: { bytes: first, rest } });
        if (outcome === 'updated' && rest.length > 0) await parts.deleteMany({ _id: { $in: rest } });
      }),
    get: (name) =>
      away(async () => {
        const blob = await blobs.findOne({ _id: name });
        if (!blob || blob.rest.length === 0) return blob?.bytes.buffer ?? null;
        return Buffer.concat([blob.bytes.buffer, ...(await getRest(parts, blob.rest))]);
      }),
    async *names() {
      let page: readonly string[] = [];
      do {
        const after = page.at(-1) ?? '';
        page = await away(async () => {
          const found = blobs.find({ _id: { $gt: after } }, { projection: { _id: 1 } });
          return (await found.sort({ _id: 1 }).limit(NAMES_AT_ONCE).toArray()).map(({ _id }) => _id);
        });
        yield page;
      } while (page.length === NAMES_AT_ONCE);
    },
    close,
  };
};

const putRest = async (parts: Collection<PartDocument>, bytes: Uint8Array): Promise<string[]> => {
  const names: string[] = [];
  for (let start = PART; start < bytes.length; start += PART) {
    const _id = randomUUID();
    await parts.insertOne({ _id, bytes: new Binary(bytes.subarray(start, start + PART)) });
    names.push(_id);
  }
  return names;
};

const getRest = async (parts: Collection<PartDocument>, names: readonly string[]): Promise<Uint8Array[]> => {
  const found: Uint8Array[] = [];
  for (const _id of names) {
    const part = await parts.findOne({ _id });
    if (!part) throw new Fault('blob-damaged', 'a blob has lost a part');
    found.push(part.bytes.buffer);
  }
  return found;
};
