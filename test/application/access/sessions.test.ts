import test from 'ava';
import { openSession } from '#application/access/sign-in/sessions.ts';
import { streams } from '#application/streams.ts';
import { accountClosed, accountErased } from '#domain/accounts/events.ts';
import { aSession } from './a-session.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

const changed = (token: string, at: number) =>
  `${token.slice(0, at)}${token[at] === 'a' ? 'b' : 'a'}${token.slice(at + 1)}`;

test('a token is good for its user, and no token beside it', async (t) => {
  const { token, isGood } = await aSession(t);
  t.true(await isGood(token));
  for (const at of [9, 30, 52, 70, token.length - 1]) t.false(await isGood(changed(token, at)), String(at));
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
  const { token, renew, isGood, end, open } = await aSession(t);
  const other = await open('Safari on iPhone');
  const renewed = (await renew(token)) ?? '';
  await end(token);
  t.false(await isGood(token));
  t.false(await isGood(renewed));
  t.true(await isGood(other));
  await end(changed(other, other.length - 1));
  t.true(await isGood(other));
});

test('a secret makes the session: opened again with it, it is the same one, and not begun anew', async (t) => {
  const { services, userId, clock, list, isGood } = await aSession(t);
  const secret = Buffer.alloc(32, 7);
  const first = await openSession(services, userId, { device: 'Edge on Windows', secret });
  clock.move(MINUTE);
  t.is(await openSession(services, userId, { device: 'Another', secret }), first);
  t.true(await isGood(first));
  t.deepEqual((await list()).map(({ device }) => device).sort(), ['Edge on Windows', 'Firefox on Linux']);
});

test('no session is good once its account is closed, or erased', async (t) => {
  const { services, userId, token, isGood, renew, clock } = await aSession(t);
  const at = new Date(clock.now()).toISOString();
  const append = async (event: Parameters<typeof services.log.append>[1][number]) => {
    const { length } = await services.log.read(streams.account(userId));
    await services.log.append(streams.account(userId), [event], length - 1);
  };
  t.true(await isGood(token));
  await append(accountClosed({ userId, at }));
  t.false(await isGood(token));
  t.is(await renew(token), null);
  await append(accountErased({ userId, at }));
  t.false(await isGood(token));
});

test('a token of an older shape opens nothing', async (t) => {
  const { isGood, token } = await aSession(t);
  t.false(await isGood(token.replace(/^session_\d+-/, 'session_')));
});
