import test from 'ava';
import fc from 'fast-check';
import { afterTurn, type Rhythm, type Turn } from '#domain/schedule/rhythm.ts';
import { daysInOrder, defaultSchedule, type Frequency } from '#domain/schedule/schedule.ts';
import { forecast, nextTurn, scheduleFrom } from '#domain/schedule/slots.ts';

const heard = '2026-11-02T12:00:00.000Z'; // a Monday
const rhythm: Rhythm = {
  schedule: { ...defaultSchedule, timezone: 'UTC' },
  pause: null,
  thinning: true,
  lastSlot: '2026-11-02',
  lastAsked: '2026-11-02',
  signOfLife: heard,
  unansweredCount: 0,
  noticeSent: null,
};
const of = (frequency: Frequency, ...days: readonly number[]): Rhythm => ({
  ...rhythm,
  schedule: { ...rhythm.schedule, frequency, weekdays: days.length === 0 ? [1] : days },
});
const everySecond = (...days: readonly number[]): Rhythm => {
  const one = of('weekly', ...days);
  return { ...one, schedule: { ...one.schedule, weekInterval: 2, anchorMonday: '2026-11-02' } };
};
const MOST = 100;

/** What is sent, turn after turn, to somebody who never answers. */
const sentTo = (rhythm: Rhythm, after: string) => {
  const sent: Turn[] = [];
  let turn = nextTurn(rhythm, after);
  for (let now = rhythm; turn && sent.length < MOST; turn = nextTurn(now, after)) {
    if (now.noticeSent?.tone === 'last' && turn.tone === 'quiet') break; // then they are paused
    if (turn.tone !== 'quiet') sent.push(turn);
    now = afterTurn(now, turn);
  }
  return sent;
};
const plan = (one: Rhythm, after = heard) => sentTo(one, after).map(({ date, tone }) => `${date} ${tone}`);

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
    noticeSent: { tone: 'fewer', date: '2026-11-16' },
  };
  t.is(plan(quiet, '2026-11-20T12:00:00.000Z')[0], '2026-11-23 usual');
  const back = { ...quiet, signOfLife: '2026-11-20T13:00:00.000Z', noticeSent: null };
  t.deepEqual(plan(back, '2026-11-20T13:00:00.000Z').slice(0, 2), ['2026-11-21 usual', '2026-11-22 usual']);
});

test('switched off, nothing thins out', (t) => {
  t.is(plan({ ...rhythm, thinning: false }).length, 100);
  t.true(plan({ ...rhythm, thinning: false }).every((one) => one.endsWith('usual')));
});

test('a pause that was asked for is no silence', (t) => {
  const dates = plan({ ...rhythm, pause: { from: null, until: '2026-12-20' } });
  t.is(dates[0], '2026-12-20 usual');
  t.deepEqual(dates.slice(14), ['2027-01-03 fewer', '2027-01-10 usual', '2027-01-19 last']);
});

test('whoever was not told that fewer come, as after downtime, is told before the last', (t) => {
  const late = { ...rhythm, lastSlot: '2027-01-31', unansweredCount: 13 };
  t.deepEqual(plan(late, '2027-01-31T12:00:00.000Z'), ['2027-02-01 fewer', '2027-02-08 usual', '2027-02-17 last']);
});

test('whom we did not ask was not silent: after downtime half of what comes in 14 days is asked first', (t) => {
  const back = (frequency: Frequency, unansweredCount: number) =>
    plan({ ...of(frequency), lastSlot: '2027-01-31', unansweredCount }, '2027-01-31T12:00:00.000Z').slice(0, 3);
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
    noticeSent: { tone: 'last', date: '2026-12-02' },
  };
  t.deepEqual(plan(over, '2026-12-02T12:00:00.000Z'), []);
  t.is(nextTurn(over, '2026-12-02T12:00:00.000Z')?.tone, 'quiet');
});

test('of three a week one stays, and of every second week the next one says that it is the last', (t) => {
  const three = plan(of('weekly', 1, 3, 5));
  t.deepEqual(three.slice(5), ['2026-11-16 fewer', '2026-11-23 usual', '2026-12-02 last']);
  t.deepEqual(plan(everySecond(1)), ['2026-11-16 usual', '2026-11-30 fewer', '2026-12-28 last']);
  const both = plan(everySecond(2, 4), '2026-11-05T12:00:00.000Z');
  t.deepEqual(both, ['2026-11-17 usual', '2026-11-19 fewer', '2026-12-15 last'], 'half of what comes is asked first');
});

const ahead = (one: Rhythm, count: number, after = heard) => {
  const { next, fewerFrom } = forecast(one, after, count);
  return { dates: next.map(({ date }) => date.slice(5)), fewerFrom };
};

test('nobody is foretold to be silent: what is planned goes on, and it says from when on fewer would come', (t) => {
  t.deepEqual(ahead(of('weekly'), 5), {
    dates: ['11-09', '11-16', '11-23', '11-30', '12-07'],
    fewerFrom: '2026-11-16',
  });
  t.deepEqual(ahead(rhythm, 2), { dates: ['11-03', '11-04'], fewerFrom: null });
  t.is(ahead(rhythm, 20).fewerFrom, '2026-11-16');
  t.deepEqual(ahead({ ...of('weekly'), thinning: false }, 3), { dates: ['11-09', '11-16', '11-23'], fewerFrom: null });
});

test('where the silence was spoken of, it is planned as it was announced', (t) => {
  const fewer: Rhythm = { ...of('weekly'), lastSlot: '2026-11-16', lastAsked: '2026-11-16', noticeSent: fewerTold };
  t.deepEqual(ahead(fewer, 5, '2026-11-16T12:00:00.000Z'), { dates: ['12-07'], fewerFrom: null });
  const over: Rhythm = { ...fewer, lastSlot: '2026-12-07', noticeSent: { tone: 'last', date: '2026-12-07' } };
  t.deepEqual(ahead(over, 5, '2026-12-07T12:00:00.000Z'), { dates: [], fewerFrom: null });
  t.is(ahead({ ...over, thinning: false }, 5, '2026-12-07T12:00:00.000Z').dates.length, 5);
});
const fewerTold = { tone: 'fewer', date: '2026-11-16' } as const;

test('what is planned is what comes, until something is said of a silence', (t) => {
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }).map(daysInOrder);
  fc.assert(
    fc.property(
      fc.constantFrom<Frequency>('daily', 'daily-weekdays', 'weekly'),
      days,
      fc.constantFrom<1 | 2>(1, 2),
      fc.constantFrom(
        'Europe/Berlin',
        'America/Godthab',
        'Pacific/Kiritimati',
        'America/St_Johns',
        'Africa/Casablanca',
      ),
      fc.constantFrom('00:30', '02:30', '12:00', '23:59'),
      fc.constantFrom(null, fewerTold),
      (frequency, named, weekInterval, timezone, clockTime, told) => {
        const wished = {
          frequency,
          weekdays: named,
          weekInterval,
          timezone,
          clockTime,
          timeOfDay: 'morning',
        } as const;
        const schedule = scheduleFrom(wished, rhythm.schedule, heard);
        const start: Rhythm = told
          ? { ...rhythm, schedule, noticeSent: told, lastSlot: told.date, lastAsked: told.date }
          : { ...rhythm, schedule };
        const came = sentTo(start, heard);
        const { next, fewerFrom } = forecast(start, heard, 30);
        const known = fewerFrom === null ? came : came.filter(({ date }) => date <= fewerFrom);
        t.deepEqual(
          next.slice(0, known.length),
          known.slice(0, next.length).map(({ date, at }) => ({ date, at })),
        );
        if (told === null) t.is(came.find(({ tone }) => tone === 'fewer')?.date, fewerFrom ?? undefined);
      },
    ),
    { numRuns: 200 },
  );
});
