import test from 'ava';
import { createApi, type ResponseSchema, refreshToken } from '#web/client/shared/api/api.ts';
import { ApiError, fieldErrors, hasStatus, isRefusal, wordsFor } from '#web/client/shared/api/api-error.ts';
import { retrying } from '#web/client/shared/api/retrying.ts';
import { createTokenStore } from '#web/client/shared/api/token-store.ts';
import { z } from '#web/contract/schema.ts';
import { aServer, aStorage, signedInAnswer } from './doubles.ts';

const anything: ResponseSchema<unknown> = z.object({ wins: z.number() });

const anApi = (respond: Parameters<typeof aServer>[0], token: string | null = 'session_a') => {
  const storage = aStorage(token === null ? {} : { authToken: token });
  const tokens = createTokenStore(() => storage);
  const server = aServer(respond);
  let ended = 0;
  let keys = 0;
  const api = createApi({
    fetch: server.fetch,
    tokens,
    newKey: () => {
      keys += 1;
      return `key ${keys}`;
    },
    onSessionEnd: () => {
      ended += 1;
    },
  });
  return { api, tokens, calls: server.calls, ended: () => ended };
};

test('every call bears the token, and says that it is JSON only when it has a body', async (t) => {
  const { api, calls } = anApi(() => ({ body: { wins: 1 } }));
  t.deepEqual(await api.get('/api/a', anything), { wins: 1 });
  await api.write('PUT', '/api/b', { words: 'ü' }, anything);
  const [read, written] = calls;
  t.like(read, { method: 'GET', path: '/api/a', body: null, credentials: 'include' });
  t.is(read?.headers.get('authorization'), 'Bearer session_a');
  t.is(read?.headers.get('content-type'), null);
  t.like(written, { method: 'PUT', body: '{"words":"ü"}' });
  t.is(written?.headers.get('content-type'), 'application/json');
});

test('without a token no call bears one', async (t) => {
  const { api, calls } = anApi(() => ({ body: { wins: 1 } }), null);
  await api.get('/api/a', anything);
  t.is(calls[0]?.headers.get('authorization'), null);
});

test('an answer of another shape is no answer', async (t) => {
  const { api } = anApi(() => ({ body: { wins: 'many' } }));
  await t.throwsAsync(api.get('/api/a', anything));
});

test('a 401 is answered by one recovery for all calls that wait, and one more try each', async (t) => {
  const { api, calls, tokens } = anApi(({ path, headers }) => {
    if (path === '/api/auth/token') return { body: signedInAnswer('session_b') };
    return headers.get('authorization') === 'Bearer session_b' ? { body: { wins: 2 } } : { status: 401, body: {} };
  });
  const both = await Promise.all([api.get('/api/a', anything), api.get('/api/b', anything)]);
  t.deepEqual(both, [{ wins: 2 }, { wins: 2 }]);
  t.is(tokens.read(), 'session_b');
  t.deepEqual(
    calls.map(({ path }) => path),
    ['/api/a', '/api/b', '/api/auth/token', '/api/a', '/api/b'],
  );
});

test('a recovery that is refused ends the session, and the 401 stands', async (t) => {
  const { api, ended, calls } = anApi(() => ({ status: 401, body: { success: false, message: 'Please sign in.' } }));
  const error = await t.throwsAsync(api.get('/api/a', anything), { instanceOf: ApiError });
  t.true(hasStatus(error, 401));
  t.is(ended(), 1);
  t.is(calls.length, 2);
});

test('a recovery that the server fails leaves the session as it is', async (t) => {
  const { api, ended } = anApi(({ path }) => ({ status: path === '/api/auth/token' ? 503 : 401, body: {} }));
  await t.throwsAsync(api.get('/api/a', anything));
  t.is(ended(), 0);
});

test('a 401 without a token, or of a call of its own family, is the answer', async (t) => {
  const signedOut = anApi(() => ({ status: 401, body: {} }), null);
  const refused = await t.throwsAsync(signedOut.api.get('/api/a', anything), {
    message: 'Authentication token not found',
  });
  t.true(hasStatus(refused, 401) && isRefusal(refused));
  await t.throwsAsync(signedOut.api.write('PUT', '/api/a', {}, anything));
  t.is(signedOut.calls.length, 2, 'neither is tried again');
  const { api, calls } = anApi(() => ({ status: 401, body: {} }));
  await t.throwsAsync(api.auth('GET', '/api/auth/me', undefined, anything));
  t.is(calls.length, 1);
});

test('a write without an answer is tried once more under the same key', async (t) => {
  let tries = 0;
  const { api, calls } = anApi(() => {
    tries += 1;
    if (tries === 1) throw new TypeError('no line');
    return tries === 2 ? { body: { wins: 1 } } : { status: 500, body: {} };
  });
  t.deepEqual(await api.write('POST', '/api/a', {}, anything), { wins: 1 });
  t.deepEqual(
    calls.map(({ headers }) => headers.get('idempotency-key')),
    ['key 1', 'key 1'],
  );
  await t.throwsAsync(api.write('POST', '/api/a', {}, anything), { message: /^500: / });
  t.is(calls.length, 3);
  t.is(calls[2]?.headers.get('idempotency-key'), 'key 2');
});

test('a proxy without a server behind it counts as no answer', async (t) => {
  let tries = 0;
  const { api } = anApi(() => {
    tries += 1;
    return tries === 1 ? { status: 502, body: 'Bad gateway' } : { body: { wins: 1 } };
  });
  t.deepEqual(await api.write('DELETE', '/api/a', undefined, anything), { wins: 1 });
});

test('an error is the status and the body, and knows the words fit to be shown', (t) => {
  const told = new ApiError(400, '{"success":false,"message":"Not so.","errors":{"date":"No."}}', 'Bad Request');
  t.is(told.message, '400: {"success":false,"message":"Not so.","errors":{"date":"No."}}');
  t.is(wordsFor(told, 'Try again.'), 'Not so.');
  t.deepEqual(fieldErrors(told), { date: 'No.' });
  t.true(isRefusal(told));
  const bare = new ApiError(503, '', 'Service Unavailable');
  t.is(bare.message, '503: Service Unavailable');
  t.is(wordsFor(bare, 'Try again.'), 'Try again.');
  t.false(isRefusal(bare));
  t.is(wordsFor(new TypeError('no line'), 'Try again.'), 'Try again.');
  t.is(fieldErrors(new TypeError('no line')), undefined);
});

test('a fresh token takes the place of the old one', async (t) => {
  const { api, tokens, calls } = anApi(() => ({ body: { success: true, token: 'session_c' } }));
  await refreshToken(api, tokens);
  t.is(tokens.read(), 'session_c');
  t.like(calls[0], { method: 'POST', path: '/api/auth/refresh', body: null });
});

test('what fails is read again as often as asked, what is refused is not', async (t) => {
  let reads = 0;
  const failing = (status: number) => () => {
    reads += 1;
    return Promise.reject(new ApiError(status, '', ''));
  };
  await t.throwsAsync(retrying(failing(500), { times: 3, delay: 0 }));
  t.is(reads, 4);
  reads = 0;
  await t.throwsAsync(retrying(failing(404), { times: 3, delay: 0 }));
  t.is(reads, 1);
});

test('what came with an ETag is asked for with it, and read from memory while it is the same', async (t) => {
  let wins = 1;
  const { api, calls } = anApi(({ headers }) => {
    const tag = `"${wins}"`;
    if (headers.get('if-none-match') === tag) return { status: 304, body: null };
    return { body: { wins }, headers: { ETag: tag } };
  });
  const first = await api.get('/api/a', anything);
  t.is(calls[0]?.headers.get('if-none-match'), null);
  t.is(await api.get('/api/a', anything), first);
  wins = 2;
  t.deepEqual(await api.get('/api/a', anything), { wins: 2 });
  t.deepEqual(await api.get('/api/b', anything), { wins: 2 });
  t.deepEqual(
    calls.map(({ headers }) => headers.get('if-none-match')),
    [null, '"1"', '"1"', null],
  );
});

test('another token, another schema and an answer without an ETag begin anew', async (t) => {
  const { api, tokens, calls } = anApi(({ path }) =>
    path === '/api/plain' ? { body: { wins: 1 } } : { body: { wins: 1 }, headers: { ETag: '"1"' } },
  );
  for (const path of ['/api/plain', '/api/plain', '/api/a']) await api.get(path, anything);
  tokens.write('session_b');
  await api.get('/api/a', anything);
  await api.get('/api/a', z.object({ wins: z.number(), more: z.optional(z.string()) }));
  t.true(calls.every(({ headers }) => !headers.has('if-none-match')));
  t.is(calls.length, 5);
});

test('so many answers are kept, and no more', async (t) => {
  const { api, calls } = anApi(() => ({ body: { wins: 1 }, headers: { ETag: '"1"' } }));
  for (let n = 0; n < 60; n += 1) await api.get(`/api/${n}`, anything);
  for (const n of [59, 0]) await api.get(`/api/${n}`, anything);
  t.deepEqual(
    calls.slice(60).map(({ headers }) => headers.get('if-none-match')),
    ['"1"', null],
  );
});
