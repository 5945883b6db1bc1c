import test from 'ava';
import { Cron } from 'croner';
import { DateTime } from 'luxon';
import type { Slot } from '#domain/check-in/rhythm.ts';
import { defaultSchedule, type Frequency, type Schedule } from '#domain/check-in/schedule.ts';
import { nextSlot } from '#domain/check-in/slots.ts';
import { changesOf, everyZone } from './zone-changes.ts';

const DAY = 24 * 60 * 60_000;
const DAYS_BEFORE = 4;
const DAYS_AFTER = 5;
const frequencies: readonly Frequency[] = ['daily', 'daily-weekdays', 'weekly'];
const hours = ['07:00', '12:00', '19:00', '00:00', '00:30', '01:30', '02:30', '23:30', '23:59'];

/** Each zone with the moments to look around: its clock changes of two years, or any day where there is none. */
const around: readonly (readonly [string, number])[] = everyZone.flatMap((zone) => {
  const changes = changesOf(zone, 2026, 2027);
  return (changes.length > 0 ? changes : [Date.UTC(2026, 5, 10)]).map((change) => [zone, change] as const);
});

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

const cronOf = ({ frequency, hour, weekday, timezone }: Schedule): Cron => {
  const [h, m] = (hour ?? '').split(':').map(Number);
  const days = { daily: '*', 'daily-weekdays': '1-5', weekly: String(weekday) }[frequency];
  return new Cron(`0 ${m} ${h} * * ${days}`, { timezone, paused: true });
};

const runsBetween = (cron: Cron, after: string, until: string): readonly string[] => {
  const runs: string[] = [];
  for (let run = cron.nextRun(after); run && run.toISOString() <= until; run = cron.nextRun(run))
    runs.push(run.toISOString());
  return runs;
};

/** The calendar's dates that a schedule names, by counting alone. */
const datesOf = ({ frequency, weekday }: Schedule, first: string, last: string): readonly string[] => {
  const dates: string[] = [];
  for (let at = Date.parse(`${first}T00:00:00Z`); at <= Date.parse(`${last}T00:00:00Z`); at += DAY) {
    const day = new Date(at).getUTCDay();
    const isNamed = frequency === 'daily' || (frequency === 'weekly' ? day === weekday : day > 0 && day < 6);
    if (isNamed) dates.push(new Date(at).toISOString().slice(0, 10));
  }
  return dates;
};

type Case = Readonly<{ schedule: Schedule; after: string; until: string; slots: readonly Slot[] }>;

const cases: readonly Case[] = around.flatMap(([timezone, change]) =>
  frequencies.flatMap((frequency) =>
    hours.map((hour) => {
      const weekday = new Date(change).getUTCDay();
      const schedule: Schedule = { frequency, time: 'morning', hour, weekday, timezone };
      const after = new Date(change - DAYS_BEFORE * DAY).toISOString();
      const until = new Date(change + DAYS_AFTER * DAY).toISOString();
      return { schedule, after, until, slots: slotsBetween(schedule, after, until) };
    }),
  ),
);

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
  t.true(everyZone.length > 400 && count > 80_000, `${count} slots in ${everyZone.length} zones`);
});

test('each is sent when the clock on the wall shows its time, or at the end of the gap that leaves it out', (t) => {
  const inGaps = new Set<string>();
  for (const { schedule, slots } of cases)
    for (const { date, at } of slots) {
      const [wanted, shown] = [`${date}T${schedule.hour}`, wall(at, schedule.timezone)];
      if (shown === wanted) continue;
      const isGapsEnd = wall(at, schedule.timezone, 1) < wanted && wanted < shown;
      if (!isGapsEnd) t.fail(`${JSON.stringify(schedule)}: ${date} at ${at}`);
      inGaps.add(schedule.timezone);
    }
  t.true(inGaps.has('Europe/Berlin') && inGaps.has('Africa/Cairo') && inGaps.has('America/Godthab'));
});

test('croner comes to the same moments, but for the gap at midnight in Greenland, where it leaves out days', (t) => {
  const differ = cases.filter(
    ({ schedule, after, until, slots }) =>
      slots.map(({ at }) => at).join() !== runsBetween(cronOf(schedule), after, until).join(),
  );
  const named = new Set(differ.map(({ schedule: { timezone, hour } }) => `${timezone} ${hour}`));
  t.deepEqual([...named].sort(), [
    'America/Godthab 23:30',
    'America/Godthab 23:59',
    'America/Scoresbysund 23:30',
    'America/Scoresbysund 23:59',
  ]);
});

const at = (timezone: string, hour: string, after: string) =>
  nextSlot({ schedule: { ...defaultSchedule, hour, timezone }, pause: null, lastSlot: '' }, after);

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
  const inNewYork: Schedule = { ...tokyo, time: 'evening', timezone: 'America/New_York' };
  t.is(nextSlot({ schedule: inNewYork, pause: null, lastSlot: '2026-11-21' }, after)?.date, '2026-11-22');
  const inKiritimati: Schedule = { ...tokyo, time: 'evening', timezone: 'Pacific/Kiritimati' };
  t.is(nextSlot({ schedule: inKiritimati, pause: null, lastSlot: '2026-11-21' }, after)?.date, '2026-11-22');
});

test('a pause holds back every slot before its date, and one without a date all of them', (t) => {
  const schedule: Schedule = { ...defaultSchedule, timezone: 'Europe/Berlin' };
  const after = '2026-11-20T12:00:00.000Z';
  const until = nextSlot({ schedule, pause: { until: '2027-03-29' }, lastSlot: '' }, after);
  t.deepEqual(until, { date: '2027-03-29', at: '2027-03-29T05:00:00.000Z' });
  t.is(nextSlot({ schedule, pause: { until: '2026-01-01' }, lastSlot: '' }, after)?.date, '2026-11-21');
  t.is(nextSlot({ schedule, pause: { until: null }, lastSlot: '' }, after), null);
});

test('an unknown zone is a fault, and not another hour', (t) => {
  t.throws(() => at('Mars/Olympus', '07:00', '2026-11-20T12:00:00.000Z'));
});
