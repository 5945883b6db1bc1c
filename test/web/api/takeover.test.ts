import test from 'ava';
import { openSession } from '#application/access/sign-in/sessions.ts';
import { makeLoginLink } from '#application/access/sign-in/sign-in.ts';
import { sharedApp } from '#test/support/app.ts';
import { cookieOf } from '#test/support/sign-up.ts';
import { unprovenAccount } from '#test/support/unproven-account.ts';
import { aUser, call, mailTo } from '#test/support/user.ts';

const app = sharedApp(test);
type SignedIn = Readonly<{
  token: string;
  user: { userId: number; emailProven: boolean };
  confirm: Readonly<{ email: string; otherSessions: number; unproven: boolean }>;
}>;

const isLive = async (session: string) => (await call(app(), 'GET', '/api/auth/me', undefined, session)).status === 200;
const posts = (body: unknown, cookie = '') =>
  call<SignedIn>(app(), 'POST', '/api/auth/token', body, undefined, cookie ? { Cookie: cookie } : {});

/** Somebody signed up with another's address and keeps two sessions; and a link that its owner was mailed. */
const anAccountOfAnother = async () => {
  const { services } = app();
  const email = `victim-${crypto.randomUUID()}@example.com`;
  const userId = await unprovenAccount(services, { email });
  const kept = [await openSession(services, userId), await openSession(services, userId)] as const;
  const link = async () => services.tokens.linkToken('login', await makeLoginLink(services, { userId, intent: '' }));
  return { userId, email, kept, link };
};

test('before a link signs in, it says who is signed in elsewhere, and whether the address was ever proven', async (t) => {
  const { link, kept } = await anAccountOfAnother();
  const token = await link();
  const asked = await posts({ token, confirm: false });
  t.is(asked.status, 409);
  t.deepEqual(asked.body.confirm, { email: 'v•••@example.com', otherSessions: 2, unproven: true, replaces: false });
  const here = await posts({ token, confirm: false }, `__Host-sid=${kept[0]}`);
  t.is(here.body.confirm.otherSessions, 1);
  const user = await aUser(app());
  const other = await makeLoginLink(app().services, { userId: user.userId, intent: '' });
  const proven = await posts({ token: app().services.tokens.linkToken('login', other), confirm: false });
  t.like(proven.body.confirm, { otherSessions: 1, unproven: false });
});

test('who wants it is signed in alone: every other session has ended, and that of the browser itself is replaced', async (t) => {
  const { link, kept } = await anAccountOfAnother();
  const answer = await posts({ token: await link(), confirm: true, endOthers: true }, `__Host-sid=${kept[0]}`);
  t.is(answer.status, 200);
  t.true(answer.body.user.emailProven);
  t.deepEqual(await Promise.all([answer.body.token, ...kept].map(isLive)), [true, false, false]);
});

test('who does not ask for it ends no other session', async (t) => {
  for (const body of [{}, { confirm: true }, { confirm: true, endOthers: false }]) {
    const { link, kept } = await anAccountOfAnother();
    t.is((await posts({ token: await link(), ...body })).status, 200);
    t.deepEqual(await Promise.all(kept.map(isLive)), [true, true]);
  }
});

test('a link that signs in nobody ends no session', async (t) => {
  const { link, kept } = await anAccountOfAnother();
  const token = await link();
  t.is((await posts({ token: `${token}x`, endOthers: true })).status, 401);
  t.is((await posts({ token: kept[0], endOthers: true })).status, 200); // it is checked, and signs in nobody
  t.deepEqual(await Promise.all(kept.map(isLive)), [true, true]);
});

test('also in the browser that asked for the link it asks first, while others are in and the address is not proven', async (t) => {
  const { email, kept } = await anAccountOfAnother();
  const asked = await call(app(), 'POST', '/api/auth/login', { email });
  const { text } = await mailTo(app(), email, /login link/i);
  const token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
  const cookie = cookieOf(asked.headers, '__Host-login');
  t.like((await posts({ token, confirm: false }, cookie)).body.confirm, { otherSessions: 2, unproven: true });
  t.is((await posts({ token, confirm: true, endOthers: true }, cookie)).status, 200);
  t.deepEqual(await Promise.all(kept.map(isLive)), [false, false]);
});

test('the six digits may end all other sessions as well', async (t) => {
  const { email, kept } = await anAccountOfAnother();
  const asked = await call(app(), 'POST', '/api/auth/login', { email });
  const { text } = await mailTo(app(), email, /login link/i);
  const code = /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? '';
  const answer = await posts({ email, code, endOthers: true }, cookieOf(asked.headers, '__Host-login'));
  t.is(answer.status, 200);
  t.deepEqual(await Promise.all([answer.body.token, ...kept].map(isLive)), [true, false, false]);
});

test('signing out with the cookie alone ends that session, asked from a page of ours and from nowhere else', async (t) => {
  const user = await aUser(app());
  const signsOut = (headers: Record<string, string>) =>
    call(app(), 'POST', '/api/auth/logout', undefined, undefined, {
      Cookie: `__Host-sid=${user.session}`,
      ...headers,
    });
  t.is((await signsOut({ Origin: 'https://evil.example' })).status, 403);
  t.is((await signsOut({ Origin: app().web.url, 'Sec-Fetch-Site': 'cross-site' })).status, 403);
  t.is((await signsOut({})).status, 200);
  t.true(await isLive(user.session));
  t.is((await signsOut({ Origin: new URL(app().web.url).origin })).status, 200);
  t.false(await isLive(user.session));
});
