import test from 'ava';
import { z } from 'zod';
import { sharedApp } from '#test/support/app.ts';
import { aUser, call } from '#test/support/user.ts';
import { isForOperators } from '#web/api/admin/operators-only.ts';
import { type Route, takesForm } from '#web/api/route.ts';
import { everyCall, pathOf, writingCalls } from './sweep.ts';

const app = sharedApp(test);

/** The one shape of every error, and nothing beside it. */
const failure = z.strictObject({
  success: z.literal(false),
  message: z.string().min(3).max(200),
  errors: z.record(z.string(), z.string()).optional(),
});

const send = async (session: string, body: string | Buffer, headers: Record<string, string> = {}) => {
  const response = await fetch(new URL('/api/achievements', app().web.url), {
    method: 'POST',
    headers: { Authorization: `Bearer ${session}`, 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
  const answer: unknown = await response.json();
  return { status: response.status, body: failure.safeParse(answer).success ? 'failure' : answer };
};

test('a key that a call does not know is refused in a body', async (t) => {
  const user = await aUser(app());
  const isJson = ({ access, largestFile }: Route) => !takesForm(access) && access !== 'signed' && largestFile === 0;
  // To a user the operators' calls are not there: who.test.ts sends an operator's.
  const calls = writingCalls().filter(({ route }) => isJson(route) && !isForOperators(route));
  t.true(
    calls.some(({ body }) => body === undefined),
    'those that need no body are among them',
  );
  for (const { route, name, body } of calls) {
    const more = { ...(body as object), userId: 1, isOperator: true };
    const answer = await user.call(route.method.toUpperCase(), pathOf(route, 'x'), more);
    t.is(answer.status, 400, name);
    t.true(failure.safeParse(answer.body).success, name);
  }
  t.deepEqual(await user.wins(), []);
});

test('a key that a form of ours does not have is refused', async (t) => {
  const forms = everyCall().filter(({ route, body }) => body !== undefined && takesForm(route.access));
  t.true(forms.length >= 1);
  for (const { route, name, body } of forms) {
    const fields = new URLSearchParams({ ...(body as Record<string, string>), userId: '1' });
    const response = await fetch(new URL(pathOf(route, 'x'), app().web.url), { method: 'POST', body: fields });
    t.is(response.status, 400, name);
  }
});

test('a key that a call does not know is passed over in a query', async (t) => {
  const user = await aUser(app());
  const answer = await user.call<unknown>('GET', '/api/achievements?utm_source=mail&userId=1');
  t.is(answer.status, 200);
  t.deepEqual(answer.body, []);
});

test('what is not a JSON object is refused with words, not with a stack', async (t) => {
  const { session, wins } = await aUser(app());
  const bad = [
    '{',
    '{"originalMessage": "Cut short',
    'originalMessage=Form',
    '"text"',
    '17',
    'null',
    '[]',
    'NaN',
    '\u0000',
  ];
  for (const body of bad) t.deepEqual(await send(session, body), { status: 400, body: 'failure' }, body);
  t.deepEqual(await send(session, Buffer.from([0x7b, 0xff, 0xfe, 0x7d])), { status: 400, body: 'failure' });
  t.deepEqual(await send(session, ''), { status: 400, body: 'failure' });
  const zipped = { 'Content-Encoding': 'gzip' };
  t.deepEqual(await send(session, '{"originalMessage":"Not zipped"}', zipped), { status: 400, body: 'failure' });
  t.deepEqual(await wins(), []);
});

test('more than 256 KB is refused as too much, zipped or not', async (t) => {
  const { session, wins } = await aUser(app());
  const large = JSON.stringify({ originalMessage: 'x'.repeat(257 * 1024) });
  t.deepEqual(await send(session, large), { status: 413, body: 'failure' });
  const { gzipSync } = await import('node:zlib');
  const bomb = gzipSync(JSON.stringify({ originalMessage: 'x'.repeat(20 * 1024 * 1024) }));
  t.true(bomb.length < 100_000);
  t.deepEqual(await send(session, bomb, { 'Content-Encoding': 'gzip' }), { status: 413, body: 'failure' });
  t.deepEqual(await wins(), []);
});

test('a body that would reach for the prototype changes nothing', async (t) => {
  const { session, wins } = await aUser(app());
  for (const key of ['__proto__', 'constructor', 'prototype']) {
    const answer = await send(session, `{"originalMessage":"A fine win","${key}":{"date":"2020-01-01"}}`);
    t.is(answer.status, 400, key);
  }
  t.is(({} as Record<string, unknown>).date, undefined);
  t.deepEqual(await wins(), []);
});

test('each field that is wrong is named with one sentence', async (t) => {
  const user = await aUser(app());
  const wrong: readonly (readonly [unknown, string])[] = [
    [{ originalMessage: 'ab' }, 'originalMessage'],
    [{ originalMessage: '  a  ' }, 'originalMessage'],
    [{ originalMessage: 'x'.repeat(20_001) }, 'originalMessage'],
    [{ originalMessage: 17 }, 'originalMessage'],
    [{}, 'originalMessage'],
    [{ originalMessage: 'Fine', date: 'today' }, 'date'],
    [{ originalMessage: 'Fine', date: '2026-02-30' }, 'date'],
    [{ originalMessage: 'Fine', date: '9999-12-31' }, 'date'],
  ];
  for (const [body, field] of wrong) {
    const answer = await user.call<{ errors: Record<string, string> }>('POST', '/api/achievements', body);
    t.is(answer.status, 400, JSON.stringify(body).slice(0, 60));
    t.deepEqual(Object.keys(answer.body.errors), [field]);
    t.true((answer.body.errors[field] ?? '').length > 0);
  }
  t.is((await user.call('POST', '/api/achievements', { originalMessage: 'x'.repeat(20_000) })).status, 201);
});

test('a query that is wrong is refused: limits, cursors, the same name twice', async (t) => {
  const user = await aUser(app());
  const wrong = [
    'limit=0',
    'limit=101',
    'limit=1.5',
    'limit=x',
    'limit=',
    'cursor=x',
    'cursor=',
    `q=${'x'.repeat(201)}`,
  ];
  for (const query of [...wrong, 'q=a&q=b', 'category=a&category=b']) {
    const answer = await user.call('GET', `/api/achievements?${query}`);
    t.is(answer.status, 400, query);
    t.true(failure.safeParse(answer.body).success, query);
  }
});

test('a cursor of one list is not taken for another, nor for another user’s', async (t) => {
  const [one, two] = [await aUser(app()), await aUser(app())];
  for (const text of ['First win', 'Second win', 'Third win'])
    for (const user of [one, two]) await user.call('POST', '/api/achievements', { originalMessage: text });
  const page = await one.call<{ nextCursor: string }>('GET', '/api/achievements?limit=1');
  const { nextCursor } = page.body;
  t.is((await one.call('GET', `/api/achievements?limit=1&cursor=${nextCursor}`)).status, 200);
  t.is((await two.call('GET', `/api/achievements?limit=1&cursor=${nextCursor}`)).status, 400);
  t.is((await one.call('GET', `/api/achievements?q=win&cursor=${nextCursor}`)).status, 400);
});

test('ids that are none are not found, however odd', async (t) => {
  const user = await aUser(app());
  for (const id of [
    '%00',
    '..%2F..%2Fetc',
    '$where',
    'x'.repeat(4000),
    '%F0%9F%98%80',
    'constructor',
    "'%20OR%201=1--",
  ])
    for (const method of ['GET', 'DELETE']) {
      const answer = await user.call(method, `/api/achievements/${id}`);
      t.is(answer.status, 404, `${method} ${id.slice(0, 40)}`);
      t.true(failure.safeParse(answer.body).success);
    }
});

test('an address that is none asks for no mail', async (t) => {
  for (const email of [
    '',
    'sub',
    '@example.com',
    'a b@example.com',
    `${'x'.repeat(250)}@example.com`,
    'a@b.c\r\nBcc: d@e.f',
  ])
    t.is((await call(app(), 'POST', '/api/auth/login', { email })).status, 400, email);
});
