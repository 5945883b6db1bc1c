import test, { type ExecutionContext } from 'ava';
import type { BackupPlace } from '#application/engine/ports/backup-place.ts';
import { unavailable } from '#application/engine/ports/fault.ts';
import { copyErasures, readErasures } from '#infrastructure/backup/erasure-copies.ts';
import { createErasureKeeper, withErasureCopies } from '#infrastructure/backup/erasure-keeper.ts';
import { nameOf } from '#infrastructure/belonging.ts';
import { eventually } from '#test/support/eventually.ts';
import { silentLogger } from '#test/support/silent-logger.ts';
import { aBackupFolder, aCairn, KEYS, pathsIn } from './a-backup.ts';

const setting = async (t: ExecutionContext) => {
  const { stores, clock } = await aCairn(t);
  const { vault } = stores;
  const { places } = await aBackupFolder(t);
  const vaultName = await nameOf(vault);
  const away = { is: false, tries: 0 };
  const sets: BackupPlace = {
    ...places.sets,
    async put(path, bytes) {
      away.tries += 1;
      if (away.is) throw unavailable('the backup place');
      return places.sets.put(path, bytes);
    },
  };
  const errors: unknown[] = [];
  const logger = { ...silentLogger, error: (_: string, error: unknown) => void errors.push(error) };
  const parts = { places: { ...places, sets }, keys: KEYS, vault, vaultName, clock, logger };
  const keeper = createErasureKeeper(parts, { patience: 0, first: 1, longest: 1 });
  t.teardown(keeper.close);
  const ledger = { place: places.sets, keys: KEYS, vault: vaultName };
  return { stores, places, away, errors, keeper, ledger, clock, vault: withErasureCopies(vault, keeper) };
};

test('every erasure stands in the backup place, beside the sets, in one file with all before it', async (t) => {
  const { vault, ledger, places } = await setting(t);
  t.is(await readErasures(ledger), null);
  for (const user of [7, 8, 9]) await vault.make(user);
  for (const [count, user] of [7, 9].entries()) {
    await vault.destroy(user);
    const labels = await eventually('the copy', async () => {
      const found = await readErasures(ledger).catch(() => null);
      return found?.has(`user-${user}`) ? found : null;
    });
    t.is(labels.size, count + 1);
  }
  await eventually('one file', async () => (await pathsIn(places.sets, 'erasures/')).length === 1);
  t.pass();
});

test('a place that is away keeps nobody from being erased, is told, and gets the copy once it is back', async (t) => {
  const { vault, stores, away, errors, ledger } = await setting(t);
  await vault.make(7);
  away.is = true;
  await vault.destroy(7);
  t.is((await stores.vault.open([7])).get(7), 'destroyed');
  await eventually('the copy', async () => away.tries > 2);
  t.true(errors.length > 0);
  t.is(await readErasures(ledger), null);
  away.is = false;
  t.deepEqual([...(await eventually('the copy', async () => readErasures(ledger)))], ['user-7']);
});

test('two processes that copy at once lose nobody, though one has asked its vault before the other erases', async (t) => {
  const { stores, ledger, clock } = await setting(t);
  const { vault } = stores;
  const erasing = async (user: number): Promise<void> => {
    await vault.destroy(user);
    await copyErasures(ledger, vault, clock.now());
  };
  await erasing(1);
  const slow = {
    async destroyed() {
      const asked = await vault.destroyed();
      await erasing(2);
      return asked;
    },
  };
  await copyErasures(ledger, slow, clock.now());
  t.deepEqual([...((await readErasures(ledger)) ?? [])].sort(), ['user-1', 'user-2']);
});

test('the ledger of another Cairn in the same place is neither read nor removed', async (t) => {
  const { stores, ledger, clock } = await setting(t);
  const other = { ...ledger, vault: 'f'.repeat(64) };
  await stores.vault.destroy(7);
  await copyErasures(other, { destroyed: async () => [99] }, clock.now());
  await copyErasures(ledger, stores.vault, clock.now());
  t.deepEqual([...((await readErasures(ledger)) ?? [])], ['user-7']);
  t.deepEqual([...((await readErasures(other)) ?? [])], ['user-99']);
});
