import test from 'ava';
import { createSession } from '#web/client/features/session/session.ts';
import { createApi } from '#web/client/shared/api/api.ts';
import { createTokenStore } from '#web/client/shared/api/token-store.ts';
import { aSession, ending, knowing } from './a-client-session.ts';
import { aServer, aStorage, signedInAnswer } from './doubles.ts';

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
