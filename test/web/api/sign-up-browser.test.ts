import test, { type ExecutionContext } from 'ava';
import { makeLoginLink } from '#application/access/sign-in/sign-in.ts';
import { sharedApp } from '#test/support/app.ts';
import { eventually } from '#test/support/eventually.ts';
import { asksForToken, payFor, signUp, visit } from '#test/support/sign-up.ts';
import { aUser, call, mailTo, outboxOf } from '#test/support/user.ts';

const app = sharedApp(test);
const DROPPED = /__Host-signup=; Max-Age=0/;
let taken = 4000;

/** A browser whose sign-up is paid, and what its cookie is still worth there. */
const aPaidBrowser = async () => {
  taken += 1;
  const phoneNumber = `+1202555${taken}`;
  const started = await signUp(app(), { phoneNumber });
  await payFor(app(), started);
  const { text } = await mailTo(app(), started.email, /Welcome/);
  const link = /token=([\w-]+)/.exec(text)?.[1] ?? '';
  const byCookie = (path: string, body: unknown) =>
    call(app(), 'POST', path, body, undefined, { Cookie: started.cookie });
  const worth = async () => ({
    token: (await asksForToken(app(), started)).body.success,
    resend: (await byCookie('/api/auth/resend-code', { phoneNumber })).status,
    verify: (await byCookie('/api/auth/verify', { phoneNumber, code: '000000' })).status,
  });
  return { ...started, phoneNumber, link, worth, byCookie };
};
const NOTHING = { token: false, resend: 401, verify: 401 };

const userOf = async (t: ExecutionContext, session: string | undefined) => {
  const { status, body } = await call<{ userId: number }>(app(), 'GET', '/api/auth/me', undefined, session);
  t.is(status, 200);
  return body.userId;
};

test('the cookie verifies before the token was fetched, and the token after that', async (t) => {
  const browser = await aPaidBrowser();
  const { phoneNumber } = browser;
  t.is((await browser.byCookie('/api/auth/resend-code', { phoneNumber })).status, 200);
  t.is((await browser.byCookie('/api/auth/verify', { phoneNumber, code: 'no' })).status, 400);
  const answer = await asksForToken(app(), browser);
  t.true(answer.body.success);
  t.regex(answer.headers.getSetCookie().join(), DROPPED);
  t.deepEqual(await browser.worth(), NOTHING);
  const verify = { phoneNumber, code: '000000' };
  t.is((await call(app(), 'POST', '/api/auth/verify', verify, answer.body.token)).status, 400);
});

test('nor is it worth anything after its session was signed out', async (t) => {
  const browser = await aPaidBrowser();
  const { token } = (await asksForToken(app(), browser)).body;
  const out = await call(app(), 'POST', '/api/auth/logout', undefined, token);
  t.regex(out.headers.getSetCookie().join(), DROPPED);
  t.deepEqual(await browser.worth(), NOTHING);
});

test('nor after somebody signed in to that account by a link', async (t) => {
  const { services } = app();
  const browser = await aPaidBrowser();
  const signedIn = await call<{ token: string }>(app(), 'POST', '/api/auth/token', { token: browser.link });
  const userId = await userOf(t, signedIn.body.token);
  t.deepEqual(await browser.worth(), NOTHING);
  const again = services.tokens.linkToken('login', await makeLoginLink(services, { userId, intent: '' }));
  t.is((await call(app(), 'POST', '/api/auth/token', { token: again })).status, 200);
  t.deepEqual(await browser.worth(), NOTHING);
});

test('who deletes an account forgets the cookie too', async (t) => {
  const browser = await aPaidBrowser();
  const { token } = (await asksForToken(app(), browser)).body;
  const gone = await call(app(), 'DELETE', '/api/user/account', undefined, token);
  t.is(gone.status, 200);
  t.regex(gone.headers.getSetCookie().join(), DROPPED);
  t.deepEqual(await browser.worth(), NOTHING);
});

test('the checkout of a completed sign-up says its address to its own browser alone', async (t) => {
  const [browser, other] = [await aPaidBrowser(), await aPaidBrowser()];
  const leads = async (cookie: string) => {
    const response = await fetch(new URL(browser.body.checkoutUrl), {
      redirect: 'manual',
      headers: cookie ? { Cookie: cookie } : {},
    });
    return response.headers.get('Location');
  };
  t.is(await leads(browser.cookie), `/payment-success?email=${encodeURIComponent(browser.email)}`);
  for (const cookie of ['', other.cookie, `${browser.cookie}x`]) t.is(await leads(cookie), '/login');
  t.is((await visit(app(), browser.body.checkoutUrl)).status, 303);
});

test('an address that was typed in is given no token; what says nothing of where it comes from is', async (t) => {
  const browser = await aPaidBrowser();
  t.is((await asksForToken(app(), browser, { 'Sec-Fetch-Site': 'none' })).status, 403);
  t.true((await asksForToken(app(), browser)).body.success);
});

test('who asks for tokens leaves the owner’s own login links alone', async (t) => {
  const { email } = await aUser(app());
  await asksForToken(app(), { email, cookie: '' });
  await mailTo(app(), email, /login link/i);
  for (let time = 0; time < 3; time += 1) await call(app(), 'POST', '/api/auth/login', { email });
  const own = async () => (await outboxOf(app(), email)).filter(({ text }) => /^\s*\d{6}\s*$/m.test(text));
  t.is(await eventually('all three that were asked for', async () => (await own()).length === 3 && 3), 3);
});

test('no mail to an address that was never proven says the name that somebody signed up with', async (t) => {
  const name = 'Canary';
  const browser = await signUp(app(), { firstName: name });
  await payFor(app(), browser);
  await mailTo(app(), browser.email, /Welcome/);
  await call(app(), 'POST', '/api/auth/login', { email: browser.email });
  await mailTo(app(), browser.email, /login link/i);
  await signUp(app(), { email: browser.email, firstName: name });
  await mailTo(app(), browser.email, /already have/i);
  await mailTo(app(), browser.email, /receipt/i);
  const mails = await outboxOf(app(), browser.email);
  t.is(mails.length, 4);
  t.false(JSON.stringify(mails).includes(name));
  const { token } = (await asksForToken(app(), browser)).body;
  const wanted = `new-${crypto.randomUUID()}@example.com`;
  t.is((await call(app(), 'PUT', '/api/user/profile', { email: wanted }, token)).status, 200);
  await mailTo(app(), wanted, /Confirm your new address/);
  t.false(JSON.stringify(await outboxOf(app(), wanted)).includes(name));
});
