import test from 'ava';
import { runningApp } from '#test/support/app.ts';
import { movableClock } from '#test/support/clock.ts';
import { aUser, call, type User } from '#test/support/user.ts';
import type { User as Profile } from '#web/contract/account.ts';
import type { Failure } from '#web/contract/answers.ts';
import { exportOf } from './an-export.ts';

const MINUTE = 60_000;
const NUMBER = '+12025550123';

/** Calls by which a stolen session could take the account or all its words, and a body for each. */
const guarded: readonly (readonly [method: string, path: string, body?: object])[] = [
  ['GET', '/api/user/export'],
  ['GET', '/api/user/export/check'],
  ['PUT', '/api/user/profile', { phoneNumber: '4155552671', phoneCountry: 'US' }],
  ['PUT', '/api/user/profile', { phoneNumber: null, firstName: 'Changed' }],
  ['PUT', '/api/user/profile', { email: 'thief@example.com' }],
  ['POST', '/api/auth/resend-code', { phoneNumber: '4155552671', phoneCountry: 'US' }],
  ['POST', '/api/user/passkeys/options'],
  ['POST', '/api/user/passkeys', { label: 'Mine', response: {} }],
  ['DELETE', '/api/user/account'],
];

const profileOf = async (user: User) => (await user.call<Profile>('GET', '/api/user/profile')).body;

test('sixteen minutes after a sign-in its session can neither take the account nor all its words', async (t) => {
  const clock = movableClock(Date.now());
  const app = await runningApp(t, { clock });
  const user = await aUser(app);
  t.is((await user.call('PUT', '/api/user/profile', { phoneNumber: NUMBER })).status, 200);
  const before = await profileOf(user);
  clock.move(16 * MINUTE);
  for (const [method, path, body] of guarded) {
    const refused = await user.call<Failure>(method, path, body);
    t.is(refused.status, 403, `${method} ${path} ${JSON.stringify(body)}`);
    t.is(refused.body.message, 'Please sign in again to do this.');
  }
  const byCookie = await exportOf(app, { session: '' }, { Cookie: `__Host-sid=${user.session}` });
  t.is(byCookie.response.status, 403, 'a plain link is no way around it');
  t.deepEqual(await profileOf(user), before);
  t.is((await user.call('PUT', '/api/user/profile', { firstName: 'Sue', phoneNumber: NUMBER })).status, 200);
  t.is((await user.call('POST', '/api/auth/resend-code', { phoneNumber: NUMBER })).status, 200, 'its own number');
});

test('after another sign-in the export begins, a check of that counts as none, and the number is changed', async (t) => {
  const clock = movableClock(Date.now());
  const app = await runningApp(t, { clock });
  const before = await aUser(app);
  clock.move(16 * MINUTE);
  const { loginUrl } = await app.commands['account login-link'](before);
  const token = new URL(loginUrl).searchParams.get('token');
  const session = (await call<{ token: string }>(app, 'POST', '/api/auth/token', { token })).body.token;
  const again = (method: string, path: string, body?: object) => call(app, method, path, body, session);
  for (let n = 0; n < 12; n += 1) t.is((await again('GET', '/api/user/export/check')).status, 200);
  const { response, bytes } = await exportOf(app, { session });
  t.is(response.status, 200);
  t.is(bytes.subarray(0, 2).toString(), 'PK');
  t.is((await again('PUT', '/api/user/profile', { phoneNumber: NUMBER })).status, 200);
});
