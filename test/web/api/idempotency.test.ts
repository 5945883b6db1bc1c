import test from 'ava';
import { openSession } from '#application/access/sign-in/sessions.ts';
import { sharedApp } from '#test/support/app.ts';
import { eventually } from '#test/support/eventually.ts';
import { aUser, call } from '#test/support/user.ts';
import type { AchievementAnswer } from '#web/contract/achievements.ts';

const app = sharedApp(test);

const record = (session: string, key: string, originalMessage: string) =>
  call<AchievementAnswer>(app(), 'POST', '/api/achievements', { originalMessage }, session, { 'Idempotency-Key': key });

test('the same key again is given the first answer, whatever has changed since', async (t) => {
  const user = await aUser(app());
  const first = await record(user.session, 'k', 'Closed the audit early');
  await user.call('PUT', `/api/achievements/${first.body.achievement.id}`, { originalMessage: 'Reworded since' });
  const again = await record(user.session, 'k', 'Closed the audit early');
  t.is(again.status, 201);
  t.deepEqual(again.body, first.body);
  t.is(first.headers.get('idempotency-replayed'), null);
  t.is(again.headers.get('idempotency-replayed'), 'true');
  t.is((await user.wins()).length, 1);
});

test('twenty at once with one key are done once, and all are given the same', async (t) => {
  const user = await aUser(app());
  const answers = await Promise.all(Array.from({ length: 20 }, () => record(user.session, 'k', 'Said twenty times')));
  t.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
  t.is(new Set(answers.map(({ body }) => body.achievement.id)).size, 1);
  t.is((await user.wins()).length, 1);
});

test('a key belongs to its user, its path and its body', async (t) => {
  const [one, other] = [await aUser(app()), await aUser(app())];
  await record(one.session, 'k', 'The first of one user');
  t.is((await record(other.session, 'k', 'The first of another')).status, 201);
  t.is((await record(one.session, 'k', 'Something else altogether')).status, 422);
  const headers = { 'Idempotency-Key': 'k' };
  t.is((await call(app(), 'POST', '/api/send-checkin', undefined, one.session, headers)).status, 200);
});

test('what failed is kept for no one: the same key may be tried again', async (t) => {
  const user = await aUser(app());
  t.is((await record(user.session, 'k', 'no')).status, 400);
  t.is((await record(user.session, 'k', 'Now with enough words')).status, 201);
});

test('a check-in asked for again with its key is not one too many', async (t) => {
  const user = await aUser(app());
  const ask = (key: string) =>
    call(app(), 'POST', '/api/send-checkin', undefined, user.session, { 'Idempotency-Key': key });
  t.deepEqual([(await ask('a')).status, (await ask('a')).status, (await ask('b')).status], [200, 200, 429]);
});

test('what is kept is sealed, and gone for whoever has no key any more', async (t) => {
  const user = await aUser(app());
  await record(user.session, 'k', 'Canary words of a win');
  const kept = JSON.stringify(await app().services.registers.list('idempotency', 1000));
  t.true(kept.includes('"answer":"'));
  t.false(kept.includes('Canary'));
  t.false(Buffer.from(kept, 'base64url').toString('latin1').includes('Canary'));
  await app().services.vault.destroy(user.userId);
  t.is((await record(user.session, 'k', 'Canary words of a win')).status, 401);
});

test('ending all other sessions is done each time, also with the key of an earlier time', async (t) => {
  const user = await aUser(app());
  const ends = () =>
    call(app(), 'POST', '/api/user/sessions/end-others', undefined, user.session, { 'Idempotency-Key': 'k' });
  t.is((await ends()).status, 200);
  const other = await openSession(app().services, user.userId);
  const again = await ends();
  t.is(again.headers.get('idempotency-replayed'), null);
  t.is((await call(app(), 'GET', '/api/auth/me', undefined, other)).status, 401);
});

test('what stands of a request tells nobody its body, however short', async (t) => {
  const [one, other] = [await aUser(app()), await aUser(app())];
  const requests = new Set<unknown>();
  for (const [{ session }, key] of [
    [one, 'a'],
    [other, 'b'],
  ] as const)
    await record(session, key, 'Yes');
  const kept = await app().services.registers.list('idempotency', 1000);
  for (const { key, value } of kept)
    if ([one, other].some(({ userId }) => key.startsWith(`${userId}:`))) requests.add(value.request);
  t.is(requests.size, 2);
});

test('with its account all that was kept goes', async (t) => {
  const user = await aUser(app());
  const kept = () => app().services.registers.list('idempotency', 1000, `${user.userId}:`);
  for (let time = 0; time < 3; time += 1) await record(user.session, `k${time}`, 'Closed the audit early');
  t.is((await kept()).length, 3);
  t.is((await user.call('DELETE', '/api/user/account')).status, 200);
  t.true(await eventually('all to be gone', async () => (await kept()).length === 0));
});
