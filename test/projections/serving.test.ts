import test, { type ExecutionContext } from 'ava';
import type { ReadModelWriter } from '#application/engine/ports/read-models.ts';
import { WINS } from '#application/wins/wins.ts';
import type { Stores } from '#infrastructure/stores.ts';
import type { Projector } from '#projections/engine/projector.ts';
import { type RunnerOptions, startProjectionRunner } from '#projections/engine/runner.ts';
import { mails } from '#projections/mails.ts';
import { wins } from '#projections/wins.ts';
import { eventually } from '../support/eventually.ts';
import { silentLogger } from '../support/silent-logger.ts';
import { aWin, caughtUp, dump, recorded, removed, start, USER, withKeys } from './setting.ts';

const ofVersion = (version: string, reads: readonly string[] = []): Projector => ({ ...wins, version, reads });

/** Starts without waiting for what is built beside what serves. */
const begin = async (
  t: ExecutionContext,
  stores: Stores,
  projectors: readonly Projector[],
  options: Partial<RunnerOptions> = {},
) => {
  const { log, readModels: store } = stores;
  const runner = await startProjectionRunner({
    log,
    store,
    projectors,
    logger: silentLogger,
    onApplied() {},
    ...options,
  });
  let stopping: Promise<void> | null = null;
  const stop = () => {
    stopping ??= runner.stop();
    return stopping;
  };
  t.teardown(stop);
  return { ...runner, stop };
};

/** A store that writes nothing before it is let. */
const heldAtSave = (readModels: ReadModelWriter) => {
  const [asked, allowed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const store: ReadModelWriter = {
    ...readModels,
    async save(...saved) {
      asked.resolve();
      await allowed.promise;
      await readModels.save(...saved);
    },
  };
  return { store, asked: asked.promise, letGo: allowed.resolve };
};

/** A log with a win of each of these texts, folded by a release whose documents are of version 1. */
const foldedBefore = async (t: ExecutionContext, texts: readonly string[]) => {
  const stores = await withKeys(t, USER);
  const before = await start(t, stores, [ofVersion('1'), mails]);
  const ids = texts.map(aWin);
  for (const [at, id] of ids.entries())
    await stores.log.append(`win-${id}`, [recorded(id, texts[at] ?? '')], 'no-stream');
  await caughtUp(stores);
  await caughtUp(stores, 'mails');
  await before.stop();
  return { stores, ids };
};

/** Where each following of the log began. */
const watched = (log: Stores['log']) => {
  const begun: (string | null)[] = [];
  const follow: Stores['log']['follow'] = (after, ...rest) => {
    begun.push(after);
    return log.follow(after, ...rest);
  };
  return { log: { ...log, follow }, begun };
};

const winsOf = async (runner: Readonly<Pick<Awaited<ReturnType<typeof begin>>, 'status'>>) =>
  (await runner.status()).find(({ name }) => name === 'wins');

test('older documents that today’s readers understand serve while new ones are built, and it says so', async (t) => {
  const { stores, ids } = await foldedBefore(t, ['One', 'Two']);
  const { store, asked, letGo } = heldAtSave(stores.readModels);
  const runner = await begin(t, stores, [ofVersion('2', ['1']), mails], { store });
  await asked;
  t.like(await stores.readModels.get(WINS, ids[0] ?? ''), { text: 'One' });
  t.like(await winsOf(runner), { version: '1', stopped: null, building: { version: '2' } });
  t.false(await runner.isCurrent('wins'), 'what works from it does not begin');
  t.true(await runner.isCurrent('mails'));
  t.throwsAsync(
    runner.rebuild('wins', () => {}),
    { code: 'read-model-built' },
  );
  letGo();
  await runner.current('wins');
  t.is((await stores.readModels.live('wins'))?.version, '2');
  const later = aWin();
  await stores.log.append(`win-${later}`, [recorded(later, 'Three')], 'no-stream');
  await caughtUp(stores);
  t.truthy(await stores.readModels.get(WINS, later));
  t.like(await winsOf(runner), { version: '2', building: null, stopped: null });
});

test('what follows the version is no other shape: another table of the runtime is read alike', async (t) => {
  const stores = await withKeys(t, USER);
  const before = await start(t, stores, [ofVersion('3 tz-2025a')]);
  const win = aWin();
  await stores.log.append(`win-${win}`, [recorded(win, 'One')], 'no-stream');
  await caughtUp(stores);
  await before.stop();
  const { store, asked, letGo } = heldAtSave(stores.readModels);
  const runner = await begin(t, stores, [ofVersion('3 tz-2026b')], { store });
  await asked;
  t.like(await winsOf(runner), { version: '3 tz-2025a', building: { version: '3 tz-2026b' } });
  letGo();
  await runner.built();
  t.is((await stores.readModels.live('wins'))?.version, '3 tz-2026b');
});

test('documents that nobody can read hold the start until new ones are there', async (t) => {
  const { stores } = await foldedBefore(t, ['One']);
  const { store, asked, letGo } = heldAtSave(stores.readModels);
  const starting = begin(t, stores, [ofVersion('2'), mails], { store });
  await asked;
  letGo();
  const runner = await starting;
  t.true(await runner.isCurrent('wins'));
  t.is((await stores.readModels.live('wins'))?.version, '2');
});

/** A build whose process ends after its first write. */
const killedAfterOneSave = async (stores: Stores, projector: Projector) => {
  const saved = Promise.withResolvers<void>();
  const store: ReadModelWriter = {
    ...stores.readModels,
    async save(...given) {
      await stores.readModels.save(...given);
      if (!given[2]) return;
      saved.resolve();
      await new Promise<void>(() => {}); // nothing more comes of this process
    },
  };
  const options = { log: stores.log, store, projectors: [projector], logger: silentLogger, onApplied() {} };
  await startProjectionRunner(options);
  await saved.promise;
};

test('a killed build goes on from where it was, and what is built equals what one pass makes', async (t) => {
  const { stores } = await foldedBefore(t, ['One', 'Two', 'Three']);
  const before = await dump(stores);
  await killedAfterOneSave(stores, ofVersion('2', ['1']));
  const later = aWin();
  await stores.log.append(`win-${later}`, [recorded(later, 'Four'), removed(later)], 'no-stream');
  const { log, begun } = watched(stores.log);
  const runner = await start(t, stores, [ofVersion('2', ['1'])], { log });
  t.true(
    begun.every((after) => after !== null),
    'the log is not read from its beginning',
  );
  t.deepEqual(await dump(stores), before);
  t.like(await runner.verify('wins', () => {}), { equal: true });
});

test('a killed rebuild of what serves goes on, too, and takes its place', async (t) => {
  const { stores } = await foldedBefore(t, ['One', 'Two']);
  const before = await dump(stores);
  const old = await stores.readModels.live('wins');
  const parts = { version: '1', indexes: wins.indexes, log: await stores.log.identity() };
  const begun = await stores.readModels.create('wins', parts);
  const checkpoint = await stores.readModels.checkpoint(wins);
  if (!old || !checkpoint) return t.fail();
  const loaded = await stores.readModels.load(
    old,
    before.map((line) => line.split(' ')[0] ?? ''),
  );
  const writes = [...loaded].map(([id, versioned]) => ({ id, ...versioned }));
  await stores.readModels.save(begun, writes, checkpoint);
  await start(t, stores, [ofVersion('1')]);
  t.deepEqual(await stores.readModels.live('wins'), begun);
  t.deepEqual(await stores.readModels.generations('wins'), [begun]);
  t.deepEqual(await dump(stores), before);
});

for (const [what, version, log, change] of [
  ['of another version', '0', null, {}],
  ['of another log', '2', 'another', {}],
  ['of a log that was restored to an earlier point', '2', null, { eventId: 'lost' }],
  ['that lacks what could not be folded', '2', null, { failures: 1 }],
] as const)
  test(`a half-built generation ${what} is dropped, and one is built from the beginning`, async (t) => {
    const { stores } = await foldedBefore(t, ['One', 'Two']);
    const identity = log ?? (await stores.log.identity());
    const begun = await stores.readModels.create('wins', { version, indexes: wins.indexes, log: identity });
    const checkpoint = await stores.readModels.checkpoint(wins);
    if (!checkpoint) return t.fail();
    await stores.readModels.save(begun, [], { ...checkpoint, ...change });
    await start(t, stores, [ofVersion('2', ['1'])]);
    t.is((await dump(stores)).length, 2);
    t.false((await stores.readModels.generations('wins')).some(({ number }) => number === begun.number));
  });

test('one that is far behind follows alone: those near the head are handed nothing twice', async (t) => {
  const stores = await withKeys(t, USER);
  const before = await start(t, stores, [wins, mails]);
  const many = Array.from({ length: 60 }, (_, stream) =>
    stores.log.append(
      `win-${stream}`,
      Array.from({ length: 100 }, () => recorded(aWin(), 'Fine')),
      'no-stream',
    ),
  );
  const early = await stores.readModels.checkpoint(mails);
  await Promise.all(many);
  await caughtUp(stores);
  await before.stop();
  t.is(early, null);
  const live = await stores.readModels.live('mails');
  if (live) await stores.readModels.drop(live);
  const behind = await stores.readModels.create('mails', {
    ...{ version: mails.version, indexes: mails.indexes, log: await stores.log.identity() },
  });
  await stores.readModels.swap(behind);
  const { log, begun } = watched(stores.log);
  const front = (await stores.readModels.checkpoint(wins))?.position;
  await start(t, stores, [wins, mails], { log });
  await caughtUp(stores, 'mails');
  await eventually('that all follow together', async () => begun.length === 3);
  t.deepEqual(begun.slice(0, 2).sort(), [front, null].sort());
  t.is(begun[2], front);
});
