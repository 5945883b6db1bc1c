import type { BoundLog, VaultRecord, WrappedKey } from '#application/engine/ports/vault.ts';

export type KeyRecord = Readonly<{ label: string; key: WrappedKey | 'destroyed' }>;

/**
 * Where a vault keeps its records, one for each label: `user-<id>` or `name-<name>`. Every write is durable when it
 * resolves and harmless when repeated.
 */
export interface KeyRecords {
  /** Keeps the record unless there is one, and answers the one that stands: all who race are given the same. */
  makeOnce(label: string, key: WrappedKey): Promise<KeyRecord>;
  /** In any order; labels without a record are left out. */
  read(labels: readonly string[]): Promise<readonly KeyRecord[]>;
  /** Takes the keys out of their records, for good, and leaves each label as destroyed whether or not it had a key. */
  destroy(labels: readonly string[]): Promise<void>;
  /** The same, but for `destroyed`: it answers none of these labels, unless they are destroyed as well. */
  discard(label: string): Promise<void>;
  destroyed(): Promise<readonly string[]>;
  /** Some of the records that another secret wrapped, none when there are no more. */
  wrappedByOther(secret: string): Promise<readonly KeyRecord[]>;
  /** Puts the second key in the place of the first, where that still stands. */
  rewrap(changes: readonly (readonly [label: string, from: WrappedKey, to: WrappedKey])[]): Promise<void>;
  /** How many keys each secret has wrapped, by its fingerprint. */
  wrappings(): Promise<ReadonlyMap<string, number>>;
  /** The fingerprint of the secret that wraps new keys: the first one given here, until `moveSecret`. */
  secret(first: string): Promise<string>;
  moveSecret(from: string, to: string): Promise<void>;
  /** Whose these stores are; null before the first `secret`. Makes nothing. */
  owner(): Promise<Readonly<{ log: BoundLog | null }> | null>;
  /** Notes the log unless one is noted, and answers the one that stands. */
  bindLog(log: BoundLog): Promise<BoundLog>;
  /** Some labels that begin with `user-`, destroyed and discarded ones too. */
  someUsers(limit: number): Promise<readonly string[]>;
  /** In the order of labels, after a given one. */
  page(after: string | null, limit: number): Promise<readonly VaultRecord[]>;
  /** Keeps those whose labels have no record yet. */
  putBack(records: readonly VaultRecord[]): Promise<void>;
  close(): Promise<void>;
}
