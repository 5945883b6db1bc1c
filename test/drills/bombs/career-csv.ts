import { type Bomb, KB, MB, numbered } from './bomb.ts';
import { imported } from './career.ts';
import { zipOf } from './zip.ts';

const HEADER = 'Company Name,Title,Description,Location,Started On,Finished On\n';
const csv = (name: string, content: () => string) => imported(() => zipOf([{ name, content: Buffer.from(content()) }]));
const positions = (content: () => string) => csv('Positions.csv', content);

/** Tables with too much of something, in LinkedIn's archive. */
export const csvBombs: readonly Bomb[] = [
  {
    name: 'CSV: a row of 1,000,000 columns',
    send: positions(() => `${HEADER}${'a,'.repeat(1_000_000)}\n`),
  },
  {
    name: 'CSV: a header of 1,000,000 columns',
    isShort: true,
    send: positions(() => `${numbered(1_000_000, (at) => `c${at},`)}\na,b\n`),
  },
  {
    name: 'CSV: 1,000,000 columns and 2,000 rows',
    send: positions(() => `${numbered(1_000_000, (at) => `${at.toString(36)},`)}\n${'a\n'.repeat(2_000)}`),
  },
  {
    name: 'CSV: 1,000,000 columns of one name',
    send: positions(() => `${'title,'.repeat(1_000_000)}\n${'a,b,c\n'.repeat(1_900)}`),
  },
  {
    name: 'CSV: 1,000,000 rows',
    send: positions(() => HEADER + 'Acme,Cook,,,Jan 2010,\n'.repeat(700_000)),
  },
  {
    name: 'CSV: 1,900 rows of other firms',
    send: positions(() => HEADER + numbered(1_900, (at) => `Acme ${at},Cook,,,Jan 2010,Jan 2012\n`)),
  },
  {
    name: 'CSV: 1,900 rows of one firm',
    send: positions(() => HEADER + numbered(1_900, (at) => `Acme,Cook ${at % 7},,,Jan ${1950 + (at % 70)},\n`)),
  },
  {
    name: 'CSV: 1,900 rows of cells of 8 KB',
    send: positions(() => HEADER + `${'a '.repeat(4 * KB)},Cook,,,Jan 2010,\n`.repeat(1_900)),
  },
  { name: 'CSV: 8,000,000 empty rows', send: positions(() => HEADER + '\n'.repeat(15 * MB)) },
  { name: 'CSV: 8,000,000 rows of blanks', send: positions(() => HEADER + ' \n'.repeat(7 * MB)) },
  {
    name: 'CSV: a quote that is never closed',
    send: positions(() => `${HEADER}"${'a\n'.repeat(7 * MB)}`),
  },
  { name: 'CSV: 15 MB of quotes', send: positions(() => HEADER + '"'.repeat(15 * MB)) },
  { name: 'CSV: a cell of 15 MB', send: positions(() => `${HEADER}${'a'.repeat(15 * MB)},b\n`) },
  {
    name: 'CSV: columns named __proto__',
    send: positions(() => `__proto__,constructor,title\n${'a,b,c\n'.repeat(100)}`),
  },
  { name: 'CSV: 1,900 skills', send: csv('Skills.csv', () => `Name\n${numbered(1_900, (at) => `Skill ${at}\n`)}`) },
  {
    name: 'CSV: 100,000 websites in one cell',
    isShort: true,
    send: csv('Profile.csv', () => `Websites\n"[${'OTHER:https://a.example,'.repeat(100_000)}]"\n`),
  },
  {
    name: 'CSV: 1,900 languages of combining marks',
    isShort: true,
    send: csv(
      'Languages.csv',
      () => `Name,Proficiency\n${numbered(1_900, (at) => `${at}${'\u0301'.repeat(100)},Native\n`)}`,
    ),
  },
];
