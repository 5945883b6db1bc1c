import test from 'ava';
import { handle } from '#application/engine/handle.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import { streams } from '#application/streams.ts';
import { subscriptions } from '#domain/billing/decider.ts';
import { DAY, HOUR, schedulerBench } from './scheduler-harness.ts';

test('silence thins check-ins out, the last one says so, and then they are paused until they are resumed', async (t) => {
  const bench = await schedulerBench(t);
  const scheduler = await bench.start();
  const userId = await bench.user({ clockTime: '10:00' });
  for (let day = 0; day < 35; day += 1) {
    bench.clock.move(day === 0 ? HOUR : DAY);
    await scheduler.tick();
  }
  const all = await bench.slots(userId, '2026-11-20', '2027-01-10');
  const asked = all.filter((one) => !one.endsWith('quiet'));
  t.deepEqual(asked.slice(13), ['2026-12-03 usual', '2026-12-04 fewer', '2026-12-11 usual', '2026-12-20 last']);
  t.is(all.length, 32, 'each date up to the pause, a day after the last, has its slot, sent or quiet');
  t.like(await bench.document(userId), { plan: { pause: { until: null, reason: 'quiet' } }, waits: false, dueAt: '' });
  t.deepEqual(await bench.next(userId, 5), []);
  await bench.tell(userId, (id) => ({ type: 'ResumeCheckIns', data: id }));
  const next = await bench.next(userId, 5);
  t.is(next[0]?.date, '2026-12-25');
});

test('killed between the last check-in and the pause, it pauses at the next slot', async (t) => {
  const bench = await schedulerBench(t);
  const cut = {
    ...bench.log,
    append: async (...[stream, ...rest]: Parameters<typeof bench.log.append>) => {
      if (stream.startsWith('schedule-')) throw new Fault('unavailable', 'cut off');
      return bench.log.append(stream, ...rest);
    },
  };
  const userId = await bench.user({ clockTime: '10:00' });
  const dying = await bench.start({ log: cut });
  bench.clock.move(HOUR);
  for (let day = 0; day < 31; day += 1) {
    await dying.tick();
    bench.clock.move(DAY);
  }
  await bench.folded();
  t.like(await bench.document(userId), { plan: { pause: null, noticeSent: { tone: 'last' } } });
  await dying.stop();
  const next = await bench.start();
  await next.tick();
  await bench.folded();
  t.like(await bench.document(userId), { plan: { pause: { reason: 'quiet' } }, waits: false });
  t.is((await bench.slots(userId, '2026-12-21', '2026-12-21'))[0], '2026-12-21 quiet');
});

test('without a subscription one slot is recorded as inactive, and none is due before there is one again', async (t) => {
  const bench = await schedulerBench(t);
  const scheduler = await bench.start();
  const userId = await bench.user({ clockTime: '10:00' }, { complimentary: false });
  for (let day = 0; day < 4; day += 1) {
    bench.clock.move(day === 0 ? HOUR : DAY);
    await scheduler.tick();
  }
  t.deepEqual(await bench.slots(userId, '2026-11-20', '2026-11-30'), ['2026-11-20 inactive']);
  t.deepEqual(await bench.next(userId, 5), []);
  const [at, end] = [bench.at(), new Date(bench.clock.now() + 30 * DAY).toISOString()];
  const facts = { subscriptionId: 's', customerId: 'c', plan: 'monthly', state: 'active', cancelAtEnd: false } as const;
  await handle(bench.log, subscriptions, streams.subscriptions(userId), {
    type: 'NoteSubscription',
    data: { ...facts, userId, at, readAt: at, periodStart: at, periodEnd: end },
  });
  await bench.folded();
  bench.clock.move(DAY);
  await scheduler.tick();
  t.deepEqual(await bench.slots(userId, '2026-11-21', '2026-11-30'), ['2026-11-24 usual']);
});
