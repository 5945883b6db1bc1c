import test from 'ava';
import { createSession } from '#web/client/features/session/session.ts';
import { createApi } from '#web/client/shared/api/api.ts';
import { createTokenStore } from '#web/client/shared/api/token-store.ts';
import { anAccount, aServer, aStorage, signedInAnswer } from './doubles.ts';

type Respond = Parameters<typeof aServer>[0];

const aSession = (respond: Respond, token: string | null = 'session_a') => {
  const storage = aStorage(token === null ? {} : { authToken: token });
  const tokens = createTokenStore(() => storage);
  const server = aServer(respond);
  const api = createApi({ fetch: server.fetch, tokens, newKey: () => 'key', onSessionEnd: () => session.forget() });
  const session = createSession({ api, tokens });
  return {
    session,
    tokens,
    calls: () => server.calls.map(({ method, path }) => `${method} ${path.replace(/_=\d+/, '_')}`),
  };
};

/** A server that knows the tokens `session_a` and `login_a`, and makes each into the next of Ada's. */
const knowing: Respond = ({ path, body, headers }) => {
  if (path === '/api/auth/token') {
    const { token } = JSON.parse(String(body)) as { token: string };
    if (token === 'session_a') return { body: signedInAnswer('session_a') };
    if (token === 'login_a') return { body: signedInAnswer('session_b') };
    return { status: 401, body: { success: false, message: 'Invalid or expired token.' } };
  }
  if (headers.get('authorization') === null) return { status: 401, body: {} };
  if (path === '/api/auth/refresh') return { body: { success: true, token: 'session_fresh' } };
  return { body: path.startsWith('/api/auth/me') ? anAccount : { success: true } };
};

/** Leaves no timer behind. */
const ending = async (t: { teardown(undo: () => void): void }, { session }: ReturnType<typeof aSession>) =>
  t.teardown(() => session.forget());

test('without a token nobody is signed in, and nobody is asked', async (t) => {
  const { session, calls } = aSession(knowing, null);
  t.deepEqual(session.state(), { status: 'loading' });
  await session.start();
  t.deepEqual(session.state(), { status: 'signed-out', ended: false });
  t.deepEqual(calls(), []);
});

test('a stored token is verified, and then its user is read', async (t) => {
  const made = aSession(knowing);
  await ending(t, made);
  await Promise.all([made.session.start(), made.session.start()]);
  t.deepEqual(made.session.state(), { status: 'signed-in', user: anAccount });
  t.deepEqual(made.calls(), ['POST /api/auth/token', 'GET /api/auth/me?_']);
});

test('the user is asked for once more, and says so, before it counts as failed', async (t) => {
  const made = aSession((call) =>
    call.path.includes('/me') && !call.path.includes('retry') ? { status: 500, body: '' } : knowing(call),
  );
  await ending(t, made);
  await made.session.start();
  t.is(made.session.state().status, 'signed-in');
  t.deepEqual(made.calls(), ['POST /api/auth/token', 'GET /api/auth/me?_', 'GET /api/auth/me?_&retry=true']);
});

test('a token that is refused gives no user, and is kept for the page that recovers it', async (t) => {
  const { session, tokens } = aSession(knowing, 'session_old');
  await session.start();
  t.deepEqual(session.state(), { status: 'signed-out', ended: false });
  t.is(tokens.read(), 'session_old');
});

test('signing in keeps the token at once and shows the user on arrival, with a fresh token', async (t) => {
  const made = aSession(knowing, null);
  await ending(t, made);
  const { session, tokens } = made;
  await session.start();
  t.is(await session.signIn('login_a', false), 'signed-in');
  t.is(tokens.read(), 'session_b');
  t.is(session.state().status, 'signed-out');
  t.true(await session.arrive());
  t.is(session.state().status, 'signed-in');
  t.is(tokens.read(), 'session_fresh');
});

test('a refused link leaves the session that is there alone', async (t) => {
  const made = aSession(knowing);
  await ending(t, made);
  await made.session.start();
  t.is(await made.session.signIn('login_spent', false), 'refused');
  t.is(made.session.state().status, 'signed-in');
  t.is(made.tokens.read(), 'session_a');
});

test('a link that must be confirmed says whose it is, and who else is signed in there', async (t) => {
  const asked = { email: 'a•••@example.com', otherSessions: 2, unproven: true, replaces: false };
  const { session, tokens } = aSession(
    () => ({ status: 409, body: { success: false, message: '', confirm: asked } }),
    null,
  );
  t.deepEqual(await session.signIn('login_a', false), { confirm: asked });
  t.is(tokens.read(), null);
});

test('a link that is over says where a new one would go', async (t) => {
  const over = { success: false, message: 'Invalid or expired token.', link: { email: 'a•••@example.com' } };
  const { session, tokens } = aSession(() => ({ status: 401, body: over }), null);
  t.deepEqual(await session.signIn('login_a', false), { over: 'a•••@example.com' });
  t.is(tokens.read(), null);
});

test('a token that is refused while a new one is on its way was replaced: nobody is signed out', async (t) => {
  const made = aSession(knowing);
  await ending(t, made);
  await made.session.start();
  const signingIn = made.session.signIn('login_a', true);
  await Promise.resolve(); // it is on its way
  made.session.refused();
  t.is(await signingIn, 'signed-in');
  t.is(made.tokens.read(), 'session_b');
  t.is(made.session.state().status, 'signed-in');
  made.session.refused();
  t.is(made.session.state().status, 'signed-out');
});

test('a server that is away says nothing about a link', async (t) => {
  const { session } = aSession(() => {
    throw new TypeError('no line');
  }, null);
  t.is(await session.signIn('login_a', false), 'unknown');
});

test('a user who cannot be read on arrival takes the token away again', async (t) => {
  const { session, tokens } = aSession(
    (call) => (call.path.includes('/me') ? { status: 500, body: '' } : knowing(call)),
    null,
  );
  await session.signIn('login_a', true);
  t.false(await session.arrive());
  t.is(tokens.read(), null);
  t.deepEqual(session.state(), { status: 'signed-out', ended: false });
});

test('a failed refresh is only logged', async (t) => {
  const made = aSession((call) => (call.path.includes('/refresh') ? { status: 500, body: '' } : knowing(call)), null);
  await ending(t, made);
  const logged: unknown[] = [];
  const { warn } = console;
  console.warn = (words: unknown) => logged.push(words);
  t.teardown(() => {
    console.warn = warn;
  });
  await made.session.signIn('login_a', true);
  t.true(await made.session.arrive());
  t.is(made.tokens.read(), 'session_b');
  t.deepEqual(logged, ['The session could not be refreshed.']);
});

test('a check brings good news only, and notices that the token is now of someone else', async (t) => {
  let user = anAccount;
  const made = aSession(({ path }) => ({ body: path.includes('/me') ? user : signedInAnswer('session_a', user) }));
  await ending(t, made);
  const { session } = made;
  await session.start();
  let told = 0;
  session.subscribe(() => {
    told += 1;
  });
  t.is(await session.check(), 'signed-in');
  t.is(told, 0);
  user = { ...anAccount, userId: 8, firstName: 'Grace' };
  t.is(await session.check(), 'signed-in');
  t.deepEqual(session.state(), { status: 'signed-in', user });
  t.is(told, 1);
});

test('a check that fails changes nothing, and says how', async (t) => {
  const refused = aSession(knowing, 'session_old');
  t.is(await refused.session.check(), 'refused');
  const away = aSession(() => ({ status: 503, body: '' }));
  t.is(await away.session.check(), 'unknown');
  t.is(away.tokens.read(), 'session_a');
});

test('a session that is forgotten says that it has ended; one that never was does not', async (t) => {
  const { session, tokens } = aSession(knowing);
  await session.start();
  session.forget();
  t.deepEqual(session.state(), { status: 'signed-out', ended: true });
  t.is(tokens.read(), null);
  session.forget();
  t.deepEqual(session.state(), { status: 'signed-out', ended: false });
});

test('signing out is at once, bears the token, and does not mind a server that is away', async (t) => {
  const { session, tokens, calls } = aSession((call) => {
    if (call.path.endsWith('/logout')) {
      t.is(call.headers.get('authorization'), 'Bearer session_a');
      throw new TypeError('no line');
    }
    return knowing(call);
  });
  await session.start();
  const told = session.signOut();
  t.deepEqual(session.state(), { status: 'signed-out', ended: false });
  t.is(tokens.read(), null);
  await told;
  t.is(calls().at(-1), 'POST /api/auth/logout');
});

test('the six digits of a mail sign in as its link does', async (t) => {
  const typed = { email: 'ada@example.com', code: '123456' };
  const made = aSession((call) => {
    if (call.path !== '/api/auth/token') return knowing(call);
    const good = JSON.parse(String(call.body)).code === typed.code;
    return good ? { body: signedInAnswer('session_b') } : { status: 401, body: { success: false, message: '' } };
  }, null);
  await ending(t, made);
  t.is(await made.session.signInWithCode({ ...typed, code: '000000' }), 'refused');
  t.is(made.tokens.read(), null);
  t.is(await made.session.signInWithCode(typed), 'signed-in');
  t.is(made.tokens.read(), 'session_b');
});

test('a token given for a payment is kept, and its user arrives', async (t) => {
  const made = aSession(knowing, null);
  await ending(t, made);
  await made.session.adopt('session_paid');
  t.is(made.tokens.read(), 'session_paid');
  t.true(await made.session.arrive());
  t.is(made.session.state().status, 'signed-in');
});

test('whoever arrives begins a new session; whoever is found does not', async (t) => {
  const storage = aStorage({ authToken: 'session_a' });
  const tokens = createTokenStore(() => storage);
  const api = createApi({ fetch: aServer(knowing).fetch, tokens, newKey: () => 'key', onSessionEnd: () => {} });
  let arrivals = 0;
  const session = createSession({
    api,
    tokens,
    onArrival: () => {
      arrivals += 1;
    },
  });
  t.teardown(() => session.forget());
  await session.start();
  t.is(arrivals, 0);
  await session.signIn('login_a', true);
  await session.arrive();
  t.is(arrivals, 1);
});

test('the user is read again when asked, or taken from an answer, but never someone else', async (t) => {
  let user = anAccount;
  const made = aSession(({ path }) => ({ body: path.includes('/me') ? user : signedInAnswer('session_a', user) }));
  await ending(t, made);
  const { session } = made;
  await session.start();
  user = { ...anAccount, phoneVerified: true };
  await session.reload();
  t.deepEqual(session.state(), { status: 'signed-in', user });
  session.update({ ...user, firstName: 'Augusta' });
  t.like(session.state(), { user: { firstName: 'Augusta' } });
  session.update({ ...user, userId: 8 });
  t.like(session.state(), { user: { userId: 7 } });
});
