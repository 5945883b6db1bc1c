import test from 'ava';
import { makeLoginLink } from '#application/access/sign-in/sign-in.ts';
import { openAccount } from '#application/accounts/open-account.ts';
import { networkOf } from '#application/engine/networks.ts';
import type { EventLog } from '#application/engine/ports/event-log.ts';
import { aGate } from '#test/application/engine/reactor-harness.ts';
import { type RunningApp, runningApp, sharedApp } from '#test/support/app.ts';
import { movableClock } from '#test/support/clock.ts';
import { eventually } from '#test/support/eventually.ts';
import { embeddedServices } from '#test/support/stores.ts';
import { aUser, call, mailTo, outboxOf } from '#test/support/user.ts';
import { aWebServer } from './a-web-server.ts';

const app = sharedApp(test);
type SignedIn = { token: string; user: { userId: number }; confirm: { email: string } };

const cookieOf = (headers: Headers, name: string): string =>
  headers
    .getSetCookie()
    .find((one) => one.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';

const linkIn = (text: string): string => /token=([\w-]+)/.exec(text)?.[1] ?? '';

const asks = (email: string) => call(app(), 'POST', '/api/auth/login', { email });
const follows = (token: string, { confirm = false, cookie = '' } = {}) =>
  call<SignedIn>(app(), 'POST', '/api/auth/token', { token, confirm }, undefined, cookie ? { Cookie: cookie } : {});

test('a link asked for in this browser signs in here without a question; its cookies are for this host and no script', async (t) => {
  const user = await aUser(app());
  const asked = await asks(user.email);
  const mail = await mailTo(app(), user.email, /sign in|log ?in/i);
  const answer = await follows(linkIn(mail.text), { cookie: cookieOf(asked.headers, '__Host-login') });
  t.is(answer.status, 200);
  t.is(answer.body.user.userId, user.userId);
  for (const cookie of [...asked.headers.getSetCookie(), ...answer.headers.getSetCookie()])
    for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']) t.true(cookie.includes(part), cookie);
  t.is(cookieOf(answer.headers, '__Host-sid'), `__Host-sid=${answer.body.token}`);
});

test('elsewhere it asks first, shows no more of the address than its owner needs, and is not used up by that', async (t) => {
  const user = await aUser(app(), `someone-${crypto.randomUUID()}@example.com`);
  await asks(user.email);
  const token = linkIn((await mailTo(app(), user.email, /sign in|log ?in/i)).text);
  for (let scan = 0; scan < 3; scan += 1) {
    const asked = await follows(token);
    t.is(asked.status, 409);
    t.deepEqual(asked.body.confirm, { email: 's•••@example.com', otherSessions: 1, unproven: false, replaces: false });
    t.false(JSON.stringify(asked.body).includes(user.email));
  }
  t.is((await follows(token, { confirm: true })).status, 200);
  t.is((await follows(token, { confirm: true })).status, 401);
});

test('when the answer is lost, the same browser asks again and has the same session', async (t) => {
  const user = await aUser(app());
  const asked = await asks(user.email);
  const token = linkIn((await mailTo(app(), user.email, /sign in|log ?in/i)).text);
  const cookie = cookieOf(asked.headers, '__Host-login');
  const answers = await Promise.all(Array.from({ length: 20 }, () => follows(token, { cookie })));
  t.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
  t.is(new Set(answers.map(({ body }) => body.token)).size, 1);
  t.is((await follows(token, { confirm: true })).status, 401); // no other browser
  t.is(cookieOf(answers[0]?.headers ?? new Headers(), '__Host-login'), cookie); // kept for that minute
});

test('the six digits of the mail sign in where they were asked for; whatever is wrong is answered alike', async (t) => {
  const user = await aUser(app());
  const asked = await asks(user.email);
  const mail = await mailTo(app(), user.email, /sign in|log ?in/i);
  const code = /^\s*(\d{6})\s*$/m.exec(mail.text)?.[1] ?? '';
  const cookie = cookieOf(asked.headers, '__Host-login');
  const other = cookieOf((await asks(`nobody-${crypto.randomUUID()}@example.com`)).headers, '__Host-login');
  const types = (body: object, given = cookie) =>
    call<SignedIn>(app(), 'POST', '/api/auth/token', body, undefined, given ? { Cookie: given } : {});
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const refused = [
    await types({ email: user.email, code: wrong }),
    await types({ email: 'nobody@example.com', code }),
    await types({ email: user.email, code }, ''),
    await types({ email: user.email, code }, other),
    await types({ email: user.email, code }, '__Host-login=x'),
  ];
  for (const { status, body, headers } of refused) {
    t.is(status, 401);
    t.deepEqual(body, refused[0]?.body);
    t.deepEqual(headers.getSetCookie(), []);
  }
  const answer = await types({ email: user.email.toUpperCase(), code: ` ${code} ` });
  t.is(answer.status, 200);
  t.is(answer.body.user.userId, user.userId);
  t.is(cookieOf(answer.headers, '__Host-sid'), `__Host-sid=${answer.body.token}`);
  t.is((await follows(linkIn(mail.text), { confirm: true })).status, 401);
});

/** The id that the only mail so far was made out to. */
const addresseeOf = async ({ services }: RunningApp): Promise<number> => {
  const end = new AbortController();
  for await (const { events, caughtUp } of services.log.follow(null, end.signal)) {
    const mail = events.find(({ type }) => type === 'MailRequested');
    if (mail) return Number(mail.data.userId);
    if (caughtUp) break;
  }
  throw new Error('no mail was asked for');
};

test('an hour later nothing is left of the mail to an address without an account', async (t) => {
  const clock = movableClock(Date.now());
  const own = await runningApp(t, { clock });
  const email = 'nobody@example.com';
  await call(own, 'POST', '/api/auth/login', { email });
  await mailTo(own, email, /account/i);
  const told = await addresseeOf(own);
  clock.move(61 * 60_000);
  await eventually('the mail to be gone', async () => (await outboxOf(own, email)).length === 0);
  await eventually('the key to be gone', async () => (await own.services.vault.open([told])).get(told) === 'destroyed');
  t.deepEqual(await own.services.vault.destroyed(), [], 'nobody was erased');
  t.deepEqual(await outboxOf(own, email), []);
});

test('an address without an account is told so by mail, and by nothing else', async (t) => {
  const email = `nobody-${crypto.randomUUID()}@example.com`;
  const [unknown, known] = [await asks(email), await asks((await aUser(app())).email)];
  t.deepEqual([unknown.status, unknown.body], [known.status, known.body]);
  const mail = await mailTo(app(), email, /account/i);
  t.regex(mail.text, /no account/i);
  t.is(linkIn(mail.text), '');
});

test('a link never takes the place of another user’s session without asking', async (t) => {
  const [user, other] = [await aUser(app()), await aUser(app())];
  const asked = await asks(user.email);
  const token = linkIn((await mailTo(app(), user.email, /sign in|log ?in/i)).text);
  const login = cookieOf(asked.headers, '__Host-login');
  const answer = await follows(token, { cookie: `${login}; __Host-sid=${other.session}` });
  t.is(answer.status, 409);
});

test('a known address and an unknown one are answered alike, before anyone has looked', async (t) => {
  const services = await embeddedServices(t);
  const person = { email: 'sub@example.com', firstName: 'Sub', lastName: 'Scriber', timezone: 'UTC' };
  await openAccount(services, person);
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
  const ask = (email: string) => call({ web: { url } } as never, 'POST', '/api/auth/login', { email });
  const [known, unknown] = [await ask('sub@example.com'), await ask('nobody@example.com')];
  t.deepEqual([known.status, known.body], [unknown.status, unknown.body]);
  const names = (headers: Headers) => [...headers.keys()].filter((name) => name !== 'date').sort();
  t.deepEqual(names(known.headers), names(unknown.headers));
  await eventually('both to be looked for', async () => looked >= 2);
});

test('renewing over the API: the new token and the old one, then the old one ends it all', async (t) => {
  const user = await aUser(app());
  const renewed = await user.call<{ token: string }>('POST', '/api/auth/refresh');
  t.is(renewed.status, 200);
  t.is(cookieOf(renewed.headers, '__Host-sid'), `__Host-sid=${renewed.body.token}`);
  for (const session of [renewed.body.token, user.session])
    t.is((await call(app(), 'GET', '/api/auth/me', undefined, session)).status, 200);
});

test('signing out ends the session in every tab, and clears what the browser keeps', async (t) => {
  const user = await aUser(app());
  const answer = await user.call('POST', '/api/auth/logout');
  t.is(answer.status, 200);
  t.regex(answer.headers.getSetCookie().join(), /__Host-sid=; Max-Age=0/);
  t.is(answer.headers.get('Clear-Site-Data'), '"cache", "storage"');
  t.is((await user.call('GET', '/api/auth/me')).status, 401);
});

test('whoever signs out of a session that is gone already, or of none, is signed out all the same', async (t) => {
  const user = await aUser(app());
  for (let time = 0; time < 2; time += 1) t.is((await user.call('POST', '/api/auth/logout')).status, 200);
  for (const session of [undefined, 'session_none', `${user.session}x`]) {
    const answer = await call(app(), 'POST', '/api/auth/logout', undefined, session);
    t.deepEqual([answer.status, answer.body], [200, { success: true }]);
    t.regex(answer.headers.getSetCookie().join(), /__Host-sid=; Max-Age=0/);
  }
});

test('a session token is checked, not exchanged; anything else is refused alike', async (t) => {
  const user = await aUser(app());
  const checked = await call<SignedIn>(app(), 'POST', '/api/auth/token', { token: user.session });
  t.is(checked.body.token, user.session);
  t.is(checked.body.user.userId, user.userId);
  const linkId = await makeLoginLink(app().services, { userId: user.userId, intent: '' });
  const link = app().services.tokens.linkToken('login', linkId);
  const bad = [
    `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`,
    'link_none',
    `${user.session}x`,
    'x',
    '../../etc',
  ];
  for (const token of bad)
    for (const confirm of [true, false]) {
      const answer = await follows(token, { confirm });
      t.is(answer.status, 401, token);
      t.deepEqual(answer.headers.getSetCookie(), []);
    }
  t.is((await follows(link, { confirm: true })).status, 200);
});

test('a network is one IPv4 address, or the /64 of an IPv6 one however it is written', (t) => {
  t.is(networkOf('192.0.2.1'), '192.0.2.1');
  t.is(networkOf('::ffff:192.0.2.1'), '192.0.2.1');
  const same = ['2001:db8:0:1::1', '2001:0db8:0:1:ffff:ffff:ffff:ffff', '2001:DB8::1:0:0:0:9', '2001:db8:0:1::1%eth0'];
  t.deepEqual([...new Set(same.map(networkOf))], ['2001:db8:0:1::/64']);
  t.is(networkOf('::1'), '0:0:0:0::/64');
  t.is(networkOf('fe80::'), 'fe80:0:0:0::/64');
  t.not(networkOf('2001:db8:0:2::1'), networkOf('2001:db8:0:1::1'));
});
