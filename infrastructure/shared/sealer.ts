import type { Sealer } from '#application/engine/ports/sealer.ts';
import { keyDestroyed, type Vault } from '#application/engine/ports/vault.ts';
import { open, seal } from './cipher.ts';

/** Sealed parts as text (base64url), with the keys of the vault. */
export const createSealer = (vault: Vault): Sealer => {
  const keyOf = async (userId: number) => (await vault.open([userId])).get(userId) ?? 'destroyed';
  return {
    async seal(userId, purpose, bytes) {
      const key = await keyOf(userId);
      if (key === 'destroyed') throw keyDestroyed(userId);
      return Buffer.from(seal(key, bytes, purposeOf(purpose))).toString('base64url');
    },
    async open(userId, purpose, sealed) {
      const key = await keyOf(userId);
      return key === 'destroyed' ? key : open(key, Buffer.from(sealed, 'base64url'), purposeOf(purpose));
    },
  };
};

const purposeOf = (purpose: string): string => `register:${purpose}`;
