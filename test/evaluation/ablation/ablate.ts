import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { groups } from './groups.ts';
import type { Row } from './table.ts';

const run = promisify(execFile);
const WITHOUT = fileURLToPath(new URL('./without.ts', import.meta.url));
const AT_A_TIME = 2;

/** What the table shows: of which sets which figure, as a share or a number. */
const COLUMNS: readonly (readonly [
  title: string,
  figure: string,
  sets: readonly string[] | null,
  isNumber: boolean,
])[] = [
  ['exact', 'exact', ['unseen'], false],
  ['plain exact', 'exact', ['plain unseen'], false],
  ['wins lost', 'wins lost', ['unseen'], false],
  ['false wins', 'false wins', ['unseen'], false],
  ['kind named', 'kind named', ['unseen'], false],
  ['done at once', 'done at once', ['unseen', 'plain unseen', 'unnamed unseen'], false],
  ['needless questions', 'needless questions', ['unseen'], false],
  ['unasked changes', 'unasked changes', null, true],
  ['hard heard', 'hard heard', null, false],
  ['hard kept as win', 'hard kept as win', ['unseen'], false],
  ['crises', 'crises heard', null, true],
  ['false crises', 'false crises', null, true],
];

type Rows = Readonly<Record<string, Row>>;

const measuredWithout = async (names: readonly string[] | null): Promise<Rows> => {
  const { stdout } = await run(process.execPath, [WITHOUT, JSON.stringify(names)], { maxBuffer: 2 ** 24 });
  return JSON.parse(stdout) as Rows;
};

const cellsOf = (rows: Rows): readonly string[] =>
  COLUMNS.map(([, figure, sets, isNumber]) => {
    const chosen = Object.entries(rows).filter(([set]) => sets?.includes(set) ?? true);
    const [part, all] = chosen.reduce(
      ([one, other], [, row]) => [one + (row[figure]?.[0] ?? 0), other + (row[figure]?.[1] ?? 0)],
      [0, 0],
    );
    return isNumber ? String(part) : ((100 * part) / Math.max(1, all)).toFixed(1);
  });

/**
 * Prints the figures of the reader as it is, without each of the named groups of rules (all where none is named), and of the model
 * alone. 0 where all was measured, 2 where a group has no such name.
 */
export const ablate = async (names: readonly string[]): Promise<number> => {
  const unknown = names.filter((name) => !Object.hasOwn(groups, name));
  if (unknown.length > 0) {
    console.error(`no group ${unknown.join(', ')}; there are: ${Object.keys(groups).join(', ')}`);
    return 2;
  }
  const wanted = names.length > 0 ? names : Object.keys(groups);
  const jobs: readonly (readonly [string, readonly string[] | null])[] = [
    ['the reader', []],
    ...wanted.map((name) => [`without ${name}`, [name]] as const),
    ['the model alone', null],
  ];
  console.log(`| | ${COLUMNS.map(([title]) => title).join(' | ')} |\n|---${'|---'.repeat(COLUMNS.length)}|`);
  for (let at = 0; at < jobs.length; at += AT_A_TIME) {
    const now = jobs.slice(at, at + AT_A_TIME);
    const rows = await Promise.all(now.map(([, without]) => measuredWithout(without)));
    for (const [one, [title]] of now.entries()) console.log(`| ${title} | ${cellsOf(rows[one] as Rows).join(' | ')} |`);
  }
  return 0;
};
