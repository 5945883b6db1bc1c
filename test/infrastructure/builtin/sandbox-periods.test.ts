import test from 'ava';
import fc from 'fast-check';
import { plans } from '#domain/billing/plans.ts';
import { type Course, monthsAfter, periodAt, stateAt } from '#infrastructure/builtin/checkout/periods.ts';

const from = Date.UTC(2024, 0, 1);
const until = Date.UTC(2060, 0, 1);
const time = fc.integer({ min: from, max: until }).map((ms) => new Date(ms).toISOString());
const month = (count: number) => new Date(Date.UTC(2026, count, 31, 9)).toISOString();

const course = fc
  .record({
    plan: fc.constantFrom('monthly' as const, 'yearly' as const),
    createdAt: time,
    trialDays: fc.constantFrom(0, 0, 1, 40, 400),
    endsAfter: fc.option(fc.integer({ min: 0, max: 3000 })),
    failsAfter: fc.option(fc.integer({ min: 0, max: 3000 })),
  })
  .map(({ plan, createdAt, trialDays, endsAfter, failsAfter }): Course => {
    const later = (days: number | null) =>
      days === null ? null : new Date(Date.parse(createdAt) + days * 24 * 3600_000).toISOString();
    const anchor = later(trialDays) ?? createdAt;
    return { plan, createdAt, anchor, endsAt: later(endsAfter), failsFrom: later(failsAfter) };
  });

/** Moments of any clock, forwards and back, from the beginning on. */
const path = fc.array(fc.integer({ min: 0, max: 20 * 365 * 24 * 60 }), { minLength: 1, maxLength: 12 });

test('whatever way the clock goes, a period holds the moment, and the next begins where it ends', (t) => {
  fc.assert(
    fc.property(course, path, (given, minutes) => {
      for (const minute of minutes) {
        const now = new Date(Date.parse(given.createdAt) + minute * 60_000).toISOString();
        const endless = { ...given, endsAt: null };
        const { periodStart, periodEnd } = periodAt(endless, now);
        if (!(periodStart <= now && now < periodEnd)) return false;
        if (periodAt(endless, periodEnd).periodStart !== periodEnd) return false;
        if (periodAt(endless, periodStart).periodEnd !== periodEnd) return false;
        if (now >= given.anchor && monthsBetween(periodStart, periodEnd) !== plans[given.plan].months) return false;
        if (now < given.anchor && periodEnd !== given.anchor) return false;
      }
      return true;
    }),
    { numRuns: 500 },
  );
  t.pass();
});

test('whatever way the clock goes, nothing comes back from its end, nor a payment by itself', (t) => {
  fc.assert(
    fc.property(course, path, (given, minutes) => {
      const order = { active: 0, 'past-due': 1, ended: 2 };
      let before = 0;
      for (const minute of minutes.toSorted((a, b) => a - b)) {
        const now = new Date(Date.parse(given.createdAt) + minute * 60_000).toISOString();
        const state = order[stateAt(given, now)];
        if (state < before) return false;
        if (given.endsAt !== null && now >= given.endsAt && periodAt(given, now).periodStart > given.endsAt)
          return false;
        before = state;
      }
      return true;
    }),
    { numRuns: 500 },
  );
  t.pass();
});

test('periods from the 31st end on the last day of shorter months, and come back to the 31st', (t) => {
  t.deepEqual(
    [0, 1, 2, 3, 4, 13, 25].map((count) => monthsAfter(month(0), count).slice(0, 10)),
    ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2027-02-28', '2028-02-29'],
  );
});

/** By the calendar's months alone. */
const monthsBetween = (one: string, other: string): number => {
  const [a, b] = [new Date(one), new Date(other)];
  return (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth();
};
