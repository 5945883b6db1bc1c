import test from 'ava';
import { unavailable } from '#application/engine/ports/fault.ts';
import { onceCurrent } from '#infrastructure/wiring/once-current.ts';
import { eventually } from '#test/support/eventually.ts';
import { silentLogger } from '#test/support/silent-logger.ts';

/** A read model that becomes current when it is told to. */
const aModel = (isCurrent: boolean) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { isCurrent: async () => isCurrent, current: () => promise, build: resolve };
};

test('what works from a current read model begins at once', async (t) => {
  const running = new AsyncDisposableStack();
  const begun = await onceCurrent(aModel(true), 'work', silentLogger, running, async (own) => {
    t.is(own, running);
    return 'begun';
  });
  t.is(begun, 'begun');
});

test('what works from one that is not waits for it, and is ended with the rest', async (t) => {
  const running = new AsyncDisposableStack();
  const model = aModel(false);
  const told: string[] = [];
  const begin = async (own: AsyncDisposableStack) => {
    told.push('begun');
    own.defer(() => void told.push('ended'));
  };
  t.is(await onceCurrent(model, 'work', silentLogger, running, begin), null);
  t.deepEqual(told, []);
  model.build();
  await eventually('the beginning', async () => told.includes('begun'));
  await running.disposeAsync();
  t.deepEqual(told, ['begun', 'ended']);
});

test('a store that is away just then is tried again, and what had begun is ended first', async (t) => {
  const running = new AsyncDisposableStack();
  t.teardown(() => running.disposeAsync());
  const model = aModel(false);
  const told: string[] = [];
  const begin = async (own: AsyncDisposableStack) => {
    own.defer(() => void told.push('ended'));
    if (told.length < 2) throw unavailable('the store');
    told.push('begun');
  };
  await onceCurrent(model, 'work', silentLogger, running, begin, 1);
  model.build();
  await eventually('the beginning', async () => told.includes('begun'));
  t.deepEqual(told, ['ended', 'ended', 'begun']);
});

test('nothing begins after the end', async (t) => {
  const running = new AsyncDisposableStack();
  const model = aModel(false);
  await onceCurrent(model, 'work', silentLogger, running, async () => t.fail('it has ended'));
  await running.disposeAsync();
  model.build();
  await new Promise(setImmediate);
  t.pass();
});
