import { randomUUID } from 'node:crypto';
import test, { type ExecutionContext } from 'ava';
import { accountErased } from '#domain/account/events.ts';
import type { JsonObject } from '#domain/json.ts';
import { winAnalysed, winRecorded, winRemoved, winReworded } from '#domain/win/events.ts';
import type { Stores } from '#infrastructure/stores.ts';
import { applyBatch } from '#projections/apply-batch.ts';
import { createGeneration } from '#projections/live-model.ts';
import { one, type Projector, projector } from '#projections/projector.ts';
import { startProjectionRunner } from '#projections/runner.ts';
import { wins } from '#projections/wins.ts';
import { eventually } from '../support/eventually.ts';
import { silentLogger } from '../support/silent-logger.ts';
import { embeddedStores } from '../support/stores.ts';

const AT = '2026-11-20T09:00:00.000Z';
const USER = 7;
const aWin = () => randomUUID();

const recorded = (winId: string, text: string, userId = USER) =>
  winRecorded({
    winId,
    userId,
    at: AT,
    date: '2026-11-20',
    source: 'web',
    mailId: null,
    conversationId: null,
    personal: { text },
  });
const analysed = (winId: string, wording = 0, userId = USER) =>
  winAnalysed({
    winId,
    userId,
    at: AT,
    wording,
    mailId: null,
    personal: { category: 'Care', analysis: 'Good.', skills: [] },
  });
const reworded = (winId: string, text: string, wording = 1) =>
  winReworded({ winId, userId: USER, at: AT, wording, mailId: null, personal: { text } });
const removed = (winId: string) => winRemoved({ winId, userId: USER, at: AT, wording: 0, mailId: null });
const erased = (userId = USER) => accountErased({ userId, at: AT });

const start = async (t: ExecutionContext, stores: Stores, projectors: readonly Projector[] = [wins]) => {
  const runner = await startProjectionRunner({
    log: stores.log,
    store: stores.readModels,
    projectors,
    logger: silentLogger,
    onApplied() {},
  });
  let stopped = false;
  const stop = async () => {
    if (!stopped) await runner.stop();
    stopped = true;
  };
  t.teardown(stop);
  return { ...runner, stop };
};

const caughtUp = async (stores: Stores, model = 'wins') => {
  const head = await stores.log.head();
  await eventually(
    'the read model',
    async () => ((await stores.readModels.checkpoint(model))?.position ?? '') >= (head ?? ''),
  );
};

const dump = async (stores: Stores, model = 'wins') => {
  const live = await stores.readModels.live(model);
  const lines: string[] = [];
  if (live) for await (const [id, json] of stores.readModels.dump(live)) lines.push(`${id} ${json}`);
  return lines;
};

const withKeys = async (t: ExecutionContext, ...userIds: readonly number[]) => {
  const stores = await embeddedStores(t);
  for (const userId of userIds) await stores.vault.make(userId);
  return stores;
};

test('follows the log: a win appears, is analysed, reworded and removed', async (t) => {
  const stores = await withKeys(t, USER);
  await start(t, stores);
  const [kept, dropped] = [aWin(), aWin()];
  await stores.log.append(
    `win-${kept}`,
    [recorded(kept, 'Trained two nurses'), analysed(kept), reworded(kept, 'Trained three')],
    'no-stream',
  );
  await stores.log.append(`win-${dropped}`, [recorded(dropped, 'Nothing much'), removed(dropped)], 'no-stream');
  await caughtUp(stores);
  t.like(await stores.readModels.get('wins', kept), { text: 'Trained three', category: '', wording: 1 });
  t.is(await stores.readModels.get('wins', dropped), null);
});

test('an analysis of an older wording changes nothing', async (t) => {
  const stores = await withKeys(t, USER);
  await start(t, stores);
  const win = aWin();
  await stores.log.append(`win-${win}`, [recorded(win, 'One'), reworded(win, 'Two'), analysed(win, 0)], 'no-stream');
  await caughtUp(stores);
  t.like(await stores.readModels.get('wins', win), { text: 'Two', category: '' });
});

test('events handed over twice, and older ones after newer ones, change nothing', async (t) => {
  const stores = await withKeys(t, USER);
  const generation = await createGeneration(stores.log, stores.readModels, wins);
  const win = aWin();
  await stores.log.append(`win-${win}`, [recorded(win, 'One'), reworded(win, 'Two'), removed(win)], 'no-stream');
  const end = new AbortController();
  for await (const batch of stores.log.follow(null, end.signal)) {
    await applyBatch(stores.readModels, generation, wins, batch, null);
    const [first] = batch.events;
    await applyBatch(stores.readModels, generation, wins, { ...batch, events: first ? [first] : [] }, null);
    break;
  }
  end.abort();
  await stores.readModels.swap(generation);
  t.deepEqual(await dump(stores), []);
});

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
  t.truthy(await stores.readModels.get('wins', later));
  t.like(await runner.verify('wins', () => {}), { equal: true, documents: before.length + 1 });
});

test('verify finds a document that the log does not give', async (t) => {
  const stores = await withKeys(t, USER);
  const runner = await start(t, stores);
  const win = aWin();
  await stores.log.append(`win-${win}`, [recorded(win, 'True')], 'no-stream');
  await caughtUp(stores);
  const live = await stores.readModels.live('wins');
  const checkpoint = await stores.readModels.checkpoint('wins');
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
  t.is(await stores.readModels.get('wins', win), null);
});

test('an erasure drops every document of that user and no other', async (t) => {
  const stores = await withKeys(t, USER, 8);
  await start(t, stores);
  const [mine, theirs] = [aWin(), aWin()];
  await stores.log.append(`win-${mine}`, [recorded(mine, 'Mine')], 'no-stream');
  await stores.log.append(`win-${theirs}`, [recorded(theirs, 'Theirs', 8)], 'no-stream');
  await stores.vault.destroy(USER);
  await stores.log.append(`account-${USER}`, [erased()], 'no-stream');
  await caughtUp(stores);
  t.deepEqual(
    (await dump(stores)).map((line) => line.split(' ')[0]),
    [theirs],
  );
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

test('a fold that throws leaves its document, is counted, and the others go on', async (t) => {
  const stores = await withKeys(t, USER);
  const clumsy = (version: string, throws: boolean): Projector =>
    projector<ReturnType<typeof winRecorded> | ReturnType<typeof winReworded>>()<JsonObject & { text: string }>({
      name: 'clumsy',
      version,
      readsPersonal: true,
      indexes: [],
      on: {
        WinRecorded: ({ winId, personal: { text } }) => [one(winId, () => ({ text }))],
        WinReworded: ({ winId, personal: { text } }) => [
          one(winId, () => {
            if (throws) throw new Error('clumsy');
            return { text };
          }),
        ],
      },
    });
  const runner = await start(t, stores, [clumsy('1', true)]);
  const [one_, two] = [aWin(), aWin()];
  await stores.log.append(`win-${one_}`, [recorded(one_, 'Before'), reworded(one_, 'After')], 'no-stream');
  await stores.log.append(`win-${two}`, [recorded(two, 'Fine')], 'no-stream');
  await caughtUp(stores, 'clumsy');
  t.like(await stores.readModels.get('clumsy', one_), { text: 'Before' });
  t.like(await stores.readModels.get('clumsy', two), { text: 'Fine' });
  t.is((await runner.status())[0]?.failures, 1);
  await runner.stop();
  const mended = await start(t, stores, [clumsy('2', false)]);
  t.like(await stores.readModels.get('clumsy', one_), { text: 'After' });
  t.is((await mended.status())[0]?.failures, 0);
});

test('documents that saw another log are built anew before they serve', async (t) => {
  const before = await withKeys(t, USER);
  const runner = await start(t, before);
  const win = aWin();
  await before.log.append(`win-${win}`, [recorded(win, 'Of the other log')], 'no-stream');
  await caughtUp(before);
  await runner.stop();
  const after = await withKeys(t, USER);
  const restored = aWin();
  await after.log.append(`win-${restored}`, [recorded(restored, 'Of this log')], 'no-stream');
  await start(t, { ...after, readModels: before.readModels });
  t.deepEqual(
    (await dump(before)).map((line) => line.split(' ')[0]),
    [restored],
  );
});

test('a log restored to an earlier point is noticed by the event at the checkpoint', async (t) => {
  const stores = await withKeys(t, USER);
  const runner = await start(t, stores);
  const win = aWin();
  await stores.log.append(`win-${win}`, [recorded(win, 'Kept')], 'no-stream');
  await caughtUp(stores);
  await runner.stop();
  const live = await stores.readModels.live('wins');
  const checkpoint = await stores.readModels.checkpoint('wins');
  if (!live || !checkpoint) return t.fail();
  const beyond = `${checkpoint.position.slice(0, -1)}9`;
  const lost = { id: 'lost', document: { userId: USER, date: '', recordedAt: '' }, position: beyond, faulty: false };
  await stores.readModels.save(live, [lost], { ...checkpoint, position: beyond, eventId: 'an-event-the-restore-lost' });
  await start(t, stores);
  t.deepEqual(
    (await dump(stores)).map((line) => line.split(' ')[0]),
    [win],
  );
});

test('status counts what a read model has still to see', async (t) => {
  const stores = await withKeys(t, USER);
  const runner = await start(t, stores);
  const win = aWin();
  await stores.log.append(`win-${win}`, [recorded(win, 'One')], 'no-stream');
  await caughtUp(stores);
  t.like((await runner.status())[0], { name: 'wins', lag: 0, events: 1, stopped: null });
});

test('a follower that meets an event it does not know stops and says so', async (t) => {
  const stores = await withKeys(t, USER);
  const runner = await start(t, stores);
  await stores.eventStore.append(
    'win-x',
    [{ id: randomUUID(), type: 'WinPolished', data: { at: AT }, sealed: null }],
    'no-stream',
  );
  const status = await eventually('the stop', async () =>
    (await runner.status()).find(({ stopped }) => stopped !== null),
  );
  t.is(status.stopped, 'unknown-event');
});
