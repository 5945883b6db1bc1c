import test from 'ava';
import type { ReadModelWriter } from '#application/engine/ports/read-models.ts';
import { WINS } from '#application/wins/wins.ts';
import { mails } from '#projections/mails.ts';
import { wins } from '#projections/wins.ts';
import {
  analysed,
  aWin,
  caughtUp,
  dump,
  erased,
  recorded,
  removed,
  reworded,
  start,
  USER,
  withKeys,
} from './setting.ts';

test('a rebuilt read model equals the live one byte for byte, and goes on following', async (t) => {
  const stores = await withKeys(t, USER, 8);
  const runner = await start(t, stores);
  for (let index = 0; index < 40; index += 1) {
    const win = aWin();
    const events = [
      recorded(win, `Win ${index}`, index % 2 ? USER : 8),
      ...(index % 3 ? [analysed(win, 0, index % 2 ? USER : 8)] : []),
      ...(index % 7 === 6 ? [removed(win)] : []),
    ];
    await stores.log.append(`win-${win}`, events, 'no-stream');
  }
  await caughtUp(stores);
  const before = await dump(stores);
  const progress: number[] = [];
  await runner.rebuild('wins', ({ events, total }) => progress.push(events / total));
  t.deepEqual(await dump(stores), before);
  t.is(progress.at(-1), 1);
  const later = aWin();
  await stores.log.append(`win-${later}`, [recorded(later, 'After the swap')], 'no-stream');
  await caughtUp(stores);
  t.truthy(await stores.readModels.get(WINS, later));
  t.like(await runner.verify('wins', () => {}), { equal: true, documents: before.length + 1 });
});

test('verify finds a document that the log does not give', async (t) => {
  const stores = await withKeys(t, USER);
  const runner = await start(t, stores);
  const win = aWin();
  await stores.log.append(`win-${win}`, [recorded(win, 'True')], 'no-stream');
  await caughtUp(stores);
  const live = await stores.readModels.live('wins');
  const checkpoint = await stores.readModels.checkpoint(WINS);
  if (!live || !checkpoint) return t.fail();
  await stores.readModels.save(
    live,
    [{ id: 'invented', document: { userId: USER }, position: checkpoint.position, faulty: false }],
    checkpoint,
  );
  t.like(await runner.verify('wins', () => {}), { equal: false });
});

test('a delete and then a rebuild: the removed win stays away', async (t) => {
  const stores = await withKeys(t, USER);
  const runner = await start(t, stores);
  const win = aWin();
  await stores.log.append(`win-${win}`, [recorded(win, 'Gone'), removed(win)], 'no-stream');
  await caughtUp(stores);
  await runner.rebuild('wins', () => {});
  t.is(await stores.readModels.get(WINS, win), null);
});

test('an erasure in the middle of a rebuild leaves nothing of that user', async (t) => {
  const stores = await withKeys(t, USER, 8);
  const runner = await start(t, stores);
  const theirs = aWin();
  await Promise.all(
    Array.from({ length: 1200 }, async (_, index) => {
      const win = aWin();
      await stores.log.append(`win-${win}`, [recorded(win, `Mine ${index}`)], 'no-stream');
    }),
  );
  await stores.log.append(`win-${theirs}`, [recorded(theirs, 'Theirs', 8)], 'no-stream');
  let destroyed: Promise<unknown> | null = null;
  await runner.rebuild('wins', () => {
    destroyed ??= stores.vault.destroy(USER).then(() => stores.log.append(`account-${USER}`, [erased()], 'no-stream'));
  });
  await destroyed;
  await caughtUp(stores);
  t.deepEqual(
    (await dump(stores)).map((line) => line.split(' ')[0]),
    [theirs],
  );
  t.like(await runner.verify('wins', () => {}), { equal: true });
});

test('the process does other work between the batches of a rebuild and of a verification', async (t) => {
  const stores = await withKeys(t, USER);
  const runner = await start(t, stores);
  for (let stream = 0; stream < 40; stream += 1) {
    const events = Array.from({ length: 500 }, () => recorded(aWin(), 'Fine'));
    await stores.log.append(`win-${stream}`, events, 'no-stream');
  }
  await caughtUp(stores);
  let turns = 0;
  let counting = true;
  const count = () => {
    turns += 1;
    if (counting) setImmediate(count);
  };
  count();
  const atBatch: number[] = [];
  await runner.rebuild('wins', () => atBatch.push(turns));
  const beforeDump = turns;
  const live = await stores.readModels.live('wins');
  const atDocument: number[] = [];
  if (live) for await (const _ of stores.readModels.dump(live)) atDocument.push(turns);
  counting = false;
  t.is(atBatch.length, 41); // the last one is empty: only then is it known that there is no more
  t.true(atBatch.every((at, batch) => batch === 0 || at > (atBatch[batch - 1] ?? 0)));
  t.is(atDocument.length, 20_000);
  t.true(turns - beforeDump >= 20_000 / 500);
});

test('the read models go on, the compared one too, while a verification compares', async (t) => {
  const stores = await withKeys(t, USER);
  const { store, opened, open } = heldAtDump(stores.readModels);
  const runner = await start(t, stores, [wins, mails], { store });
  const [first, later] = [aWin(), aWin()];
  await stores.log.append(`win-${first}`, [recorded(first, 'One')], 'no-stream');
  await caughtUp(stores);
  const verified = runner.verify('wins', () => {});
  await opened;
  await stores.log.append(`win-${later}`, [recorded(later, 'Two'), reworded(later, 'Three')], 'no-stream');
  await stores.log.append(`win-${first}`, [removed(first)], 0);
  await caughtUp(stores, 'wins');
  await caughtUp(stores, 'mails');
  open();
  t.like(await verified, { equal: true, different: [] });
});

/** A store whose dumps begin only when they are let; `opened` once one is asked for. */
const heldAtDump = (readModels: ReadModelWriter) => {
  const [asked, allowed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const store: ReadModelWriter = {
    ...readModels,
    async *dump(generation) {
      asked.resolve();
      await allowed.promise;
      yield* readModels.dump(generation);
    },
  };
  return { store, opened: asked.promise, open: allowed.resolve };
};
