import test from 'ava';
import { Cron } from 'croner';
import { DateTime } from 'luxon';
import type { Slot } from '#domain/schedule/rhythm.ts';
import {
  daysInOrder,
  defaultSchedule,
  type Frequency,
  pauseAhead,
  pauseOn,
  type Schedule,
  weekOf,
  withoutDays,
} from '#domain/schedule/schedule.ts';
import { forecast, nextSlot, scheduleFrom } from '#domain/schedule/slots.ts';
import { clocks, everyZone } from './zone-changes.ts';

const DAY = 24 * 60 * 60_000;
const DAYS_BEFORE = 4;
const DAYS_AFTER = 5;
/** `days` are counted from the weekday of the change, `weeks` from its own. */
type Rhythm = Readonly<{ frequency: Frequency; days?: readonly number[]; every?: 1 | 2; weeks?: number }>;
const DAILY: Rhythm = { frequency: 'daily' };
const rhythms: readonly Rhythm[] = [
  DAILY,
  { frequency: 'daily-weekdays' },
  { frequency: 'weekly' },
  { frequency: 'weekly', days: [0, 2, 5] },
  { frequency: 'weekly', days: [0, 1, 6], every: 2, weeks: -6 },
];
const hours = ['07:00', '12:00', '19:00', '00:00', '00:30', '01:30', '02:30', '23:30', '23:59'];

/** What to look around at a clock: its changes of two years, or any day where there is none. */
const momentsOf = ({ changes }: (typeof clocks)[number]) => (changes.length > 0 ? changes : [Date.UTC(2026, 5, 10)]);

/** One zone of each clock with the moments to look around. */
const around: readonly (readonly [string, number])[] = clocks.flatMap((clock) =>
  momentsOf(clock).map((moment) => [clock.zones[0], moment] as const),
);

/** The slots from `after` to `until`, each asked for once the one before was handled. */
const slotsBetween = (schedule: Schedule, after: string, until: string): readonly Slot[] => {
  const slots: Slot[] = [];
  for (let lastSlot = ''; ; ) {
    const slot = nextSlot({ schedule, pause: null, lastSlot }, after);
    if (!slot || slot.at > until) return slots;
    slots.push(slot);
    lastSlot = slot.date;
  }
};

const cronOf = ({ frequency, clockTime: hour, weekdays: named, timezone }: Schedule): Cron => {
  const [h, m] = (hour ?? '').split(':').map(Number);
  const days = { daily: '*', 'daily-weekdays': '1-5', weekly: named.join() }[frequency];
  return new Cron(`0 ${m} ${h} * * ${days}`, { timezone, paused: true });
};

/** Those of every second week are the weekly ones of the weeks that luxon counts an even number away. */
const runsBetween = (schedule: Schedule, after: string, until: string): readonly string[] => {
  const runs: string[] = [];
  const cron = cronOf(schedule);
  for (let run = cron.nextRun(after); run && run.toISOString() <= until; run = cron.nextRun(run)) {
    const day = DateTime.fromJSDate(run, { zone: schedule.timezone }).toISODate() ?? '';
    if (isItsWeek(schedule, day)) runs.push(run.toISOString());
  }
  return runs;
};

const isItsWeek = ({ weekInterval: every, anchorMonday: firstWeek }: Schedule, day: string): boolean =>
  every === 1 || DateTime.fromISO(day).startOf('week').diff(DateTime.fromISO(firstWeek), 'weeks').weeks % 2 === 0;

/** The calendar's dates that a schedule names, by counting alone. */
const datesOf = (schedule: Schedule, first: string, last: string): readonly string[] => {
  const { frequency, weekdays: days } = schedule;
  const dates: string[] = [];
  for (let at = Date.parse(`${first}T00:00:00Z`); at <= Date.parse(`${last}T00:00:00Z`); at += DAY) {
    const day = new Date(at).getUTCDay();
    const date = new Date(at).toISOString().slice(0, 10);
    const isNamed = frequency === 'daily' || (frequency === 'weekly' ? days.includes(day) : day > 0 && day < 6);
    if (isNamed && isItsWeek(schedule, date)) dates.push(date);
  }
  return dates;
};

type Case = Readonly<{ schedule: Schedule; after: string; until: string; slots: readonly Slot[] }>;

const caseOf = (timezone: string, change: number, rhythm: Rhythm, hour: string): Case => {
  const { frequency, days: away = [0], every = 1, weeks = 0 } = rhythm;
  const days = daysInOrder(away.map((day) => (new Date(change).getUTCDay() + day) % 7));
  const firstWeek = every === 1 ? '' : weekOf(new Date(change + 7 * weeks * DAY).toISOString().slice(0, 10));
  const schedule: Schedule = {
    frequency,
    timeOfDay: 'morning',
    clockTime: hour,
    weekdays: days,
    weekInterval: every,
    anchorMonday: firstWeek,
    timezone,
  };
  const after = new Date(change - DAYS_BEFORE * DAY).toISOString();
  const until = new Date(change + DAYS_AFTER * DAY).toISOString();
  return { schedule, after, until, slots: slotsBetween(schedule, after, until) };
};

const cases: readonly Case[] = around.flatMap(([timezone, change]) =>
  rhythms.flatMap((rhythm) => hours.map((hour) => caseOf(timezone, change, rhythm, hour))),
);

const zonesLike = (zone: string) => clocks.find(({ zones: [first] }) => first === zone)?.zones ?? [];

const wall = (at: string, timezone: string, before = 0): string =>
  DateTime.fromISO(at, { zone: timezone }).minus({ milliseconds: before }).toFormat("yyyy-MM-dd'T'HH:mm");

test('around every clock change of 2026 and 2027, in every zone, each date of the schedule has one slot', (t) => {
  const wrong = cases.filter(({ schedule, slots }) => {
    const dates = slots.map(({ date }) => date);
    const isInOrder = slots.every(({ at }, index) => index === 0 || at > (slots[index - 1]?.at ?? ''));
    return !isInOrder || dates.join() !== datesOf(schedule, dates[0] ?? '', dates.at(-1) ?? '').join();
  });
  t.deepEqual(wrong, []);
  const count = cases.reduce((sum, { slots }) => sum + slots.length, 0);
  t.true(everyZone.length > 400 && count > 20_000, `${count} slots on ${clocks.length} clocks`);
});

test('zones whose clocks show the same have the same slots', (t) => {
  for (const clock of clocks)
    for (const change of momentsOf(clock)) {
      const { zones } = clock;
      const [first = '', ...others] = zones.map((zone) => JSON.stringify(caseOf(zone, change, DAILY, '02:30').slots));
      for (const slots of others) t.is(slots, first, zones.join());
    }
});

test('each is sent when the clock on the wall shows its time, or at the end of the gap that leaves it out', (t) => {
  const inGaps = new Set<string>();
  for (const { schedule, slots } of cases)
    for (const { date, at } of slots) {
      const [wanted, shown] = [`${date}T${schedule.clockTime}`, wall(at, schedule.timezone)];
      if (shown === wanted) continue;
      const isGapsEnd = wall(at, schedule.timezone, 1) < wanted && wanted < shown;
      if (!isGapsEnd) t.fail(`${JSON.stringify(schedule)}: ${date} at ${at}`);
      for (const zone of zonesLike(schedule.timezone)) inGaps.add(zone);
    }
  t.true(inGaps.has('Europe/Berlin') && inGaps.has('Africa/Cairo') && inGaps.has('America/Godthab'));
});

test('croner comes to the same moments, but for the gap at midnight in Greenland, where it leaves out days', (t) => {
  const differ = cases.filter(
    ({ schedule, after, until, slots }) =>
      slots.map(({ at }) => at).join() !== runsBetween(schedule, after, until).join(),
  );
  const named = new Set(
    differ.flatMap(({ schedule: { timezone, clockTime: hour } }) =>
      zonesLike(timezone).map((zone) => `${zone} ${hour}`),
    ),
  );
  t.deepEqual([...named].sort(), [
    'America/Godthab 23:30',
    'America/Godthab 23:59',
    'America/Scoresbysund 23:30',
    'America/Scoresbysund 23:59',
  ]);
});

const at = (timezone: string, hour: string, after: string) =>
  nextSlot({ schedule: { ...defaultSchedule, clockTime: hour, timezone }, pause: null, lastSlot: '' }, after);

test('a time in a gap is sent at its end, one that comes twice the first time', (t) => {
  const gap = { date: '2027-03-28', at: '2027-03-28T01:00:00.000Z' };
  t.deepEqual(at('Europe/Berlin', '02:30', '2027-03-27T12:00:00.000Z'), gap);
  const overlap = { date: '2026-10-25', at: '2026-10-25T00:30:00.000Z' };
  t.deepEqual(at('Europe/Berlin', '02:30', '2026-10-24T12:00:00.000Z'), overlap);
  const between = at('Europe/Berlin', '02:30', '2026-10-25T01:00:00.000Z');
  t.is(between?.date, '2026-10-26', 'the second time is not its slot');
  const halfAnHour = { date: '2026-10-04', at: '2026-10-03T15:30:00.000Z' };
  t.deepEqual(at('Australia/Lord_Howe', '02:15', '2026-10-03T12:00:00.000Z'), halfAnHour);
  const untilNextDay = { date: '2027-03-27', at: '2027-03-28T01:00:00.000Z' };
  t.deepEqual(at('America/Godthab', '23:30', '2027-03-27T12:00:00.000Z'), untilNextDay);
});

test('a date that the zone left out altogether has no slot', (t) => {
  t.is(at('Pacific/Apia', '07:00', '2011-12-29T17:00:00.000Z')?.date, '2011-12-31');
});

test('a date that had its slot has none again, wherever its user travels', (t) => {
  const tokyo: Schedule = { ...defaultSchedule, timezone: 'Asia/Tokyo' };
  const after = '2026-11-20T22:00:00.000Z'; // it is the 21st in Tokyo, 7:00, and the 20th in New York
  const inNewYork: Schedule = { ...tokyo, timeOfDay: 'evening', timezone: 'America/New_York' };
  t.is(nextSlot({ schedule: inNewYork, pause: null, lastSlot: '2026-11-21' }, after)?.date, '2026-11-22');
  const inKiritimati: Schedule = { ...tokyo, timeOfDay: 'evening', timezone: 'Pacific/Kiritimati' };
  t.is(nextSlot({ schedule: inKiritimati, pause: null, lastSlot: '2026-11-21' }, after)?.date, '2026-11-22');
});

test('a pause holds back every slot before its date, and one without a date all of them', (t) => {
  const schedule: Schedule = { ...defaultSchedule, timezone: 'Europe/Berlin' };
  const after = '2026-11-20T12:00:00.000Z';
  const until = nextSlot({ schedule, pause: { from: null, until: '2027-03-29' }, lastSlot: '' }, after);
  t.deepEqual(until, { date: '2027-03-29', at: '2027-03-29T05:00:00.000Z' });
  t.is(nextSlot({ schedule, pause: { from: null, until: '2026-01-01' }, lastSlot: '' }, after)?.date, '2026-11-21');
  t.is(nextSlot({ schedule, pause: { from: null, until: null }, lastSlot: '' }, after), null);
});

test('a pause that begins later holds back no slot before it begins', (t) => {
  const schedule: Schedule = { ...defaultSchedule, timezone: 'Europe/Berlin' };
  const next = (from: string, until: string | null, after: string) =>
    nextSlot({ schedule, pause: { from, until }, lastSlot: '' }, after)?.date;
  t.is(next('2026-11-23', '2026-11-28', '2026-11-20T12:00:00.000Z'), '2026-11-21');
  t.is(next('2026-11-23', '2026-11-28', '2026-11-22T12:00:00.000Z'), '2026-11-28');
  t.is(next('2026-11-23', '2027-03-29', '2026-11-22T12:00:00.000Z'), '2027-03-29');
  t.is(next('2026-11-23', null, '2026-11-21T12:00:00.000Z'), '2026-11-22');
  t.is(next('2026-11-23', null, '2026-11-22T12:00:00.000Z'), undefined);
  const weekly: Schedule = { ...schedule, frequency: 'weekly', weekdays: [3] };
  const pause = { from: '2026-11-24', until: '2026-12-01' };
  t.is(nextSlot({ schedule: weekly, pause, lastSlot: '' }, '2026-11-20T12:00:00.000Z')?.date, '2026-12-02');
});

test('a pause holds on the days from its first to the one before its end', (t) => {
  const pause = { from: '2026-11-23', until: '2026-11-28' };
  const days = ['2026-11-22', '2026-11-23', '2026-11-27', '2026-11-28'];
  t.deepEqual(
    days.map((day) => [pauseOn(pause, day) !== null, pauseAhead(pause, day) !== null]),
    [
      [false, true],
      [true, true],
      [true, true],
      [false, false],
    ],
  );
});

const inBerlin = (part: Partial<Schedule>): Schedule => ({
  ...defaultSchedule,
  frequency: 'weekly',
  timezone: 'Europe/Berlin',
  ...part,
});
const datesFrom = (schedule: Schedule, after: string, count: number): readonly string[] =>
  forecast(
    {
      schedule,
      pause: null,
      lastSlot: '',
      thinning: false,
      signOfLife: after,
      lastAsked: '',
      unansweredCount: 0,
      noticeSent: null,
    },
    after,
    count,
  ).next.map(({ date }) => date);

const SUNDAY = '2026-11-22T12:00:00.000Z';
const fortnightly = (days: readonly number[], before = inBerlin({}), at = SUNDAY): Schedule =>
  scheduleFrom({ ...inBerlin({ weekdays: days }), weekInterval: 2 }, before, at);

test('several weekdays a week are each a slot', (t) => {
  const dates = datesFrom(inBerlin({ weekdays: [1, 3, 5] }), SUNDAY, 4);
  t.deepEqual(dates, ['2026-11-23', '2026-11-25', '2026-11-27', '2026-11-30']);
});

test('every second week begins with the first slot after it was asked for, and goes on over months and clock changes', (t) => {
  const schedule = fortnightly([1, 4]);
  t.is(schedule.anchorMonday, '2026-11-23');
  t.deepEqual(datesFrom(schedule, SUNDAY, 4), ['2026-11-23', '2026-11-26', '2026-12-07', '2026-12-10']);
  const later = datesFrom(schedule, '2027-11-01T12:00:00.000Z', 2);
  t.deepEqual(later, ['2027-11-08', '2027-11-11'], 'fifty weeks on, both clock changes between');
  const today = fortnightly([0], inBerlin({}), '2026-11-22T05:00:00.000Z');
  t.is(today.anchorMonday, '2026-11-16', 'this Sunday is still ahead, and in the week before');
});

test('whatever else is changed, or said again, the weeks stay; from weekly on they are chosen anew', (t) => {
  const before = fortnightly([1]);
  for (const at of ['2026-11-24T12:00:00.000Z', '2026-12-02T12:00:00.000Z', '2027-05-05T12:00:00.000Z']) {
    t.is(fortnightly([4, 5], before, at).anchorMonday, before.anchorMonday);
    t.is(
      scheduleFrom({ ...before, clockTime: '23:30', timezone: 'Asia/Tokyo' }, before, at).anchorMonday,
      before.anchorMonday,
    );
  }
  const weekly = scheduleFrom({ ...before, weekInterval: 1 }, before, SUNDAY);
  t.is(weekly.anchorMonday, '');
  t.is(fortnightly([1], weekly, '2026-11-24T12:00:00.000Z').anchorMonday, '2026-11-30');
  const daily = scheduleFrom({ ...before, frequency: 'daily' }, before, SUNDAY);
  t.is(daily.anchorMonday, '', 'what does not skip weeks has none to begin with');
});

test('days are kept in order and once each, and never none', (t) => {
  t.deepEqual(fortnightly([5, 1, 5]).weekdays, [1, 5]);
  t.deepEqual(fortnightly([], inBerlin({ weekdays: [2] })).weekdays, [2]);
});

test('days that shall have none any more are taken out, and never the last of them', (t) => {
  const without = (part: Partial<Schedule>, days: readonly number[]) => {
    const left = withoutDays(inBerlin(part), days);
    return left && [left.frequency, left.weekdays.join(), left.weekInterval];
  };
  t.deepEqual(without({ weekdays: [1, 3, 5], weekInterval: 2 }, [1]), ['weekly', '3,5', 2]);
  t.deepEqual(without({ frequency: 'daily' }, [1]), ['weekly', '0,2,3,4,5,6', 1]);
  t.deepEqual(without({ frequency: 'daily' }, [0, 6]), ['daily-weekdays', '0', 1]);
  t.deepEqual(without({ frequency: 'daily-weekdays', weekdays: [0], weekInterval: 2 }, [5]), ['weekly', '1,2,3,4', 1]);
  t.deepEqual(without({ weekdays: [1] }, [2]), ['weekly', '1', 1]);
  t.is(without({ weekdays: [1] }, [1]), null);
});

test('an unknown zone is a fault, and not another hour', (t) => {
  t.throws(() => at('Mars/Olympus', '07:00', '2026-11-20T12:00:00.000Z'));
});
