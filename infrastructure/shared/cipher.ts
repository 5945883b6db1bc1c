import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { Fault, hasCode } from '#application/engine/ports/fault.ts';
import type { Key } from '#application/engine/ports/vault.ts';

/** Sealed bytes are: version (1 byte), nonce (12), ciphertext (as long as the plain bytes), tag (16). */
const VERSION = 1;
const NONCE = 12;
const TAG = 16;
/** What sealing adds to the length. */
export const SEAL_BYTES = 1 + NONCE + TAG;

export const sealedDamaged = (): Fault =>
  new Fault('sealed-damaged', 'sealed bytes are damaged, or not what they stand for');
export const isSealedDamaged = (error: unknown): boolean => hasCode(error, 'sealed-damaged');

/**
 * AES-256-GCM with a random nonce: the same bytes never look the same twice. `purpose` says what these bytes are; they
 * open only where the same is expected, so that one sealed thing cannot stand in for another.
 */
export const seal = (key: Key, plain: Uint8Array, purpose: string): Buffer => {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', prepared(key), nonce, { authTagLength: TAG });
  cipher.setAAD(bound(purpose));
  const body = cipher.update(plain);
  cipher.final();
  return Buffer.concat([Buffer.of(VERSION), nonce, body, cipher.getAuthTag()]);
};

/** The plain bytes again; anything changed, cut short, or sealed with another key or purpose is `sealed-damaged`. */
export const open = (key: Key, sealed: Uint8Array, purpose: string): Buffer => {
  if (sealed.length < SEAL_BYTES || sealed[0] !== VERSION) throw sealedDamaged();
  const body = sealed.length - TAG;
  const decipher = createDecipheriv('aes-256-gcm', prepared(key), sealed.subarray(1, 1 + NONCE), {
    authTagLength: TAG,
  });
  decipher.setAAD(bound(purpose));
  decipher.setAuthTag(sealed.subarray(body));
  const plain = decipher.update(sealed.subarray(1 + NONCE, body));
  try {
    decipher.final();
  } catch {
    throw sealedDamaged();
  }
  return plain;
};

/** Taking a key over from its bytes takes longer than opening an event: each is taken over once, for as long as it is held. */
const keyObjects = new WeakMap<Key, KeyObject>();
const prepared = (key: Key): KeyObject => {
  const known = keyObjects.get(key);
  if (known) return known;
  const made = createSecretKey(key);
  keyObjects.set(key, made);
  return made;
};

const bound = (purpose: string): Buffer => Buffer.from(`${VERSION}:${purpose}`);
