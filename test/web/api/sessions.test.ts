import test from 'ava';
import { sharedApp } from '#test/support/app.ts';
import { aUser, call, type User } from '#test/support/user.ts';
import { deviceNameOf } from '#web/api/access/device-name.ts';
import type { SessionList } from '#web/contract/profile.ts';

const app = sharedApp(test);
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

const again = async (user: User, userAgent: string) => {
  const { loginUrl } = await app().commands['account login-link']({ email: user.email });
  const token = new URL(loginUrl).searchParams.get('token') ?? '';
  const headers = { 'User-Agent': userAgent };
  return (await call<{ token: string }>(app(), 'POST', '/api/auth/token', { token }, undefined, headers)).body.token;
};
const listed = async (session: string) =>
  (await call<SessionList>(app(), 'GET', '/api/user/sessions', undefined, session)).body.sessions;
const isGood = async (session: string) => (await call(app(), 'GET', '/api/auth/me', undefined, session)).status === 200;

test('a user sees where they are signed in, by what the browser calls itself, and which one this is', async (t) => {
  const user = await aUser(app());
  const firefox = await again(user, FIREFOX);
  const sessions = await listed(firefox);
  t.deepEqual(sessions.map(({ device, current }) => [device, current]).sort(), [
    ['Firefox on Linux', true],
    ['Unknown device', false],
  ]);
  for (const { openedAt, usedAt } of sessions) t.true(Date.parse(openedAt) <= Date.parse(usedAt));
  t.false(JSON.stringify(sessions).includes(user.session.slice(-43)));
});

test('one of them is ended at once, the very one that asks as well; another user’s is not there to be ended', async (t) => {
  const [user, other] = [await aUser(app()), await aUser(app())];
  const firefox = await again(user, FIREFOX);
  const idOf = async (session: string) => (await listed(session)).find(({ current }) => current)?.id ?? '';
  const [first, second] = [await idOf(user.session), await idOf(firefox)];
  const end = (session: string, id: string) =>
    call<object>(app(), 'DELETE', `/api/user/sessions/${id}`, undefined, session);
  const foreign = await end(other.session, first);
  const missing = await end(other.session, `${other.userId}-${crypto.randomUUID()}`);
  t.deepEqual([foreign.status, foreign.body], [404, missing.body]);
  t.true(await isGood(user.session));
  const ended = await end(firefox, first);
  t.is(ended.status, 200);
  t.deepEqual(ended.headers.getSetCookie(), []);
  t.false(await isGood(user.session));
  t.is((await end(firefox, first)).status, 404);
  const own = await end(firefox, second);
  t.regex(own.headers.getSetCookie().join(), /__Host-sid=; Max-Age=0/);
  t.false(await isGood(firefox));
});

test('all but this one are ended together', async (t) => {
  const [user, other] = [await aUser(app()), await aUser(app())];
  const sessions = [await again(user, FIREFOX), await again(user, 'curl/8')];
  t.is((await user.call('POST', '/api/user/sessions/end-others')).status, 200);
  for (const session of sessions) t.false(await isGood(session));
  t.true(await isGood(user.session));
  t.true(await isGood(other.session));
  t.is((await listed(user.session)).length, 1);
});

test('a browser is named as its owner knows it, and nothing it says of itself is shown as it came', (t) => {
  const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
  const names: Readonly<Record<string, string>> = {
    [FIREFOX]: 'Firefox on Linux',
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`]: 'Chrome on Windows',
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`]:
      'Edge on Windows',
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/26.0 Safari/605.1.15`]: 'Safari on macOS',
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) ${webkit} Version/26.0 Mobile/15E148 Safari/604.1`]:
      'Safari on iPhone',
    [`Mozilla/5.0 (iPad; CPU OS 26_0 like Mac OS X) ${webkit} CriOS/142.0 Mobile/15E148 Safari/604.1`]:
      'Chrome on iPad',
    [`Mozilla/5.0 (Linux; Android 16; Pixel 9) ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`]: 'Chrome on Android',
    [`Mozilla/5.0 (Linux; Android 16) ${webkit} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`]:
      'Samsung Internet on Android',
    [`Mozilla/5.0 (X11; CrOS x86_64 16181.61.0) ${webkit} Chrome/142.0.0.0 Safari/537.36`]: 'Chrome on ChromeOS',
    [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/142.0.0.0 Safari/537.36 OPR/124.0`]: 'Opera on Linux',
    'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0': 'Firefox on Android',
    'curl/8.10 (<script>alert(1)</script>)': '',
    '': '',
  };
  for (const [userAgent, name] of Object.entries(names)) t.is(deviceNameOf(userAgent), name, userAgent);
  t.is(deviceNameOf('Firefox/'.repeat(100_000)), 'Firefox');
});
