import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import test from 'ava';
import { POOLS } from '#application/engine/work/pools.ts';
import { createPrometheusMetrics } from '#infrastructure/prometheus/metrics.ts';
import { notRun } from '#test/support/not-run.ts';
import { temporaryFolder } from '#test/support/temporary.ts';

const run = promisify(execFile);

const ALERTS = 'ops/prometheus/alerts.yml';
const DASHBOARD = 'ops/grafana/cairn.json';
const RUNBOOK = 'docs/operating.md';

type Target = Readonly<{ expr: string; legendFormat: string }>;
type Panel = Readonly<{ id: number; title: string; type: string; targets?: readonly Target[] }>;

const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as { panels: readonly Panel[] };
const alerts = readFileSync(ALERTS, 'utf8');
const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\b(?:cairn|process|nodejs)_\w+/g)].map(([name]) => name.replace(/_(?:bucket|sum|count)$/, ''));

test('every figure that an alert or the dashboard asks for is on the page of figures', async (t) => {
  const { text } = await createPrometheusMetrics().page();
  const known = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
  const named = namesIn([alerts, ...queries].join('\n'));
  t.true(named.length > 50);
  for (const name of named) t.true(known.has(name), name);
});

test('the pools and states that they ask for are ours', (t) => {
  const text = [alerts, ...queries].join('\n');
  const valuesOf = (label: string) =>
    [...text.matchAll(new RegExp(`\\b${label}[!=~]+"([^"]+)"`, 'g'))].flatMap(([, values = '']) => values.split('|'));
  t.true(valuesOf('pool').length > 2);
  for (const pool of valuesOf('pool')) t.true(Object.hasOwn(POOLS, pool), pool);
  for (const state of valuesOf('state')) t.true(['due', 'scheduled', 'blocked', 'parked'].includes(state), state);
});

test('every alert says what to do, and how bad it is', (t) => {
  const rules = alerts.split(/^ {6}- alert: /m).slice(1);
  t.true(rules.length >= 7);
  const page = existsSync(RUNBOOK) ? readFileSync(RUNBOOK, 'utf8') : null;
  const anchors = (page ?? '')
    .split('\n')
    .filter((line) => line.startsWith('#'))
    .map((line) =>
      line
        .replace(/^#+ /, '')
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
  for (const rule of rules) {
    const [name] = rule.split('\n', 1);
    t.regex(rule, /^ {8}labels: \{ severity: (?:page|ticket) \}$/m, name);
    t.regex(rule, /^ {10}summary: \S/m, name);
    const [, anchor = ''] = /^ {10}runbook_url: docs\/operating\.md#([a-z0-9-]+)$/m.exec(rule) ?? [];
    t.not(anchor, '', name);
    if (page !== null) t.true(anchors.includes(anchor), `${RUNBOOK} has no ${anchor}`);
  }
});

test('every panel has a name, a number of its own and a query', (t) => {
  t.is(new Set(panels.map(({ id }) => id)).size, panels.length);
  for (const { title, type, targets = [] } of panels) {
    t.not(title, '');
    if (type !== 'row') t.true(targets.length > 0, title);
  }
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

if (hasPromtool) {
  test('promtool finds the alerts well-formed, and each fires when it should and not before', async (t) => {
    await t.notThrowsAsync(run('promtool', ['check', 'rules', ALERTS]));
    await t.notThrowsAsync(run('promtool', ['test', 'rules', 'ops/prometheus/alerts.test.yml']));
    const tested = readFileSync('ops/prometheus/alerts.test.yml', 'utf8');
    for (const [, name = ''] of alerts.matchAll(/- alert: (\w+)/g))
      t.regex(tested, new RegExp(`alertname: ${name}\\n +exp_alerts:`), name);
  });

  test('promtool can read every query of the dashboard', async (t) => {
    const folder = await temporaryFolder();
    t.teardown(folder.remove);
    const rules = queries.map((expr, n) => ({
      record: `query:number:${n}`,
      expr: expr.replaceAll('$__rate_interval', '5m').replaceAll('$job', 'cairn'),
    }));
    const file = join(folder.path, 'queries.yml');
    await writeFile(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] })); // JSON is YAML, too
    await t.notThrowsAsync(run('promtool', ['check', 'rules', file]));
  });
} else notRun('alerts and dashboard by promtool', 'promtool is not on the PATH: apt-get install prometheus');
