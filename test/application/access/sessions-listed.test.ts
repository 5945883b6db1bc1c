import test from 'ava';
import { checkSession, endAllSessions, endSessionOf, openSession } from '#application/access/sign-in/sessions.ts';
import { anAccount, aSession } from './a-session.ts';

const MINUTE = 60_000;

test('a user sees where they are signed in, the last used first, and nobody else’s', async (t) => {
  const { services, clock, open, list, userId, token, isGood } = await aSession(t);
  const opened = clock.now();
  clock.move(MINUTE);
  await open('Safari on iPhone');
  await openSession(services, await anAccount(services, 'other@example.com'), { device: 'Chrome on Windows' });
  t.deepEqual(
    (await list()).map(({ device }) => device),
    ['Safari on iPhone', 'Firefox on Linux'],
  );
  clock.move(10 * MINUTE);
  t.true(await isGood(token));
  const [latest] = await list();
  t.like(latest, { device: 'Firefox on Linux', openedAt: opened, usedAt: clock.now() });
  t.true(latest?.sessionId.startsWith(`${userId}-`));
});

test('the name of a device is sealed with its user’s key', async (t) => {
  const { services, registers, list, userId } = await aSession(t);
  const kept = JSON.stringify(await registers.list('session', 10));
  t.false(kept.includes('Firefox') || kept.includes(Buffer.from('Firefox on Linux').toString('base64url')));
  await services.vault.destroy(userId);
  t.deepEqual(
    (await list()).map(({ device }) => device),
    [''],
  );
});

test('one of one’s own sessions is ended by its id, and no other', async (t) => {
  const { services, userId, token, open, isGood, idOf } = await aSession(t);
  const other = await open('Safari on iPhone');
  const stranger = await anAccount(services, 'other@example.com');
  const id = await idOf(token);
  for (const [who, which] of [
    [stranger, id],
    [userId, `${userId}-${crypto.randomUUID()}`],
    [userId, ''],
  ] as const)
    t.deepEqual(await endSessionOf(services, who, which), { refused: 'no-such-session' });
  t.true(await isGood(token));
  t.is(await endSessionOf(services, userId, id), null);
  t.deepEqual(await endSessionOf(services, userId, id), { refused: 'no-such-session' });
  t.false(await isGood(token));
  t.true(await isGood(other));
});

test('all sessions of a user end, however many, or all but one; another’s do not', async (t) => {
  const { services, userId, token, open, isGood, idOf, list } = await aSession(t);
  const stranger = await anAccount(services, 'other@example.com');
  const theirs = await openSession(services, stranger);
  await Promise.all(Array.from({ length: 250 }, (_, n) => open(`Device ${n}`)));
  await endAllSessions(services, userId, { but: [await idOf(token)] });
  t.is((await list()).length, 1);
  t.true(await isGood(token));
  await endAllSessions(services, userId);
  t.false(await isGood(token));
  t.is((await checkSession(services, theirs))?.userId, stranger);
});
