import test from 'ava';
import { noMetrics } from '#application/engine/ports/metrics.ts';
import { type Collector, createCollection } from '#infrastructure/prometheus/collector.ts';

const collection = (collect: Collector['collect'], patienceMs = 60_000) => {
  let time = 0;
  const successes: (number | null)[] = [];
  const metrics = {
    ...noMetrics,
    set: (_name: unknown, _labels: unknown, value: number | null) => void successes.push(value),
  };
  const refresh = createCollection([{ name: 'backlog', collect }], metrics, { now: () => time, patienceMs });
  return { refresh, successes, pass: (milliseconds: number) => (time += milliseconds) };
};

test('however many ask, a store is looked at once in ten seconds', async (t) => {
  let looks = 0;
  const { refresh, pass } = collection(async () => {
    looks += 1;
  });
  await Promise.all([refresh(), refresh(), refresh()]);
  pass(9_999);
  await refresh();
  t.is(looks, 1);
  pass(1);
  await refresh();
  t.is(looks, 2);
});

test('a look that hangs keeps nobody waiting, is not begun twice, and is told of', async (t) => {
  let looks = 0;
  const hanging = Promise.withResolvers<void>();
  const { refresh, successes, pass } = collection(() => {
    looks += 1;
    return hanging.promise;
  }, 1);
  await refresh();
  t.deepEqual(successes, [0]);
  pass(60_000);
  await refresh();
  t.is(looks, 1);
  hanging.resolve();
  await hanging.promise;
  await refresh();
  t.is(successes.at(-1), 1);
});

test('a look that fails is told of, and tried again when its time has come', async (t) => {
  let looks = 0;
  const { refresh, successes, pass } = collection(async () => {
    looks += 1;
    if (looks === 1) throw new Error('away');
  });
  await refresh();
  pass(10_000);
  await refresh();
  t.deepEqual(successes, [0, 1]);
});
