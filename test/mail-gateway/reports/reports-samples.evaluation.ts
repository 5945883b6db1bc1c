import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import test from 'ava';
import { evaluation } from '#test/evaluation/share.ts';
import { notRun } from '#test/support/not-run.ts';
import { readerHere } from '#test/support/reader-here.ts';
import { type Label, labelOf } from './labels.ts';

const SAMPLES = resolve('../shared/mail/bounces');
const GOAL = 0.95;
const { some, floor } = evaluation({ sample: 0.1 });

/** What each label takes. A delay is a failure that has not come about: none that stops anything, as is a soft one. */
const takes: Readonly<Record<Label, readonly string[]>> = {
  h: ['hard'],
  s: ['soft', 'delay'],
  c: ['complaint'],
  n: ['none'],
  m: ['hard', 'soft'],
};

const filesBelow = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(?:eml|raw)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** `lhost-postfix` of `lhost-postfix-02.eml`. */
const sourceOf = (file: string): string => basename(file).replace(/-\d\d\.eml$/, '');

const share = (right: number, all: number): string => `${right} of ${all} (${((100 * right) / all).toFixed(1)} %)`;

if (existsSync(SAMPLES)) {
  test('of the labelled reports 95 in a hundred are read rightly', async (t) => {
    t.timeout(120_000);
    const reader = readerHere();
    const all = (await filesBelow(join(SAMPLES, 'sisimai'))).filter((file) => labelOf(basename(file)));
    const labelled = some(all);
    const read = await Promise.all(
      labelled.map(async (file) => {
        const label = labelOf(basename(file)) as Label;
        const { kind } = await reader.readReport(await readFile(file));
        return { source: sourceOf(file), file: basename(file), label, kind, right: takes[label].includes(kind) };
      }),
    );
    const failures = read.filter(({ label }) => label === 'h' || label === 's' || label === 'm');
    for (const source of new Set(read.filter(({ right }) => !right).map((one) => one.source))) {
      const own = read.filter((one) => one.source === source);
      t.log(`${source}: ${share(own.filter(({ right }) => right).length, own.length)}`);
    }
    t.log(`all: ${share(read.filter(({ right }) => right).length, read.length)}`);
    t.log(`hard or soft: ${share(failures.filter(({ right }) => right).length, failures.length)}`);
    t.log(`bad addresses taken for good ones: ${failures.filter((one) => one.label === 'h' && !one.right).length}`);
    t.log(
      `good addresses taken for bad ones: ${failures.filter((one) => one.label === 's' && one.kind === 'hard').length}`,
    );
    t.true(all.length >= 360);
    t.true(read.filter(({ right }) => right).length / read.length >= floor(GOAL, read.length));
    t.true(failures.filter(({ right }) => right).length / failures.length >= floor(GOAL, failures.length));
  });

  test('no sample of a report, labelled or not, is a win', async (t) => {
    t.timeout(120_000);
    const reader = readerHere();
    const files = await filesBelow(SAMPLES);
    const wins: string[] = [];
    for (const file of some(files)) {
      const reading = await reader.read(await readFile(file), { sent: [], asked: null, today: '2026-11-21' });
      if (reading.kind === 'understood' && reading.wins.length > 0) wins.push(file);
    }
    t.deepEqual(wins, []);
    t.true(files.length >= 400);
  });
} else {
  notRun('of the labelled reports 95 in a hundred are read rightly', 'the samples are not there');
}
