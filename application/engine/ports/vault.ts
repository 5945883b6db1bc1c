import { Fault, hasCode } from './fault.ts';

/** 32 bytes for AES-256-GCM. */
export type Key = Uint8Array;

/** The log whose words a vault's keys open. */
export type BoundLog = Readonly<{ identity: string }>;

/** A key as it is kept: sealed by the secret that has this fingerprint. */
export type WrappedKey = Readonly<{ wrapped: Uint8Array; secret: string }>;

/**
 * Which secrets wrap the keys, by their fingerprints: `newest` of those this process was given, `current` for the one that
 * wraps new keys, and how many keys each has wrapped.
 */
export type Wrapping = Readonly<{ newest: string; current: string; counts: ReadonlyMap<string, number> }>;

/** `label` is `user-<id>` or `name-<name>`. */
export type VaultRecord = Readonly<{ label: string; key: WrappedKey | 'destroyed' | 'discarded' }>;

/**
 * The keys, each wrapped by the secret. Promises:
 * - a key is made once and durable when `make` resolves; making it again changes nothing, but a destroyed id is never
 *   made again (`key-destroyed`);
 * - `open` answers a key or 'destroyed' for each id; an id without a record is a fault (`key-missing`), not an erasure;
 * - `destroy` is for good, and the destroyed ids are the erasure ledger; an id without a key is one from then on, too;
 * - `discard` is as much for good, but for keys that never were an account's: the ledger has nothing of them. An id that is
 *   in the ledger stays there; one that was discarded comes into it when it is destroyed.
 */
export interface Vault {
  make(userId: number): Promise<void>;
  open(userIds: readonly number[]): Promise<ReadonlyMap<number, Key | 'destroyed'>>;
  destroy(userId: number): Promise<void>;
  discard(userId: number): Promise<void>;
  /** Drops what this process remembers of a key that another one has destroyed; without it that lasts a minute at most. */
  forget(userId: number): void;
  /** The erasure ledger, in ascending order. */
  destroyed(): Promise<readonly number[]>;
  /** The one random key of this name, made on first use and never changed: for stream names, reply addresses, tokens. */
  named(name: string): Promise<Key>;
  /** The log this vault belongs to; null until `bind`. */
  bound(): Promise<BoundLog | null>;
  /** Binds it to a log, once and for all; answers the one that stands. */
  bind(log: BoundLog): Promise<BoundLog>;
  /** Whether it has a record of any user. */
  hasUsers(): Promise<boolean>;
  wrapping(): Promise<Wrapping>;
  /**
   * Lets the newest secret wrap new keys from now on, and wraps all others anew with it; answers how many. One that was cut off
   * is finished by the next, or when the vault is opened. Keys stay what they are; destroyed ones stay destroyed.
   */
  rewrap(onProgress?: (done: number) => void): Promise<number>;
  /** Its records as they are kept, in the order of labels, after a given one: for a copy. */
  records(after: string | null, limit: number): Promise<readonly VaultRecord[]>;
  close(): Promise<void>;
}

export const keyDestroyed = (userId: number): Fault => new Fault('key-destroyed', `the key of ${userId} is destroyed`);
export const isKeyDestroyed = (error: unknown): boolean => hasCode(error, 'key-destroyed');
export const keyMissing = (userId: number): Fault => new Fault('key-missing', `the vault has no record of ${userId}`);
export const isKeyMissing = (error: unknown): boolean => hasCode(error, 'key-missing');
export const wrongSecret = (): Fault =>
  new Fault(
    'wrong-secret',
    'SECRET is not the one that wraps the keys of these stores: give that one, beside a new one too (`cairn keys rotate` moves from one to the other)',
  );
export const isWrongSecret = (error: unknown): boolean => hasCode(error, 'wrong-secret');
