import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { type Archive, type BlobStore, blobMissing } from '#application/engine/ports/archive.ts';
import { type Key, keyDestroyed, type Vault } from '#application/engine/ports/vault.ts';
import { turnBefore } from '#application/engine/turns.ts';
import { open, seal } from './cipher.ts';

/**
 * The archive over blobs of either size. What is put is sealed with its owner's key before it leaves the process;
 * `key-destroyed` when the owner has none any more, `sealed-damaged` for bytes that are not what was put there.
 * Closing it closes the blob store, not the vault.
 */
export const createSealedArchive = (blobs: BlobStore, vault: Vault): Archive => {
  const keyOf = async (userId: number) => (await vault.open([userId])).get(userId) ?? 'destroyed';
  return {
    async put(userId, bytes) {
      const key = await keyOf(userId);
      if (key === 'destroyed') throw keyDestroyed(userId);
      const address = addressOf(key, bytes);
      await turnBefore(bytes.length);
      const sealed = seal(key, bytes, purposeOf(address));
      await turnBefore(bytes.length);
      await blobs.put(address, sealed);
      return address;
    },
    async get(userId, address) {
      const key = await keyOf(userId);
      if (key === 'destroyed') return 'destroyed';
      const sealed = await blobs.get(address);
      if (!sealed) throw blobMissing();
      return open(key, sealed, purposeOf(address));
    },
    close: () => blobs.close(),
  };
};

/** With a key made of the user's: the same bytes of two users have nothing in common. 64 hex digits. */
const addressOf = (key: Key, bytes: Uint8Array): string =>
  createHmac('sha256', addressKeyOf(key)).update(bytes).digest('hex');

/** Derived once from each user's key, and held for as long as that key is. */
const addressKeys = new WeakMap<Key, KeyObject>();
const addressKeyOf = (key: Key): KeyObject => {
  const known = addressKeys.get(key);
  if (known) return known;
  const made = createSecretKey(createHmac('sha256', key).update('archive-address').digest());
  addressKeys.set(key, made);
  return made;
};

const purposeOf = (address: string): string => `blob:${address}`;
