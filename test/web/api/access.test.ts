import test from 'ava';
import { streams } from '#application/streams.ts';
import { accountClosed, accountErased } from '#domain/accounts/events.ts';
import { runningApp, sharedApp } from '#test/support/app.ts';
import { movableClock } from '#test/support/clock.ts';
import { aUser, call, outboxOf } from '#test/support/user.ts';
import { isForOperators } from '#web/api/admin/operators-only.ts';
import { type Route, takesForm } from '#web/api/route.ts';
import { failure } from '#web/contract/answers.ts';
import { everyCall, pathOf, writingCalls } from './sweep.ts';

const app = sharedApp(test);
const MISSING = '01900000-0000-7000-8000-000000000000';

const needsSession = ({ access }: Route): boolean => access === 'session' || access === 'recent';
const isFailure = (body: unknown): boolean => failure.safeParse(body).success;

/** Two users; the first has a win that nobody else may see or touch. */
const twoUsers = async () => {
  const [owner, other] = [await aUser(app()), await aUser(app())];
  const text = `Owned ${crypto.randomUUID()}`;
  const { body } = await owner.call<{ achievement: { id: string } }>('POST', '/api/achievements', {
    originalMessage: text,
  });
  return { owner, other, text, winId: body.achievement.id };
};

test('what needs a session is refused to whoever has none, or one that has ended', async (t) => {
  const { owner, winId } = await twoUsers();
  const ended = await aUser(app());
  await ended.call('POST', '/api/auth/logout');
  const calls = everyCall().filter(({ route }) => needsSession(route));
  t.true(calls.length >= 20);
  for (const { route, name, body } of calls)
    for (const session of [undefined, ended.session, `${owner.session}x`, 'session_none', 'link_none']) {
      const answer = await call(app(), route.method.toUpperCase(), pathOf(route, winId), body, session);
      t.is(answer.status, 401, name);
      t.true(isFailure(answer.body), name);
    }
  t.is((await owner.wins()).length, 1);
});

test('a session left alone for 14 days is refused everywhere', async (t) => {
  const clock = movableClock();
  const app = await runningApp(t, { clock });
  const user = await aUser(app);
  clock.move(14 * 24 * 60 * 60_000);
  for (const { route, name, body } of everyCall().filter(({ route }) => needsSession(route))) {
    const answer = await call(app, route.method.toUpperCase(), pathOf(route, MISSING), body, user.session);
    t.is(answer.status, 401, name);
  }
});

test('what cannot be undone wants a sign-in of the last 15 minutes', async (t) => {
  const clock = movableClock();
  const app = await runningApp(t, { clock });
  const user = await aUser(app);
  clock.move(15 * 60_000 + 1);
  const calls = everyCall().filter(({ route }) => route.access === 'recent');
  t.true(calls.length >= 1);
  for (const { route, name, body } of calls) {
    const answer = await call(app, route.method.toUpperCase(), pathOf(route, MISSING), body, user.session);
    t.is(answer.status, 403, name);
    t.true(isFailure(answer.body), name);
  }
  t.is((await call(app, 'GET', '/api/auth/me', undefined, user.session)).status, 200);
});

test('an operator reaches nothing of another user by any call', async (t) => {
  const app = await runningApp(t, { env: { OPERATOR_EMAILS: 'operator@example.com' } });
  const [owner, operator] = [await aUser(app), await aUser(app, 'operator@example.com')];
  const text = `Owned ${crypto.randomUUID()}`;
  const recorded = await call<{ achievement: { id: string } }>(
    app,
    'POST',
    '/api/achievements',
    { originalMessage: text },
    owner.session,
  );
  for (const { route, name, body } of everyCall()) {
    if (['post /api/auth/logout', 'delete /api/user/account'].includes(name) || route.access === 'sandbox') continue;
    const path = pathOf(route, recorded.body.achievement.id);
    const answer = await call(app, route.method.toUpperCase(), path, body, operator.session);
    const said = JSON.stringify(answer.body);
    const secrets = isForOperators(route) ? [text, owner.email] : [text, owner.email, String(owner.userId)];
    for (const secret of secrets) t.false(said.includes(secret), name);
    if (route.path.includes(':id')) t.is(answer.status, 404, name);
  }
  const wins = await call<readonly { originalMessage: string }[]>(
    app,
    'GET',
    '/api/achievements',
    undefined,
    owner.session,
  );
  t.deepEqual(
    wins.body.map(({ originalMessage }) => originalMessage),
    [text],
  );
});

test('a session of an account that was closed since, or erased, is good for nothing', async (t) => {
  const { services } = app();
  const at = new Date().toISOString();
  for (const endings of [[accountClosed], [accountClosed, accountErased]]) {
    const user = await aUser(app());
    const stream = streams.account(user.userId);
    for (const ending of endings) {
      const { length } = await services.log.read(stream);
      await services.log.append(stream, [ending({ userId: user.userId, at })], length - 1);
    }
    if (endings.length > 1) await services.vault.destroy(user.userId);
    for (const { route, name, body } of everyCall().filter(({ route }) => needsSession(route))) {
      const answer = await user.call(route.method.toUpperCase(), pathOf(route, MISSING), body);
      t.is(answer.status, 401, name);
      t.true(isFailure(answer.body), name);
    }
    const checked = await call(app(), 'POST', '/api/auth/token', { token: user.session });
    t.is(checked.status, 401);
  }
});

test('another user gets the same answer for an id that is someone else’s as for one that is nobody’s', async (t) => {
  const { owner, other, winId, text } = await twoUsers();
  const calls = everyCall().filter(({ route }) => route.access === 'session' && route.path.includes(':id'));
  t.true(calls.length >= 3);
  for (const { route, name, body } of calls) {
    const asked = (id: string) => other.call(route.method.toUpperCase(), pathOf(route, id), body);
    const [foreign, missing] = [await asked(winId), await asked(MISSING)];
    t.is(foreign.status, 404, name);
    t.deepEqual([foreign.status, foreign.body], [missing.status, missing.body], name);
    t.true(isFailure(foreign.body), name);
  }
  t.deepEqual(
    (await owner.wins()).map(({ originalMessage }) => originalMessage),
    [text],
  );
});

test('nothing that a signed-in user can call shows anything of another', async (t) => {
  const { owner, other, text } = await twoUsers();
  for (const { route, name, body } of everyCall()) {
    if (['post /api/auth/logout', 'delete /api/user/account'].includes(name) || route.access === 'sandbox') continue;
    const answer = await other.call(route.method.toUpperCase(), pathOf(route, MISSING), body);
    const said = JSON.stringify(answer.body);
    for (const secret of [text, owner.email, String(owner.userId), owner.session]) t.false(said.includes(secret), name);
  }
});

test('a cookie reads, and writes nothing', async (t) => {
  const { owner, winId } = await twoUsers();
  const cookie = { Cookie: `__Host-sid=${owner.session}` };
  t.is((await call(app(), 'GET', '/api/achievements', undefined, undefined, cookie)).status, 200);
  const before = await outboxOf(app(), owner.email);
  for (const { route, name, body } of writingCalls().filter(({ route }) => needsSession(route))) {
    const answer = await call(app(), route.method.toUpperCase(), pathOf(route, winId), body, undefined, cookie);
    t.is(answer.status, 401, name);
  }
  t.is((await owner.wins())[0]?.id, winId);
  t.is((await owner.wins()).length, 1);
  t.deepEqual(await outboxOf(app(), owner.email), before);
});

test('what comes from another site changes nothing, whoever is signed in', async (t) => {
  const { owner, winId } = await twoUsers();
  const foreign: readonly Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: `${app().web.url}.evil.example` },
    { Origin: app().web.url.replace('http:', 'https:') },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ];
  for (const { route, name, body } of writingCalls())
    for (const headers of foreign) {
      const given = { ...headers, Cookie: `__Host-sid=${owner.session}` };
      const answer = await call(app(), route.method.toUpperCase(), pathOf(route, winId), body, owner.session, given);
      t.is(answer.status, 403, `${name} ${JSON.stringify(headers)}`);
      t.true(isFailure(answer.body));
    }
  t.is((await owner.wins())[0]?.id, winId);
  const own = { Origin: app().web.url, 'Sec-Fetch-Site': 'same-origin' };
  const allowed = await call(app(), 'DELETE', `/api/achievements/${winId}`, undefined, owner.session, own);
  t.is(allowed.status, 200);
});

test('a form, or JSON under another name, is not taken, but where a page of ours has a form', async (t) => {
  const { owner, winId } = await twoUsers();
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
  ])
    for (const { route, name, body } of writingCalls().filter(({ body }) => body !== undefined)) {
      if (isForOperators(route)) continue; // it is not there, whatever is sent to it
      if (takesForm(route.access) && type.endsWith('urlencoded')) continue;
      if (route.access === 'one-click' && type.startsWith('multipart')) continue;
      const headers = { 'Content-Type': type };
      const answer = await call(app(), route.method.toUpperCase(), pathOf(route, winId), body, owner.session, headers);
      t.is(answer.status, 415, `${name} as ${type}`);
      t.true(isFailure(answer.body));
    }
  t.deepEqual(
    (await owner.wins()).map(({ id }) => id),
    [winId],
  );
});

test('two users who choose the same Idempotency-Key have a win each', async (t) => {
  const [one, two] = [await aUser(app()), await aUser(app())];
  const headers = { 'Idempotency-Key': 'the-same' };
  for (const user of [one, two]) {
    const body = { originalMessage: `Of ${user.userId}` };
    const answer = await call(app(), 'POST', '/api/achievements', body, user.session, headers);
    t.is(answer.status, 201);
    t.deepEqual(
      (await user.wins()).map(({ originalMessage }) => originalMessage),
      [`Of ${user.userId}`],
    );
  }
});
