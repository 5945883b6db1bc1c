import test from 'ava';
import { sharedApp } from '#test/support/app.ts';
import { call } from '#test/support/user.ts';
import { routes } from '#web/api/api.ts';
import { openApiRoutes } from '#web/api/system/api-description.ts';

const app = sharedApp(test);

type Operation = Readonly<{ operationId: string; summary: string; security: readonly object[]; responses: object }>;
type Description = Readonly<{ openapi: string; paths: Record<string, Record<string, Operation>> }>;

const described = async (): Promise<Description> => (await call<Description>(app(), 'GET', '/api/openapi.json')).body;

test('the description names every call of the table, and no other', async (t) => {
  const { openapi, paths } = await described();
  t.is(openapi, '3.1.0');
  const named = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  const declared = routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  t.deepEqual(named.toSorted(), declared.toSorted());
  t.is(new Set(declared).size, declared.length);
});

test('each call has a name of its own, one line that explains it, and says who may make it', async (t) => {
  const operations = Object.values((await described()).paths).flatMap((methods) => Object.values(methods));
  t.is(new Set(operations.map(({ operationId }) => operationId)).size, operations.length);
  for (const { operationId, summary, responses } of operations) {
    t.regex(summary, /^[A-Z].{5,120}[^.]$/, operationId);
    t.true('default' in responses, operationId);
  }
  const open = routes.filter(({ access }) => ['public', 'sandbox', 'signed', 'page', 'one-click'].includes(access));
  t.is(operations.filter(({ security }) => security.length === 0).length, open.length);
});

test('description and page are made once, and not sent again to whoever has them', async (t) => {
  for (const path of ['/api/openapi.json', '/api/docs']) {
    const url = new URL(path, app().web.url);
    const first = await fetch(url);
    const etag = first.headers.get('ETag') ?? '';
    t.regex(etag, /^"[\w-]{22}"$/, path);
    t.is(first.headers.get('Cache-Control'), 'no-cache');
    const text = await first.text();
    // As a browser asks that has it: fetch itself would ask for one that nobody kept.
    const again = await fetch(url, { headers: { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' } });
    t.is(again.status, 304, path);
    t.is(await again.text(), '');
    const other = await fetch(url, { headers: { 'If-None-Match': '"another"', 'Cache-Control': 'max-age=0' } });
    t.deepEqual([other.status, await other.text()], [200, text]);
  }
});

test('of one server they are described once, however often they are asked for', async (t) => {
  let described = 0;
  const [json, page] = openApiRoutes(() => {
    described += 1;
    return routes;
  });
  const about = (brandName: string) => ({ parts: { brandName, publicUrl: 'https://cairn.example' } }) as never;
  const [one, other] = [about('Cairn'), about('Another')];
  for (let time = 0; time < 3; time += 1) for (const route of [json, page]) await route?.handle(one);
  t.is(described, 1);
  t.regex(String((await json?.handle(other))?.body), /Another API/);
});

test('the page to read shows every call, without a script of its own', async (t) => {
  const response = await fetch(new URL('/api/docs', app().web.url));
  const page = await response.text();
  t.is(response.status, 200);
  for (const { path } of routes) t.true(page.includes(path.replace(/:(\w+)/g, '{$1}')), path);
  t.deepEqual(page.match(/<script[^>]*>/g), ['<script src="/start.js">']);
});
