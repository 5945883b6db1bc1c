import test from 'ava';
import type { CareerFact } from '#domain/documents/career.ts';
import { tellSame } from '#domain/documents/career-rules.ts';
import { builtinDocumentWriter } from '#infrastructure/builtin/documents/writer.ts';
import { makeFile } from '#infrastructure/formats/making.ts';
import { readCareerFile } from '#mail-gateway/reading/career-files/reading.ts';

const facts: readonly CareerFact[] = [
  {
    ...{ id: '1', kind: 'position', employer: 'St. Mary’s Hospital', title: 'Ward sister', place: 'Leeds' },
    ...{ from: '2019-03', to: null },
  },
  {
    ...{ id: '2', kind: 'position', employer: 'Leeds General Infirmary', title: 'Staff nurse', place: 'Leeds' },
    ...{ from: '2012-09', to: '2019-02' },
  },
  {
    ...{ id: '3', kind: 'education', school: 'University of Leeds', title: 'BSc Nursing', place: '' },
    ...{ from: '2009', to: '2012' },
  },
  {
    id: '4',
    kind: 'certificate',
    title: 'Immediate Life Support',
    issuer: 'Resuscitation Council UK',
    issued: '2021-05',
  },
  { id: '5', kind: 'language', name: 'French', level: 'B1' },
  { id: '6', kind: 'skill', name: 'Triage' },
  { id: '7', kind: 'link', label: 'LinkedIn', url: 'https://www.linkedin.com/in/ruth-bailey' },
];
const profile = { name: 'Ruth Bailey', email: 'ruth@example.org', phone: '', role: 'Ward sister', company: '' };
const wins = [
  'Rewrote the falls protocol: falls on the ward went from 9 to 3 a month.',
  'Led the night shift with 38 patients although two colleagues were ill.',
].map((text, at) => ({
  ...{ id: `w${at}`, date: `2024-0${at + 1}-04`, text, category: 'Delivery', skills: [], language: 'en' as const },
}));
const brief = { kind: 'cv', variant: '', prompt: '', company: '', role: '', jobDescription: '' } as const;

for (const format of ['json', 'pdf', 'docx', 'md', 'txt'] as const)
  for (const look of format === 'pdf' || format === 'docx'
    ? (['classic', 'modern', 'editorial'] as const)
    : (['classic'] as const))
    test(`our own CV as ${format}, ${look}, comes back as the same facts`, async (t) => {
      const sources = { profile, facts, wins, today: '2026-11-23' };
      const document = await builtinDocumentWriter.write(brief, sources);
      const file = await makeFile(
        { is: 'written', document, person: profile.name, called: 'CV', letter: null },
        { format, look, paper: 'a4', career: { profile, facts } },
      );
      if ('refused' in file) throw new Error(file.refused);
      const read = await readCareerFile(file.bytes);
      if ('refused' in read) throw new Error(read.refused);
      const names = (words: (typeof read.facts)[number]) => JSON.stringify(words);
      for (const fact of facts) {
        const back = read.facts.find((words) => tellSame(words, fact));
        t.truthy(back, `${fact.kind} ${names(fact)} in ${read.facts.map(names).join('\n')}`);
        if (fact.kind === 'certificate' || fact.kind === 'language') t.like({ ...back, id: fact.id }, fact);
        if ((fact.kind === 'position' || fact.kind === 'education') && back?.kind === fact.kind)
          t.like(back, { from: fact.from, to: fact.to, place: fact.place });
      }
      const told = read.facts.filter((words, at, all) => !all.slice(0, at).some((other) => tellSame(other, words)));
      t.is(told.length, facts.length, told.map(names).join('\n'));
    });
