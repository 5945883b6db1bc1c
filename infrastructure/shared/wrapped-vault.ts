import { randomBytes } from 'node:crypto';
import { Fault } from '#application/engine/ports/fault.ts';
import { type Key, keyDestroyed, keyMissing, type Vault, wrongSecret } from '#application/engine/ports/vault.ts';
import { OPERATORS } from '#domain/event.ts';
import { createKeyCache, type KeyCache } from './key-cache.ts';
import type { KeyRecords } from './key-records.ts';
import type { KeyWrap } from './key-wrap.ts';
import { checkSecret, rewrapOthers, unlessNewer } from './moving-secret.ts';

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
