import test from 'ava';
import { positionTold } from '#language/reader/details/position-details.ts';
import { readText } from '#language/reader/read-words.ts';

const TOLD: readonly (readonly [words: string, role: string | null, company: string | null])[] = [
  ["I'm now Head Chef at Noma", 'Head Chef', 'Noma'],
  ['Please update my designation to Senior Engineer, Flipkart.', 'Senior Engineer', 'Flipkart'],
  ["I've joined Kotak as Head of Compliance.", 'Head of Compliance', 'Kotak'],
  ['I work at Brightside Dental now.', null, 'Brightside Dental'],
  ['I got promoted to team lead!', 'team lead', null],
  ['Since Monday I am shift supervisor.', 'shift supervisor', null],
  ['My job title is now Principal Designer', 'Principal Designer', null],
  ['Ich bin jetzt Teamleiterin bei Bosch.', 'Teamleiterin', 'Bosch'],
  ['Seit dem 1.10. bin ich Polier bei Strabag.', 'Polier', 'Strabag'],
  ['Bin ab sofort stellvertretende Filialleiterin', 'stellvertretende Filialleiterin', null],
  ['Je suis désormais responsable logistique chez Decathlon.', 'responsable logistique', 'Decathlon'],
  ["On m'a nommée directrice adjointe.", 'directrice adjointe', null],
  ['Ahora soy jefa de obra en Dragados', 'jefa de obra', 'Dragados'],
  ['Ya no soy auxiliar, ahora soy coordinadora de admisión.', 'coordinadora de admisión', null],
  ['Me nombraron subdirectora de ventas.', 'subdirectora de ventas', null],
];

for (const [words, role, company] of TOLD)
  test(`a new position is read in its own spelling: ${words}`, (t) => {
    t.deepEqual(positionTold(words), { ...(role && { role }), ...(company && { company }) });
  });

const NOT_TOLD = [
  "I'm now at peace with it.",
  "I'm now a proud father of twins",
  'My sister is now Head Chef at Noma',
  'I hope to be promoted to team lead.',
  'I was not promoted to team lead.',
  'If I get it, I am now team lead.',
  'I was promoted to team lead in 2019.',
  'I was head chef at Noma for ten years.',
  'The new manager started at Acme today.',
  'Ich bin jetzt müde.',
  'Ich wurde nicht zur Teamleiterin befördert.',
  'Je suis maintenant fatiguée.',
  'Je ne suis pas encore cheffe de cuisine maintenant.',
  'Ahora soy feliz.',
  'Ya no soy jefa de obra.',
];

for (const words of NOT_TOLD) test(`nothing of it is told: ${words}`, (t) => void t.is(positionTold(words), null));

test('a promotion is a win beside the change it makes, which is asked about; a bare telling is no win', (t) => {
  const promoted = readText('I got promoted to team lead!', { asked: null, today: '2026-11-23' });
  t.like(promoted, { wins: ['I got promoted to team lead!'] });
  t.like(promoted.kind === 'understood' && promoted.requests[0], {
    kind: 'change-profile',
    details: { role: 'team lead' },
    certain: false,
  });
  const told = readText("I'm now Head Chef at Noma, please update my profile.", { asked: null, today: '2026-11-23' });
  t.like(told, { wins: [], requests: [{ kind: 'change-profile', certain: true }] });
});

for (const [words, company] of [
  ["I'm Head Chef at Noma now", 'Noma'],
  ['Je suis maintenant chef de rang chez Bocuse', 'Bocuse'],
  ['Ahora soy jefa de turno en Inditex', 'Inditex'],
] as const)
  test(`what somebody works as now is the profile's alone, in every language: ${words}`, (t) => {
    const told = readText(words, { asked: null, today: '2026-11-23' });
    t.like(told, { wins: [], requests: [{ kind: 'change-profile', certain: true, details: { company } }] });
  });

for (const words of ['I got promoted to team lead at Tesco', "J'ai été promue chef de rang"])
  test(`a promotion is a win, and the profile is asked about: ${words}`, (t) => {
    const told = readText(words, { asked: null, today: '2026-11-23' });
    t.like(told, { wins: [words], requests: [{ kind: 'change-profile', certain: false }] });
  });
