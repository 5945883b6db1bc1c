import test from 'ava';
import { unavailable } from '#application/engine/ports/fault.ts';
import type { ReadModelWriter } from '#application/engine/ports/read-models.ts';
import { WINS } from '#application/wins/wins.ts';
import type { Stores } from '#infrastructure/stores.ts';
import { buildHere } from '#projections/engine/build.ts';
import { only } from '#projections/engine/rebuild.ts';
import { wins } from '#projections/wins.ts';
import { eventually } from '../support/eventually.ts';
import { silentLogger } from '../support/silent-logger.ts';
import { aWin, caughtUp, recorded, start, USER, withKeys } from './setting.ts';

/** A store whose saves fail while it is told an error. */
const failingStore = (readModels: ReadModelWriter) => {
  let failure: Error | null = null;
  const store: ReadModelWriter = {
    ...readModels,
    async save(...saved) {
      if (failure) throw failure;
      await readModels.save(...saved);
    },
  };
  const failWith = (error: Error | null) => {
    failure = error;
  };
  return { store, failWith };
};

for (const [error, code] of [
  [new Error('disk is full'), 'Error'],
  [unavailable('the disk'), 'unavailable'],
] as const)
  test(`a follower that meets "${error.message}" says why it waits, tries again, and goes on`, async (t) => {
    const stores = await withKeys(t, USER);
    const { store, failWith } = failingStore(stores.readModels);
    const told: string[] = [];
    const runner = await start(t, stores, [wins], { store, onStopped: (stopped) => told.push(stopped) });
    failWith(error);
    const win = aWin();
    await stores.log.append(`win-${win}`, [recorded(win, 'One')], 'no-stream');
    const reason = () => runner.status().then(([status]) => status?.stopped);
    t.is(await eventually('the reason', reason), code);
    failWith(null);
    await caughtUp(stores);
    t.truthy(await stores.readModels.get(WINS, win));
    await eventually('that it follows', async () => (await reason()) === null);
    t.deepEqual(told, []);
  });

/** What another process would build and make live: it knows the log as it is now. */
const buildElsewhere = async (stores: Stores) => {
  const parts = { log: stores.log, store: stores.readModels, logger: silentLogger };
  const progress = () => undefined;
  return only(buildHere(parts)([{ projector: wins, begun: null }], progress, new AbortController().signal));
};

for (const when of ['while it waits', 'before a rebuild of its own failed'])
  test(`a follower whose generation another process replaced ${when} goes on from where the live one is`, async (t) => {
    const stores = await withKeys(t, USER);
    const swap = () => Promise.reject(unavailable('the store'));
    const runner = await start(t, stores, [wins], { store: { ...stores.readModels, swap: keepFirst(stores, swap) } });
    const [first, second, third] = [aWin(), aWin(), aWin()];
    await stores.log.append(`win-${first}`, [recorded(first, 'One')], 'no-stream');
    const other = await buildElsewhere(stores);
    await stores.log.append(`win-${second}`, [recorded(second, 'Two')], 'no-stream');
    await caughtUp(stores);
    await stores.readModels.swap(other.generation); // it has not seen the second
    if (when.startsWith('before')) await t.throwsAsync(runner.rebuild('wins', () => {}));
    await stores.log.append(`win-${third}`, [recorded(third, 'Three')], 'no-stream');
    await caughtUp(stores);
    t.deepEqual(await stores.readModels.live('wins'), other.generation);
    for (const win of [first, second, third]) t.truthy(await stores.readModels.get(WINS, win));
    await eventually('that it follows', async () => (await runner.status())[0]?.stopped === null);
    t.like(await runner.verify('wins', () => {}), { equal: true, documents: 3 });
  });

/** The first swap is the one at the start; later ones fail. */
const keepFirst = (stores: Stores, later: ReadModelWriter['swap']): ReadModelWriter['swap'] => {
  let swap: ReadModelWriter['swap'] = stores.readModels.swap;
  return (generation) => {
    const now = swap;
    swap = later;
    return now(generation);
  };
};

test('a swap that was made and then failed is noticed: the follower goes on with what is live', async (t) => {
  const stores = await withKeys(t, USER);
  let fails = false;
  const store: ReadModelWriter = {
    ...stores.readModels,
    async swap(generation) {
      await stores.readModels.swap(generation);
      if (fails) throw unavailable('the store');
    },
  };
  const runner = await start(t, stores, [wins], { store });
  const [first, second] = [aWin(), aWin()];
  await stores.log.append(`win-${first}`, [recorded(first, 'One')], 'no-stream');
  await caughtUp(stores);
  fails = true;
  await t.throwsAsync(
    runner.rebuild('wins', () => {}),
    { message: /not reachable/ },
  );
  fails = false;
  await stores.log.append(`win-${second}`, [recorded(second, 'Two')], 'no-stream');
  await caughtUp(stores);
  t.truthy(await stores.readModels.get(WINS, second));
  t.is((await runner.status())[0]?.stopped, null);
});
