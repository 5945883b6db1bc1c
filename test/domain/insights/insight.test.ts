import test from 'ava';
import fc from 'fast-check';
import { insight } from '#domain/insights/decider.ts';
import { insightFrom, nextInsights } from '#domain/insights/insight-period.ts';
import { dayBefore, isWhole, spanBefore, spanUpTo } from '#domain/insights/look-back.ts';
import { plusDays } from '#domain/time/dates.ts';
import { localDate, localHour } from '#domain/time/local-time.ts';
import { AT, carriedOut } from '../carried-out.ts';

const zones = Intl.supportedValuesOf('timeZone');
const moments = fc
  .integer({ min: 0, max: 3 * 365 * 24 * 60 })
  .map((minutes) => new Date(Date.UTC(2025, 0, 1) + minutes * 60_000).toISOString());

test('every week and month falls due at eight of its zone, never before, and each comes once', (t) => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.constantFrom('week', 'month'), moments, (zone, period, after) => {
      const next = nextInsights(period, after, zone, 4);
      t.is(next.length, 4);
      let before = after;
      for (const { start, end, dueAt } of next) {
        t.true(dueAt > before);
        before = dueAt;
        t.is(localDate(dueAt, zone), plusDays(end, 1));
        t.is(localHour(dueAt, zone), 8);
        t.deepEqual(insightFrom(period, start, zone), { start, end, dueAt });
      }
      for (const [index, { end }] of next.slice(0, -1).entries()) t.is(next[index + 1]?.start, plusDays(end, 1));
    }),
    { numRuns: 1000 },
  );
  t.pass();
});

test('weeks go from Monday to Sunday, months from the first to their last day', (t) => {
  t.deepEqual(nextInsights('week', '2026-11-18T09:00:00.000Z', 'Europe/Berlin', 1), [
    { start: '2026-11-16', end: '2026-11-22', dueAt: '2026-11-23T07:00:00.000Z' },
  ]);
  t.like(nextInsights('week', '2026-11-23T06:59:00.000Z', 'Europe/Berlin', 1), [{ start: '2026-11-16' }]);
  t.like(nextInsights('week', '2026-11-23T07:00:00.000Z', 'Europe/Berlin', 1), [{ start: '2026-11-23' }]);
  t.deepEqual(nextInsights('month', '2028-02-10T09:00:00.000Z', 'America/New_York', 1), [
    { start: '2028-02-01', end: '2028-02-29', dueAt: '2028-03-01T13:00:00.000Z' },
  ]);
});

test('a span is the calendar’s up to a date, and compared with as much of the one before', (t) => {
  fc.assert(
    fc.property(fc.constantFrom('week', 'month', 'year'), fc.nat(3000), (period, days) => {
      const to = plusDays('2024-01-01', days);
      const span = spanUpTo(period, to);
      t.is(span.to, to);
      t.true(span.from <= to);
      const before = spanBefore(period, span);
      t.is(before.from, spanUpTo(period, dayBefore(period, to)).from);
      t.true(before.from <= before.to && before.to < span.from);
      if (isWhole(period, span)) t.is(plusDays(before.to, 1), span.from);
    }),
  );
  t.deepEqual(spanUpTo('week', '2026-11-22'), { from: '2026-11-16', to: '2026-11-22' });
  t.deepEqual(spanUpTo('month', '2026-11-22'), { from: '2026-11-01', to: '2026-11-22' });
  t.is(dayBefore('month', '2026-11-22'), '2026-10-31');
  t.deepEqual(spanBefore('week', { from: '2026-11-16', to: '2026-11-18' }), { from: '2026-11-09', to: '2026-11-11' });
  t.deepEqual(spanBefore('month', { from: '2026-03-01', to: '2026-03-30' }), { from: '2026-02-01', to: '2026-02-28' });
  t.deepEqual(spanBefore('year', { from: '2024-01-01', to: '2024-02-29' }), { from: '2023-01-01', to: '2023-02-28' });
});

const id = { insightId: '1-week-2026-11-16', userId: 1, at: AT, period: 'week', start: '2026-11-16' } as const;
const plan = { type: 'PlanInsight', data: { ...id, end: '2026-11-22', dueAt: '2026-11-23T07:00:00.000Z' } } as const;
const request = { type: 'RequestInsight', data: { ...id, end: '2026-11-22', mailId: 'm' } } as const;
const skip = { type: 'SkipInsight', data: { ...id, reason: 'nothing' } } as const;

test('an insight is told or skipped once, and until then it may be planned anew', (t) => {
  t.deepEqual(carriedOut(insight, [plan, plan, request, skip, request]).types, [
    'InsightPlanned',
    'InsightPlanned',
    'InsightMailRequested',
  ]);
  t.deepEqual(carriedOut(insight, [plan, skip, request]).types, ['InsightPlanned', 'InsightSkipped']);
  t.deepEqual(insight.decide(plan, { status: 'skipped' }), { refused: 'insight-over' });
  t.deepEqual(insight.decide(request, { status: 'unknown' }), { refused: 'insight-unplanned' });
});
