import { createHmac, hkdfSync, scryptSync } from 'node:crypto';
import { Fault } from '#application/engine/ports/fault.ts';
import { type Key, type WrappedKey, wrongSecret } from '#application/engine/ports/vault.ts';
import { open, seal } from './cipher.ts';

/** Characters. */
export const SHORTEST_SECRET = 32;

/** The secrets there are, newest first: a list, or something that looks again each time it is asked. */
export type Secrets = readonly string[] | (() => readonly string[]);

export const secretsOf = (secrets: Secrets): readonly string[] => (typeof secrets === 'function' ? secrets() : secrets);

/**
 * Wraps keys with SECRET. With several secrets each of them wraps and unwraps, so that one can take over from another while
 * the service runs. `label` says whose key it is; a wrapped key opens under its own label only.
 */
export type KeyWrap = Readonly<{
  /** Of the given secrets, newest first. They tell secrets apart and say nothing about them. */
  readonly fingerprints: readonly string[];
  /** By the secret with the fingerprint `by`, or by the newest. `wrong-secret` when it was not given. */
  wrap(key: Key, label: string, by?: string): WrappedKey;
  /** `wrong-secret` when another secret wrapped it, `sealed-damaged` when it was changed. */
  unwrap(wrapped: WrappedKey, label: string): Key;
}>;

/** `secrets`: each any string of at least 32 characters. Takes some 50 ms for each the first time. */
export const createKeyWrap = (secrets: Secrets): KeyWrap => {
  let known: readonly Derived[] = [];
  const look = (): readonly Derived[] => {
    known = secretsOf(secrets).map(derive);
    if (known.length === 0) throw new Fault('no-secret', 'keys cannot be wrapped without a secret');
    return known;
  };
  const newest = (): Derived => look()[0] as Derived;
  /** Looks again for one that is not known: it may have come since. */
  const find = (secret: string): Derived => {
    const isIt = ({ fingerprint }: Derived) => fingerprint === secret;
    const found = known.find(isIt) ?? look().find(isIt);
    if (!found) throw wrongSecret();
    return found;
  };
  look();
  return {
    get fingerprints() {
      return look().map(({ fingerprint }) => fingerprint);
    },
    wrap(key, label, by) {
      const wrapper = by === undefined ? newest() : find(by);
      return { wrapped: seal(wrapper.key, key, label), secret: wrapper.fingerprint };
    },
    unwrap: ({ wrapped, secret }, label) => open(find(secret).key, wrapped, label),
  };
};

export const fingerprintOf = (secret: string): string => derive(secret).fingerprint;

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
