import { Binary } from 'mongodb';
import type { BoundLog, Vault, VaultRecord, WrappedKey } from '#application/engine/ports/vault.ts';
import { openErasureLedger } from '#infrastructure/shared/erasure-ledger.ts';
import type { KeyRecord, KeyRecords } from '#infrastructure/shared/key-records.ts';
import type { KeyWrap } from '#infrastructure/shared/key-wrap.ts';
import { createWrappedVault, type IfNew } from '#infrastructure/shared/wrapped-vault.ts';
import { away, connectMongo, type MongoConnection } from './connection.ts';
import { makeOrFind, makeOrUpdate } from './make-or-find.ts';

/**
 * Opens the vault of the database that `url` names, and the erasure ledger in the file at `ledgerPath`. Each data folder
 * has one of its own; whatever stands in it or in the database is destroyed, and stands in both from then on.
 * `wrong-secret` when the vault belongs to another secret. `ifNew` is asked before a new one is made.
 */
export const openMongoVault = async (
  url: string,
  wrap: KeyWrap,
  ledgerPath: string,
  now?: () => number,
  ifNew?: IfNew,
): Promise<Vault> => {
  const ledger = openErasureLedger(ledgerPath);
  const connection = await connectMongo(url).catch((error: unknown) => {
    ledger.close();
    throw error;
  });
  try {
    return await createWrappedVault(await createVaultRecords(connection), wrap, now, ledger, ifNew);
  } catch (error) {
    ledger.close();
    await connection.close();
    throw error;
  }
};

/** The records of the vault in the database that `url` names: no secret is asked for. */
export const openMongoKeyRecords = async (url: string): Promise<KeyRecords> => {
  const connection = await connectMongo(url);
  try {
    return await createVaultRecords(connection);
  } catch (error) {
    await connection.close();
    throw error;
  }
};

/** `secret` and `wrapped` are null once the key is destroyed; `discarded` ones are in no ledger of erasures. */
type KeyDocument = { _id: string; secret: string | null; wrapped: Binary | null; discarded?: true };

const DISCARDED = { secret: null, wrapped: null, discarded: true } as const;
type OwnerDocument = { _id: 'owner'; secret: string; log?: BoundLog };

/** The vault's records in MongoDB. All writes are by `_id` and may be repeated by the driver. */
const createVaultRecords = async ({ db, close }: MongoConnection): Promise<KeyRecords> => {
  const keys = db.collection<KeyDocument>('vault_keys');
  const owners = db.collection<OwnerDocument>('vault_owner');
  await away(() => keys.createIndex({ secret: 1, discarded: 1 }));
  return {
    makeOnce: (label, { secret, wrapped }) =>
      away(async () => {
        const ours = { secret, wrapped: new Binary(wrapped) };
        return record(await makeOrFind(keys, { _id: label }, { $setOnInsert: ours }));
      }),
    read: (labels) => away(async () => (await keys.find({ _id: { $in: [...labels] } }).toArray()).map(record)),
    destroy: (labels) =>
      away(async () => {
        const update = { $set: { secret: null, wrapped: null }, $unset: { discarded: true } } as const;
        for (const label of labels) await makeOrUpdate(keys, { _id: label }, update);
      }),
    discard: (label) =>
      away(async () => {
        await makeOrFind(keys, { _id: label }, { $setOnInsert: DISCARDED });
        await keys.updateOne({ _id: label, secret: { $ne: null } }, { $set: DISCARDED });
      }),
    destroyed: () =>
      away(async () => (await keys.find({ secret: null, discarded: { $ne: true } }).toArray()).map(({ _id }) => _id)),
    wrappedByOther: (secret) =>
      away(async () =>
        (
          await keys
            .find({ secret: { $nin: [secret, null] } })
            .limit(500)
            .toArray()
        ).map(record),
      ),
    rewrap: (changes) =>
      away(async () => {
        await keys.bulkWrite(
          changes.map(([label, from, to]) => ({
            updateOne: {
              filter: { _id: label, secret: from.secret },
              update: { $set: { secret: to.secret, wrapped: new Binary(to.wrapped) } },
            },
          })),
        );
      }),
    wrappings: () =>
      away(async () => {
        const groups = await keys
          .aggregate<{ _id: string; keys: number }>([
            { $match: { secret: { $ne: null } } },
            { $group: { _id: '$secret', keys: { $sum: 1 } } },
          ])
          .toArray();
        return new Map(groups.map(({ _id, keys: count }) => [_id, count]));
      }),
    secret: (first) =>
      away(async () => (await makeOrFind(owners, { _id: 'owner' }, { $setOnInsert: { secret: first } })).secret),
    moveSecret: (from, to) =>
      away(async () => {
        await owners.updateOne({ _id: 'owner', secret: from }, { $set: { secret: to } });
      }),
    owner: () =>
      away(async () => {
        const owner = await owners.findOne({ _id: 'owner' });
        return owner && { log: owner.log ?? null };
      }),
    bindLog: (log) =>
      away(async () => {
        await owners.updateOne({ _id: 'owner', log: { $exists: false } }, { $set: { log } });
        return (await owners.findOne({ _id: 'owner' }))?.log ?? log;
      }),
    someUsers: (limit) =>
      away(async () =>
        (await keys.find({ _id: /^user-/ }, { limit, projection: { _id: 1 } }).toArray()).map(({ _id }) => _id),
      ),
    page: (after, limit) =>
      away(async () => {
        const found = await keys
          .find({ _id: { $gt: after ?? '' } })
          .sort({ _id: 1 })
          .limit(limit)
          .toArray();
        return found.map(vaultRecord);
      }),
    putBack: (records) =>
      away(async () => {
        if (records.length === 0) return;
        const upserts = records.map(({ label, key }) => ({
          updateOne: { filter: { _id: label }, update: { $setOnInsert: fieldsOf(key) }, upsert: true },
        }));
        await keys.bulkWrite(upserts);
      }),
    close,
  };
};

const fieldsOf = (key: VaultRecord['key']): Omit<KeyDocument, '_id'> => {
  if (key === 'discarded') return DISCARDED;
  return key === 'destroyed' ? { secret: null, wrapped: null } : { ...key, wrapped: new Binary(key.wrapped) };
};

const vaultRecord = (document: KeyDocument): VaultRecord => {
  const { label, key } = record(document);
  return { label, key: key === 'destroyed' && document.discarded ? 'discarded' : key };
};

const record = ({ _id, secret, wrapped }: KeyDocument): KeyRecord => ({
  label: _id,
  key: wrapped && secret ? ({ wrapped: wrapped.buffer, secret } satisfies WrappedKey) : 'destroyed',
});
