import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { noteBackup } from '#application/engine/last-backup.ts';
import { runningApp } from '../support/app.ts';
import { knownCertificate } from '../support/certificates.ts';
import { eventually } from '../support/eventually.ts';
import { replyAddressOf, replyTo, sendRaw, written } from '../support/send-mail.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { aUser, call, checkInFor, mailTo } from '../support/user.ts';

const figuresOf = async (port: number | undefined, token?: string): Promise<ReadonlyMap<string, number>> => {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text();
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
    const now = await figuresOf(app.metrics?.port);
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

test('when a certificate ends and the last backup was made are points in time', async (t) => {
  const folder = await temporaryFolder();
  t.teardown(folder.remove);
  const env = { SMTP_TLS_KEY: join(folder.path, 'key.pem'), SMTP_TLS_CERT: join(folder.path, 'cert.pem') };
  await writeFile(env.SMTP_TLS_KEY, knownCertificate.key);
  await writeFile(env.SMTP_TLS_CERT, knownCertificate.cert);
  const token = 'a-token-of-some-length';
  const app = await runningApp(t, { env: { ...env, METRICS_TOKEN: token } });
  const at = '2026-11-20T03:00:00.000Z';
  await noteBackup(app.services.registers, at);
  const figures = await figuresOf(app.web.port, token);
  t.is(figures.get('cairn_last_backup_timestamp_seconds'), Date.parse(at) / 1000);
  const expiry = Date.parse('2126-10-28T21:08:29Z') / 1000;
  t.is(figures.get('cairn_certificate_expiry_timestamp_seconds{listener="smtp"}'), expiry);
  t.is((await fetch(`http://127.0.0.1:${app.web.port}/metrics`)).status, 401);
});
