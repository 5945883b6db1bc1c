import test from 'ava';
import { failure } from '#web/contract/answers.ts';
import { sharedApp } from '../support/app.ts';
import { aUser, call, outboxOf } from '../support/user.ts';
import { everyCall, pathOf, writingCalls } from './sweep.ts';

const app = sharedApp(test);
const MISSING = '01900000-0000-7000-8000-000000000000';

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
  const calls = everyCall().filter(({ route }) => route.access === 'session');
  t.true(calls.length >= 9);
  for (const { route, name, body } of calls)
    for (const session of [undefined, ended.session, `${owner.session}x`, 'session_none', 'link_none']) {
      const answer = await call(app(), route.method.toUpperCase(), pathOf(route, winId), body, session);
      t.is(answer.status, 401, name);
      t.true(isFailure(answer.body), name);
    }
  t.is((await owner.wins()).length, 1);
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
    if (name === 'post /api/auth/logout' || route.access === 'sandbox') continue;
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
  for (const { route, name, body } of writingCalls().filter(({ route: { access } }) => access === 'session')) {
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

test('a form, or JSON under another name, is not taken', async (t) => {
  const { owner, winId } = await twoUsers();
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
  ])
    for (const { route, name, body } of writingCalls().filter(({ body }) => body !== undefined)) {
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
