import test from 'ava';
import { createBuilds } from '#application/engine/builds.ts';
import type { ReadModelWriter } from '#application/engine/ports/read-models.ts';
import { movableClock } from '../support/clock.ts';
import { eventually } from '../support/eventually.ts';
import { aWin, caughtUp, dump, recorded, start, USER, withKeys } from './setting.ts';

/** A store in which nothing of a generation that does not serve is written before it is let. */
const heldBeside = (readModels: ReadModelWriter) => {
  const [asked, allowed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const store: ReadModelWriter = {
    ...readModels,
    async save(generation, ...saved) {
      if ((await readModels.live(generation.model))?.number !== generation.number) {
        asked.resolve();
        await allowed.promise;
      }
      await readModels.save(generation, ...saved);
    },
  };
  return { store, asked: asked.promise, letGo: allowed.resolve };
};

test('a rebuild that was paused goes on to the same documents, and what serves goes on meanwhile', async (t) => {
  const stores = await withKeys(t, USER);
  const builds = createBuilds({ registers: stores.registers, clock: movableClock() });
  const { store, asked, letGo } = heldBeside(stores.readModels);
  const runner = await start(t, stores, undefined, { store, builds });
  const wins = Array.from({ length: 40 }, aWin);
  for (const win of wins) await stores.log.append(`win-${win}`, [recorded(win, `About ${win}`)], 'no-stream');
  await caughtUp(stores);
  const before = await dump(stores);
  const { number } = (await stores.readModels.live('wins')) ?? {};
  const rebuilding = runner.rebuild('wins', () => undefined);
  await asked;
  await eventually('its note', async () => (await builds.notes()).get('wins')?.now?.state === 'running');
  t.true(await builds.pause('wins'));
  letGo();
  const outcome = await eventually('the pause, or an end that came first', async () => {
    const { now, last } = (await builds.notes()).get('wins') ?? {};
    return now?.state === 'paused' ? 'paused' : last?.state;
  });
  if (outcome === 'paused') {
    t.is((await stores.readModels.live('wins'))?.number, number, 'the older one serves');
    await builds.resume('wins');
  }
  t.like(await rebuilding, { damage: 0 });
  t.not((await stores.readModels.live('wins'))?.number, number);
  t.deepEqual(await dump(stores), before);
});
