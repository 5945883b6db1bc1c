import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { lookupsIn } from './lookups.ts';
import { temporaryFolder } from './temporary.ts';

const SETTINGS = JSON.stringify({ compilerOptions: { strict: true, lib: ['esnext'], types: [] }, files: ['code.ts'] });

/** The lookups that the check reports in a file of these lines, by the numbers of their lines. */
const reportedIn = async (lines: readonly string[]): Promise<readonly number[]> => {
  const folder = await temporaryFolder();
  try {
    await writeFile(join(folder.path, 'tsconfig.json'), SETTINGS);
    await writeFile(join(folder.path, 'code.ts'), lines.join('\n'));
    return lookupsIn(join(folder.path, 'tsconfig.json'), (file) => file.endsWith('/code.ts')).breaches.map(
      ({ line }) => line,
    );
  } finally {
    await folder.remove();
  }
};

test('a plain object that is asked for any word is reported, however it is asked', async (t) => {
  const lines = [
    'const table: Record<string, string> = { bought: "buy" };',
    'export const stem = (word: string) => table[word] ?? word;',
    'export const isKnown = (word: string) => word in table;',
    'export const note = (word: string) => { table[word] ??= word; };',
    "export const composed = (a: string) => table['x'.concat(a)];",
    'export const generic = <Word extends string>(word: Word) => table[word];',
    'export const loose = (word: any) => table[word];',
    'export const called = (word: string) => table[word as "bought"];',
    'const list: string[] | Record<string, string> = table;',
    'export const perhaps = (word: string) => (list as Record<string, string>)[word];',
  ];
  t.deepEqual(await reportedIn(lines), [2, 3, 4, 5, 6, 7, 8, 10]);
});

test('a key of a closed list, a place in a list, and what Object.hasOwn has found are safe', async (t) => {
  const lines = [
    'const table: Record<string, string> = { bought: "buy" };',
    'const prices = { monthly: 11, yearly: 75 };',
    'export const price = (plan: "monthly" | "yearly") => prices[plan];',
    'export const nth = (words: readonly string[], at: number) => words[at];',
    'export const own = (word: string) => (Object.hasOwn(table, word) ? table[word] : null);',
    'export const all = () => { for (const key of Object.keys(table)) console.log(table[key]); };',
    'declare const console: { log(text: unknown): void };',
    'export const mapped = (word: string) => new Map(Object.entries(table)).get(word);',
  ];
  t.deepEqual(await reportedIn(lines), []);
});

test('to have found another name, or the name in another object, makes nothing safe', async (t) => {
  const lines = [
    'const table: Record<string, string> = {};',
    'const other: Record<string, string> = {};',
    'export const wrong = (word: string) => (Object.hasOwn(other, word) ? table[word] : null);',
    'export const late = (word: string) => (Object.hasOwn(table, word) ? null : table[word]);',
  ];
  t.deepEqual(await reportedIn(lines), [3, 4]);
});
