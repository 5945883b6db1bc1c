import test from 'ava';
import { readText } from '#language/reader/read-words.ts';

const read = (text: string) => {
  const reading = readText(text, { asked: null, today: '2026-11-25' });
  if (reading.kind !== 'understood') throw new Error(reading.kind);
  return reading;
};

const CV = `Jane Poole
jane@example.com

Experience
Jan 2020 - Present: Team lead, Harbour Foods
Mar 2016 - Dec 2019: Agent, Harbour Foods

Education
BA History, University of Hull, 2015`;

const ADVERT = `Koch (m/w/d) in Teilzeit
Gasthof Linde GmbH, Isny
Ihre Aufgaben: Zubereitung regionaler Gerichte
Ihr Profil: abgeschlossene Ausbildung, Teamgeist
Wir bieten: faire Bezahlung, freie Sonntage`;

test('of a pasted CV nothing is a win, and a win above and one below it stay', (t) => {
  t.like(read(CV), { wins: [], requests: [], pasted: { kind: 'cv' } });
  const { wins, pasted, words } = read(
    `I fixed the lift today. By the way, here's my CV:\n\n${CV}\n\nI also trained two nurses.`,
  );
  t.deepEqual(wins, ['I fixed the lift today.', 'I also trained two nurses.']);
  t.is(pasted?.text, `By the way, here's my CV:\n\n${CV}`, 'no word is lost');
  t.false(words?.includes('Harbour'), 'a model is shown their own words alone');
});

test('of a pasted advertisement nothing is a win, and it says what it is for', (t) => {
  t.like(read(ADVERT), {
    wins: [],
    requests: [],
    pasted: { kind: 'job-advert', company: 'Gasthof Linde GmbH', role: 'Koch' },
  });
});

for (const line of [
  'Write a cover letter for this job:',
  'Schreib mir ein Anschreiben für diese Stelle:',
  'Écris-moi une lettre de motivation pour ce poste :',
  'Escríbeme una carta de presentación para este puesto:',
])
  test(`the line that our answer names asks for a letter: ${line}`, (t) => {
    const { wins, requests, pasted } = read(`${line}\n\n${ADVERT}`);
    t.deepEqual([wins, requests.map(({ kind }) => kind), pasted?.kind], [[], ['cover-letter'], 'job-advert']);
  });

test('a crisis is heard below the lines of a CV too', (t) => {
  t.is(read(`${CV}\nI want to kill myself`).tone, 'crisis');
});

for (const [what, text] of [
  [
    'a year with the headings of a CV',
    'Work experience\nI shadowed the CFO.\n\nEducation\nFinished my MBA (2023 – 2026).',
  ],
  [
    "somebody's help with a CV",
    'Helped Ana with her CV:\n- Experience: rewrote 2015 – 2020\n- Education: 2010 – 2014\n- Skills: SQL',
  ],
  [
    'a degree',
    'Finished my degree today:\n\nBSc Nursing\nUniversity of Salford\n2022 - 2026\n\nSkills\nIV lines, triage',
  ],
  [
    'a report with the headings of an advertisement',
    'Responsibilities this week:\n- Ran payroll\n\nBenefits:\n- Saved 4 hours\n\nRequirements:\n- Two temps',
  ],
  ['news of a team', 'Team news:\nWe are hiring a nurse.\nJoin our Friday call.\nYou will see the new rota tomorrow.'],
] as const)
  test(`${what} is no pasted document`, (t) => {
    t.is(read(text).pasted, undefined);
  });
