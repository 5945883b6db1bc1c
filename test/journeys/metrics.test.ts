import test from 'ava';
import { type RunningApp, runningApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { replyAddressOf, replyTo, sendRaw, written } from '../support/send-mail.ts';
import { aUser, call, checkInFor, mailTo } from '../support/user.ts';

const figuresOf = async ({ metrics }: RunningApp): Promise<ReadonlyMap<string, number>> => {
  const text = await (await fetch(`http://127.0.0.1:${metrics?.port}/metrics`)).text();
  const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    samples.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
};

test('a win by mail can be followed in the figures of the process, which have a port of their own', async (t) => {
  const app = await runningApp(t, { env: { METRICS_PORT: '0' } });
  const user = await aUser(app);
  const checkIn = await checkInFor(app, user);
  const to = replyAddressOf(checkIn);
  await sendRaw(app, { from: user.email, to }, replyTo(checkIn, user.email, 'Trained two new nurses.'));
  await mailTo(app, user.email, /^Re: /);
  const stranger = { from: 'a@example.org', to: 'nobody@cairn.localhost' };
  await sendRaw(app, stranger, written({ ...stranger, text: 'Hello' }));
  const list = () => call(app, 'GET', '/api/achievements', undefined, user.session, { 'If-None-Match': tag });
  const tag = (await user.call('GET', '/api/achievements')).headers.get('ETag') ?? '';
  for (let times = 0; times < 3; times += 1) t.is((await list()).status, 304);

  // The job that sent the answer is counted once it has ended.
  const figures = await eventually('the figures of the answer', async () => {
    const now = await figuresOf(app);
    return (now.get('cairn_job_runs_total{reaction="send-mail",outcome="done"}') ?? 0) >= 1 && now;
  });
  const expected = {
    'cairn_smtp_replies_total{reply="kept"}': 1,
    'cairn_smtp_replies_total{reply="unknown-recipient"}': 1,
    'cairn_smtp_judged_mails_total{verdict="proven"}': 1,
    cairn_smtp_mail_duration_seconds_count: 1,
    'cairn_job_runs_total{reaction="read-mail",outcome="done"}': 1,
    'cairn_job_runs_total{reaction="analyse-win",outcome="done"}': 1,
    'cairn_http_requests_total{method="GET",route="/api/achievements",status="304"}': 3,
    'cairn_collector_success{collector="backlog"}': 1,
    'cairn_collector_success{collector="disk"}': 1,
    'cairn_jobs{pool="reading",state="due"}': 0,
    'cairn_read_model_stopped{read_model="wins"}': 0,
    cairn_damaged_events: 0,
  };
  for (const [name, value] of Object.entries(expected)) t.is(figures.get(name), value, name);
  t.true((figures.get('cairn_log_appended_events_total{category="win"}') ?? 0) >= 2);
  t.true((figures.get('cairn_provider_calls_total{provider="mail-outbox",outcome="ok"}') ?? 0) >= 2);
  t.true((figures.get('cairn_disk_free_bytes') ?? 0) > 0);
  t.true((figures.get('cairn_disk_free_bytes') ?? 0) < (figures.get('cairn_disk_size_bytes') ?? 0));
  t.is((await fetch(`http://127.0.0.1:${app.web.port}/metrics`)).status, 404, 'the web server leaves it to that port');
});
