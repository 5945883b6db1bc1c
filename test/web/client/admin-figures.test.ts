import test from 'ava';
import { bytesOf, durationOf, relativeTo, utcOf } from '#web/client/features/admin/figures.ts';
import { endsOf, stepNamesOf, valuesOf } from '#web/client/features/admin/overview/series.ts';

const NOW = Date.parse('2026-11-30T12:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

test('a duration is told in its two largest units', (t) => {
  t.deepEqual([0, 340, 4200, 42_000, 190 * SECOND, 2 * HOUR, 2 * HOUR + 5 * MINUTE, 52 * HOUR].map(durationOf), [
    '0 ms',
    '340 ms',
    '4.2 s',
    '42 s',
    '3 min 10 s',
    '2 h',
    '2 h 5 min',
    '2 d 4 h',
  ]);
});

test('bytes are told in the unit that fits them', (t) => {
  t.deepEqual([0, 812, 4300, 200 * 1024, 5 * 1024 ** 3].map(bytesOf), [
    '0 bytes',
    '812 bytes',
    '4.2 KB',
    '200 KB',
    '5.0 GB',
  ]);
});

test('a moment is told from now and in UTC, with its year where that is another', (t) => {
  const at = (away: number) => new Date(NOW + away).toISOString();
  t.deepEqual(
    [-3 * MINUTE, 2 * HOUR, -3 * SECOND, -40 * SECOND, 40 * SECOND].map((away) => relativeTo(at(away), NOW)),
    ['3 min. ago', 'in 2 hr.', 'just now', 'under a min. ago', 'in under a min.'],
  );
  t.is(utcOf('2026-11-30T22:04:15.123Z', NOW), 'Nov 30, 22:04:15 UTC');
  t.is(utcOf('2025-01-02T03:04:05Z', NOW), 'Jan 2, 2025, 03:04:05 UTC');
});

const steps = (last: number) => [...Array.from({ length: 23 }, () => 0), last];
const hours = {
  from: '2026-11-29T13:00:00.000Z',
  counts: { 'mail-in': steps(7), 'mail-in.held': steps(2), 'mail-in.understood': steps(5), 'mail-in.role': steps(0) },
};

test('what happened is summed by name, and told by its ends', (t) => {
  t.deepEqual(
    valuesOf(hours, 'day', (name) => name === 'mail-in' || name === 'mail-in.held'),
    steps(9),
  );
  t.deepEqual(
    valuesOf(hours, 'day', () => false),
    steps(0),
  );
  t.deepEqual(endsOf(hours, 'mail-in'), [
    ['understood', 5],
    ['held', 2],
  ]);
  t.deepEqual([stepNamesOf(hours, 'day').at(0), stepNamesOf(hours, 'day').at(-1)], ['13:00', '12:00']);
  t.is(stepNamesOf({ from: '2026-11-01', counts: {} }, 'month').at(-1), 'Nov 30');
});
