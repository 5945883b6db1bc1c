import test from 'ava';
import { isWrongSecret } from '#application/engine/ports/vault.ts';
import type { KeyRecords } from '#infrastructure/shared/key-records.ts';
import { createKeyWrap } from '#infrastructure/shared/key-wrap.ts';
import { createWrappedVault } from '#infrastructure/shared/wrapped-vault.ts';
import { openSqliteKeyRecords } from '#infrastructure/sqlite/vault.ts';

const [oldSecret, newSecret] = ['the first secret of these stores, long', 'the second secret of these stores, long'];
const wraps = {
  old: createKeyWrap([oldSecret]),
  both: createKeyWrap([newSecret, oldSecret]),
  next: createKeyWrap([newSecret]),
};

/** More than two batches. */
const USERS = Array.from({ length: 1100 }, (_, n) => n + 1);
const ERASED = 700;

/** As it is after so many writes of a rotation, when the process ends there. */
const cutAfter = (records: KeyRecords, writes: number): KeyRecords => {
  let left = writes;
  const counted =
    <Input extends unknown[]>(write: (...input: Input) => Promise<void>) =>
    async (...input: Input): Promise<void> => {
      if (left === 0) throw new Error('cut off');
      left -= 1;
      await write(...input);
    };
  return {
    ...records,
    moveSecret: counted(records.moveSecret),
    rewrap: counted(records.rewrap),
    close: async () => {},
  };
};

const aVault = async () => {
  const records = openSqliteKeyRecords(':memory:');
  const vault = await createWrappedVault({ ...records, close: async () => {} }, wraps.old);
  for (const user of USERS) await vault.make(user);
  await vault.destroy(ERASED);
  return { records, keys: await vault.open(USERS) };
};

test('a rotation that ends after any of its writes has lost no key, brings none back, and is finished by the next', async (t) => {
  for (let writes = 0; writes < 4; writes += 1) {
    const { records, keys } = await aVault();
    const cut = await createWrappedVault(cutAfter(records, writes), wraps.both);
    await t.throwsAsync(cut.rewrap(), { message: 'cut off' }, `${writes}`);
    const shared = { ...records, close: async () => {} };
    const after = await createWrappedVault(shared, wraps.both);
    t.deepEqual(await after.open(USERS), keys);
    // With the stores moved on, opening them has finished the rest.
    t.is(await after.rewrap(), writes === 0 ? USERS.length - 1 : 0);
    const next = await createWrappedVault(shared, wraps.next);
    t.deepEqual(await next.open(USERS), keys);
    t.deepEqual(await next.destroyed(), [ERASED]);
    await records.close();
  }
});

test('stores of which one key is wrapped by a secret that is not given do not open', async (t) => {
  const { records } = await aVault();
  const shared = { ...records, close: async () => {} };
  const { rewrap } = await createWrappedVault(cutAfter(records, 2), wraps.both);
  await t.throwsAsync(rewrap(), { message: 'cut off' });
  t.true(isWrongSecret(await t.throwsAsync(createWrappedVault(shared, wraps.next))));
  t.true(isWrongSecret(await t.throwsAsync(createWrappedVault(shared, wraps.old))));
  await records.close();
});

test('an account that is erased in the midst of a rotation stays erased', async (t) => {
  const { records } = await aVault();
  const shared = { ...records, close: async () => {} };
  const other = await createWrappedVault(shared, wraps.both);
  const rewrap: KeyRecords['rewrap'] = async (changes) => {
    if (changes.some(([label]) => label === 'user-5')) await other.destroy(5);
    await records.rewrap(changes);
  };
  const rotating = await createWrappedVault({ ...shared, rewrap }, wraps.both);
  await rotating.rewrap();
  t.is((await rotating.open([5])).get(5), 'destroyed');
  t.deepEqual(await (await createWrappedVault(shared, wraps.next)).destroyed(), [5, ERASED]);
  await records.close();
});
