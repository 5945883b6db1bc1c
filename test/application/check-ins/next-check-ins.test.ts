import test from 'ava';
import { plannedCheckIns, previewCheckIns, showCheckIns } from '#application/check-ins/next-check-ins.ts';
import { DAY, HOUR, type SchedulerBench, schedulerBench } from '../../scheduler/scheduler-harness.ts';

/** The services as a page finds them while the read model still has what it has now. */
const lagging = async ({ services, readModels, document }: SchedulerBench, userId: number) => {
  const old = await document(userId);
  return { ...services, readModels: { ...readModels, get: async () => old as never } };
};
const noon = {
  frequency: 'daily',
  timeOfDay: 'morning',
  clockTime: '12:00',
  weekdays: [0],
  weekInterval: 1,
  timezone: 'UTC',
} as const;

test('what a user has just set shows at once, though the read model has not heard of it', async (t) => {
  const bench = await schedulerBench(t);
  const userId = await bench.user({ clockTime: '10:00' });
  const services = await lagging(bench, userId);
  const first = async () => (await plannedCheckIns(services, userId, 5))?.next[0]?.at;
  t.is(await first(), '2026-11-20T10:00:00.000Z');
  await bench.tell(userId, (id) => ({ type: 'ChangeSchedule', data: { ...id, ...noon } }));
  t.is(await first(), '2026-11-20T12:00:00.000Z');
  const until = { from: null, until: '2026-11-27', reason: 'asked' } as const;
  await bench.tell(userId, (id) => ({ type: 'PauseCheckIns', data: { ...id, ...until } }));
  t.is(await first(), '2026-11-27T12:00:00.000Z');
  t.like(await showCheckIns(services, userId), { pause: until, thinning: true });
  await bench.tell(userId, (id) => ({ type: 'ResumeCheckIns', data: id }));
  t.is(await first(), '2026-11-20T12:00:00.000Z');
  const failed = { mailId: 'm', addressName: `a-${userId}`, failure: 'hard', status: '' } as const;
  await bench.tell(userId, (id) => ({ type: 'NoteDeliveryFailure', data: { ...id, ...failed } }));
  t.like(await plannedCheckIns(services, userId, 5), { next: [], none: 'undeliverable' });
  await bench.tell(userId, (id) => ({ type: 'CloseAccount', data: id }));
  t.is(await plannedCheckIns(services, userId, 5), null);
});

test('in a silence, a schedule is previewed as it comes once it is saved, which ends the silence; the same one as it is', async (t) => {
  const bench = await schedulerBench(t);
  const scheduler = await bench.start();
  const userId = await bench.user({ clockTime: '10:00' });
  for (let day = 0; day < 16; day += 1) {
    bench.clock.move(day === 0 ? HOUR : DAY);
    await scheduler.tick();
  }
  await bench.folded();
  const shown = async () => {
    const { next, fewerFrom, none } = (await plannedCheckIns(bench.services, userId, 5)) ?? {};
    return { next, fewerFrom, none };
  };
  const before = await shown();
  t.deepEqual(
    before.next?.map(({ date }) => date),
    ['2026-12-11', '2026-12-20'],
  );
  t.deepEqual(await previewCheckIns(bench.services, userId, {}), before as never);
  const preview = await previewCheckIns(bench.services, userId, { clockTime: '12:00' });
  t.deepEqual(await shown(), before, 'nothing is saved');
  await bench.tell(userId, (id) => ({ type: 'ChangeSchedule', data: { ...id, ...noon } }));
  t.deepEqual((await shown()) as typeof preview, preview);
  t.like(preview, { next: { length: 5, 0: { at: '2026-12-06T12:00:00.000Z' } } });
});

test('of an account that the read model has not heard of it says why none is planned, and promises none', async (t) => {
  const bench = await schedulerBench(t);
  const services = await lagging(bench, 0); // no document at all
  const [unproven, fresh] = [await bench.user({}, { proven: false }), await bench.user()];
  t.like(await plannedCheckIns(services, unproven, 5), { next: [], none: 'unproven' });
  t.like(await plannedCheckIns(services, fresh, 5), { next: [], none: 'later' });
  t.is(await plannedCheckIns(services, 99, 5), null);
});
