import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import test from 'ava';
import { noTracer } from '#application/engine/ports/tracer.ts';
import { createPrometheusMetrics } from '#infrastructure/prometheus/metrics.ts';
import { aWebServer } from './a-web-server.ts';

const page = { type: 'text/plain; version=0.0.4', text: 'figures' };
const read = async () => page;

/** `fetch` lets nobody choose the Host. */
const ask = (url: string, headers: Record<string, string> = {}): Promise<Readonly<{ status: number; body: string }>> =>
  new Promise((resolve, reject) => {
    request(url, { headers, agent: false }, async (response) =>
      resolve({ status: response.statusCode ?? 0, body: await text(response) }),
    )
      .on('error', reject)
      .end();
  });

test('without a token /metrics is for programs of this machine alone', async (t) => {
  const { url } = await aWebServer(t, {}, { metricsPage: { token: null, read } });
  t.deepEqual(await ask(`${url}/metrics`), { status: 200, body: 'figures' });
  t.is((await ask(`${url}/metrics`, { Host: 'localhost:3000' })).status, 200);
});

test('what a proxy on this machine passes on is not of this machine', async (t) => {
  const { url } = await aWebServer(t, {}, { metricsPage: { token: null, read }, trustedProxies: 1 });
  const passedOn = [
    { 'X-Forwarded-For': '192.0.2.1' },
    { 'X-Forwarded-For': '127.0.0.1' },
    { 'X-Forwarded-Proto': 'https' },
    { 'X-Real-IP': '192.0.2.1' },
    { Forwarded: 'for=192.0.2.1' },
    { Via: '1.1 proxy' },
    { Host: 'cairn.example' },
    { Host: 'localhost.cairn.example' },
  ];
  for (const headers of passedOn) {
    const { status, body } = await ask(`${url}/metrics`, headers);
    t.is(status, 404, JSON.stringify(headers));
    t.false(body.includes('figures'));
  }
});

test('with a token /metrics is for whoever shows it, and for nobody else of this machine', async (t) => {
  const token = 'a-token-of-some-length';
  const { url } = await aWebServer(t, {}, { metricsPage: { token, read } });
  const remote = { 'X-Forwarded-For': '192.0.2.1', Host: 'cairn.example' };
  const wrong = [
    '',
    'Bearer',
    'Bearer a-token-of-some-lengtH',
    `Bearer ${token}x`,
    `Basic ${token}`,
    'Bearer é'.padEnd(29, 'x'),
  ];
  for (const Authorization of wrong) {
    const answer = await ask(`${url}/metrics`, Authorization ? { Authorization } : {});
    t.is(answer.status, 401, Authorization);
    t.false(answer.body.includes('figures'));
  }
  t.is((await ask(`${url}/metrics`, { ...remote, Authorization: `Bearer ${token}` })).status, 200);
});

test('where a port of its own serves it, the web server has no /metrics', async (t) => {
  const { url } = await aWebServer(t, {}, { metricsPage: null });
  t.is((await ask(`${url}/metrics`)).status, 404);
});

test('requests are counted by the template of their route, whatever their path', async (t) => {
  const metrics = createPrometheusMetrics();
  const { url } = await aWebServer(t, { telemetry: { metrics, tracer: noTracer } });
  for (const path of [
    '/healthz',
    '/api/achievements/0f0e7c5e-0000-4000-8000-000000000001',
    '/api/achievements/sub@example.com',
    '/api/no-such-call/secret-word',
    '/no-such-page/secret-word',
    '/assets/app-1a2b3c.js',
    '/login?token=secret-word',
  ])
    await ask(`${url}${path}`);
  const lines = (await metrics.page()).text.split('\n').filter((line) => line.startsWith('cairn_http_requests_total'));
  t.deepEqual(lines, [
    'cairn_http_requests_total{method="GET",route="/healthz",status="200"} 1',
    'cairn_http_requests_total{method="GET",route="/api/achievements/:id",status="401"} 2',
    'cairn_http_requests_total{method="GET",route="no-route",status="404"} 1',
    'cairn_http_requests_total{method="GET",route="no-page",status="404"} 1',
    'cairn_http_requests_total{method="GET",route="client",status="200"} 2',
  ]);
});
