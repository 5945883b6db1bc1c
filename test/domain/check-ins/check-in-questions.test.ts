import test from 'ava';
import fc from 'fast-check';
import { chooseQuestion as chosen, type QuestionContext } from '#domain/check-ins/questions.ts';
import { readSeed, seedFor } from '#domain/check-ins/seed.ts';
import { seasonOf } from '#domain/schedule/season.ts';
import { plusDays, weekdayOf } from '#domain/time/dates.ts';
import { categories } from '#domain/wins/categories.ts';
import { checkInQuestion } from '#mail-gateway/sending/questions/check-in-question.ts';

/** What it says. */
const chooseQuestion = (...of: Parameters<typeof chosen>): string => checkInQuestion(chosen(...of));

const userIds = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const dates = fc.integer({ min: 0, max: 30_000 }).map((days) => plusDays('2025-01-01', days));
/** Whatever may be known of a user when that date's check-in goes out. */
const contexts = fc.record({
  hour: fc.integer({ min: 0, max: 23 }),
  frequency: fc.constantFrom('daily', 'daily-weekdays', 'weekly'),
  streak: fc.integer({ min: 0, max: 40 }),
  silentDays: fc.integer({ min: 0, max: 90 }),
  category: fc.constantFrom(null, '', ...categories),
  tone: fc.constantFrom('usual', 'usual', 'usual', 'fewer', 'last'),
});
type Known = typeof contexts extends fc.Arbitrary<infer Value> ? Value : never;

const contextOn = (date: string, { category, ...known }: Known): QuestionContext => ({
  ...known,
  weekday: weekdayOf(date),
  season: seasonOf(date),
  lastWin: category === null ? null : { category, date },
  mood: null,
  byHand: null,
});
const questionOn = (userId: number, date: string, known: Known): string =>
  chooseQuestion(seedFor(userId, date), contextOn(date, known));

const usual: Known = { hour: 7, frequency: 'daily', streak: 0, silentDays: 1, category: 'Delivery', tone: 'usual' };

test('two days in a row never ask the same, whoever it is and whatever happened between them', (t) => {
  fc.assert(
    fc.property(userIds, dates, contexts, contexts, (userId, date, one, other) => {
      t.not(questionOn(userId, date, one), questionOn(userId, plusDays(date, 1), other));
    }),
    { numRuns: 5000 },
  );
  t.pass();
});

test('nor do the weeks of those who are asked weekly', (t) => {
  fc.assert(
    fc.property(userIds, dates, contexts, (userId, date, known) => {
      const weekly = { ...known, frequency: 'weekly' } as const;
      t.not(questionOn(userId, date, weekly), questionOn(userId, plusDays(date, 7), weekly));
    }),
    { numRuns: 2000 },
  );
  t.pass();
});

test('one asked for by hand is none that slots ask that day or beside it, and two of a day differ', (t) => {
  fc.assert(
    fc.property(userIds, dates, contexts, fc.nat(1e6), (userId, date, known, byHand) => {
      const seed = seedFor(userId, date);
      const asked = chooseQuestion(seed, { ...contextOn(date, known), byHand });
      for (const day of [-1, 0, 1]) t.not(questionOn(userId, plusDays(date, day), known), asked);
      t.not(chooseQuestion(seed, { ...contextOn(date, known), byHand: byHand + 1 }), asked);
    }),
    { numRuns: 2000 },
  );
  t.pass();
});

test('the same seed and the same knowledge are the same question', (t) => {
  const date = '2026-11-20';
  t.is(questionOn(7, date, usual), questionOn(7, date, usual));
});

test('a seed tells the day and is a safe integer', (t) => {
  fc.assert(
    fc.property(userIds, dates, (userId, date) => {
      const seed = seedFor(userId, date);
      t.true(Number.isSafeInteger(seed));
      t.is(readSeed(seed).day, Date.parse(date) / 86_400_000);
      t.is(readSeed(seedFor(userId, plusDays(date, 1))).hand, readSeed(seed).hand);
    }),
  );
  t.pass();
});

/** How many of a month's questions had been asked in it before. */
const repeats = (userId: number, knownOn: (day: number) => Known | null): number => {
  const asked = Array.from({ length: 30 }, (_, day) => {
    const known = knownOn(day);
    return known && questionOn(userId, plusDays('2026-11-01', userId + day), known);
  }).filter((question) => question !== null);
  return asked.length - new Set(asked).size;
};

test('within a month none is asked twice of somebody who answers, at any hour', (t) => {
  for (const hour of [7, 12, 19])
    for (const frequency of ['daily', 'daily-weekdays'] as const)
      for (let userId = 1; userId <= 366; userId += 1) {
        const known = (day: number): Known | null => {
          const weekday = weekdayOf(plusDays('2026-11-01', userId + day));
          return frequency !== 'daily' && weekday % 6 === 0 ? null : { ...usual, hour, frequency, streak: day };
        };
        t.is(repeats(userId, known), 0, `${frequency} at ${hour} of user ${userId}`);
      }
});

test('nor of somebody who falls silent, or has not begun', (t) => {
  for (let userId = 1; userId <= 366; userId += 1) {
    t.is(
      repeats(userId, (day) => ({ ...usual, silentDays: day })),
      0,
      `silent user ${userId}`,
    );
    t.is(
      repeats(userId, (day) => ({ ...usual, silentDays: day, category: null })),
      0,
      `new user ${userId}`,
    );
  }
});

test('two users are not asked the same on the same days', (t) => {
  const of = (userId: number) =>
    Array.from({ length: 28 }, (_, day) => questionOn(userId, plusDays('2026-03-01', day), usual)).join();
  t.is(new Set(Array.from({ length: 200 }, (_, user) => of(4_123_456_789_000 + user))).size, 200);
});

test('a morning does not ask what was done today, and a week is asked about as a week', (t) => {
  fc.assert(
    fc.property(userIds, dates, contexts, (userId, date, known) => {
      const question = questionOn(userId, date, known);
      if (known.hour < 16) t.notRegex(question, /\btoday\b|\btonight\b|\btomorrow\b/i);
      if (known.hour >= 11) t.notRegex(question, /\byesterday\b/i);
      if (weekdayOf(date) <= 1) t.notRegex(question, /\byesterday\b/i);
      if (known.frequency === 'weekly') t.notRegex(question, /\btoday\b|\byesterday\b|\bthis week\b/i);
      if (known.silentDays >= 14 && weekdayOf(date) % 6 !== 0)
        t.notRegex(question, /\btoday\b|\byesterday\b/i, 'a long silence is no matter of a day');
    }),
    { numRuns: 5000 },
  );
  t.pass();
});

test('Fridays, weekends, streaks, silence, seasons, a last win and the first days have questions of their own', (t) => {
  const found = (known: Partial<Known>, date: string, words: RegExp): boolean =>
    Array.from({ length: 200 }, (_, userId) => questionOn(userId + 1, date, { ...usual, ...known })).some((question) =>
      words.test(question),
    );
  t.true(found({}, '2026-03-06', /this week/), 'on a Friday');
  t.false(found({}, '2026-03-05', /this week/), 'not on a Thursday');
  t.true(found({}, '2026-03-08', /the week|past seven days/), 'on a Sunday');
  t.true(found({}, '2026-03-09', /last week/), 'on a Monday');
  t.true(found({ streak: 5 }, '2026-03-05', /on a roll|in a row|run going/), 'in a streak');
  t.true(found({ silentDays: 5 }, '2026-03-05', /smallest thing|over coffee|bright spot/), 'in silence');
  t.true(found({ category: null }, '2026-03-05', /come to you for|quietly proud/), 'at the beginning');
  t.true(found({ category: 'Teaching' }, '2026-03-05', /You taught somebody|make something click/), 'after a win');
  for (const [date, words] of [
    ['2026-01-15', /last year/],
    ['2026-06-10', /year so far|mid-year|January/],
    ['2026-10-06', /before the year closes|decides on your pay|others said/],
    ['2026-12-03', /review of this year|best month/],
  ] as const)
    t.true(found({}, date, words), date);
  t.true(found({ hour: 19 }, '2026-03-05', /today/), 'in the evening');
  t.true(found({}, '2026-03-05', /yesterday/), 'in the morning');
});
