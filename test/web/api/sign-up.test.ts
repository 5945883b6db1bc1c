import test from 'ava';
import { openAccount } from '#application/accounts/open-account.ts';
import type { EventLog } from '#application/engine/ports/event-log.ts';
import { aGate } from '#test/application/engine/reactor-harness.ts';
import type { Reachable } from '#test/support/app.ts';
import { sharedApp } from '#test/support/app.ts';
import { eventually } from '#test/support/eventually.ts';
import { aRegistration, asksForToken, payFor, sendForm, signUp, visit } from '#test/support/sign-up.ts';
import { embeddedServices } from '#test/support/stores.ts';
import { aUser, call, mailTo } from '#test/support/user.ts';
import { aWebServer } from './a-web-server.ts';

const app = sharedApp(test, {}); // tries of coupons are limited by address, and others of the shared app try them too

/** What differs between any two answers anyway is made the same. */
const shapeOf = ({ status, body, headers }: Readonly<{ status: number; body: unknown; headers: Headers }>) => ({
  status,
  body: JSON.stringify(body)
    .replace(/_[\w-]{80}/, '_TOKEN')
    .replace(/"userId":\d{15,16}/, '"userId":ID'),
  cookies: headers.getSetCookie().map((cookie) => cookie.replace(/_[\w-]{80}/, '_TOKEN')),
  headers: [...headers.keys()].filter((name) => name !== 'date').sort(),
});

test('a new address and a known one are answered alike, and the known one’s owner is mailed a way in', async (t) => {
  const user = await aUser(app());
  const [fresh, known] = [await signUp(app()), await signUp(app(), { email: user.email.toUpperCase() })];
  t.is(fresh.status, 200);
  t.deepEqual(shapeOf(known), shapeOf(fresh));
  t.regex(shapeOf(fresh).body, /"checkoutUrl":"http:.*\/checkout\/checkout_TOKEN","userId":ID/);
  for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict', 'Max-Age=86400'])
    t.true(known.headers.getSetCookie().join().includes(part), part);
  const mail = await mailTo(app(), user.email, /already have/i);
  const token = /token=([\w-]+)/.exec(mail.text)?.[1];
  t.is((await call(app(), 'POST', '/api/auth/token', { token })).status, 200);
});

test('the checkout of a known address says to look at the mail, and a new one’s goes on to pay', async (t) => {
  const user = await aUser(app());
  const known = await visit(app(), (await signUp(app(), { email: user.email })).body.checkoutUrl);
  t.is(known.status, 200);
  t.regex(known.text, /Check your mail/);
  t.false(known.text.includes(user.email));
  const fresh = await visit(app(), (await signUp(app())).body.checkoutUrl);
  t.is(fresh.status, 303);
  t.regex(fresh.location ?? '', /\/checkout\/sandbox\//);
});

test('a checkout link that is made up is refused with a page that leads back to signing up', async (t) => {
  const { body } = await signUp(app());
  const token = body.checkoutUrl.split('/').at(-1) ?? '';
  for (const bad of ['x', `${token.slice(0, -2)}AA`, token.replace('checkout_', 'signup_'), '%00', '%2e%2e%2fadmin']) {
    const page = await visit(app(), `/checkout/${bad}`);
    t.is(page.status, 404, bad);
    t.regex(page.text, /href="\/register"/, bad);
  }
  t.is((await visit(app(), '/checkout/sandbox/none')).status, 404);
});

test('the checkout without money says so, lets its own form through, and no script or other site', async (t) => {
  const { body } = await signUp(app(), {
    firstName: '<b>Sub</b>',
    email: `o'hara+<x>@example.com`.replace('<x>', 'x'),
  });
  const { location } = await visit(app(), body.checkoutUrl);
  const page = await visit(app(), location ?? '');
  t.is(page.status, 200);
  t.regex(page.text, /No money is taken/);
  t.regex(page.text, /\$11\.00/);
  t.regex(page.text, /o&#39;hara\+x@example\.com/);
  t.regex(page.text, /<form method="post">/);
  t.regex(page.text, /href="\/register\?cancelled=1"/);
  t.is(page.headers.get('Referrer-Policy'), 'same-origin'); // else the browser sends `Origin: null` with its form
  t.regex(page.headers.get('Content-Security-Policy') ?? '', /form-action 'self'/);
  t.deepEqual(page.text.match(/<script[^>]*>/g), ['<script src="/start.js">']);
  for (const headers of [{ Origin: 'https://evil.example' }, { Origin: 'null' }, { 'Sec-Fetch-Site': 'cross-site' }]) {
    const url = new URL(location ?? '', app().web.url);
    const foreign = await fetch(url, { method: 'POST', headers, body: new URLSearchParams(), redirect: 'manual' });
    t.is(foreign.status, 403);
  }
  t.is((await visit(app(), location ?? '')).status, 200);
});

test('a declined card has paid nothing and may try again; a paid checkout is closed', async (t) => {
  const started = await signUp(app());
  const declined = await payFor(app(), started, 'decline');
  t.is(declined.status, 303);
  t.regex((await visit(app(), declined.location)).text, /The card was declined/);
  t.like((await asksForToken(app(), started)).body, { success: false });
  const paid = await payFor(app(), started);
  t.is(paid.location, `/payment-success?email=${encodeURIComponent(started.email)}`);
  t.is((await visit(app(), declined.location)).status, 410);
  t.is((await sendForm(app(), declined.location.replace(/\?.*/, ''))).status, 303); // the same press again is no fault
});

test('the token goes once, to the browser that signed up, for its own address', async (t) => {
  const [started, other] = [await signUp(app()), await signUp(app())];
  await payFor(app(), started);
  await payFor(app(), other);
  const refused = [
    await asksForToken(app(), { email: started.email, cookie: '' }),
    await asksForToken(app(), { email: started.email, cookie: other.cookie }),
    await asksForToken(app(), { email: other.email, cookie: started.cookie }),
    await asksForToken(app(), { email: started.email, cookie: `${started.cookie}x` }),
    await asksForToken(app(), { email: 'nobody@example.com', cookie: '' }),
  ];
  for (const answer of refused) t.deepEqual(shapeOf(answer), shapeOf(refused[0] as (typeof refused)[0]));
  t.like(refused[0], { status: 200, body: { success: false } });
  const both = await Promise.all([asksForToken(app(), started), asksForToken(app(), started)]);
  t.is(both.filter(({ body }) => body.success).length, 1);
  t.like((await asksForToken(app(), started)).body, { success: false });
  const answer = both.find(({ body }) => body.success);
  t.regex(answer?.headers.getSetCookie().join() ?? '', /__Host-sid=session_/);
  const me = await call(app(), 'GET', '/api/auth/me', undefined, answer?.body.token);
  t.like(me.body, { email: started.email, emailProven: false, phoneVerified: false, setupDone: false });
});

test('another site, or a browser that looks ahead, uses nothing up', async (t) => {
  const started = await signUp(app());
  await payFor(app(), started);
  for (const headers of [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Purpose': 'prefetch' },
    { 'Sec-Purpose': 'prefetch;prerender' },
    { Purpose: 'prefetch' },
  ] as Record<string, string>[])
    t.is((await asksForToken(app(), started, headers)).status, 403);
  t.like((await asksForToken(app(), started, { 'Sec-Fetch-Site': 'same-origin' })).body, { success: true });
});

test('who is not given a token is mailed the other way in, once', async (t) => {
  const user = await aUser(app());
  for (let time = 0; time < 3; time += 1) await asksForToken(app(), { email: user.email, cookie: '' });
  const mail = await mailTo(app(), user.email, /login link/i);
  t.regex(mail.text, /token=link_/);
});

test('whoever holds no cookie of a sign-up is answered before anyone has looked for the address', async (t) => {
  const services = await embeddedServices(t);
  await openAccount(services, { email: 'sub@example.com', firstName: 'Sub', lastName: 'Scriber', timezone: 'UTC' });
  const gate = aGate();
  let looked = 0;
  const log: EventLog = {
    ...services.log,
    readSealed: async (stream) => {
      looked += 1;
      await gate.passed;
      return services.log.readSealed(stream);
    },
  };
  const { url } = await aWebServer(t, { ...services, log });
  t.teardown(gate.open);
  const there = { web: { url } } as Reachable;
  const ask = (email: string) => asksForToken(there, { email, cookie: '' });
  const [known, unknown] = [await ask('sub@example.com'), await ask('nobody@example.com')];
  t.deepEqual(shapeOf(known), shapeOf(unknown));
  await eventually('both to be looked for', async () => looked >= 2);
});

test('a checkout session is given for the cookie or the token, alike for a known address, and for nobody else', async (t) => {
  const user = await aUser(app());
  const [fresh, known] = [await signUp(app()), await signUp(app(), { email: user.email })];
  const asks = (body: unknown, cookie = '') =>
    call<{ url: string }>(
      app(),
      'POST',
      '/api/create-checkout-session',
      body,
      undefined,
      cookie ? { Cookie: cookie } : {},
    );
  const pendingUserToken = fresh.body.checkoutUrl.split('/').at(-1);
  const [byCookie, byToken] = [await asks({}, fresh.cookie), await asks({ pendingUserToken })];
  t.is(byCookie.body.url, fresh.body.checkoutUrl);
  t.deepEqual(byToken.body, byCookie.body);
  t.deepEqual(
    shapeOf(await asks({ plan: 'yearly' }, known.cookie)),
    shapeOf(await asks({ plan: 'yearly' }, fresh.cookie)),
  );
  const page = await visit(app(), (await visit(app(), fresh.body.checkoutUrl)).location ?? '');
  t.regex(page.text, /\$75\.00 per year/);
  for (const bad of [{}, { pendingUserToken: 'x' }, { pendingUserId: fresh.body.userId }])
    t.is((await asks(bad)).status, 404);
  await payFor(app(), fresh);
  t.is((await asks({}, fresh.cookie)).status, 409);
});

test('two hundred requests at once of one network are answered or told to wait, and none is a fault', async (t) => {
  const services = await embeddedServices(t);
  const all = aGate();
  t.teardown(all.open);
  let counting = 0;
  const read = async (kind: string, key: string) => {
    if (kind === 'limit') counting += 1;
    if (counting === 200) all.open();
    if (kind === 'limit') await all.passed; // so that they count at the same moment, however they came in
    return services.registers.read(kind, key);
  };
  const { url, logged } = await aWebServer(t, { ...services, registers: { ...services.registers, read } });
  const there = { web: { url } } as Reachable;
  const asked = await Promise.all(
    Array.from({ length: 200 }, () => asksForToken(there, { email: 'nobody@example.com', cookie: '' })),
  );
  const count = (status: number) => asked.filter((one) => one.status === status).length;
  t.is(count(200) + count(429), 200);
  t.true(count(200) >= 50, String(count(200)));
  t.deepEqual(logged, []);
});

test('a coupon is verified with one sentence for every reason', async (t) => {
  const verify = (code: string) => call(app(), 'GET', `/api/verify-coupon?code=${code}`);
  for (const code of ['NOTHING00', '%27--', 'x'])
    t.deepEqual((await verify(code)).body as object, {
      success: true,
      valid: false,
      message: 'This coupon code is invalid or expired.',
    });
});

test('what is wrong with a registration is said by field', async (t) => {
  const wrong: readonly (readonly [object, string, string])[] = [
    [{ firstName: ' ' }, 'firstName', 'First name is required'],
    [{ lastName: '' }, 'lastName', 'Last name is required'],
    [{ email: 'sub@' }, 'email', 'Invalid email address'],
    [{ phoneNumber: '12345' }, 'phoneNumber', 'Phone number must be at least 10 digits'],
    [{ phoneNumber: '0000000000' }, 'phoneNumber', 'Please enter a valid phone number, with its country.'],
    [
      { phoneNumber: '19002345678', phoneCountry: 'US' },
      'phoneNumber',
      'Please enter a phone number that is not charged at a special rate.',
    ],
    [{ terms: false }, 'terms', 'You must agree to the terms and conditions'],
    [{ couponCode: 'NOTHING00' }, 'couponCode', 'This coupon code is invalid or expired.'],
  ];
  for (const [more, field, words] of wrong) {
    const registration = { ...aRegistration(), ...more };
    const answer = await call<{ errors: Record<string, string> }>(app(), 'POST', '/api/auth/register', registration);
    t.is(answer.status, 400, field);
    t.is(answer.body.errors[field], words);
  }
});
