import { randomUUID } from 'node:crypto';
import type { Collection, Filter } from 'mongodb';
import type { Clock } from '#application/engine/ports/clock.ts';
import {
  type CopiedRegister,
  type Register,
  type Registers,
  registerMoved,
} from '#application/engine/ports/registers.ts';
import type { JsonObject } from '#domain/json.ts';
import { away, connectMongo } from './connection.ts';
import { isDuplicate } from './make-or-find.ts';

/** `_id` is kind, slash, key. `value` is JSON text, for names in it may hold dots and dollars. */
type RegisterDocument = { _id: string; revision: string; value: string; endsAt: Date | null };

/** No text has it: whatever begins with a prefix sorts before the prefix and this. */
const LAST_CHARACTER = '\u{10FFFF}';

/**
 * Opens the registers of the database that `url` names. What has ended is gone by `clock` at once; the server clears it
 * away a day later, so that its own clock decides nothing.
 */
export const openMongoRegisters = async (url: string, clock: Clock): Promise<Registers> => {
  const connection = await connectMongo(url);
  const registers = connection.db.collection<RegisterDocument>('registers');
  try {
    await away(() => registers.createIndex({ endsAt: 1 }, { expireAfterSeconds: 86_400 }));
  } catch (error) {
    await connection.close();
    throw error;
  }
  const notEnded = () => ({ $or: [{ endsAt: null }, { endsAt: { $gt: new Date(clock.now()) } }] });
  return {
    read: (kind, key) =>
      away(async () => {
        const found = await registers.findOne({ _id: idOf(kind, key), ...notEnded() });
        return found && register(found);
      }),
    write: (kind, key, value, { expected, endsAt }) =>
      away(async () => {
        const next = {
          revision: randomUUID(),
          value: JSON.stringify(value),
          endsAt: endsAt === null ? null : new Date(endsAt),
        };
        const _id = idOf(kind, key);
        const written =
          expected === 'absent'
            ? await insert(registers, _id, next, new Date(clock.now()))
            : await replace(registers, { _id, revision: expected, ...notEnded() }, next);
        if (!written) throw registerMoved(kind);
        return next.revision;
      }),
    remove: (kind, key) => away(async () => void (await registers.deleteOne({ _id: idOf(kind, key) }))),
    list: (kind, limit, prefix = '') =>
      away(async () => {
        const _id = { $gte: idOf(kind, prefix), $lt: `${idOf(kind, prefix)}${LAST_CHARACTER}` };
        const found = await registers
          .find({ _id, ...notEnded() })
          .sort({ _id: 1 })
          .limit(limit)
          .toArray();
        return found.map((document) => ({ ...register(document), key: document._id.slice(kind.length + 1) }));
      }),
    page: (after, limit) =>
      away(async () => {
        const _id = { $gt: after ? idOf(after.kind, after.key) : '' };
        const found = await registers
          .find({ _id, ...notEnded() })
          .sort({ _id: 1 })
          .limit(limit)
          .toArray();
        return found.map(copiedRegister);
      }),
    close: () => connection.close(),
  };
};

/** A kind has no slash in it, a key may. */
const copiedRegister = (document: RegisterDocument): CopiedRegister => {
  const slash = document._id.indexOf('/');
  return {
    kind: document._id.slice(0, slash),
    key: document._id.slice(slash + 1),
    value: register(document).value,
    endsAt: document.endsAt?.getTime() ?? null,
  };
};

const replace = async (
  registers: Collection<RegisterDocument>,
  expected: Filter<RegisterDocument>,
  next: Omit<RegisterDocument, '_id'>,
): Promise<boolean> => (await registers.updateOne(expected, { $set: next })).matchedCount === 1;

/** Takes the place of one that has ended, or a free one; one that still stands makes the insert fail. */
const insert = async (
  registers: Collection<RegisterDocument>,
  _id: string,
  next: Omit<RegisterDocument, '_id'>,
  now: Date,
): Promise<boolean> => {
  try {
    const { matchedCount, upsertedCount } = await registers.updateOne(
      { _id, endsAt: { $lte: now } },
      { $set: next },
      { upsert: true },
    );
    return matchedCount + upsertedCount === 1;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
};

const idOf = (kind: string, key: string): string => `${kind}/${key}`;

const register = ({ value, revision }: RegisterDocument): Register => ({
  value: JSON.parse(value) as JsonObject,
  revision,
});
