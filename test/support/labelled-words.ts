import { readFileSync } from 'node:fs';

/**
 * A row of a table of `test/language/cases`: what is expected, a tab and the words (`\n` for a line break). Expected are `none`, `win`,
 * `3 wins` and kinds of wishes, joined by ` + `, behind a kind its details where its words say any and `!` where it is done at once;
 * or `hard` for a hard day and no win, `no win`, or `unchanged` where nothing may be changed at once.
 */
export type Row = Readonly<{ expected: string; words: string }>;

export const TABLES = new URL('../language/cases/', import.meta.url);
/** The local date of all of them: a Wednesday. */
export const TODAY = '2026-03-11';

export const rowsOf = (table: string): readonly Row[] =>
  readFileSync(new URL(table, TABLES), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [expected = '', words = ''] = line.split('\t');
      return { expected, words: words.replace(/\\(n|\\)/g, (_, sign) => (sign === 'n' ? '\n' : '\\')) };
    });

/** The kinds of wishes that a row expects. */
export const kindsOf = ({ expected }: Row): readonly string[] =>
  expected
    .split(' + ')
    .flatMap((one) => /^[a-z]+-[a-z-]+|^(?:cv|stop|pause|resume|billing|login|export)/.exec(one) ?? []);
