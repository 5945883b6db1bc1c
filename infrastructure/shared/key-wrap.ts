import { createHmac, hkdfSync, scryptSync } from 'node:crypto';
import { Fault } from '#application/engine/ports/fault.ts';
import { type Key, type WrappedKey, wrongSecret } from '#application/engine/ports/vault.ts';
import { open, seal } from './cipher.ts';

/** Characters. */
export const SHORTEST_SECRET = 32;

/**
 * Wraps keys with SECRET. With two secrets the newest wraps and both unwrap, so that one can take over from the other
 * while processes with either are running. `label` says whose key it is; a wrapped key opens under its own label only.
 */
export type KeyWrap = Readonly<{
  /** Of the given secrets, newest first. They tell secrets apart and say nothing about them. */
  fingerprints: readonly string[];
  wrap(key: Key, label: string): WrappedKey;
  /** `wrong-secret` when another secret wrapped it, `sealed-damaged` when it was changed. */
  unwrap(wrapped: WrappedKey, label: string): Key;
}>;

/** `secrets`: one, or two while rotating (newest first), each any string of at least 32 characters. Takes some 50 ms for each the first time. */
export const createKeyWrap = (secrets: readonly string[]): KeyWrap => {
  const known = secrets.map(derive);
  const newest = known[0];
  if (!newest) throw new Fault('no-secret', 'keys cannot be wrapped without a secret');
  return {
    fingerprints: known.map(({ fingerprint }) => fingerprint),
    wrap: (key, label) => ({ wrapped: seal(newest.key, key, label), secret: newest.fingerprint }),
    unwrap({ wrapped, secret }, label) {
      const wrapper = known.find(({ fingerprint }) => fingerprint === secret);
      if (!wrapper) throw wrongSecret();
      return open(wrapper.key, wrapped, label);
    },
  };
};

type Derived = Readonly<{ key: Key; fingerprint: string }>;

/** By secret: several stores of one process are opened with the same one. */
const derivedBefore = new Map<string, Derived>();

const derive = (secret: string): Derived => {
  const derived = derivedBefore.get(secret) ?? deriveSlowly(secret);
  derivedBefore.set(secret, derived);
  return derived;
};

/** A secret may be a phrase that a person chose, so guessing is made slow. The salt is fixed: it must be known before any store is open. */
const deriveSlowly = (secret: string): Derived => {
  const root = scryptSync(secret, 'cairn-key-wrap-1', 32, { N: 2 ** 14, r: 8, p: 1 });
  const key = new Uint8Array(hkdfSync('sha256', root, '', 'wrap', 32));
  const fingerprint = createHmac('sha256', root).update('fingerprint').digest('hex').slice(0, 16);
  return { key, fingerprint };
};
