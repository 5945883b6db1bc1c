import test from 'ava';
import { newOrigin, withOrigin } from '#application/engine/origin.ts';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import { noMetrics } from '#application/engine/ports/metrics.ts';
import { callProvider } from '#application/engine/telemetry.ts';
import { createOtlpTracer } from '#infrastructure/opentelemetry/tracer.ts';
import { otlpReceiver } from '#test/support/otlp-receiver.ts';
import { silentLogger } from '#test/support/silent-logger.ts';

const ORIGIN = newOrigin('user', 'a-correlation-id');
const JOB = { name: 'job read-mail', kind: 'consumer' } as const;

test('two processes that know nothing of each other add to one trace', async (t) => {
  const { endpoint, spans } = await otlpReceiver(t);
  const [gateway, worker] = ['gateway', 'worker'].map((parts) =>
    createOtlpTracer({ endpoint, parts, logger: silentLogger }),
  );
  // The worker may be faster than the span that all of it belongs to.
  await withOrigin(ORIGIN, async () => worker?.span(JOB, async () => {}));
  await worker?.close();
  const startedAt = Date.UTC(2026, 10, 20, 9);
  await withOrigin(ORIGIN, async () =>
    gateway?.span({ name: 'receive mail', kind: 'server', isRoot: true, startedAt }, async () => {}),
  );
  await gateway?.close();
  const [job, root] = spans;
  t.is(job?.traceId, root?.traceId);
  t.is(job?.parentSpanId, root?.spanId);
  t.is(root?.parentSpanId, '');
  t.is(root?.startTimeUnixNano, `${startedAt}000000`);
});

test('what is done within a span stands below it, and what fails says that it failed and not why', async (t) => {
  const { endpoint, spans, bodies } = await otlpReceiver(t);
  const tracer = createOtlpTracer({ endpoint, parts: 'worker', logger: silentLogger });
  const failing = () => callProvider({ metrics: noMetrics, tracer }, 'ai', () => Promise.reject(new Error('a secret')));
  await t.throwsAsync(withOrigin(ORIGIN, () => tracer.span(JOB, failing)));
  await tracer.close();
  const [call, job] = spans;
  t.is(call?.name, 'call ai');
  t.is(call?.parentSpanId, job?.spanId);
  t.is(call?.attributes['cairn.outcome'], 'failed');
  t.false(bodies.join().includes('secret'));
});

test('another origin within a span has a trace of its own, and work without one has none', async (t) => {
  const { endpoint, spans } = await otlpReceiver(t);
  const tracer = createOtlpTracer({ endpoint, parts: 'api', logger: silentLogger });
  await tracer.span(JOB, async () => {});
  const inner = () => withOrigin(newOrigin('provider', 'another-id'), () => tracer.span(JOB, async () => {}));
  await withOrigin(ORIGIN, () => tracer.span({ name: 'POST', kind: 'server', isRoot: true }, inner));
  await tracer.close();
  t.is(spans.length, 2);
  t.not(spans[0]?.traceId, spans[1]?.traceId);
  t.not(spans[0]?.parentSpanId, spans[1]?.spanId);
});

test('spans that cannot be handed over are told of, and throw nowhere', async (t) => {
  const { endpoint } = await otlpReceiver(t);
  const told: unknown[] = [];
  const logger = { ...silentLogger, error: (_: string, error: unknown) => void told.push(error) };
  const tracer = createOtlpTracer({ endpoint: `${endpoint}/elsewhere`, parts: 'api', logger });
  t.is(await withOrigin(ORIGIN, () => tracer.span(JOB, async () => 'done')), 'done');
  await t.notThrowsAsync(tracer.close());
  t.is(told.length, 1);
  t.true(isUnavailable(told[0]));
});
