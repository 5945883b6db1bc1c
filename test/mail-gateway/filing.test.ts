import test from 'ava';
import { readText } from '#mail-gateway/reading/read-mail.ts';
import { filedIn } from '#mail-gateway/reading/understanding/details/filing-details.ts';

const correctionsIn = (text: string) => {
  const reading = readText(text, { asked: null, today: '2026-11-20' });
  return reading.kind === 'understood' ? reading.requests.flatMap(({ details }) => details.corrections ?? []) : [];
};

for (const words of [
  "2 is not sales, it's teaching",
  'Number 2 is teaching, not sales.',
  'Please file 2 under teaching',
  'The second one is teaching',
  '2 ist nicht Verkauf, sondern Unterricht',
  'Nummer 2 gehört zu Unterricht',
  "la 2 n'est pas de la vente, c'est de l'enseignement",
  'la 2 no es ventas, es enseñanza',
])
  test(`"${words}" files number 2 under teaching`, (t) => {
    t.deepEqual(correctionsIn(words), [{ kind: 'file', number: 2, category: 'Teaching', skills: [] }]);
  });

test('skills are put right where the words call them so', (t) => {
  t.deepEqual(correctionsIn('The skills of 2 are Wound care and triage'), [
    { kind: 'file', number: 2, category: null, skills: ['Wound care', 'triage'] },
  ]);
  t.deepEqual(filedIn('las habilidades de 1 son costura y bordado')?.skills, ['costura', 'bordado']);
});

for (const words of [
  '2 was with the night team',
  '2 is a teaching hospital',
  '2 new sales today',
  '2 was great teaching for me',
  'Teaching',
])
  test(`"${words}" files nothing`, (t) => t.is(filedIn(words), null));

test('the longest words are looked through in no time', (t) => {
  for (const piece of ['2 is not ', 'the 2 is ', 'skills of 2 are a, ', '2']) {
    const began = performance.now();
    t.is(filedIn(piece.repeat(20_000)), null);
    t.true(performance.now() - began < 500, piece);
  }
});
