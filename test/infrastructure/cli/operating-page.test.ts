import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { ANCHORS } from '#infrastructure/doctor/finding.ts';
import { settingNames } from '#infrastructure/shared/settings.ts';
import { composeFiles, variablesOf } from '#test/support/container-files.ts';
import { temporaryFolder } from '#test/support/temporary.ts';
import { cairn } from './cairn.ts';

const PAGE = 'docs/operating.md';
const page = readFileSync(PAGE, 'utf8');
const code = [...page.matchAll(/```\w*\n(.*?)```|`([^`\n]+)`/gs)]
  .map(([, block, span]) => block ?? span ?? '')
  .join('\n');

/** As GitHub makes them from headings. */
const anchorsIn = (markdown: string): ReadonlySet<string> =>
  new Set(
    [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    ),
  );

/** Each call of the command line on the page, without what calls it in a container. */
const calls = code
  .split('\n')
  .map((line) => line.replace(/^.*infrastructure\/cli\.ts'?/, 'cairn'))
  .flatMap((line) => [...line.matchAll(/^cairn ([a-z-]+) ?([a-z-]*)([^#]*)/g)])
  .map(([, group = '', name = '', rest = '']) => ({ group, name, rest }));

test('every command and option that the page names is one of the command line', async (t) => {
  const { path, remove } = await temporaryFolder();
  t.teardown(remove);
  const known = new Map<string, string>();
  for (const [, name = '', options = ''] of (await cairn(path, ['--help'])).out.matchAll(
    /^ {2}([a-z-]+ [a-z-]+)(.*)$/gm,
  ))
    known.set(name, options);
  known.set('doctor', (await cairn(path, ['doctor', '--help'])).out);
  t.true(calls.length > 40);
  for (const { group, name, rest } of calls) {
    const options = known.get(group) ?? known.get(`${group} ${name}`);
    t.not(options, undefined, `cairn ${group} ${name}`);
    for (const [option] of rest.matchAll(/--[a-z-]+/g))
      t.true(options?.includes(option), `cairn ${group} ${name} ${option}`);
  }
});

/** Words in capitals that are no settings of Cairn. */
const OTHERS = new Set(['TMPDIR', 'EVENTSTORE_', 'SPF', 'DKIM', 'DMARC', 'RSA', 'DNS']);

test('every setting that the page names is one', (t) => {
  const named = new Set([...code.matchAll(/\b[A-Z][A-Z_]{2,}\b/g)].map(([name]) => name));
  t.true(named.size > 30);
  const compose = new Set(composeFiles.flatMap((name) => [...variablesOf(name)]));
  for (const name of named) t.true(settingNames.has(name) || compose.has(name) || OTHERS.has(name), name);
});

test('every alert and every check of the doctor leads to a heading of the page', (t) => {
  const anchors = anchorsIn(page);
  const alerts = readFileSync('ops/prometheus/alerts.yml', 'utf8');
  const runbooks = [...alerts.matchAll(/docs\/operating\.md#([\w-]+)/g)].map(([, anchor = '']) => anchor);
  t.true(runbooks.length > 8);
  for (const anchor of [...runbooks, ...Object.values(ANCHORS)]) t.true(anchors.has(anchor), anchor);
  for (const [, alert = ''] of alerts.matchAll(/- alert: (\w+)/g)) t.true(page.includes(alert), alert);
});

test('every link of the page leads somewhere', (t) => {
  for (const [, target = ''] of page.matchAll(/\]\(([^)]+)\)/g)) {
    const [file = '', anchor] = target.split('#');
    const path = file === '' ? PAGE : join('docs', file);
    t.true(existsSync(path), target);
    if (anchor !== undefined) t.true(anchorsIn(readFileSync(path, 'utf8')).has(anchor), target);
  }
});
