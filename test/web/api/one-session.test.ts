import test from 'ava';
import { openSession } from '#application/access/sign-in/sessions.ts';
import { makeLoginLink } from '#application/access/sign-in/sign-in.ts';
import { runningApp, sharedApp } from '#test/support/app.ts';
import { movableClock } from '#test/support/clock.ts';
import { eventually } from '#test/support/eventually.ts';
import { asksForToken, cookieOf, payFor, signUp } from '#test/support/sign-up.ts';
import { unprovenAccount } from '#test/support/unproven-account.ts';
import { aUser, call, mailTo, outboxOf } from '#test/support/user.ts';

const app = sharedApp(test);
type SignedIn = Readonly<{ token: string; user: { userId: number; phoneVerified: boolean; emailProven: boolean } }>;
type Over = Readonly<{ success: false; message: string; link?: { email: string } }>;

const tokenIn = (text: string): string => /token=([\w-]+)/.exec(text)?.[1] ?? '';
const sessionsOf = async (token: string) =>
  (await call<{ sessions: readonly { current: boolean }[] }>(app(), 'GET', '/api/user/sessions', undefined, token)).body
    .sessions;
const isLive = async (token: string) => (await call(app(), 'GET', '/api/auth/me', undefined, token)).status === 200;
const posts = <Body = SignedIn>(body: unknown, cookie = '', at = app()) =>
  call<Body>(at, 'POST', '/api/auth/token', body, undefined, cookie ? { Cookie: cookie } : {});
let taken = 6100;

/** A browser that signed up, paid, and verified its phone; its cookie, and the link of the welcome mail. */
const whoSignedUp = async () => {
  taken += 1;
  const phoneNumber = `+1202555${taken}`;
  const started = await signUp(app(), { phoneNumber });
  await payFor(app(), started);
  const answer = await asksForToken(app(), started);
  const token = answer.body.token ?? '';
  await call(app(), 'POST', '/api/auth/resend-code', { phoneNumber }, token);
  const code = await codeOf(phoneNumber);
  await call(app(), 'POST', '/api/auth/verify', { phoneNumber, code }, token);
  const link = tokenIn((await mailTo(app(), started.email, /Welcome/)).text);
  return { ...started, token, link, sid: cookieOf(answer.headers, '__Host-sid') };
};
const codeOf = (phoneNumber: string): Promise<string> =>
  eventually('the code by text', async () => {
    const { body } = await call<{ texts: readonly { to: string; text: string }[] }>(app(), 'GET', '/api/outbox');
    return /\d{6}/.exec(body.texts.find(({ to }) => to === phoneNumber)?.text ?? '')?.[0];
  });

test('the welcome link, opened in the browser that signed up, signs in unasked, leaves the phone verified, and one session', async (t) => {
  const { link, sid, token } = await whoSignedUp();
  const answer = await posts({ token: link, confirm: false }, sid);
  t.is(answer.status, 200);
  t.like(answer.body.user, { emailProven: true, phoneVerified: true });
  t.is((await sessionsOf(answer.body.token)).length, 1);
  t.false(await isLive(token));
});

test('a second link, and the code of a step-up, replace the session of their browser and no other', async (t) => {
  const user = await aUser(app());
  const elsewhere = await openSession(app().services, user.userId);
  let here = user.session;
  for (const by of ['link', 'code', 'link']) {
    const sid = `__Host-sid=${here}`;
    const asked = await call(app(), 'POST', '/api/auth/login', { email: user.email }, here, { Cookie: sid });
    const cookie = `${sid}; ${cookieOf(asked.headers, '__Host-login')}`;
    const mails = () => outboxOf(app(), user.email);
    const before = (await mails()).length;
    while ((await mails()).length === before) await new Promise(setImmediate);
    const { text } = (await mails())[0] ?? { text: '' };
    const code = /^\s*(\d{6})\s*$/m.exec(text)?.[1];
    const answer = await posts(
      by === 'code' ? { email: user.email, code } : { token: tokenIn(text), confirm: false },
      cookie,
    );
    t.is(answer.status, 200, by);
    t.false(await isLive(here));
    here = answer.body.token;
    t.is((await sessionsOf(here)).length, 2, by);
  }
  t.true(await isLive(elsewhere));
});

test('a browser without cookies says by its token which session it has; a script that says none keeps all', async (t) => {
  const user = await aUser(app());
  const link = async () =>
    app().services.tokens.linkToken('login', await makeLoginLink(app().services, { userId: user.userId, intent: '' }));
  const second = await posts({ token: await link() });
  t.deepEqual([await isLive(user.session), await isLive(second.body.token)], [true, true]);
  const third = await call<SignedIn>(app(), 'POST', '/api/auth/token', { token: await link() }, second.body.token);
  t.deepEqual(
    [await isLive(user.session), await isLive(second.body.token), await isLive(third.body.token)],
    [true, false, true],
  );
});

test('who signs in as somebody else in a browser, and was asked, leaves no session of the one before', async (t) => {
  const [user, other] = [await aUser(app()), await aUser(app())];
  const token = app().services.tokens.linkToken(
    'login',
    await makeLoginLink(app().services, { userId: user.userId, intent: '' }),
  );
  const sid = `__Host-sid=${other.session}`;
  const asked = await posts<{ confirm: { replaces: boolean } }>({ token, confirm: false }, sid);
  t.is(asked.status, 409);
  t.true(asked.body.confirm.replaces);
  t.true(await isLive(other.session));
  t.is((await posts({ token, confirm: true }, sid)).status, 200);
  t.false(await isLive(other.session));
});

test('a link that is over offers a new one, which goes to the same address and works', async (t) => {
  const clock = movableClock(Date.now());
  const own = await runningApp(t, { clock });
  const email = `late-${crypto.randomUUID()}@example.com`;
  const userId = await unprovenAccount(own.services, { email });
  const session = await openSession(own.services, userId);
  await call(own, 'POST', '/api/send-checkin', undefined, session);
  const welcome = tokenIn((await mailTo(own, email, /Welcome/)).text);
  clock.move(11 * 60_000);
  for (const confirm of [false, true]) {
    const late = await posts<Over>({ token: welcome, confirm }, '', own);
    t.is(late.status, 401);
    t.deepEqual(late.body.link, { email: 'l•••@example.com' });
  }
  const asked = await call<Over>(own, 'POST', '/api/auth/login', { link: welcome });
  t.is(asked.status, 200);
  const { text } = await mailTo(own, email, /login link/i);
  t.false(/^\s*\d{6}\s*$/m.test(text)); // nobody has typed the address that a code goes with
  const signedIn = await posts({ token: tokenIn(text), confirm: true }, cookieOf(asked.headers, '__Host-login'), own);
  t.is(signedIn.status, 200);
  t.true(signedIn.body.user.emailProven);
  clock.move(31 * 24 * 60 * 60_000);
  t.is((await posts<Over>({ token: welcome }, '', own)).body.link, undefined);
});

test('it says nothing of whose it was to who has made it up, or once the account has another address', async (t) => {
  const user = await aUser(app());
  const { services } = app();
  const linkId = await makeLoginLink(services, { userId: user.userId, intent: '' });
  const link = services.tokens.linkToken('login', linkId);
  const forged = `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`;
  t.is((await posts<Over>({ token: forged, confirm: false })).body.link, undefined);
  const answers = [
    await call(app(), 'POST', '/api/auth/login', { link: forged }),
    await call(app(), 'POST', '/api/auth/login', { link }),
  ];
  t.deepEqual(answers[0]?.body, answers[1]?.body);
  await posts({ token: link, confirm: true });
  t.truthy((await posts<Over>({ token: link })).body.link);
  await services.registers.remove('login-link', linkId);
  t.is((await posts<Over>({ token: link })).body.link, undefined);
});

test('a browser that has signed in once is known; one that signed up and proved nothing is not', async (t) => {
  const { link, sid, email, cookie } = await whoSignedUp();
  t.is(cookieOf((await asksForToken(app(), { email, cookie })).headers, '__Host-known'), '');
  const proven = await posts({ token: link, confirm: false }, sid);
  const known = proven.headers.getSetCookie().find((one) => one.startsWith('__Host-known=')) ?? '';
  for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']) t.true(known.includes(part));
  const out = await call(app(), 'POST', '/api/auth/logout', undefined, proven.body.token);
  t.is(cookieOf(out.headers, '__Host-known'), ''); // it stays, for the next time
});
