import test from 'ava';
import { handle } from '#application/engine/handle.ts';
import type { EventLog } from '#application/engine/ports/event-log.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import { streams } from '#application/streams.ts';
import { phone } from '#domain/accounts/phone/decider.ts';
import { DAY, HOUR, type SchedulerBench, schedulerBench } from './scheduler-harness.ts';

test('a slot that is due is asked for once, in a conversation and by a mail of its own', async (t) => {
  const bench = await schedulerBench(t);
  const scheduler = await bench.start();
  const userId = await bench.user({ clockTime: '10:00' });
  await scheduler.tick();
  t.deepEqual(await bench.slots(userId, '2026-11-20', '2026-11-20'), []);
  bench.clock.move(HOUR);
  await scheduler.tick();
  await scheduler.tick();
  const [asked, ...more] = await bench.log.readSealed(streams.checkIn(`${userId}-2026-11-20`));
  t.like(asked, { type: 'CheckInRequested', data: { slot: '2026-11-20', tone: 'usual', channel: 'mail', userId } });
  t.is(more.length, 0);
  t.truthy(asked?.data.conversationId);
  t.truthy(asked?.data.mailId);
  t.not(asked?.data.conversationId, asked?.data.mailId);
});

test('what was missed for up to three hours is sent; what is later is skipped, each date by itself', async (t) => {
  const bench = await schedulerBench(t);
  const scheduler = await bench.start();
  const [early, late] = [await bench.user({ clockTime: '10:00' }), await bench.user({ clockTime: '09:30' })];
  bench.clock.move(3 * HOUR + 45 * 60_000);
  await scheduler.tick();
  t.deepEqual(await bench.slots(early, '2026-11-20', '2026-11-20'), ['2026-11-20 usual']);
  t.deepEqual(await bench.slots(late, '2026-11-20', '2026-11-20'), ['2026-11-20 late']);
  bench.clock.move(3 * DAY);
  await scheduler.tick();
  const missed = ['2026-11-20 usual', '2026-11-21 late', '2026-11-22 late', '2026-11-23 usual'];
  t.deepEqual(await bench.slots(early, '2026-11-20', '2026-11-23'), missed);
});

test('the first scheduler there is makes up for nothing that would have been due before', async (t) => {
  const bench = await schedulerBench(t);
  const userId = await bench.user();
  bench.clock.move(400 * DAY);
  const scheduler = await bench.start();
  await scheduler.tick();
  t.deepEqual(await bench.slots(userId, '2026-11-20', '2027-12-26'), []);
  bench.clock.move(DAY);
  await scheduler.tick();
  t.is((await bench.slots(userId, '2027-12-20', '2027-12-31')).length, 1);
});

test('a zone that takes the calendar back gives no date a second check-in', async (t) => {
  const bench = await schedulerBench(t);
  const scheduler = await bench.start();
  const userId = await bench.user({ clockTime: '19:00', timezone: 'Asia/Tokyo' }); // it is 18:00 there
  bench.clock.move(HOUR);
  await scheduler.tick();
  await bench.folded();
  const travel = (timezone: string) =>
    bench.tell(userId, (id) => ({
      type: 'ChangeSchedule',
      data: {
        ...id,
        frequency: 'daily',
        timeOfDay: 'evening',
        clockTime: '19:00',
        weekdays: [0],
        weekInterval: 1,
        timezone,
      },
    }));
  await travel('America/New_York'); // 5:00 of the same day: 19:00 comes again
  bench.clock.move(14 * HOUR);
  await scheduler.tick();
  t.deepEqual(await bench.slots(userId, '2026-11-19', '2026-11-22'), ['2026-11-20 usual']);
  bench.clock.move(DAY);
  await scheduler.tick();
  t.deepEqual(await bench.slots(userId, '2026-11-19', '2026-11-22'), ['2026-11-20 usual', '2026-11-21 usual']);
});

/** A scheduler whose read model has stopped at what it has of this user now. */
const lagging = async (bench: SchedulerBench, userId: number) => {
  const old = await bench.document(userId);
  const page = async () => ({ found: [{ id: String(userId), document: old as never }], nextCursor: null });
  return bench.start({ readModels: { ...bench.readModels, page } });
};

test('a pause of one second before the slot holds it back, though the read model has not heard of it', async (t) => {
  const bench = await schedulerBench(t);
  const userId = await bench.user({ clockTime: '10:00' });
  const scheduler = await lagging(bench, userId);
  bench.clock.move(HOUR - 1000);
  await bench.tell(userId, (id) => ({
    type: 'PauseCheckIns',
    data: { ...id, from: null, until: null, reason: 'stopped' },
  }));
  bench.clock.move(1000);
  await scheduler.tick();
  t.deepEqual(await bench.slots(userId, '2026-11-20', '2026-11-20'), []);
});

test('settings that change all the time hold up no slot: each is decided once, by what held when it was due', async (t) => {
  const bench = await schedulerBench(t);
  const userId = await bench.user({ clockTime: '10:00' });
  const scheduler = await lagging(bench, userId);
  const change = (clockTime: string) =>
    bench.tell(userId, (id) => ({
      type: 'ChangeSchedule',
      data: {
        ...id,
        frequency: 'daily',
        timeOfDay: 'morning',
        clockTime,
        weekdays: [0],
        weekInterval: 1,
        timezone: 'UTC',
      },
    }));
  bench.clock.move(HOUR - 1000);
  await change('09:59');
  await scheduler.tick();
  t.deepEqual(await bench.slots(userId, '2026-11-20', '2026-11-21'), [], 'that hour is over');
  await change('10:00');
  bench.clock.move(2000);
  await change('11:00'); // and that one is due already
  await change('15:00');
  await scheduler.tick();
  t.deepEqual(await bench.slots(userId, '2026-11-20', '2026-11-21'), ['2026-11-20 usual']);
  const current = await bench.start();
  bench.clock.move(6 * HOUR);
  await current.tick();
  t.deepEqual(await bench.slots(userId, '2026-11-20', '2026-11-21'), ['2026-11-20 usual']);
  t.is((await bench.document(userId))?.dueAt, '2026-11-21T15:00:00.000Z');
});

test('a clock that is suddenly hours ahead is believed the second time, one that goes back at once', async (t) => {
  const bench = await schedulerBench(t);
  let elapsed = 0;
  const scheduler = await bench.start({ elapsed: () => elapsed });
  const userId = await bench.user({ clockTime: '10:00' });
  bench.clock.move(2 * DAY);
  await scheduler.tick();
  t.deepEqual(await bench.slots(userId, '2026-11-20', '2026-11-22'), [], 'it may have been a slip');
  bench.clock.move(-2 * DAY);
  elapsed += 5000;
  await scheduler.tick();
  t.deepEqual(await bench.slots(userId, '2026-11-20', '2026-11-22'), []);
  bench.clock.move(2 * DAY);
  await scheduler.tick();
  elapsed += 5000;
  bench.clock.move(5000);
  await scheduler.tick();
  t.is((await bench.slots(userId, '2026-11-20', '2026-11-22')).length, 2);
});

test('a text goes to a verified phone that takes texts, else a mail', async (t) => {
  const bench = await schedulerBench(t);
  const scheduler = await bench.start();
  const userId = await bench.user({ clockTime: '10:00' });
  const personal = { phoneNumber: '+12025550123' };
  await bench.tell(userId, (id) => ({ type: 'GivePhone', data: { ...id, phoneName: 'p', personal } }));
  await bench.tell(userId, (id) => ({ type: 'VerifyPhone', data: { ...id, phoneName: 'p' } }));
  await bench.tell(userId, (id) => ({
    type: 'SwitchTextCheckIns',
    data: { ...id, enabled: true, phoneVerified: true },
  }));
  const channel = async (date: string) =>
    (await bench.log.readSealed(streams.checkIn(`${userId}-${date}`)))[0]?.data.channel;
  bench.clock.move(HOUR);
  await scheduler.tick();
  t.is(await channel('2026-11-20'), 'text');
  const data = { phoneName: 'p', at: bench.at() };
  await handle(bench.log, phone, streams.phone('p'), { type: 'StopTexts', data });
  bench.clock.move(DAY);
  await scheduler.tick();
  t.is(await channel('2026-11-21'), 'mail');
});

test('nothing is due for an address that is not proven or takes no mail, or for an account that is closed', async (t) => {
  const bench = await schedulerBench(t);
  const scheduler = await bench.start();
  const [unproven, bounced, closed] = [await bench.user({}, { proven: false }), await bench.user(), await bench.user()];
  const failed = { mailId: 'm', addressName: `a-${bounced}`, failure: 'hard', status: '5.1.1' } as const;
  await bench.tell(bounced, (id) => ({ type: 'NoteDeliveryFailure', data: { ...id, ...failed } }));
  await bench.tell(closed, (id) => ({ type: 'CloseAccount', data: id }));
  bench.clock.move(2 * DAY);
  await scheduler.tick();
  for (const userId of [unproven, bounced, closed]) {
    t.deepEqual(await bench.slots(userId, '2026-11-20', '2026-11-23'), []);
    t.deepEqual(await bench.next(userId, 5), []);
  }
  await bench.tell(bounced, (id) => ({ type: 'ProveAddress', data: { ...id, addressName: `a-${bounced}` } }));
  const [next] = await bench.next(bounced, 1);
  t.is(next?.date, '2026-11-23', 'once mail came from there, from the next slot on');
});

test('a store that is away is waited for, and a user whose slot cannot be decided holds up nobody', async (t) => {
  const bench = await schedulerBench(t);
  const [one, other] = [await bench.user({ clockTime: '10:00' }), await bench.user({ clockTime: '10:01' })];
  let away = true;
  const log: EventLog = {
    ...bench.log,
    readSealed: async (stream) => {
      if (away) throw new Fault('unavailable', 'away');
      if (stream === streams.account(one)) throw new Error('odd');
      return bench.log.readSealed(stream);
    },
  };
  away = false;
  const scheduler = await bench.start({ log });
  away = true;
  bench.clock.move(2 * HOUR);
  await scheduler.tick();
  t.deepEqual(await bench.slots(other, '2026-11-20', '2026-11-20'), []);
  away = false;
  await scheduler.tick();
  t.deepEqual(await bench.slots(other, '2026-11-20', '2026-11-20'), ['2026-11-20 usual']);
  t.deepEqual(await bench.slots(one, '2026-11-20', '2026-11-20'), []);
});
