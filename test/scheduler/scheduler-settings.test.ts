import test from 'ava';
import type { UserCommand } from '../support/account-commands.ts';
import { DAY, HOUR, type SchedulerBench, schedulerBench } from './scheduler-harness.ts';

type Id = Readonly<{ userId: number; at: string }>;
type Change = (id: Id) => UserCommand;
const SECOND = 1000;

const schedule =
  (hour: string, timezone = 'UTC'): Change =>
  (id) => ({
    type: 'ChangeSchedule',
    data: {
      ...id,
      frequency: 'daily',
      timeOfDay: 'morning',
      clockTime: hour,
      weekdays: [0],
      weekInterval: 1,
      timezone,
    },
  });
const resume: Change = (data) => ({ type: 'ResumeCheckIns', data });
const stop: Change = (id) => ({ type: 'PauseCheckIns', data: { ...id, from: null, until: null, reason: 'stopped' } });
const pauseUntil =
  (until: string): Change =>
  (id) => ({ type: 'PauseCheckIns', data: { ...id, from: null, until, reason: 'asked' } });
const prove: Change = (id) => ({ type: 'ProveAddress', data: { ...id, addressName: `a-${id.userId}` } });
const bounced: Change = (id) => ({
  type: 'NoteDeliveryFailure',
  data: { ...id, mailId: 'm', addressName: `a-${id.userId}`, failure: 'hard', status: '' },
});

/** Somebody whose slot is at 10:00, two seconds ago, and was not looked at before these were said. */
const afterSlot = async (bench: SchedulerBench, ...changes: readonly Change[]) => {
  const scheduler = await bench.start();
  const userId = await bench.user({ clockTime: '10:00' });
  bench.clock.move(HOUR + 2 * SECOND);
  for (const change of changes) await bench.tell(userId, change);
  const slots = async (to: string) => {
    await scheduler.tick();
    await bench.folded();
    await scheduler.tick();
    return bench.slots(userId, '2026-11-18', to);
  };
  return { userId, slots };
};

const settings = {
  '“resume” of somebody who is not paused': [resume],
  'another zone': [schedule('10:00', 'Europe/London')],
  'an hour that is over': [schedule('08:00')],
  'an hour that is to come': [schedule('19:00')],
  'a zone that takes the calendar back': [schedule('19:00', 'Pacific/Niue')],
  'an address that is proven once more': [prove],
  'a change of mind': [stop, resume],
} as const;

for (const [name, changes] of Object.entries(settings))
  test(`between the slot and the tick, ${name}: that date is asked for once, and so is the next`, async (t) => {
    const bench = await schedulerBench(t);
    const { slots } = await afterSlot(bench, ...changes);
    t.deepEqual(await slots('2026-11-20'), ['2026-11-20 usual']);
    for (let hour = 0; hour < 45; hour += 1) {
      bench.clock.move(HOUR);
      await slots('2026-11-20');
    }
    t.deepEqual(await slots('2026-11-21'), ['2026-11-20 usual', '2026-11-21 usual']);
  });

test('what was due before a pause is decided, and what the pause holds back is not', async (t) => {
  const bench = await schedulerBench(t);
  const { slots } = await afterSlot(bench, pauseUntil('2026-11-23'));
  bench.clock.move(DAY);
  t.deepEqual(await slots('2026-11-25'), ['2026-11-20 late']);
  bench.clock.move(2 * DAY);
  t.deepEqual(await slots('2026-11-25'), ['2026-11-20 late', '2026-11-23 usual']);
});

test('downtime in which settings changed leaves no date without a record, and gives none two', async (t) => {
  const bench = await schedulerBench(t);
  const { userId, slots } = await afterSlot(bench);
  bench.clock.move(2 * DAY);
  await bench.tell(userId, schedule('12:00'));
  bench.clock.move(2 * DAY);
  await bench.tell(userId, schedule('09:00', 'Europe/Berlin'));
  const dates = (await slots('2026-11-24')).map((slot) => slot.slice(0, 10));
  t.deepEqual(dates, ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']);
});

test('an address that took no mail for a while: what was due before has its record once it takes mail again', async (t) => {
  const bench = await schedulerBench(t);
  const { userId, slots } = await afterSlot(bench, bounced);
  t.deepEqual(await slots('2026-11-20'), []);
  bench.clock.move(2 * DAY);
  await bench.tell(userId, prove);
  t.deepEqual(await slots('2026-11-24'), ['2026-11-20 late']);
});

test('an account that is older than the first scheduler there is was not silent before: its first is a usual one', async (t) => {
  const bench = await schedulerBench(t);
  const userId = await bench.user({ clockTime: '10:00' });
  bench.clock.move(20 * DAY);
  const scheduler = await bench.start();
  bench.clock.move(HOUR);
  await bench.folded();
  await scheduler.tick();
  t.deepEqual(await bench.slots(userId, '2026-11-20', '2026-12-20'), ['2026-12-10 usual']);
});

test('a server that was down for weeks takes nobody for silent: it asks a while before it says that fewer come', async (t) => {
  const bench = await schedulerBench(t);
  const { userId, slots } = await afterSlot(bench);
  await slots('2026-11-20');
  bench.clock.move(20 * DAY);
  for (let day = 0; day < 8; day += 1) {
    await slots('2026-11-20');
    bench.clock.move(DAY);
  }
  const asked = (await bench.slots(userId, '2026-12-10', '2026-12-18')).map((slot) => slot.slice(11));
  t.deepEqual(asked, [...Array.from({ length: 6 }, () => 'usual'), 'fewer', 'quiet']);
});
