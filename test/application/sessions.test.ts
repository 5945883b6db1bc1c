import test, { type ExecutionContext } from 'ava';
import { checkSession, endSession, openSession, renewSession } from '#application/use-cases/sessions.ts';
import { movableClock } from '../support/clock.ts';
import { embeddedStores } from '../support/stores.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const USER = 7;

const aSession = async (t: ExecutionContext) => {
  const clock = movableClock();
  const stores = { registers: (await embeddedStores(t, clock)).registers, clock };
  return {
    ...stores,
    clock,
    token: await openSession(stores, USER),
    isGood: async (token: string) => (await checkSession(stores, token))?.userId === USER,
    renew: (token: string) => renewSession(stores, token),
    end: (token: string) => endSession(stores, token),
  };
};

const changed = (token: string, at: number) =>
  `${token.slice(0, at)}${token[at] === 'a' ? 'b' : 'a'}${token.slice(at + 1)}`;

test('a token is good for its user, and no token beside it', async (t) => {
  const { token, isGood } = await aSession(t);
  t.true(await isGood(token));
  for (const at of [9, 20, 46, 60, token.length - 1]) t.false(await isGood(changed(token, at)), String(at));
  for (const other of ['', 'session_', `${token}a`, token.slice(0, -1), ` ${token}`]) t.false(await isGood(other));
});

test('no token is stored as it is', async (t) => {
  const { token, renew, registers } = await aSession(t);
  const renewed = (await renew(token)) ?? '';
  const stored = JSON.stringify(await registers.list('session', 10));
  for (const one of [token, renewed]) t.false(stored.includes(one.slice(-43)));
});

test('a session ends after 14 days without use, and lives on as long as it is used', async (t) => {
  const { token, isGood, clock } = await aSession(t);
  clock.move(14 * DAY - SECOND);
  t.true(await isGood(token));
  clock.move(14 * DAY - SECOND);
  t.true(await isGood(token));
  clock.move(14 * DAY);
  t.false(await isGood(token));
});

test('and after 90 days however much it is used or renewed', async (t) => {
  const { token, isGood, renew, clock } = await aSession(t);
  let current = token;
  for (let day = 1; day < 90; day += 1) {
    clock.move(DAY);
    current = (await renew(current)) ?? '';
  }
  t.true(await isGood(current));
  clock.move(DAY - SECOND);
  t.true(await isGood(current));
  clock.move(SECOND);
  t.false(await isGood(current));
});

test('renewing gives another token; the one before stays good until a minute after the new one is used', async (t) => {
  const { token, isGood, renew, clock } = await aSession(t);
  const renewed = (await renew(token)) ?? '';
  t.not(renewed, token);
  clock.move(DAY);
  t.true(await isGood(token)); // the answer with the new one may have been lost
  t.true(await isGood(renewed));
  clock.move(MINUTE);
  t.true(await isGood(token));
  t.true(await isGood(renewed));
});

test('its use after that minute ends the session, for whoever holds the new one too', async (t) => {
  const { token, isGood, renew, clock } = await aSession(t);
  const renewed = (await renew(token)) ?? '';
  t.true(await isGood(renewed));
  clock.move(MINUTE + 1);
  t.true(await isGood(renewed));
  t.false(await isGood(token));
  t.false(await isGood(renewed));
});

test('a token from two renewals ago is good for nothing, and harms nobody', async (t) => {
  const { token, isGood, renew } = await aSession(t);
  const second = (await renew(token)) ?? '';
  const third = (await renew(second)) ?? '';
  t.false(await isGood(token));
  t.is(await renew(token), null);
  t.true(await isGood(third));
});

test('a renewal whose answer was lost can be asked for again', async (t) => {
  const { token, isGood, renew } = await aSession(t);
  const lost = await renew(token);
  t.is(await renew(token), lost);
  t.true(await isGood(lost ?? ''));
});

test('two tabs that renew at once are both signed in after it, in whatever order their answers come', async (t) => {
  const { token, isGood, renew } = await aSession(t);
  const renewed = await Promise.all(Array.from({ length: 10 }, () => renew(token)));
  for (const one of renewed) t.true(await isGood(one ?? ''));
  t.is(new Set(renewed).size, 1);
});

test('asking again with the old token does not make its minute any longer', async (t) => {
  const { token, isGood, renew, clock } = await aSession(t);
  const renewed = (await renew(token)) ?? '';
  t.true(await isGood(renewed));
  clock.move(50 * SECOND);
  t.is(await renew(token), renewed);
  t.true(await isGood(renewed));
  clock.move(11 * SECOND);
  t.false(await isGood(token));
});

test('a token that is good no longer renews nothing', async (t) => {
  const { token, renew, isGood, clock } = await aSession(t);
  const renewed = (await renew(token)) ?? '';
  t.true(await isGood(renewed));
  clock.move(MINUTE + 1);
  t.is(await renew(token), null);
  t.is(await renew('session_none'), null);
});

test('a hundred calls at once with a token just renewed are all answered', async (t) => {
  const { token, renew, isGood } = await aSession(t);
  const renewed = (await renew(token)) ?? '';
  const answers = await Promise.all(Array.from({ length: 100 }, () => isGood(renewed)));
  t.true(answers.every(Boolean));
});

test('signing out ends it at once, with either token, and nobody else’s', async (t) => {
  const { token, renew, isGood, end, registers, clock } = await aSession(t);
  const other = await openSession({ registers, clock }, USER);
  const renewed = (await renew(token)) ?? '';
  await end(token);
  t.false(await isGood(token));
  t.false(await isGood(renewed));
  t.true(await isGood(other));
  await end(changed(other, other.length - 1));
  t.true(await isGood(other));
});
