import { randomInt } from 'node:crypto';
import test, { type ExecutionContext } from 'ava';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import {
  isKeyDestroyed,
  isKeyMissing,
  isWrongSecret,
  type Vault,
  type VaultRecord,
} from '#application/engine/ports/vault.ts';
import { OPERATORS } from '#domain/event.ts';
import { createKeyWrap, type KeyWrap } from '#infrastructure/shared/key-wrap.ts';

/** Opens the vault of one place again and again. `now` is the clock that remembered keys live by. */
type VaultPlace = Readonly<{
  open(wrap: KeyWrap, now?: () => number, ifNew?: () => Promise<void>): Promise<Vault>;
  remove(): Promise<void>;
}>;

const [oldSecret, newSecret] = ['the-first-secret-of-these-stores!', 'the-second-secret-of-these-stores'];
/** Made once: each takes its time. */
export const wraps = {
  old: createKeyWrap([oldSecret]),
  rotating: createKeyWrap([newSecret, oldSecret]),
  next: createKeyWrap([newSecret]),
};

const MINUTE = 60_000;

/** Whoever wants to be called a Vault passes this unchanged. */
export const vaultContract = (adapter: string, place: () => Promise<VaultPlace>) => {
  const promise = (title: string, check: (setting: Setting, t: ExecutionContext) => Promise<void>) =>
    test(`${adapter} ${title}`, async (t) => {
      const { open, remove } = await place();
      const clock = { time: 0 };
      const opened: Vault[] = [];
      const again = async (wrap: KeyWrap = wraps.old, ifNew?: () => Promise<void>) => {
        const vault = await open(wrap, () => clock.time, ifNew);
        opened.push(vault);
        return vault;
      };
      t.teardown(async () => {
        await Promise.all(opened.map((vault) => vault.close()));
        await remove();
      });
      await check({ vault: await again(), again, clock, user: randomInt(2 ** 47) }, t);
    });

  promise('makes a key once, 32 random bytes, and each another', async ({ vault, again, user }, t) => {
    await vault.make(user);
    await vault.make(user + 1);
    const keys = await vault.open([user, user + 1, user]);
    t.is(keys.size, 2);
    t.is(keyOf(keys, user).length, 32);
    t.notDeepEqual(keyOf(keys, user), keyOf(keys, user + 1));
    const reopened = await again();
    await reopened.make(user);
    t.deepEqual(await reopened.open([user, user + 1]), keys);
  });

  promise('gives all who make one key at once the same', async ({ vault, again, user }, t) => {
    const vaults = [vault, await again(), await again()];
    await Promise.all(Array.from({ length: 30 }, (_, n) => vaults[n % 3]?.make(user)));
    const keys = await Promise.all(vaults.map(async (each) => keyOf(await each.open([user]), user)));
    for (const key of keys) t.deepEqual(key, keys[0]);
  });

  promise('is bound to one log, the first it is told of, for all who race', async ({ vault, again, user }, t) => {
    t.is(await vault.bound(), null);
    const other = await again();
    const logs = await Promise.all([vault.bind({ identity: 'one' }), other.bind({ identity: 'other' })]);
    t.deepEqual(logs[0], logs[1]);
    t.deepEqual(await (await again()).bound(), logs[0]);
    t.false(await vault.hasUsers());
    await vault.make(OPERATORS);
    t.false(await vault.hasUsers(), 'the key that every vault has is nobody’s');
    await vault.make(user);
    t.true(await other.hasUsers());
  });

  promise('counts a destroyed user among those it had', async ({ vault, user }, t) => {
    await vault.destroy(user);
    t.true(await vault.hasUsers());
  });

  promise('asks whether it may be made only when it is new', async ({ again }, t) => {
    await t.notThrowsAsync(again(wraps.old, () => Promise.reject(new Error('it is not new'))));
  });

  promise('makes a named key on first use, the same for all who race', async ({ vault, again }, t) => {
    const vaults = [vault, await again()];
    const keys = await Promise.all(Array.from({ length: 20 }, (_, n) => vaults[n % 2]?.named('tokens')));
    for (const key of keys) t.deepEqual(key, keys[0]);
    t.is(keys[0]?.length, 32);
    t.notDeepEqual(await vault.named('names'), keys[0]);
    t.deepEqual(await (await again()).named('tokens'), keys[0]);
  });

  promise('tells a missing key from a destroyed one', async ({ vault, user }, t) => {
    await vault.make(user);
    await vault.destroy(user);
    t.deepEqual(await vault.open([user]), new Map([[user, 'destroyed']]));
    t.true(isKeyMissing(await t.throwsAsync(vault.open([user, user + 1]))));
    t.is((await vault.open([])).size, 0);
  });

  promise('never makes a destroyed key again, not even after a restart', async ({ vault, again, user }, t) => {
    await vault.make(user);
    await vault.destroy(user);
    await vault.destroy(user);
    t.true(isKeyDestroyed(await t.throwsAsync(vault.make(user))));
    const reopened = await again();
    t.true(isKeyDestroyed(await t.throwsAsync(reopened.make(user))));
    t.deepEqual(await reopened.open([user]), new Map([[user, 'destroyed']]));
  });

  promise('keeps the destroyed ids as a ledger, in ascending order', async ({ vault, again }, t) => {
    for (const user of [100, 9, 2 ** 50, 20]) await vault.make(user);
    await vault.named('tokens');
    for (const user of [100, 9, 2 ** 50]) await vault.destroy(user);
    t.deepEqual(await vault.destroyed(), [9, 100, 2 ** 50]);
    t.deepEqual(await (await again()).destroyed(), [9, 100, 2 ** 50]);
  });

  promise('takes an id it never had into the ledger: a restore may have lost its key', async ({ vault, user }, t) => {
    await vault.destroy(user);
    t.true(isKeyDestroyed(await t.throwsAsync(vault.make(user))));
    t.deepEqual(await vault.destroyed(), [user]);
  });

  promise('discards a key for good, and the ledger has nothing of it', async ({ vault, again, user }, t) => {
    await vault.make(user);
    await vault.open([user]);
    for (const id of [user, user, user + 1]) await vault.discard(id);
    for (const each of [vault, await again()]) {
      t.deepEqual([...(await each.open([user, user + 1])).values()], ['destroyed', 'destroyed']);
      for (const id of [user, user + 1]) t.true(isKeyDestroyed(await t.throwsAsync(each.make(id))));
      t.deepEqual(await each.destroyed(), []);
    }
  });

  promise(
    'keeps an erasure that is discarded too in the ledger, in either order',
    async ({ vault, again, user }, t) => {
      for (const id of [user, user + 1]) await vault.make(id);
      await vault.destroy(user);
      await vault.discard(user);
      await vault.discard(user + 1);
      await vault.destroy(user + 1);
      t.deepEqual(await vault.destroyed(), [user, user + 1]);
      t.deepEqual(await (await again()).destroyed(), [user, user + 1]);
    },
  );

  promise('moves on to a new secret with what was discarded', async ({ vault, again, user }, t) => {
    await vault.make(user);
    await vault.discard(user);
    await (await again(wraps.rotating)).rewrap();
    const rotated = await again(wraps.next);
    t.deepEqual(await rotated.open([user]), new Map([[user, 'destroyed']]));
    t.deepEqual(await rotated.destroyed(), []);
  });

  promise(
    'finds every erasure again when it opens, and opens none of those keys',
    async ({ vault, again, user }, t) => {
      const erased = Array.from({ length: 50 }, (_, n) => user + n);
      await Promise.all([...erased, user + 50].map((each) => vault.make(each)));
      await Promise.all(erased.map((each) => vault.destroy(each)));
      const reopened = await again();
      t.deepEqual(await reopened.destroyed(), erased);
      const keys = await reopened.open([...erased, user + 50]);
      for (const each of erased) t.is(keys.get(each), 'destroyed');
      t.is(keyOf(keys, user + 50).length, 32);
    },
  );

  promise('opens many ids at once', async ({ vault, again, user }, t) => {
    const users = Array.from({ length: 300 }, (_, n) => user + n);
    await Promise.all(users.map((each) => vault.make(each)));
    await vault.destroy(user);
    const keys = await (await again()).open(users);
    t.is(new Set([...keys.values()].map(String)).size, 300);
    t.is(keys.get(user), 'destroyed');
  });

  promise('remembers a key for a minute at most', async ({ vault, again, clock, user }, t) => {
    const other = await again();
    await vault.make(user);
    await other.open([user]);
    await vault.destroy(user);
    t.is((await vault.open([user])).get(user), 'destroyed');
    clock.time += MINUTE;
    t.is((await other.open([user])).get(user), 'destroyed');
  });

  promise('drops a remembered key when told to', async ({ vault, again, user }, t) => {
    const other = await again();
    await vault.make(user);
    await other.open([user]);
    await vault.destroy(user);
    other.forget(user);
    t.is((await other.open([user])).get(user), 'destroyed');
  });

  promise('does not open with another secret, even while it is empty', async ({ vault, again, user }, t) => {
    t.true(isWrongSecret(await t.throwsAsync(again(wraps.next))));
    await vault.make(user);
    t.true(isWrongSecret(await t.throwsAsync(again(wraps.next))));
  });

  promise('moves on to a new secret when told to, and keeps every key', async ({ vault, again, user }, t) => {
    await vault.make(user);
    await vault.make(user + 1);
    await vault.destroy(user + 1);
    const keys = await vault.open([user, user + 1]);
    const name = await vault.named('tokens');
    const rotating = await again(wraps.rotating);
    t.is(await rotating.rewrap(), 2);
    t.is(await rotating.rewrap(), 0);
    const rotated = await again(wraps.next);
    t.deepEqual(await rotated.open([user, user + 1]), keys);
    t.deepEqual(await rotated.named('tokens'), name);
    t.true(isKeyDestroyed(await t.throwsAsync(rotated.make(user + 1))));
    t.true(isWrongSecret(await t.throwsAsync(again(wraps.old))));
  });

  promise('given both secrets, stays with the old one until it is told', async ({ vault, again, user }, t) => {
    const [rotating, old, next] = [await again(wraps.rotating), wraps.old.fingerprints[0], wraps.next.fingerprints[0]];
    await rotating.make(user);
    t.is((await vault.open([user])).size, 1, 'a process that knows the old one only opens what was made meanwhile');
    t.deepEqual(await rotating.wrapping(), {
      newest: next ?? '',
      current: old ?? '',
      counts: new Map([[old ?? '', 1]]),
    });
    await rotating.rewrap();
    await rotating.make(user + 1);
    t.deepEqual(await rotating.wrapping(), {
      newest: next ?? '',
      current: next ?? '',
      counts: new Map([[next ?? '', 2]]),
    });
  });

  promise('gives its records as they are kept, page by page', async ({ vault, user }, t) => {
    const [there, destroyed, discarded] = [user, user + 1, user + 2];
    for (const one of [there, destroyed, discarded]) await vault.make(one);
    await vault.destroy(destroyed);
    await vault.discard(discarded);
    await vault.named('a');
    const found: VaultRecord[] = [];
    for (let page = await vault.records(null, 1); page.length > 0; page = await vault.records(page[0]?.label ?? '', 1))
      found.push(...page);
    t.deepEqual(
      found.map(({ label }) => label),
      found.map(({ label }) => label).toSorted(),
    );
    const recordOf = (label: string) => found.find((record) => record.label === label)?.key;
    t.is(recordOf(`user-${destroyed}`), 'destroyed');
    t.is(recordOf(`user-${discarded}`), 'discarded');
    for (const label of [`user-${there}`, 'name-a']) {
      const key = recordOf(label);
      if (!key || typeof key === 'string') throw new Error(`no key of ${label}`);
      t.is(wraps.old.unwrap(key, label).length, 32);
    }
  });

  promise(
    'lets a process that lacks the new secret make and open no key: it is away',
    async ({ vault, again, user }, t) => {
      await (await again(wraps.rotating)).rewrap();
      t.true(isUnavailable(await t.throwsAsync(vault.make(user))));
      const rotated = await again(wraps.next);
      await rotated.make(user);
      t.true(isUnavailable(await t.throwsAsync(vault.open([user]))));
    },
  );
};

type Setting = Readonly<{
  vault: Vault;
  again: (wrap?: KeyWrap, ifNew?: () => Promise<void>) => Promise<Vault>;
  clock: { time: number };
  user: number;
}>;

const keyOf = (keys: Awaited<ReturnType<Vault['open']>>, user: number): Uint8Array => {
  const key = keys.get(user);
  if (key instanceof Uint8Array) return key;
  throw new Error(`no key of ${user}`);
};
