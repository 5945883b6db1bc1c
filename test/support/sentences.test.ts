import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { sentencesIn } from './sentences.ts';
import { temporaryFolder } from './temporary.ts';

const SETTINGS = JSON.stringify({ compilerOptions: { strict: true, lib: ['esnext'], types: [] }, files: ['code.ts'] });

/** The sentences that the check reports in a file of these lines, by the numbers of their lines. */
const reportedIn = async (lines: readonly string[]): Promise<readonly number[]> => {
  const folder = await temporaryFolder();
  try {
    await writeFile(join(folder.path, 'tsconfig.json'), SETTINGS);
    await writeFile(join(folder.path, 'code.ts'), lines.join('\n'));
    return sentencesIn(join(folder.path, 'tsconfig.json'), (file) => file.endsWith('/code.ts')).sentences.map(
      ({ line }) => line,
    );
  } finally {
    await folder.remove();
  }
};

test('texts for people, rules of a language and formatted words are reported', async (t) => {
  const lines = [
    "export const kept = 'your win is kept';",
    "export const short = 'No wins.';",
    `export const titled = (wins: number) => \`Your week so far: \${wins} wins\`;`,
    "export const asks = { when: 'Until when?' };",
    'export const hard = /\\b(?:tired|sick|exhausted|struggling)\\b/;',
    "export const list = new Intl.ListFormat('en');",
    'export const day = (at: Date) => at.toLocaleDateString();',
  ];
  t.deepEqual(await reportedIn(lines), [1, 2, 3, 4, 5, 6, 7]);
});

test('codes, names, paths, shapes and what operators read are none', async (t) => {
  const lines = [
    "import type {} from './a-file-of-many-words.ts';",
    "export const code: 'on-billing-page' | 'too-many-at-once' = 'too-many-at-once';",
    "export const category = 'Quality and safety';",
    `export const stream = (a: string, b: number) => \`conversation-\${a}-of-the-\${b}\`;`,
    'export const date = /^\\d{4}-\\d{2}-\\d{2}$/;',
    "export const fail = () => { throw new Error('the log is not there any more'); };",
    'declare const logger: { warn(text: string): void };',
    "export const note = () => logger.warn('the texts of a day are used up');",
    'declare const unavailable: (what: string) => Error;',
    "export const away = () => unavailable('the end of the mail reported on');",
    "export const zone = new Intl.DateTimeFormat('en').resolvedOptions().timeZone;",
  ];
  t.deepEqual(await reportedIn(lines), []);
});
