import test, { type ExecutionContext } from 'ava';
import fc from 'fast-check';
import { openSession } from '#application/access/sign-in/sessions.ts';
import { createPasskeys } from '#infrastructure/passkeys/passkeys.ts';
import { anAuthenticator } from '#test/support/authenticator.ts';
import { movableClock } from '#test/support/clock.ts';
import { anAccount } from '#test/support/subscribers.ts';
import type { SignedIn } from '#web/contract/auth-answers.ts';
import type { NewPasskeyOptions, PasskeyOptions } from '#web/contract/passkeys.ts';
import type { PasskeyList } from '#web/contract/profile.ts';
import { aWebServer, OURS } from './a-web-server.ts';

const MINUTE = 60_000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const BAD_TOKEN = { success: false, message: 'Invalid or expired token. Please try again.' };

/** The web server, an account, and a browser that knows passkeys. */
const aBrowser = async (t: ExecutionContext) => {
  const clock = movableClock();
  const passkeys = createPasskeys({ publicUrl: OURS, brandName: 'Cairn' });
  const { services, url, logged } = await aWebServer(t, { passkeys }, { clock, trustedProxies: 1 });
  const { userId } = await anAccount(services);
  let token = await openSession(services, userId);
  const call = async <Body>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        Origin: OURS,
        'User-Agent': FIREFOX,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Body, cookies: response.headers.getSetCookie() };
  };
  const own = <Body>(method: string, path: string, body?: unknown) =>
    call<Body>(method, `/api/user/passkeys${path}`, body, { Authorization: `Bearer ${token}` });
  const signInAgain = async (of: number = userId) => {
    token = await openSession(services, of);
  };
  const add = async (label = 'Laptop') => {
    const authenticator = anAuthenticator({ origin: OURS });
    const { options } = (await own<NewPasskeyOptions>('POST', '/options')).body;
    const added = await own<object>('POST', '', { label, response: authenticator.make(options) });
    t.is(added.status, 200);
    return authenticator;
  };
  /** What a browser is asked for, and the cookie that goes with it. */
  const ask = async (network = '192.0.2.1') => {
    const asked = await call<PasskeyOptions>('POST', '/api/auth/passkeys/options', undefined, {
      'X-Forwarded-For': network,
    });
    return { options: asked.body.options, cookie: asked.cookies[0]?.split(';')[0] ?? '', asked };
  };
  const answer = <Body = SignedIn>(response: unknown, cookie: string, network = '192.0.2.1') =>
    call<Body>('POST', '/api/auth/passkeys', { response }, { Cookie: cookie, 'X-Forwarded-For': network });
  return { services, clock, url, logged, userId, call, own, add, ask, answer, signInAgain };
};

test('a passkey is added, listed, used to sign in as by a link, and removed', async (t) => {
  const { add, own, ask, answer, call, userId } = await aBrowser(t);
  t.is((await own<NewPasskeyOptions>('POST', '/options')).body.label, 'Firefox on Linux');
  const authenticator = await add('  My laptop ');
  const { passkeys } = (await own<PasskeyList>('GET', '')).body;
  t.like(passkeys, [{ id: authenticator.credentialId, label: 'My laptop' }]);
  const { options, cookie, asked } = await ask();
  t.deepEqual(Object.keys(options).sort(), ['challenge', 'rpId', 'timeout', 'userVerification']);
  t.regex(asked.cookies.join(), /^__Host-passkey=[\w-]{32}; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  const signedIn = await answer(authenticator.use(options), cookie);
  t.is(signedIn.status, 200);
  t.like(signedIn.body, { success: true, message: 'You are signed in.', user: { userId } });
  t.is(signedIn.cookies[0]?.startsWith(`__Host-sid=${signedIn.body.token}; Max-Age=1209600;`), true);
  t.true(signedIn.cookies.some((one) => one.startsWith('__Host-passkey=; Max-Age=0')));
  const session = { Authorization: `Bearer ${signedIn.body.token}` };
  t.is((await call('GET', '/api/auth/me', undefined, session)).status, 200);
  const { sessions } = (await call<{ sessions: object[] }>('GET', '/api/user/sessions', undefined, session)).body;
  t.true(sessions.some((one) => 'device' in one && one.device === 'Firefox on Linux'));
  t.is((await own('DELETE', `/${authenticator.credentialId}`)).status, 200);
  t.deepEqual((await own<PasskeyList>('GET', '')).body.passkeys, []);
  const again = await ask();
  const refused = await answer<object>(authenticator.use(again.options), again.cookie);
  t.deepEqual([refused.status, refused.body], [401, BAD_TOKEN]);
});

test('adding one needs a sign-in within the last 15 minutes; seeing and removing do not', async (t) => {
  const { add, own, clock } = await aBrowser(t);
  const { credentialId } = await add();
  clock.move(15 * MINUTE + 1);
  for (const [path, body] of [
    ['/options', undefined],
    ['', { label: 'Late', response: {} }],
  ] as const)
    t.is((await own('POST', path, body)).status, 403);
  t.is((await own<PasskeyList>('GET', '')).body.passkeys.length, 1);
  t.is((await own('DELETE', `/${credentialId}`)).status, 200);
});

test('another’s passkey is not there: not to be seen, and not to be removed', async (t) => {
  const { add, own, services, signInAgain, userId } = await aBrowser(t);
  const { credentialId } = await add();
  await signInAgain((await anAccount(services)).userId);
  t.deepEqual((await own<PasskeyList>('GET', '')).body.passkeys, []);
  const foreign = await own<object>('DELETE', `/${credentialId}`);
  t.deepEqual([foreign.status, foreign.body], [404, (await own('DELETE', '/none')).body]);
  await signInAgain(userId);
  t.is((await own<PasskeyList>('GET', '')).body.passkeys.length, 1);
});

test('whatever is wrong with a sign-in, the answer is the same', async (t) => {
  const { add, ask, answer } = await aBrowser(t);
  const [known, unknown] = [await add(), anAuthenticator({ origin: OURS })];
  const handle = (id: bigint) => {
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64BE(id);
    return { userHandle: bytes.toString('base64url') };
  };
  const { options, cookie } = await ask();
  const wrong = [
    { response: known.use(options, { origin: 'https://evil.example' }), cookie },
    { response: known.use((await ask()).options), cookie: (await ask()).cookie },
    { response: known.use((await ask()).options), cookie: '' },
    { response: known.use((await ask()).options), cookie: '__Host-passkey=none' },
  ];
  for (const use of [
    known.use.bind(null, (await ask()).options, handle(1n)),
    unknown.use.bind(null, (await ask()).options, handle(1n)),
  ])
    wrong.push({ response: use(), cookie: (await ask()).cookie });
  for (const one of wrong) {
    const refused = await answer<object>(one.response, one.cookie);
    t.deepEqual([refused.status, refused.body, refused.cookies], [401, BAD_TOKEN, []]);
  }
});

test('a network that asks too often is told to wait; another is not', async (t) => {
  const { ask } = await aBrowser(t);
  for (let one = 0; one < 60; one += 1) await ask();
  t.is((await ask()).asked.status, 429);
  t.is((await ask('192.0.2.2')).asked.status, 200);
});

test('whatever a browser sends is answered, and is never a fault', async (t) => {
  const { add, own, ask, answer, logged, signInAgain } = await aBrowser(t);
  const known = await add();
  let asked = 0;
  /** Both ceremonies, each with what is made of a right answer. */
  const answered = async (odd: (right: Fields) => Fields) => {
    asked += 1;
    const network = `10.0.${asked >> 8}.${asked & 255}`;
    await signInAgain();
    const fresh = anAuthenticator({ origin: OURS });
    const made = fresh.make((await own<NewPasskeyOptions>('POST', '/options')).body.options);
    const { options, cookie } = await ask(network);
    const added = await own('POST', '', { label: 'Odd', response: odd(made) });
    if (added.status === 200) await own('DELETE', `/${fresh.credentialId}`);
    return [added.status, (await answer(odd(known.use(options)), cookie, network)).status];
  };
  const anything = fc.dictionary(fc.string(), fc.jsonValue());
  const check = fc.asyncProperty(anything, async (sent) => {
    const [added, signedIn] = await answered(() => sent);
    t.is(added, 400);
    t.is(signedIn, /"__proto__"\s*:/.test(JSON.stringify(sent)) ? 400 : 401); // a body with that key is not read at all
  });
  await fc.assert(check, { numRuns: 20 });
  const seen = new Set<number>();
  const spoil = fc.asyncProperty(spoiling, async (odd) => {
    for (const status of await answered(odd)) seen.add(status);
  });
  await fc.assert(spoil, { numRuns: 100 });
  t.deepEqual(
    [...seen].filter((status) => ![200, 400, 401].includes(status)),
    [],
  );
  t.deepEqual(logged, []);
});

type Fields = Readonly<Record<string, unknown>>;

const ways: fc.Arbitrary<(value: unknown) => unknown> = fc.oneof(
  fc.jsonValue().map((value) => () => value),
  fc.constant(() => undefined),
  fc.tuple(fc.nat(), fc.integer({ min: 1, max: 255 })).map(([at, by]) => (value: unknown) => {
    const bytes = Buffer.from(String(value), 'base64url');
    if (bytes.length > 0) bytes.writeUInt8(bytes.readUInt8(at % bytes.length) ^ by, at % bytes.length);
    return bytes.toString('base64url');
  }),
  fc.nat().map((at) => (value: unknown) => String(value).slice(0, at % (String(value).length + 1))),
  fc.nat(40).map((times) => (value: unknown) => String(value).repeat(times)),
);

const OUTER = ['id', 'rawId', 'type', 'response'];
const INNER = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle', 'transports'];

/** A right answer with one field gone, of another kind, or with some of its bytes changed, cut off or repeated. */
const spoiling = fc
  .record({ name: fc.constantFrom(...OUTER, ...INNER, ...INNER), way: ways })
  .map(({ name, way }) => (right: Fields): Fields => {
    if (OUTER.includes(name)) return { ...right, [name]: way(right[name]) };
    const response = right.response as Fields;
    return { ...right, response: { ...response, [name]: way(response[name]) } };
  });
