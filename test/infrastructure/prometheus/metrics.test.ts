import test from 'ava';
import { metricDefinitions } from '#application/engine/ports/metrics.ts';
import { createPrometheusMetrics } from '#infrastructure/prometheus/metrics.ts';

const samplesOf = async (metrics: ReturnType<typeof createPrometheusMetrics>, name: string) =>
  (await metrics.page()).text.split('\n').filter((line) => line.startsWith(name) && !line.startsWith('#'));

test('names end as Prometheus wants them: counters in _total, times and sizes in base units', (t) => {
  for (const [name, { kind, labels }] of Object.entries(metricDefinitions)) {
    t.regex(name, /^cairn_[a-z]+(?:_[a-z]+)*$/);
    t.is(name.endsWith('_total'), kind === 'counter', name);
    if (kind === 'histogram') t.true(name.endsWith('_seconds'), name);
    t.notRegex(name, /_(?:ms|milliseconds|minutes|hours|kb|mb|percent)\b/);
    for (const label of labels) t.regex(label, /^[a-z]+(?:_[a-z]+)*$/);
  }
});

test('what nobody has measured yet has no sample, and every figure has its help', async (t) => {
  const metrics = createPrometheusMetrics();
  t.deepEqual(await samplesOf(metrics, 'cairn_last_backup_timestamp_seconds'), []);
  const { text, type } = await metrics.page();
  t.regex(type, /^text\/plain; version=0\.0\.4/);
  for (const [name, { help, kind }] of Object.entries(metricDefinitions)) {
    t.true(text.includes(`# HELP ${name} ${help}\n`), name);
    t.true(text.includes(`# TYPE ${name} ${kind}\n`), name);
  }
});

test('counts add up by label, a gauge is what it was set to last, and null takes it away', async (t) => {
  const metrics = createPrometheusMetrics();
  metrics.count('cairn_job_runs_total', { reaction: 'read-mail', outcome: 'done' });
  metrics.count('cairn_job_runs_total', { reaction: 'read-mail', outcome: 'done' }, 2);
  metrics.set('cairn_oldest_due_job_timestamp_seconds', { pool: 'ai' }, 5);
  metrics.set('cairn_oldest_due_job_timestamp_seconds', { pool: 'ai' }, 7);
  metrics.observe('cairn_job_duration_seconds', { pool: 'ai' }, 0.3);
  t.deepEqual(await samplesOf(metrics, 'cairn_job_runs_total'), [
    'cairn_job_runs_total{reaction="read-mail",outcome="done"} 3',
  ]);
  t.deepEqual(await samplesOf(metrics, 'cairn_oldest_due_job'), [
    'cairn_oldest_due_job_timestamp_seconds{pool="ai"} 7',
  ]);
  t.true((await samplesOf(metrics, 'cairn_job_duration')).includes('cairn_job_duration_seconds_count{pool="ai"} 1'));
  metrics.set('cairn_oldest_due_job_timestamp_seconds', { pool: 'ai' }, null);
  t.deepEqual(await samplesOf(metrics, 'cairn_oldest_due_job'), []);
});

test('two of them count apart, and both tell of the process', async (t) => {
  const [one, other] = [createPrometheusMetrics(), createPrometheusMetrics()];
  one.set('cairn_check_ins_due', {}, 1);
  t.deepEqual(await samplesOf(other, 'cairn_check_ins_due'), []);
  for (const metrics of [one, other])
    for (const name of [
      'process_resident_memory_bytes',
      'process_cpu_seconds_total',
      'nodejs_eventloop_lag_p99_seconds',
    ])
      t.is((await samplesOf(metrics, name)).length, 1, name);
});
