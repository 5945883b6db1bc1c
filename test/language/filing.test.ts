import test from 'ava';
import { categoryAlone } from '#language/reader/details/category-alone.ts';
import { filedIn } from '#language/reader/details/filing-details.ts';
import { readText } from '#language/reader/read-words.ts';

const correctionsIn = (text: string) => {
  const reading = readText(text, { asked: null, today: '2026-11-20' });
  return reading.kind === 'understood' ? reading.requests.flatMap(({ details }) => details.corrections ?? []) : [];
};

for (const words of [
  "2 is not sales, it's teaching",
  'Number 2 is teaching, not sales.',
  'The second one is teaching',
  '2 ist nicht Verkauf, sondern Unterricht',
  'Nummer 2 gehört zu Unterricht',
  "la 2 n'est pas de la vente, c'est de l'enseignement",
  'la 2 no es ventas, es enseñanza',
])
  test(`"${words}" files number 2 under teaching`, (t) => {
    t.deepEqual(correctionsIn(words), [{ kind: 'file', number: 2, category: 'Teaching', skills: [] }]);
  });

for (const [words, number] of [
  ["that second one isn't sales, it's customers", 2],
  ["The third win isn't teaching, it's customers.", 3],
  ['das zweite ist nicht Verkauf, sondern Kunden', 2],
  ['Der letzte Erfolg ist nicht Unterricht, sondern Kunden', -1],
  ["la deuxième n'est pas des ventes, c'est les clients", 2],
  ['la segunda no es ventas, es clientes', 2],
  ['ese primero no era ventas, sino clientes', 1],
] as const)
  test(`"${words}" files the win it points at under customers`, (t) => {
    t.deepEqual(correctionsIn(words), [{ kind: 'file', number, category: 'Customers', skills: [] }]);
  });

for (const words of [
  "that isn't sales, it's customers",
  'das ist nicht Verkauf, sondern Kunden',
  "ce n'est pas des ventes, c'est les clients",
  'eso no es ventas, es clientes',
])
  test(`"${words}" is a correction, of which it is asked which win is meant`, (t) => {
    const reading = readText(words, { asked: null, today: '2026-11-20' });
    if (reading.kind !== 'understood') throw new Error(reading.kind);
    t.deepEqual([reading.wins, reading.requests.map(({ kind }) => kind)], [[], ['correct-wins']]);
    t.deepEqual(
      correctionsIn(words).filter(({ kind }) => kind !== 'unclear'),
      [],
    );
  });

test('skills are put right where the words call them so', (t) => {
  t.deepEqual(filedIn('las habilidades de 1 son costura y bordado')?.skills, ['costura', 'bordado']);
});

for (const words of [
  '2 was with the night team',
  '2 is a teaching hospital',
  '2 new sales today',
  '2 was great teaching for me',
  'Teaching',
  "The second isn't the problem, it's communication",
])
  test(`"${words}" files nothing`, (t) => t.is(filedIn(words), null));

for (const [words, category] of [
  ['Équipe et collègues', 'People'],
  ['Management', 'Leadership'],
  ['Ejecución', 'Delivery'],
  ['Other', 'Other'],
  ['Sonstiges bitte', 'Other'],
  ["No, it's Leadership.", 'Leadership'],
  ['Das ist eher Führung', 'Leadership'],
  ['c’est du management', 'Leadership'],
  ['más bien clientes', 'Customers'],
] as const)
  test(`"${words}" in reply to an answer files the win that it tells of under ${category}`, (t) => {
    const read = (numbered: number) => {
      const reading = readText(words, { asked: 'Who was it for?', today: '2026-11-20', numbered });
      if (reading.kind !== 'understood') throw new Error(reading.kind);
      const { wins, requests, answer } = reading;
      return { wins, answer, kinds: requests.map(({ kind }) => kind), details: requests[0]?.details };
    };
    t.like(read(1), { wins: [], answer: '', kinds: ['correct-wins'] });
    t.deepEqual(read(1).details?.corrections, [{ kind: 'file', number: 1, category, skills: [] }]);
    t.deepEqual(read(3).details?.correctionsByWords, [{ kind: 'file', words: '', category }], 'which one is asked');
    t.not(read(0).kinds[0], 'correct-wins', 'no answer of ours is replied to');
  });

for (const words of [
  'Teaching was fun today',
  'Sales up 20 %',
  'It was customers who helped',
  'the other one',
  'Équipe formée, management rassuré',
])
  test(`"${words}" is no category alone`, (t) => t.is(categoryAlone(words), null));

test('the longest words are looked through in no time', (t) => {
  for (const piece of ['2 is not ', 'the 2 is ', 'skills of 2 are a, ', '2']) {
    const began = performance.now();
    t.is(filedIn(piece.repeat(20_000)), null);
    t.true(performance.now() - began < 500, piece);
  }
});
