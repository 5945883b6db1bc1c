import test from 'ava';
import { plusDays, weekdayOf } from '#domain/time/dates.ts';
import { sharedApp } from '#test/support/app.ts';
import { eventually } from '#test/support/eventually.ts';
import { aUser, call, type User } from '#test/support/user.ts';
import type { WinDays, WinsOfDay } from '#web/contract/win-days.ts';

const app = sharedApp(test);

const daysOf = async (user: User) => (await user.call<WinDays>('GET', '/api/achievements/days')).body;
const aWin = (user: User, originalMessage: string, date: string) =>
  user.call('POST', '/api/achievements', { originalMessage, date });

test('a year of days is counted, from a Monday to today; what is older counts among all', async (t) => {
  const user = await aUser(app());
  const empty = await daysOf(user);
  t.like(empty, { success: true, total: 0, days: [], months: [], shares: [] });
  t.is(weekdayOf(empty.from), 1);
  const { from, to } = empty;
  for (const [words, date] of [
    ['Fixed the pump', to],
    ['Trained two nurses', to],
    ['Moved the ward', from],
    ['Long ago', plusDays(from, -1)],
  ] as const)
    await aWin(user, words, date);
  const counted = await eventually('the wins', async () => {
    const now = await daysOf(user);
    return now.total === 4 && now;
  });
  t.deepEqual(counted.days, [
    { date: from, wins: 1 },
    { date: to, wins: 2 },
  ]);
  t.deepEqual(
    counted.shares.map(({ wins }) => wins),
    [1, 1, 1],
    'each but the newest',
  );
});

test('a day opens its wins, the last recorded first', async (t) => {
  const user = await aUser(app());
  const { to } = await daysOf(user);
  await aWin(user, 'Fixed the pump', to);
  await aWin(user, 'Trained two nurses', to);
  await aWin(user, 'The day before', plusDays(to, -1));
  const read = async (date: string) => user.call<WinsOfDay>('GET', `/api/achievements/days/${date}`);
  const { body } = await eventually('the wins', async () => {
    const now = await read(to);
    return now.body.achievements.length === 2 && now;
  });
  t.deepEqual(
    body.achievements.map(({ originalMessage }) => originalMessage),
    ['Trained two nurses', 'Fixed the pump'],
  );
  t.deepEqual((await read('2001-01-01')).body.achievements, []);
  t.is((await read('yesterday')).status, 404);
});

test('nobody counts the wins of others', async (t) => {
  const [one, other] = [await aUser(app()), await aUser(app())];
  const { to } = await daysOf(one);
  await aWin(one, 'Fixed the pump', to);
  await eventually('the win', async () => (await daysOf(one)).total === 1);
  t.like(await daysOf(other), { total: 0, days: [] });
  t.deepEqual((await other.call<WinsOfDay>('GET', `/api/achievements/days/${to}`)).body.achievements, []);
  t.is((await call(app(), 'GET', '/api/achievements/days')).status, 401);
});
