import test, { type ExecutionContext } from 'ava';
import type { CareerFiles } from '#application/documents/career/career-import.ts';
import { isRefusal } from '#domain/decider.ts';
import { problemIn } from '#domain/documents/career-rules.ts';

/** A CV as people paste it; every reader has to find these facts in it. */
export const CV = `Zora Quill
zora.quill@example.org · github.com/zora-quill

Work Experience
Head Baker
Crumb & Co Ltd, Utrecht, NL
Jan 2019 – Present
• Cut waste by a third in 2020

Baker
Oven Street Bakery, Zwolle, NL
06/2014 - 12/2018

Education
Diploma in Baking
Midden College, Utrecht, NL
2011 – 2014

Certificates
Food Hygiene Level 3, Highfield, May 2021

Languages
Dutch, English (C1)

Skills
Sourdough, Costing`;

export const FACTS = [
  {
    kind: 'position',
    title: 'Head Baker',
    employer: 'Crumb & Co Ltd',
    place: 'Utrecht, NL',
    from: '2019-01',
    to: null,
  },
  {
    kind: 'position',
    title: 'Baker',
    employer: 'Oven Street Bakery',
    place: 'Zwolle, NL',
    from: '2014-06',
    to: '2018-12',
  },
  {
    kind: 'education',
    title: 'Diploma in Baking',
    school: 'Midden College',
    place: 'Utrecht, NL',
    from: '2011',
    to: '2014',
  },
  { kind: 'certificate', title: 'Food Hygiene Level 3', issuer: 'Highfield', issued: '2021-05' },
  { kind: 'language', name: 'Dutch', level: '' },
  { kind: 'language', name: 'English', level: 'C1' },
  { kind: 'skill', name: 'Sourdough' },
  { kind: 'skill', name: 'Costing' },
  { kind: 'link', label: 'GitHub', url: 'https://github.com/zora-quill' },
] as const;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

type Opened = Readonly<{ files: CareerFiles; userId: number }>;

/** What reads careers from files, by whatever means, keeps these promises. */
export const careerFilesContract = (reader: string, open: (t: ExecutionContext) => Promise<Opened>) => {
  const reading = async (t: ExecutionContext, text: string) => {
    const { files, userId } = await open(t);
    return files.read(bytesOf(text), userId);
  };

  test(`${reader} finds the facts of a CV, each in its fields`, async (t) => {
    const read = await reading(t, CV);
    if (isRefusal(read)) return t.fail(read.refused);
    t.is(read.source, 'text');
    t.deepEqual(read.facts, [...FACTS]);
  });

  test(`${reader} says nothing that the CV does not print, and nothing that cannot be kept`, async (t) => {
    const read = await reading(t, CV.replace('06/2014 - 12/2018', '12/2018 - 06/2014'));
    if (isRefusal(read)) return t.fail(read.refused);
    for (const fact of read.facts) {
      t.is(problemIn(fact), null);
      const { kind, ...fields } = fact;
      for (const [name, value] of Object.entries(fields))
        if (!['from', 'to', 'issued', 'label', 'url'].includes(name))
          t.true(CV.includes(String(value)), `${kind} ${name} ${value}`);
    }
  });

  test(`${reader} reads data as it stands, and refuses what is none of its kinds`, async (t) => {
    const { files, userId } = await open(t);
    const data = JSON.stringify({ work: [{ name: 'Noma', position: 'Cook', startDate: '2019-03' }] });
    const read = await files.read(bytesOf(data), userId);
    t.like(read, { source: 'json-resume', facts: { 0: { title: 'Cook', employer: 'Noma', from: '2019-03' } } });
    t.deepEqual(await files.read(bytesOf('{"work": ['), userId), { refused: 'broken' });
    t.deepEqual(await files.read(bytesOf('%PDF-1.4 and no more'), userId), { refused: 'broken' });
    t.deepEqual(await files.read(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]), userId), { refused: 'unknown-file' });
  });
};
