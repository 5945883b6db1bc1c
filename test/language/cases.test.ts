import { readdirSync, readFileSync } from 'node:fs';
import test from 'ava';
import { changesSomething, type MailRequest } from '#domain/inbox/request/mail-request.ts';
import { readText } from '#language/reader/read-words.ts';

/**
 * Labelled sentences, a table a topic. A row is what is expected, a tab and the words (`\n` for a line break): `none`, `win`, `3 wins`
 * and kinds of wishes, joined by ` + `; behind a kind its details where its words say any. `unchanged`: nothing may be changed at once.
 */
const TABLES = new URL('./cases/', import.meta.url);
/** The local date of all of them: a Wednesday. */
const TODAY = '2026-03-11';

type Row = Readonly<{ expected: string; words: string }>;
const rowsOf = (table: string): readonly Row[] =>
  readFileSync(new URL(table, TABLES), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [expected = '', words = ''] = line.split('\t');
      return { expected, words: words.replace(/\\(n|\\)/g, (_, sign) => (sign === 'n' ? '\n' : '\\')) };
    });

/** The same in any order of what they say. */
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([one], [other]) => (one < other ? -1 : 1))
            .map(([name, inner]) => [name, sorted(inner)]),
        )
      : value;

const shown = ({ kind, details }: MailRequest, withDetails: boolean): string =>
  withDetails && Object.keys(details).length > 0 ? `${kind} ${JSON.stringify(sorted(details))}` : kind;

const read = (words: string) => readText(words, { asked: null, today: TODAY });

const heardIn = ({ expected, words }: Row): string => {
  const { wins, requests } = read(words);
  if (expected === 'unchanged') return requests.some(isChange) ? 'changed' : 'unchanged';
  const told = wins.length === 0 ? [] : [wins.length === 1 ? 'win' : `${wins.length} wins`];
  const asked = requests.map((request) => shown(request, expected.includes('{'))).sort();
  return [...told, ...asked].join(' + ') || 'none';
};

const plain = (expected: string): string =>
  expected
    .split(' + ')
    .map((one) => one.replace(/\{.*\}/, (details) => JSON.stringify(sorted(JSON.parse(details)))))
    .join(' + ');

const isChange = (request: MailRequest): boolean => request.certain && changesSomething(request) && !isUnclear(request);
/** A correction that names nothing is asked about. */
const isUnclear = ({ kind, details: { corrections = [], correctionsByWords: byWords = [] } }: MailRequest): boolean =>
  kind === 'correct-wins' && byWords.length === 0 && corrections.every((one) => one.kind === 'unclear');

/** Safely under what was measured, a table a floor. */
const FLOORS: Readonly<Record<string, number>> = {
  'wins.tsv': 0.8,
  'no-win.tsv': 0.8,
  'wishes.tsv': 0.8,
  'wishes-beside.tsv': 0.8,
  'nothing-changed.tsv': 1,
};

for (const table of readdirSync(TABLES)) {
  const rows = rowsOf(table).map((row) => ({ ...row, heard: heardIn(row) }));
  test(`sentences are heard as they are meant: ${table}`, (t) => {
    const wrong = rows.filter(({ expected, heard }) => plain(expected) !== heard);
    const share = 1 - wrong.length / rows.length;
    t.log(`${rows.length - wrong.length} of ${rows.length} (${(100 * share).toFixed(1)} %)`);
    for (const { expected, heard, words } of wrong) t.log(`${expected} · heard ${heard} · ${words}`);
    t.true(share >= (FLOORS[table] ?? 1), `${share}`);
  });

  test(`nothing is changed that is not asked for: ${table}`, (t) => {
    const changed = rows.filter(({ expected, words }) =>
      read(words).requests.some((request) => isChange(request) && !expected.includes(request.kind)),
    );
    t.deepEqual(
      changed.map(({ words }) => words),
      [],
    );
  });
}
