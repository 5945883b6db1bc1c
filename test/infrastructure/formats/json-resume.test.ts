import { createRequire } from 'node:module';
import test from 'ava';
import fc from 'fast-check';
import { manuscriptOf } from '#application/documents/manuscript/manuscript.ts';
import type { CareerFact } from '#domain/documents/career.ts';
import { jsonResumeOf } from '#infrastructure/formats/json-resume.ts';
import { aManuscript } from '../../support/documents.ts';
import { nurseCv } from '../../support/sample-documents.ts';

const { validate } = createRequire(import.meta.url)('@jsonresume/schema') as {
  validate(resume: unknown, done: (errors: unknown, valid: boolean) => void): void;
};
const isValid = (resume: unknown): boolean => {
  let answer = false;
  validate(resume, (_errors, valid) => {
    answer = valid === true;
  });
  return answer;
};

const facts: readonly CareerFact[] = [
  {
    id: '1',
    kind: 'position',
    employer: 'St. Mary’s Hospital',
    title: 'Ward Sister',
    place: 'Leeds',
    from: '2019-03',
    to: null,
  },
  { id: '2', kind: 'position', employer: 'A bank', title: 'Cashier', place: '', from: '2010', to: '2011' },
  {
    id: '3',
    kind: 'education',
    school: 'University of Leeds',
    title: 'BSc Nursing',
    place: 'Leeds',
    from: '2011',
    to: '2014',
  },
  { id: '4', kind: 'certificate', title: 'Advanced Life Support', issuer: 'Resuscitation Council UK', issued: '2023' },
  { id: '5', kind: 'language', name: 'Polish', level: 'conversational' },
  { id: '6', kind: 'link', label: 'LinkedIn', url: 'https://www.linkedin.com/in/jane-doe' },
  { id: '7', kind: 'skill', name: 'Rota planning' },
  { id: '8', kind: 'skill', name: 'Welding' },
];
const profile = { name: 'Jane Doe', email: 'jane.doe@example.org', phone: '', role: 'Ward sister', company: '' };

test('a CV is a JSON Resume: its words, with the times that the career knows', (t) => {
  const resume = JSON.parse(jsonResumeOf(manuscriptOf(nurseCv), { profile, facts }));
  t.true(isValid(resume));
  t.like(resume.basics, {
    name: 'Jane Doe',
    label: 'Ward sister',
    email: 'jane.doe@example.org',
    phone: '+44 20 7946 0018',
  });
  t.true(resume.basics.summary.startsWith('Ward sister with eleven years'));
  t.deepEqual(resume.basics.profiles, [{ network: 'LinkedIn', url: 'https://www.linkedin.com/in/jane-doe' }]);
  t.is(resume.work.length, 2);
  t.like(resume.work[0], {
    name: 'St. Mary’s Hospital',
    position: 'Ward Sister',
    location: 'Leeds',
    startDate: '2019-03',
  });
  t.false('endDate' in resume.work[0]);
  t.is(resume.work[0].highlights.length, 4);
  t.like(resume.work[1], {
    name: 'Leeds General Infirmary',
    position: 'Staff Nurse, Acute Medicine',
    startDate: '2014',
    endDate: '2019',
  });
  t.like(resume.education[0], {
    institution: 'University of Leeds',
    area: 'BSc Nursing',
    startDate: '2011',
    endDate: '2014',
  });
  t.deepEqual(resume.certificates, [
    { name: 'Advanced Life Support', issuer: 'Resuscitation Council UK', date: '2023' },
  ]);
  t.deepEqual(resume.languages, [{ language: 'Polish', fluency: 'conversational' }]);
  t.deepEqual(resume.skills, [{ name: 'Rota planning' }]);
});

test('what the CV left out is in no JSON of it', (t) => {
  const json = jsonResumeOf(manuscriptOf(nurseCv), { profile, facts });
  t.false(json.includes('A bank'));
  t.false(json.includes('Welding'));
});

test('whatever stands in a CV, its JSON is valid by the schema', (t) => {
  fc.assert(
    fc.property(aManuscript, (manuscript) =>
      t.true(isValid(JSON.parse(jsonResumeOf({ ...manuscript, kind: 'cv' }, { profile, facts })))),
    ),
    { numRuns: 300 },
  );
});
