import { randomBytes } from 'node:crypto';
import { Fault, unavailable } from '#application/engine/ports/fault.ts';
import {
  type BoundLog,
  isWrongSecret,
  type Key,
  keyDestroyed,
  keyMissing,
  type Vault,
  type VaultRecord,
  type WrappedKey,
  wrongSecret,
} from '#application/engine/ports/vault.ts';
import { OPERATORS } from '#domain/event.ts';
import type { KeyWrap } from './key-wrap.ts';

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

/**
 * The destroyed labels where no restore of the records reaches them. `add` is on the disk when it returns, and comes
 * before the key goes.
 */
export interface ErasureLedger {
  readonly labels: ReadonlySet<string>;
  add(labels: readonly string[]): void;
  close(): void;
}

/** May a vault be made here? Throws why not. */
export type IfNew = () => Promise<void>;

/** Processes that start at once: while this one asks, another may have made the vault, and begun what stands against it. */
const askIfNew = async (records: KeyRecords, ifNew: IfNew): Promise<void> => {
  if ((await records.owner()) !== null) return;
  try {
    await ifNew();
  } catch (error) {
    if ((await records.owner()) === null) throw error;
  }
};

/**
 * The vault over an engine's records. `now` is a clock that never goes back, in milliseconds. With a ledger, whatever
 * stands in it is destroyed again before the first key is given out. `ifNew` is asked before anything is written to
 * records that are new: what it throws leaves them so.
 */
export const createWrappedVault = async (
  records: KeyRecords,
  wrap: KeyWrap,
  now: () => number = () => performance.now(),
  ledger: ErasureLedger = NO_LEDGER,
  ifNew: IfNew = async () => {},
): Promise<Vault> => {
  await askIfNew(records, ifNew);
  await checkSecret(records, wrap);
  await agree(records, ledger);
  const cache = createKeyCache(now);
  const reading = keyReading(records, wrap, cache);
  const current = () => records.secret(wrap.fingerprints[0] ?? '');
  /** By the secret that the stores name: another process may not know a newer one yet. */
  const makeOnce = (label: string) =>
    unlessNewer(async () => {
      const { key } = await records.makeOnce(label, wrap.wrap(randomBytes(32), label, await current()));
      return key;
    });
  /** Before and after: an `open` in between must not leave the key behind. */
  const forgetting = async (label: string, remove: (label: string) => Promise<void>): Promise<void> => {
    cache.forget(label);
    await remove(label);
    cache.forget(label);
  };
  return {
    async make(userId) {
      if ((await makeOnce(labelOf(userId))) === 'destroyed') throw keyDestroyed(userId);
    },
    open: (userIds) => unlessNewer(() => reading.open(userIds)),
    destroy: (userId) =>
      forgetting(labelOf(userId), async (label) => {
        ledger.add([label]);
        await records.destroy([label]);
      }),
    discard: (userId) => forgetting(labelOf(userId), records.discard),
    forget: reading.forget,
    destroyed: async () => (await records.destroyed()).map(userIdOf).sort((a, b) => a - b),
    async named(name) {
      const known = await unlessNewer(() => reading.findNamed(name));
      if (known) return known;
      const made = await makeOnce(nameLabelOf(name));
      if (made === 'destroyed') throw namedDestroyed(name);
      return wrap.unwrap(made, nameLabelOf(name));
    },
    bound: async () => (await records.owner())?.log ?? null,
    bind: (log) => records.bindLog(log),
    // The operators' key is made with the vault, and says nothing of a log.
    hasUsers: async () => (await records.someUsers(2)).some((label) => label !== labelOf(OPERATORS)),
    wrapping: async () => ({
      newest: wrap.fingerprints[0] ?? '',
      current: await current(),
      counts: await records.wrappings(),
    }),
    async rewrap(onProgress = () => {}) {
      const [newest = ''] = wrap.fingerprints;
      const stored = await records.secret(newest);
      if (!wrap.fingerprints.includes(stored)) throw wrongSecret();
      // First, so that what was cut off is seen when the vault is opened, and new keys are wrapped with it at once.
      if (stored !== newest) await records.moveSecret(stored, newest);
      return rewrapOthers(records, wrap, newest, onProgress);
    },
    records: records.page,
    async close() {
      await records.close();
      ledger.close();
    },
  };
};

/** Of a vault, what opening events takes. */
export type Keys = Pick<Vault, 'open' | 'forget' | 'named'>;

/** The keys of a vault that another thread looks after. It makes none: a named one that is not there is a fault. */
export const createKeys = (records: Pick<KeyRecords, 'read'>, wrap: KeyWrap): Keys => {
  const { findNamed, ...reading } = keyReading(
    records,
    wrap,
    createKeyCache(() => performance.now()),
  );
  return {
    ...reading,
    async named(name) {
      const key = await findNamed(name);
      if (key) return key;
      throw new Fault('key-missing', `the vault has no key ${name}`);
    },
  };
};

const keyReading = (records: Pick<KeyRecords, 'read'>, wrap: KeyWrap, cache: KeyCache) => {
  const names = new Map<string, Key>();
  return {
    async open(userIds: readonly number[]): Promise<ReadonlyMap<number, Key | 'destroyed'>> {
      const keys = new Map<number, Key | 'destroyed'>();
      const wanted = new Set<number>();
      for (const userId of userIds) {
        const key = cache.get(labelOf(userId));
        if (key) keys.set(userId, key);
        else wanted.add(userId);
      }
      if (wanted.size === 0) return keys;
      const remember = cache.remembering();
      const found = new Map((await records.read([...wanted].map(labelOf))).map(({ label, key }) => [label, key]));
      for (const userId of wanted) {
        const label = labelOf(userId);
        const record = found.get(label);
        if (!record) throw keyMissing(userId);
        keys.set(userId, record === 'destroyed' ? record : remember(label, wrap.unwrap(record, label)));
      }
      return keys;
    },
    forget: (userId: number) => cache.forget(labelOf(userId)),
    async findNamed(name: string): Promise<Key | null> {
      const known = names.get(name);
      if (known) return known;
      const label = nameLabelOf(name);
      const [record] = await records.read([label]);
      if (!record) return null;
      if (record.key === 'destroyed') throw namedDestroyed(name);
      const key = wrap.unwrap(record.key, label);
      names.set(name, key);
      return key;
    },
  };
};

const nameLabelOf = (name: string): string => `name-${name}`;
const namedDestroyed = (name: string) => new TypeError(`the named key ${name} cannot have been destroyed`);

/** For records that are their own ledger. */
const NO_LEDGER: ErasureLedger = { labels: new Set(), add() {}, close() {} };

/** Records that were put back from a copy may hold keys again; records older than the ledger know of erasures it lacks. */
const agree = async (records: KeyRecords, ledger: ErasureLedger): Promise<void> => {
  const destroyed = new Set(await records.destroyed());
  const back = [...ledger.labels].filter((label) => !destroyed.has(label));
  if (back.length > 0) await records.destroy(back);
  ledger.add([...destroyed]);
};

const labelOf = (userId: number): string => `user-${userId}`;
const userIdOf = (label: string): number => Number(label.slice('user-'.length));

/**
 * Stores name the secret that wraps new keys, and do not open without it or any other that wraps one of theirs. Where that is
 * the newest of those given, a move to it that was cut off is finished; else they wait for `rewrap`, as other processes
 * may not have been given the newest yet.
 */
const checkSecret = async (records: KeyRecords, wrap: KeyWrap): Promise<void> => {
  const { fingerprints } = wrap;
  const newest = fingerprints[0] ?? '';
  const stored = await records.secret(newest);
  const used = [stored, ...(await records.wrappings()).keys()];
  if (used.some((secret) => !fingerprints.includes(secret))) throw wrongSecret();
  if (stored === newest && used.some((secret) => secret !== newest)) await rewrapOthers(records, wrap, newest);
};

const rewrapOthers = async (
  records: KeyRecords,
  wrap: KeyWrap,
  newest: string,
  onProgress: (done: number) => void = () => {},
): Promise<number> => {
  for (let done = 0; ; ) {
    const old = await records.wrappedByOther(newest);
    if (old.length === 0) return done;
    await records.rewrap(
      old.flatMap(({ label, key }) =>
        key === 'destroyed' ? [] : [[label, key, wrap.wrap(wrap.unwrap(key, label), label, newest)] as const],
      ),
    );
    done += old.length;
    onProgress(done);
  }
};

/** A secret that came after this process was started is no fault of the work that meets it: it waits until the process is started anew. */
const unlessNewer = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw isWrongSecret(error) ? unavailable('the vault', error) : error;
  }
};

/** Another process may have destroyed a key that this one remembers: for no longer than this. */
const LIFE_MS = 60_000;

const LARGEST = 10_000;

type KeyCache = Readonly<{
  get(label: string): Key | null;
  /** Begins a reading of keys: what it hands on is remembered, unless something was forgotten since it began. */
  remembering(): (label: string, key: Key) => Key;
  forget(label: string): void;
}>;

/** Opened keys in memory: few, for a short time, the oldest giving way. */
export const createKeyCache = (now: () => number): KeyCache => {
  const entries = new Map<string, Readonly<{ key: Key; until: number }>>();
  let forgotten = 0;
  return {
    get(label) {
      const entry = entries.get(label);
      if (entry && entry.until > now()) return entry.key;
      entries.delete(label);
      return null;
    },
    remembering() {
      const before = forgotten;
      const until = now() + LIFE_MS;
      return (label, key) => {
        if (forgotten !== before) return key;
        entries.delete(label);
        entries.set(label, { key, until });
        const oldest = entries.keys().next();
        if (entries.size > LARGEST && !oldest.done) entries.delete(oldest.value);
        return key;
      };
    },
    forget(label) {
      forgotten++;
      entries.delete(label);
    },
  };
};
