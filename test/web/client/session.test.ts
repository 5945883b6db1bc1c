import test from 'ava';
import { aSession, ending, knowing } from './a-client-session.ts';
import { anAccount, signedInAnswer } from './doubles.ts';

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

test('what was asked before the script came says who is signed in: nothing else is asked', async (t) => {
  for (const [user, status] of [
    [anAccount, 'signed-in'],
    [null, 'signed-out'],
  ] as const) {
    const made = aSession(knowing, 'session_a', undefined, async () => user);
    await ending(t, made);
    await made.session.start();
    t.is(made.session.state().status, status);
    t.deepEqual(made.calls(), []);
    t.is(made.tokens.read(), 'session_a');
  }
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
