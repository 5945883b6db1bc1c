import { request } from 'node:http';
import test, { type ExecutionContext } from 'ava';
import { unavailable } from '#application/engine/ports/fault.ts';
import type { Projections } from '#application/engine/ports/projections.ts';
import { sharedApp } from '#test/support/app.ts';
import { call } from '#test/support/user.ts';
import { aWebServer, GERMAN_PAGE, OURS, PAGE } from './a-web-server.ts';

const app = sharedApp(test);

/** A request as it is given, which fetch would tidy up first. */
const raw = (url: string, path: string, method = 'GET') =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const asked = request({ hostname, port, path, method }, async (response) => {
      let body = '';
      for await (const chunk of response) body += String(chunk);
      resolve({ status: response.statusCode ?? 0, body });
    });
    asked.on('error', reject).end();
  });

test('it says that it is alive and ready, and how far each read model is', async (t) => {
  t.deepEqual((await call(app(), 'GET', '/healthz')).body, { alive: true });
  const ready = await call<{ ready: boolean; lag: Record<string, number>; reasons: string[] }>(app(), 'GET', '/readyz');
  t.is(ready.status, 200);
  const following = (await app().projections.status()).map(({ name }) => name);
  t.true(following.length >= 5);
  t.deepEqual(Object.keys(ready.body.lag).sort(), following.sort());
  t.true(Object.values(ready.body.lag).every((lag) => lag >= 0 && lag < 1000));
});

test('it is not ready while a read model is a thousand events behind, has stopped, or a store is away', async (t) => {
  t.is((await askReady(t, async () => [aModel({ lag: 999 })])).status, 200);
  const behind = await askReady(t, async () => [aModel({ lag: 1000 })]);
  t.is(behind.status, 503);
  t.regex(behind.body.reasons[0] ?? '', /wins/);
  t.is((await askReady(t, async () => [aModel({ stopped: 'unknown-event' })])).status, 503);
  t.is((await askReady(t, () => Promise.reject(unavailable('the log')))).status, 503);
});

test('it is ready while older documents serve and new ones are built, and says so', async (t) => {
  const building = { version: '5', events: 70_000, total: 200_000 };
  const ready = await askReady(t, async () => [aModel({ lag: 1000, version: '4', building })]);
  t.is(ready.status, 200);
  t.deepEqual(ready.body.building, { wins: { served: '4', ...building } });
  t.deepEqual(ready.body.reasons, []);
  const failing = await askReady(t, async () => [aModel({ lag: 1000, stopped: 'unavailable', building })]);
  t.is(failing.status, 200);
  t.regex(failing.body.reasons.join(), /wins could not be built and is tried again: unavailable/);
});

type Status = Projections['status'];

const aModel = (standing: Partial<Awaited<ReturnType<Status>>[number]>) => ({
  ...{ name: 'wins', version: '5', generation: 1, position: '7', events: 7, failures: 0 },
  ...{ lag: 0, stopped: null, building: null },
  ...standing,
});

const askReady = async (t: ExecutionContext, status: Status) => {
  const { url } = await aWebServer(t, { projections: { status } });
  type Ready = { ready: boolean; reasons: string[]; building: object };
  return call<Ready>({ web: { url } } as never, 'GET', '/readyz');
};

test('every answer carries the security headers, and no answer of the API is kept by a cache', async (t) => {
  for (const path of ['/', '/api/config', '/api/achievements', '/nowhere', '/healthz']) {
    const { headers } = await fetch(new URL(path, app().web.url));
    const policy = headers.get('Content-Security-Policy') ?? '';
    for (const part of ["default-src 'self'", "frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"])
      t.true(policy.includes(part), `${path}: ${part}`);
    t.false(/script-src[^;]*unsafe/.test(policy));
    t.is(headers.get('X-Content-Type-Options'), 'nosniff');
    t.is(headers.get('X-Frame-Options'), 'DENY');
    t.is(headers.get('Referrer-Policy'), 'no-referrer');
    t.is(headers.get('X-Powered-By'), null);
    t.is(headers.get('Access-Control-Allow-Origin'), null);
    if (path.startsWith('/api/')) t.is(headers.get('Cache-Control'), 'no-store');
  }
});

test('served under https, browsers are told to stay there', async (t) => {
  const { url } = await aWebServer(t);
  const { headers } = await fetch(url);
  t.regex(headers.get('Strict-Transport-Security') ?? '', /max-age=\d{8}/);
  t.is((await fetch(app().web.url)).headers.get('Strict-Transport-Security'), null);
  const own = await fetch(new URL('/api/auth/login', url), {
    method: 'POST',
    headers: { Origin: OURS, 'Content-Type': 'application/json' },
    body: '{"email":"sub@example.com"}',
  });
  t.is(own.status, 200);
});

test('an unknown path is 404: JSON under /api, the page elsewhere', async (t) => {
  const { url } = await aWebServer(t);
  for (const path of ['/api/', '/api/nothing', '/api/achievements/x/y', '/api/auth']) {
    const { status, body } = await call<{ success: boolean }>({ web: { url } } as never, 'GET', path);
    t.is(status, 404, path);
    t.is(body.success, false);
  }
  for (const method of ['PATCH', 'PUT', 'OPTIONS', 'TRACE'])
    t.is((await raw(url, '/api/achievements', method)).status, 404, method);
  for (const path of ['/nowhere', '/wins/x', '/index.htm', '/.env', '/assets/none.js', '/login/token/x']) {
    const response = await fetch(new URL(path, url));
    t.is(response.status, 404, path);
    t.is(await response.text(), PAGE);
  }
  for (const path of ['/', '/login', '/login/token', '/wins', '/wins/edit/a-1', '/dashboard', '/outbox', '/wins/'])
    t.is((await fetch(new URL(path, url))).status, 200, path);
});

test('a page comes in the language that its reader chose, else in the one their browser asks for, else in English', async (t) => {
  const { url } = await aWebServer(t);
  for (const [cookie, asked, page] of [
    ['', '', PAGE],
    ['', 'de-AT,de;q=0.9,en;q=0.8', GERMAN_PAGE],
    ['', 'fr,de;q=0.5,en;q=0.4', GERMAN_PAGE],
    ['', 'fr', PAGE],
    ['language=en', 'de', PAGE],
    ['a=b; language=de', 'en', GERMAN_PAGE],
    ['language=xx', 'de', GERMAN_PAGE],
    ['language=../de', 'en', PAGE],
  ] as const) {
    const headers = { Cookie: cookie, 'Accept-Language': asked };
    for (const path of ['/', '/login', '/nowhere']) {
      const answer = await fetch(new URL(path, url), { headers });
      t.is(await answer.text(), page, `${cookie} ${asked} ${path}`);
      t.is(answer.headers.get('Vary'), 'Accept-Encoding, Accept-Language, Cookie');
    }
  }
  for (const path of ['/pages/de/index.html', '/pages/en/', '/pages'])
    t.is((await fetch(new URL(path, url))).status, 404, path);
});

test('files with a hash in their name are kept for good, the page never', async (t) => {
  const { url } = await aWebServer(t);
  const file = await fetch(new URL('/assets/app-1a2b3c.js', url));
  t.regex(file.headers.get('Cache-Control') ?? '', /immutable/);
  for (const path of ['/', '/index.html', '/nowhere'])
    t.is((await fetch(new URL(path, url))).headers.get('Cache-Control'), 'no-cache', path);
});

test('a malformed path is the fault of who sent it, and is not logged as ours', async (t) => {
  const { url, logged } = await aWebServer(t);
  for (const path of [
    '/%',
    '/%E0%A4%A',
    '/%00',
    '/..%2f..%2fetc/passwd',
    '/api/achievements/%E0%A4%A',
    '/%2e%2e/%2e%2e/etc/passwd',
  ]) {
    const { status, body } = await raw(url, path);
    t.true(status >= 400 && status < 500, `${path}: ${status}`);
    t.false(body.includes('root:'));
  }
  t.deepEqual(logged, []);
});

test('another spelling of a path does not go round what is said about it', async (t) => {
  const { headers, status } = await fetch(new URL('/API/config', app().web.url));
  t.true(status === 404 || headers.get('Cache-Control') === 'no-store');
});

test('what goes wrong inside is told as nothing but that, and a store that is away as a reason', async (t) => {
  const secret = 'words that nobody may read';
  const broken = await aWebServer(t, { projections: { status: () => Promise.reject(new Error(secret)) } });
  const answer = await raw(broken.url, '/readyz');
  t.is(answer.status, 500);
  t.false(answer.body.includes(secret));
  t.is((JSON.parse(answer.body) as { success: boolean }).success, false);
  t.is(broken.logged.length, 1);
  const away = await aWebServer(t, { projections: { status: () => Promise.reject(unavailable('the log')) } });
  const response = await fetch(new URL('/readyz', away.url));
  t.is(response.status, 503);
  t.is(response.headers.get('Retry-After'), '2');
  t.like(await response.json(), { ready: false, reasons: ['the log is not reachable'] });
});

test('without a sandbox there is no outbox to read or to answer from', async (t) => {
  const { url, services } = await aWebServer(t);
  t.is((await raw(url, '/api/outbox')).status, 404);
  const answer = await call({ web: { url } } as never, 'POST', '/api/outbox/x/reply', { text: 'Hello' });
  t.is(answer.status, 404);
  t.deepEqual((await call({ web: { url } } as never, 'GET', '/api/config')).body, {
    brandName: 'Cairn',
    supportEmail: services.mail.support,
    company: null,
    marketing: null,
    outbox: false,
    sandboxPayments: true,
  });
});
