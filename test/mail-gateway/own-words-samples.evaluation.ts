import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import test from 'ava';
import { compile } from 'html-to-text';
import { simpleParser } from 'mailparser';
import { htmlToText } from '#mail-gateway/reading/own-words/html-to-text.ts';
import { ownWords } from '#mail-gateway/reading/own-words/own-words.ts';
import { evaluation } from '#test/evaluation/share.ts';
import { notRun } from '../support/not-run.ts';
import forwards from './labels/forwards.json' with { type: 'json' };
import replies from './labels/replies.json' with { type: 'json' };

type Label = string | Readonly<{ as: string; text?: string; htmlWords?: string; starts?: number }>;
type Labels = Readonly<{
  rule: string;
  samples: Readonly<Record<string, Label>>;
  notMails: Readonly<Record<string, string>>;
}>;
type Result = Readonly<{
  folder: string;
  sample: string;
  isExact: boolean;
  isLost: boolean;
  isLeftOver: boolean;
  text: string;
}>;

const FOLDERS = new URL('../../../shared/mail/', import.meta.url);
const LABELS: Readonly<Record<string, Labels>> = { replies, forwards };

/** What the extractor reaches on these samples; it may rise, it must not fall. */
const FLOOR = { exact: 0.98, exactDistinctReplies: 0.95, lost: 0 };

const { some: sampled, floor } = evaluation({ sample: 0.2 });

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** The elements that a label such as "1-3,7" names, counted from one. */
const chosen = (label: string, from: readonly string[]): string[] =>
  label
    .split(',')
    .filter((range) => range !== '')
    .flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number);
      return from.slice(first - 1, last);
    });

/** The words of an HTML mail by another way than the one that is tested. */
const visibleText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
  ],
});

/** Words of `wanted` that are not in `given`, each counted as often as it stands there. */
const missing = (wanted: readonly string[], given: readonly string[]): string[] => {
  const left = new Map<string, number>();
  for (const word of given) left.set(word, (left.get(word) ?? 0) + 1);
  return wanted.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
};

const judged = (folder: string, sample: string, wanted: readonly string[], text: string): Result => {
  const given = wordsOf(ownWords(text, []));
  return {
    folder,
    sample,
    isExact: given.join(' ') === wanted.join(' '),
    isLost: missing(wanted, given).length > 0,
    isLeftOver: missing(given, wanted).length > 0,
    text: wordsOf(text).join(' '),
  };
};

/** The suites borrow from each other: every text once, and no forwards, of which one text comes in every language. */
const distinctReplies = (results: readonly Result[]): readonly Result[] => [
  ...new Map(
    results.filter(({ folder }) => folder.startsWith('replies/')).map((result) => [result.text, result]),
  ).values(),
];

const unannotated = (text: string): string => text.replace(/^#(?:sig|reply)#/gm, '');

const readSample = async (kind: string, sample: string, label: Label): Promise<Result[]> => {
  const { as, text, htmlWords, starts = 1 } = typeof label === 'string' ? { as: 'text', text: label } : label;
  const folder = `${kind}/${sample.split('/', 1)[0]}`;
  const raw = await readFile(new URL(`${kind}/${sample}`, FOLDERS), 'utf8');
  const mail = as === 'mail' ? await simpleParser(raw) : { text: unannotated(raw), html: raw };
  const html = mail.html || '';
  const lines = (mail.text ?? '').split(/\r?\n/);
  const results: Result[] = [];
  if (text !== undefined)
    results.push(judged(folder, sample, wordsOf(chosen(text, lines).join('\n')), lines.slice(starts - 1).join('\n')));
  if (htmlWords !== undefined)
    results.push(judged(folder, `${sample} (HTML)`, chosen(htmlWords, wordsOf(visibleText(html))), htmlToText(html)));
  return results;
};

const table = (results: readonly Result[]): string => {
  const row = (name: string, some: readonly Result[]) => {
    const count = (key: 'isExact' | 'isLost' | 'isLeftOver') => some.filter((result) => result[key]).length;
    return [name, some.length, count('isExact'), count('isLost'), count('isLeftOver')];
  };
  const groups = Map.groupBy(results, ({ folder }) => folder);
  const rows = [
    ['folder', 'samples', 'exact', 'lost own text', 'left-over quote'],
    ...[...groups].map(([folder, some]) => row(folder, some)),
    row('total', results),
    row('distinct replies', distinctReplies(results)),
  ];
  const lines = rows.map((cells) =>
    cells.map((cell, i) => (i === 0 ? String(cell).padEnd(22) : String(cell).padStart(16))).join(''),
  );
  const faults = results
    .filter(({ isExact }) => !isExact)
    .map(({ folder, sample, isLost }) => `${isLost ? 'lost' : 'left over'}: ${folder} ${sample}`);
  return [...lines, ...faults].join('\n');
};

test('the labels say where own words stand, never what they say', (t) => {
  for (const { rule, samples } of Object.values(LABELS)) {
    t.truthy(rule);
    for (const [sample, label] of Object.entries(samples)) {
      const ranges = typeof label === 'string' ? [label] : [label.text ?? '', label.htmlWords ?? ''];
      for (const range of ranges) t.regex(range, /^(?:\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*)?$/, sample);
    }
  }
});

if (existsSync(FOLDERS)) {
  test('on the sample mails no own word is lost, and nearly all are cut exactly', async (t) => {
    const results: Result[] = [];
    for (const [kind, { samples }] of Object.entries(LABELS))
      for (const [sample, label] of sampled(Object.entries(samples)))
        results.push(...(await readSample(kind, sample, label)));
    t.log(`\n${table(results)}`);
    t.is(results.filter(({ isLost }) => isLost).length, FLOOR.lost);
    const rate = (some: readonly Result[]) => some.filter(({ isExact }) => isExact).length / some.length;
    t.true(rate(results) >= floor(FLOOR.exact, results.length));
    const distinct = distinctReplies(results);
    t.true(rate(distinct) >= floor(FLOOR.exactDistinctReplies, distinct.length));
  });
} else {
  notRun('on the sample mails no own word is lost', '../shared/mail is not there');
}
