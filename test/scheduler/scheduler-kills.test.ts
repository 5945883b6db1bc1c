import test from 'ava';
import type { EventLog } from '#application/engine/ports/event-log.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import type { Scheduler } from '#scheduler/scheduler.ts';
import { DAY, HOUR, type SchedulerBench, schedulerBench } from './scheduler-harness.ts';

const MINUTE = 60_000;

/** The same numbers each time: what failed once fails again. */
const chance = (seed: number) => {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return { below: (most: number) => Math.floor(next() * most), is: (part: number) => next() < part };
};
type Chance = ReturnType<typeof chance>;

/** A process that may be killed at any write: before it, or after it and before anyone heard that it was done. */
const mortal = (log: EventLog, dice: Chance) => {
  let isDead = false;
  const die = (): never => {
    isDead = true;
    throw new Fault('unavailable', 'killed');
  };
  const append: EventLog['append'] = async (...write) => {
    if (isDead || dice.is(0.1)) die();
    const appended = await log.append(...write);
    return dice.is(0.1) ? die() : appended;
  };
  const readSealed: EventLog['readSealed'] = (stream) => (isDead ? die() : log.readSealed(stream));
  return { log: { ...log, append, readSealed }, isDead: () => isDead };
};

type Process = Readonly<{ scheduler: Scheduler; isDead: () => boolean }>;

/** Two schedulers without leases between them, each replaced when it was killed. */
const twoOf = (bench: SchedulerBench, dice: Chance) => {
  const born = async (): Promise<Process> => {
    for (;;) {
      const { log, isDead } = mortal(bench.log, dice);
      const hold = async (name: string) => ({ name, epoch: name, until: Number.POSITIVE_INFINITY });
      const leases = { hold, release: async () => undefined, hasEnded: async () => true };
      const elapsed = () => bench.clock.now();
      const scheduler = await bench.start({ log, leases, elapsed }).catch(() => null);
      if (scheduler) return { scheduler, isDead };
    }
  };
  let processes: readonly Process[] = [];
  return async () => {
    const living = processes.filter(({ isDead }) => !isDead());
    processes = [...living, ...(await Promise.all(Array.from({ length: 2 - living.length }, born)))];
    await Promise.all(processes.map(({ scheduler }) => scheduler.tick()));
    return processes.some(({ isDead }) => isDead());
  };
};

const zones = ['Europe/Berlin', 'America/Godthab', 'Africa/Casablanca', 'Australia/Lord_Howe', 'Africa/Cairo', 'UTC'];
const hours = ['07:00', '00:30', '01:30', '02:30', '23:59'];

/** To the end of March and beyond, in steps from minutes to a day, with all users there and both schedulers at work. */
const simulate = async (bench: SchedulerBench, dice: Chance, end: number, between: () => Promise<void>) => {
  const tick = twoOf(bench, dice);
  while (bench.clock.now() < end) {
    await between();
    while (await tick()) await bench.folded();
    const isDown = dice.is(0.05);
    bench.clock.move(isDown ? dice.below(DAY) : (20 + dice.below(160)) * MINUTE);
    if (dice.is(0.05)) bench.clock.move(-HOUR);
  }
  while (await tick()) await bench.folded();
};

for (const change of ['2027-03-27T00:00:00.000Z', '2026-10-24T00:00:00.000Z'])
  test(`two schedulers, killed again and again around ${change.slice(0, 10)}: each slot once, sent or recorded`, async (t) => {
    const bench = await schedulerBench(t);
    const dice = chance(17);
    bench.clock.move(Date.parse(change) - 3 * DAY - bench.clock.now());
    await twoOf(bench, chance(1))();
    const users: number[] = [];
    for (const timezone of zones) for (const hour of hours) users.push(await bench.user({ timezone, clockTime: hour }));
    await simulate(bench, dice, Date.parse(change) + 5 * DAY, async () => undefined);
    const from = new Date(Date.parse(change) - 3 * DAY).toISOString().slice(0, 10);
    for (const userId of users) {
      const slots = await bench.slots(userId, from, new Date(bench.clock.now()).toISOString().slice(0, 10));
      const dates = slots.map((slot) => slot.slice(0, 10));
      const days = (Date.parse(dates.at(-1) ?? '') - Date.parse(dates[0] ?? '')) / DAY + 1;
      t.true(days >= 7, `${days} dates`);
      t.is(dates.length, days, `user ${userId}: ${slots.join(', ')}`);
      t.is(new Set(dates).size, days);
      t.true(slots.every((slot) => /usual|late/.test(slot)));
    }
  });

/** Each rhythm beside the dates that it names, by counting alone. */
const rhythms = [
  { weekdays: [1, 3, 5], weekInterval: 1, isIts: (day: number) => [1, 3, 5].includes(day) },
  {
    weekdays: [0, 6],
    weekInterval: 2,
    isIts: (day: number, week: number) => (day === 0 || day === 6) && week % 2 === 0,
  },
  {
    weekdays: [2, 4],
    weekInterval: 2,
    isIts: (day: number, week: number) => (day === 2 || day === 4) && week % 2 === 0,
  },
] as const;

test('two schedulers, killed again and again: those of several weekdays and of every second week have each slot once', async (t) => {
  const bench = await schedulerBench(t);
  const dice = chance(5);
  bench.clock.move(Date.parse('2027-03-14T00:00:00.000Z') - bench.clock.now());
  await twoOf(bench, chance(1))();
  const users: (readonly [number, (typeof rhythms)[number]])[] = [];
  for (const timezone of zones)
    for (const rhythm of rhythms) {
      const hour = hours[users.length % hours.length] ?? null;
      const { weekdays, weekInterval } = rhythm;
      const userId = await bench.user({ timezone, clockTime: hour, frequency: 'weekly', weekdays, weekInterval });
      await bench.tell(userId, (id) => ({ type: 'SwitchThinning', data: { ...id, enabled: false } }));
      users.push([userId, rhythm]);
    }
  const edited = async () => {
    const [userId, { weekdays, weekInterval }] = users[dice.below(users.length)] ?? [0, rhythms[0]];
    const { clockTime, timezone } = (await bench.document(userId))?.plan.schedule ?? {
      clockTime: null,
      timezone: 'UTC',
    };
    const timeOfDay = dice.is(0.5) ? 'morning' : 'evening'; // which is another schedule, at the same clockTime
    const schedule = { frequency: 'weekly', timeOfDay, clockTime, weekdays, weekInterval, timezone } as const;
    await bench.tell(userId, (id) => ({ type: 'ChangeSchedule', data: { ...id, ...schedule } }));
  };
  await simulate(bench, dice, Date.parse('2027-04-05T00:00:00.000Z'), edited);
  for (const [userId, { isIts }] of users) {
    const slots = await bench.slots(userId, '2027-03-16', '2027-04-03');
    const anchorMonday = (await bench.document(userId))?.plan.schedule.anchorMonday || '2027-03-15';
    const dates = Array.from({ length: 19 }, (_, day) => new Date(Date.parse('2027-03-16') + day * DAY));
    const named = dates.filter((date) =>
      isIts(date.getUTCDay(), Math.floor((date.getTime() - Date.parse(anchorMonday)) / DAY / 7)),
    );
    t.deepEqual(
      slots.map((slot) => slot.slice(0, 10)),
      named.map((date) => date.toISOString().slice(0, 10)),
      slots.join(', '),
    );
  }
});

test('users who travel all the time get one check-in a local date at most', async (t) => {
  const bench = await schedulerBench(t);
  const dice = chance(22);
  await twoOf(bench, chance(1))();
  const users: number[] = [];
  for (let count = 0; count < 12; count += 1)
    users.push(await bench.user({ clockTime: hours[count % hours.length] ?? null }));
  const travel = async () => {
    const userId = users[dice.below(users.length)] ?? 1;
    const timezone = [...zones, 'Pacific/Kiritimati', 'Pacific/Niue'][dice.below(zones.length + 2)] ?? 'UTC';
    const clockTime = hours[dice.below(hours.length)] ?? null;
    const schedule = {
      frequency: 'daily',
      timeOfDay: 'morning',
      clockTime,
      weekdays: [0],
      weekInterval: 1,
      timezone,
    } as const;
    await bench.tell(userId, (id) => ({ type: 'ChangeSchedule', data: { ...id, ...schedule } }));
  };
  await simulate(bench, dice, bench.clock.now() + 8 * DAY, travel);
  let sent = 0;
  for (const userId of users) {
    const slots = await bench.slots(userId, '2026-11-18', '2026-12-05');
    t.is(new Set(slots.map((slot) => slot.slice(0, 10))).size, slots.length, slots.join(', '));
    sent += slots.filter((slot) => slot.endsWith('usual')).length;
  }
  t.true(sent > users.length * 3, `${sent} sent`);
});
