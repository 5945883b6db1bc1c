import test from 'ava';
import type { FollowedEvent } from '#application/engine/ports/event-log.ts';
import type { Batch } from '#application/engine/ports/event-store.ts';
import type { LogFields } from '#application/engine/ports/logger.ts';
import { readModel } from '#application/engine/read-model.ts';
import type { WinRecorded, WinReworded } from '#domain/wins/events.ts';
import type { Stores } from '#infrastructure/stores.ts';
import { applyBatch } from '#projections/engine/apply-batch.ts';
import { createGeneration } from '#projections/engine/generation.ts';
import { one, type Projector, projector } from '#projections/engine/projector.ts';
import { wins } from '#projections/wins.ts';
import { silentLogger } from '../support/silent-logger.ts';
import { aWin, caughtUp, dump, recorded, removed, reworded, start, USER, withKeys } from './setting.ts';

const COUNTING = readModel<{ count: number }>()({ name: 'counting', indexes: [] });

/** One document counts: one for each recording, ten and a hundred for each rewording. */
const counting = projector<WinRecorded | WinReworded>()(COUNTING, {
  version: '1',
  readsPersonal: false,
  on: {
    WinRecorded: () => [one('all', (all) => ({ count: (all?.count ?? 0) + 1 }))],
    WinReworded: () => [10, 100].map((more) => one('all', (all) => ({ count: (all?.count ?? 0) + more }))),
  },
});

/** A generation that starts empty, and a way to hand it batches as after a checkpoint that was lost. */
const aGeneration = async (stores: Stores, model: Projector) => {
  const parts = { log: stores.log, store: stores.readModels, logger: silentLogger };
  const generation = await createGeneration(parts, model);
  await stores.readModels.swap(generation);
  return (batch: Batch<FollowedEvent>) => applyBatch(parts, model, { generation, checkpoint: null }, batch);
};

const wholeLog = async (stores: Stores): Promise<Batch<FollowedEvent>> => {
  for await (const batch of stores.log.follow(null, new AbortController().signal)) return batch;
  throw new Error('the log is empty');
};

test('events handed over twice, and older ones after newer ones, change nothing', async (t) => {
  const stores = await withKeys(t, USER);
  const apply = await aGeneration(stores, wins);
  const win = aWin();
  await stores.log.append(`win-${win}`, [recorded(win, 'One'), reworded(win, 'Two'), removed(win)], 'no-stream');
  const batch = await wholeLog(stores);
  await apply(batch);
  await apply({ ...batch, events: batch.events.slice(0, 1) });
  t.deepEqual(await dump(stores), []);
});

test('an event that a document has seen is not folded again when the checkpoint that spoke of it was lost', async (t) => {
  const stores = await withKeys(t, USER);
  const apply = await aGeneration(stores, counting);
  const events = ['One', 'Two', 'Three'].map((text) => recorded(aWin(), text));
  await stores.log.append('win-x', events, 'no-stream');
  const batch = await wholeLog(stores);
  await apply({ ...batch, events: batch.events.slice(0, 2) });
  await apply(batch);
  t.deepEqual(await stores.readModels.get(COUNTING, 'all'), { count: 3 });
});

test('all that one event changes in one document is done, in a document of the same batch as in a stored one', async (t) => {
  const stores = await withKeys(t, USER);
  const apply = await aGeneration(stores, counting);
  const win = aWin();
  await stores.log.append('win-x', [recorded(win, 'One'), reworded(win, 'Two'), reworded(win, 'Three')], 'no-stream');
  const batch = await wholeLog(stores);
  await apply({ ...batch, events: batch.events.slice(0, 2) });
  t.deepEqual(await stores.readModels.get(COUNTING, 'all'), { count: 111 });
  await apply(batch);
  t.deepEqual(await stores.readModels.get(COUNTING, 'all'), { count: 221 });
});

const CLUMSY = readModel<{ text: string }>()({ name: 'clumsy', indexes: [] });
const clumsy = (version: string, throws: boolean): Projector =>
  projector<WinRecorded | WinReworded>()(CLUMSY, {
    version,
    readsPersonal: true,
    on: {
      WinRecorded: ({ winId, personal: { text } }) => [one(winId, () => ({ text }))],
      WinReworded: ({ winId, personal: { text } }) => [
        one(winId, () => {
          if (throws) throw new TypeError(`cannot fold ${text}`);
          return { text };
        }),
      ],
    },
  });

test('a fold that throws leaves its document, is counted and logged without a word, and the others go on', async (t) => {
  const stores = await withKeys(t, USER);
  const lines: (readonly [string, LogFields | undefined])[] = [];
  const warn = (message: string, fields?: LogFields) => lines.push([message, fields]);
  const runner = await start(t, stores, [clumsy('1', true)], { logger: { ...silentLogger, warn } });
  const [first, second] = [aWin(), aWin()];
  await stores.log.append(`win-${first}`, [recorded(first, 'Before'), reworded(first, 'After')], 'no-stream');
  await stores.log.append(`win-${second}`, [recorded(second, 'Fine')], 'no-stream');
  await caughtUp(stores, 'clumsy');
  t.like(await stores.readModels.get(CLUMSY, first), { text: 'Before' });
  t.like(await stores.readModels.get(CLUMSY, second), { text: 'Fine' });
  t.is((await runner.status())[0]?.failures, 1);
  t.deepEqual(
    lines.map(([, fields]) => fields),
    [{ readModel: 'clumsy', code: 'TypeError', count: 1 }],
  );
  t.notRegex(JSON.stringify(lines), /After/);
  await runner.stop();
  const mended = await start(t, stores, [clumsy('2', false)]);
  t.like(await stores.readModels.get(CLUMSY, first), { text: 'After' });
  t.is((await mended.status())[0]?.failures, 0);
});
