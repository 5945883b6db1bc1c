import test from 'ava';
import fc from 'fast-check';
import { afterTurn, type Rhythm } from '#domain/check-in/rhythm.ts';
import { defaultSchedule, type Frequency } from '#domain/check-in/schedule.ts';
import { nextSlots, nextTurn } from '#domain/check-in/slots.ts';

const heard = '2026-11-02T12:00:00.000Z'; // a Monday
const rhythm: Rhythm = {
  schedule: { ...defaultSchedule, timezone: 'UTC' },
  pause: null,
  thinning: true,
  lastSlot: '2026-11-02',
  lastAsked: '2026-11-02',
  signOfLife: heard,
  asked: 0,
  told: null,
};
const of = (frequency: Frequency, weekday = 1): Rhythm => ({
  ...rhythm,
  schedule: { ...rhythm.schedule, frequency, weekday },
});
const plan = (one: Rhythm, after = heard) => nextSlots(one, after, 100).map(({ date, tone }) => `${date} ${tone}`);

test('daily check-ins thin out to one a week from the 14th day of silence, and end with the 30th', (t) => {
  const dates = plan(rhythm);
  t.is(dates[12], '2026-11-15 usual');
  t.deepEqual(dates.slice(13), ['2026-11-16 fewer', '2026-11-23 usual', '2026-12-02 last']);
});

test('those on weekdays do too', (t) => {
  t.deepEqual(plan(of('daily-weekdays')).slice(9), ['2026-11-16 fewer', '2026-11-23 usual', '2026-12-02 last']);
});

test('of weekly ones every second stays', (t) => {
  t.deepEqual(plan(of('weekly')), ['2026-11-09 usual', '2026-11-16 fewer', '2026-12-07 last']);
  t.deepEqual(plan(of('weekly', 3)), ['2026-11-04 usual', '2026-11-11 usual', '2026-11-18 fewer', '2026-12-09 last']);
});

test('a sign of life brings them all back', (t) => {
  const quiet: Rhythm = {
    ...rhythm,
    lastSlot: '2026-11-20',
    lastAsked: '2026-11-16',
    told: { tone: 'fewer', date: '2026-11-16' },
  };
  t.is(plan(quiet, '2026-11-20T12:00:00.000Z')[0], '2026-11-23 usual');
  const back = { ...quiet, signOfLife: '2026-11-20T13:00:00.000Z', told: null };
  t.deepEqual(plan(back, '2026-11-20T13:00:00.000Z').slice(0, 2), ['2026-11-21 usual', '2026-11-22 usual']);
});

test('switched off, nothing thins out', (t) => {
  t.is(plan({ ...rhythm, thinning: false }).length, 100);
  t.true(plan({ ...rhythm, thinning: false }).every((one) => one.endsWith('usual')));
});

test('a pause that was asked for is no silence', (t) => {
  const dates = plan({ ...rhythm, pause: { until: '2026-12-20' } });
  t.is(dates[0], '2026-12-20 usual');
  t.deepEqual(dates.slice(14), ['2027-01-03 fewer', '2027-01-10 usual', '2027-01-19 last']);
});

test('whoever was not told that fewer come, as after downtime, is told before the last', (t) => {
  const late = { ...rhythm, lastSlot: '2027-01-31', asked: 13 };
  t.deepEqual(plan(late, '2027-01-31T12:00:00.000Z'), ['2027-02-01 fewer', '2027-02-08 usual', '2027-02-17 last']);
});

test('whom we did not ask was not silent: after downtime half of what comes in 14 days is asked first', (t) => {
  const back = (frequency: Frequency, asked: number) =>
    plan({ ...of(frequency), lastSlot: '2027-01-31', asked }, '2027-01-31T12:00:00.000Z').slice(0, 3);
  t.deepEqual(back('daily', 5), ['2027-02-01 usual', '2027-02-02 usual', '2027-02-03 fewer']);
  t.deepEqual(back('daily-weekdays', 3), ['2027-02-01 usual', '2027-02-02 usual', '2027-02-03 fewer']);
  t.deepEqual(back('weekly', 0).slice(0, 2), ['2027-02-01 usual', '2027-02-08 fewer']);
  t.is(back('daily', 7)[0], '2027-02-01 fewer');
});

test('after the last none is due any more, also before the pause is written down', (t) => {
  const over: Rhythm = {
    ...rhythm,
    lastSlot: '2026-12-02',
    lastAsked: '2026-12-02',
    told: { tone: 'last', date: '2026-12-02' },
  };
  t.deepEqual(plan(over, '2026-12-02T12:00:00.000Z'), []);
  t.is(nextTurn(over, '2026-12-02T12:00:00.000Z')?.tone, 'quiet');
});

test('what is foretold is what comes, one turn after the other', (t) => {
  fc.assert(
    fc.property(
      fc.constantFrom<Frequency>('daily', 'daily-weekdays', 'weekly'),
      fc.integer({ min: 0, max: 6 }),
      fc.constantFrom(
        'Europe/Berlin',
        'America/Godthab',
        'Pacific/Kiritimati',
        'America/St_Johns',
        'Africa/Casablanca',
      ),
      fc.constantFrom('00:30', '02:30', '12:00', '23:59'),
      fc.integer({ min: 0, max: 60 }),
      (frequency, weekday, timezone, hour, days) => {
        const schedule = { frequency, weekday, timezone, hour, time: 'morning' } as const;
        const start = { ...rhythm, schedule };
        const foretold = nextSlots(start, heard, 100).slice(0, days);
        const came = [];
        let now: Rhythm = start;
        for (let turn = nextTurn(now, heard); turn && came.length < foretold.length; turn = nextTurn(now, heard)) {
          if (turn.tone !== 'quiet') came.push(turn);
          now = afterTurn(now, turn);
        }
        t.deepEqual(came, [...foretold]);
      },
    ),
    { numRuns: 200 },
  );
  t.pass();
});
