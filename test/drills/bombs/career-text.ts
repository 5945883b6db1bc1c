import { type Bomb, MB, numbered } from './bomb.ts';
import { imported } from './career.ts';
import { NASTY } from './nasty-text.ts';

const resume = (build: () => unknown) => imported(() => JSON.stringify(build()));
const many = (count: number, item: (at: number) => unknown) => Array.from({ length: count }, (_, at) => item(at));
/** As large as may be uploaded. */
const FILE = 4.9 * MB;

/** Old CVs as text, and JSON Resumes. */
export const careerTextBombs: readonly Bomb[] = [
  {
    name: 'JSON Resume: 100,000 positions of one name',
    send: resume(() => ({ work: many(90_000, () => ({ name: 'Acme', position: 'Cook' })) })),
  },
  {
    name: 'JSON Resume: 1,000 positions of one name',
    isShort: true,
    send: resume(() => ({
      work: many(1_000, (at) => ({
        name: 'Acme',
        position: 'Cook',
        startDate: `${1950 + (at % 70)}-0${1 + (at % 9)}`,
      })),
    })),
  },
  {
    name: 'JSON Resume: 1,000 of each kind',
    send: resume(() => ({
      work: many(1_000, (at) => ({ name: `A ${at}`, position: `B ${at}` })),
      education: many(1_000, (at) => ({ institution: `S ${at}`, area: 'x' })),
      certificates: many(1_000, (at) => ({ name: `C ${at}` })),
      languages: many(1_000, (at) => ({ language: `L ${at}` })),
      skills: many(1_000, (at) => ({ name: `S ${at}` })),
      basics: { profiles: many(1_000, (at) => ({ url: `https://a.example/${at}` })) },
    })),
  },
  {
    name: 'JSON Resume: 1,000 positions of 3 KB each',
    send: resume(() => ({
      work: many(1_000, (at) => ({ name: `${'Acme '.repeat(300)}${at}`, position: `${'Cook '.repeat(300)}${at}` })),
    })),
  },
  {
    name: 'JSON Resume: 1,000 skills of combining marks',
    send: resume(() => ({ skills: many(1_000, (at) => ({ name: `${at}${'\u0301'.repeat(1_500)}` })) })),
  },
  {
    name: 'JSON Resume: 1,000 skills of ligatures that grow',
    send: resume(() => ({ skills: many(900, (at) => ({ name: `${at}${'ﷺ'.repeat(1_500)}` })) })),
  },
  {
    name: 'JSON Resume: one position of 4.9 MB',
    send: resume(() => ({ work: [{ name: 'a '.repeat(FILE / 2 - 100), position: 'b' }] })),
  },
  {
    name: 'JSON Resume: 1,000 addresses of 4 KB',
    send: resume(() => ({
      basics: { profiles: many(1_000, (at) => ({ url: `https://${'a.'.repeat(2_000)}${at}`, network: 'x' })) },
    })),
  },
  {
    name: 'JSON: 2,400,000 arrays in one another',
    send: imported(() => '['.repeat(FILE / 2) + ']'.repeat(FILE / 2)),
  },
  {
    name: 'JSON: 800,000 objects in one another',
    send: imported(() => `${'{"a":'.repeat(800_000)}1${'}'.repeat(800_000)}`),
  },
  { name: 'JSON: work 100,000 deep', send: imported(() => `{"work":${'['.repeat(100_000)}${']'.repeat(100_000)}}`) },
  { name: 'JSON: 300,000 keys', send: imported(() => `{${numbered(300_000, (at) => `"k${at}":1,`)}"work":[]}`) },
  {
    name: 'JSON: a number of 4.9 MB of digits',
    send: imported(() => `{"work":[{"name":"a","position":"b","x":${'9'.repeat(FILE - 100)}}]}`),
  },
  {
    name: 'JSON: 4.9 MB of escapes',
    send: imported(() => `{"work":[{"name":"${'\\u0301'.repeat(800_000)}","position":"b"}]}`),
  },
  {
    name: 'JSON: keys named __proto__',
    send: imported(
      () =>
        '{"__proto__":{"work":[{"name":"a"}]},"work":[{"__proto__":{"name":"b"},"position":"c"}],"constructor":{"prototype":{"x":1}}}',
    ),
  },
  {
    name: 'text: 200,000 positions',
    send: imported(() => `Work experience\n${numbered(150_000, (at) => `Cook ${at}, Acme, 2010 - 2012\n`)}`),
  },
  { name: 'text: 4.9 MB of line feeds', send: imported(() => `Work experience\nCook\n${'\n'.repeat(FILE - 100)}`) },
  {
    name: 'text: one line of 4.9 MB of dates',
    send: imported(() => `Work experience\n${'2010 - 2012 '.repeat(FILE / 12 - 10)}`),
  },
  { name: 'text: 23 KB of date ranges', send: imported(() => `Work experience\n${'Jan 2010 – '.repeat(2_000)}`) },
  {
    name: 'text: 200 KB of skills in one line',
    send: imported(() => `Skills\n${numbered(20_000, (at) => `skill ${at}, `)}`),
  },
  {
    name: 'text: 5,000 languages',
    send: imported(() => `Languages\n${numbered(5_000, (at) => `Lang${at} (native)\n`)}`),
  },
  { name: 'text: 50,000 headings', send: imported(() => 'Education\nExperience\nSkills\n'.repeat(50_000)) },
  { name: 'text: 4.9 MB of tabs', send: imported(() => `Work experience\nCook\t${'\t'.repeat(FILE - 100)}`) },
  ...[...NASTY]
    .slice(0, 12)
    .map(([name, of]): Bomb => ({ name: `text: 1 MB of ${name}`, send: imported(() => `Work experience\n${of(MB)}`) })),
];
