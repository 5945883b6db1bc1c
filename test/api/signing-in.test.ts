import test from 'ava';
import { openAccount } from '#application/use-cases/open-account.ts';
import { makeLoginLink } from '#application/use-cases/sign-in.ts';
import { networkOf } from '#web/api/network.ts';
import { aGate } from '../application/reactor-bench.ts';
import { sharedApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { embeddedServices } from '../support/stores.ts';
import { aUser, call, mailTo } from '../support/user.ts';
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
    t.deepEqual(asked.body.confirm, { email: 's•••@example.com' });
    t.false(JSON.stringify(asked.body).includes(user.email));
  }
  t.is((await follows(token, { confirm: true })).status, 200);
  t.is((await follows(token, { confirm: true })).status, 401);
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
  const log = {
    ...services.log,
    readSealed: async (stream: string) => {
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
  t.regex(answer.headers.get('Clear-Site-Data') ?? '', /storage/);
  t.is((await user.call('GET', '/api/auth/me')).status, 401);
});

test('a session token is checked, not exchanged; anything else is refused alike', async (t) => {
  const user = await aUser(app());
  const checked = await call<SignedIn>(app(), 'POST', '/api/auth/token', { token: user.session });
  t.is(checked.body.token, user.session);
  t.is(checked.body.user.userId, user.userId);
  const linkId = await makeLoginLink(app().services, { userId: user.userId, intent: '' });
  const link = app().services.tokens.loginToken(linkId);
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
