import test from 'ava';
import { winsToWriteOf } from '#application/documents/read-wins.ts';
import { winsOnRecord } from '../wins/wins-on-record.ts';

/** So many a month, in the middle of it. */
const monthly = (months: readonly string[], each: number) =>
  months.flatMap((month) =>
    Array.from({ length: each }, (_, at) => ({ date: `${month}-${10 + at}`, text: `Win ${at} of ${month}` })),
  );

const monthsOf = (dates: readonly string[]) => [...new Set(dates.map((date) => date.slice(0, 7)))].sort();

test('of more wins than one document looks at, the newest are read and some of every month before; it says how many were not', async (t) => {
  const months = ['2024-01', '2024-02', '2024-12', '2025-06', '2026-01', '2026-02'];
  const services = await winsOnRecord(t, { 1: monthly(months, 5), 2: monthly(['2026-03'], 3) });
  const { wins, unread } = await winsToWriteOf(services, 1, { newest: 8, earlier: 10 });
  t.deepEqual(monthsOf(wins.map(({ date }) => date)), months);
  t.is(new Set(wins.map(({ id }) => id)).size, wins.length);
  t.is(wins.length + unread, 30);
  t.is(wins.filter(({ date }) => date.startsWith('2026-02')).length, 5);
});

test('whoever has no more has all of them read', async (t) => {
  const services = await winsOnRecord(t, { 1: monthly(['2025-06', '2026-01'], 5) });
  const { wins, unread } = await winsToWriteOf(services, 1, { newest: 6, earlier: 4 });
  t.deepEqual([wins.length, unread], [10, 0]);
});
