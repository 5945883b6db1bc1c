import test from 'ava';
import { runningApp } from '../support/app.ts';
import { otlpReceiver, type ReceivedSpan } from '../support/otlp-receiver.ts';
import { replyAddressOf, replyTo, sendRaw } from '../support/send-mail.ts';
import { aUser, checkInFor, mailTo } from '../support/user.ts';

const WORDS = 'Trained two new nurses on the triage protocol with Zebediah.';

const spanOf = (spans: readonly ReceivedSpan[], name: string): ReceivedSpan => {
  const found = spans.find((span) => span.name === name);
  if (!found) throw new Error(`no span ${name} among ${spans.map((span) => span.name).join(', ')}`);
  return found;
};

test('one mail gives one trace, from SMTP to the answer that left', async (t) => {
  const { endpoint, spans, bodies } = await otlpReceiver(t);
  const app = await runningApp(t, { env: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } });
  const user = await aUser(app);
  const checkIn = await checkInFor(app, user);
  await sendRaw(app, { from: user.email, to: replyAddressOf(checkIn) }, replyTo(checkIn, user.email, WORDS));
  await mailTo(app, user.email, /^Re: /);
  await app.stop(); // what is not handed over yet is handed over now

  const root = spanOf(spans, 'receive mail');
  const trace = spans.filter(({ traceId }) => traceId === root.traceId);
  t.is(root.parentSpanId, '');
  for (const name of ['job read-mail', 'job record-win', 'job analyse-win', 'job answer-mail', 'job send-mail']) {
    const span = spanOf(trace, name);
    t.is(span.parentSpanId, root.spanId, name);
    t.true(BigInt(span.startTimeUnixNano) >= BigInt(root.startTimeUnixNano), name);
    t.is(span.attributes['cairn.outcome'], 'done');
  }
  const handedOver = spanOf(trace, 'call mail-outbox');
  t.is(handedOver.parentSpanId, spanOf(trace, 'job send-mail').spanId);
  t.is(trace.filter(({ name }) => name === 'receive mail').length, 1);
  t.deepEqual([...new Set(trace.map(({ attributes }) => attributes['cairn.correlation_id']))].length, 1);

  const request = spanOf(spans, 'POST /api/auth/token');
  t.like(request.attributes, { 'http.route': '/api/auth/token', 'http.response.status_code': 200 });
  t.not(request.traceId, root.traceId);
  const all = bodies.join('\n');
  for (const word of [user.email, user.session, 'Scriber', 'nurses', 'Zebediah', replyAddressOf(checkIn)])
    t.false(all.includes(word), word);
});

test('a receiver that is away disturbs nobody', async (t) => {
  const app = await runningApp(t, { env: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' } });
  const user = await aUser(app);
  const { status } = await user.call('POST', '/api/achievements', { originalMessage: 'Closed the audit.' });
  t.is(status, 201);
  await app.stop();
  t.pass();
});
