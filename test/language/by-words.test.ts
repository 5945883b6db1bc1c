import test from 'ava';
import { correctionsByWords } from '#language/reader/by-words/by-words.ts';
import { correctionsDetails } from '#language/reader/details/corrections-details.ts';
import { interpret } from '#language/reader/interpret.ts';
import { readText } from '#language/reader/read-words.ts';

const TODAY = '2026-11-21';

/** What goes, by the words that say which. */
const DROPS = [
  ['Please drop the one about saying no to a review, my boss might see this.', 'saying no to a review'],
  ['that one about my son take it out', 'my son'],
  ['The bit about the neighbour can go.', 'the neighbour'],
  ['Could you delete the dentist win?', 'dentist'],
  ['das mit der Wäsche war ein Witz, das kannst du rausnehmen', 'der Wäsche war ein Witz'],
  ['Streich bitte das mit dem Zahnarzt.', 'dem Zahnarzt'],
  ["et le four c'est le Tano qui l'a réparé, enlève-le", "le four c'est le Tano qui l'a réparé"],
  ['Supprimez celle sur le jardin, svp.', 'le jardin'],
  ['y el horno lo arreglo el Tano en realidad, sacalo', 'el horno lo arreglo el Tano en realidad'],
  ['Borra lo de la vecina por favor', 'la vecina'],
  ['Borra lo que tenga que ver con la mudanza', 'tenga que ver con la mudanza'],
] as const;

const EXCHANGES = [
  ['the tip was $60 not $50', '50', '60'],
  ["6400 was wrong, it's 4600", '6400', '4600'],
  ['6400 was wrong its 4600.', '6400', '4600'],
  ['nan en vrai c 3 velux hier pas 2.', '2', '3'],
  ["C'était 3 velux, pas 2.", '2', '3'],
  ['it was 3 jobs, not 2', '2', '3'],
  ['And in the English exam it is 77 not 71', '71', '77'],
  ['Es waren 12 Fenster, nicht 10.', '10', '12'],
  ['Eran 14 platos, no 12', '12', '14'],
  ['I did not pay 60, it was 65', '60', '65'],
  ["The stairs were not Dr. Maier's but Dr. Mayer's.", 'Maier', 'Mayer'],
  ['Die Treppe war nicht für Maier, sondern für Mayer.', 'Maier', 'Mayer'],
  ['Sorry, I meant Fatou, not Sandrine.', 'Sandrine', 'Fatou'],
] as const;

test('what is to go is named by its words, in four languages', (t) => {
  for (const [said, words] of DROPS) t.deepEqual(correctionsByWords(said), [{ kind: 'drop', words }], said);
});

test('what is to stand in place of what was said is found in both, as it was written', (t) => {
  for (const [said, from, to] of EXCHANGES) {
    const [one] = correctionsByWords(said);
    t.like(one, { kind: 'exchange', from, to }, said);
  }
});

/** Heard as corrections already: the words say what is wrong and what is right, in whatever way. */
const CONTRASTS = [
  ['haha his name is Moose not Mouse', 'Mouse', 'Moose'],
  ['Twelve years without an accident, not two!', 'two', 'twelve'],
  ['and the one from Sunday weighed 3.8 not 8.3 please', '8.3', '3.8'],
  ["That's 52 bushels an acre, you've got 25 down there.", '25', '52'],
  ['Is Mrs Ramlogan dress I fix, you put Mrs Ramkissoon', 'Ramkissoon', 'Ramlogan'],
  ['combi boiler no system boiler', 'system', 'combi'],
  ['Es war ein Widerspruchsbescheid, kein Bußgeldbescheid.', 'Bußgeldbescheid', 'Widerspruchsbescheid'],
  ['Des war im Jänner, net im Juni', 'Juni', 'Jänner'],
  ["c'est Mme Roche l'autre fois pas Mme Rocher", 'Rocher', 'Roche'],
  ['jai dit 0,02 mm vous avez mis 0,2', '0,2', '0,02'],
  ['Vilagarcía, no Villagarcía. Aquí importa.', 'Villagarcía', 'Vilagarcía'],
  ['soy instrumentista, no circulante', 'circulante', 'instrumentista'],
] as const;

test('of what is a correction already it is found what stands in place of what', (t) => {
  for (const [said, from, to] of CONTRASTS) {
    const { corrections, correctionsByWords: byWords } = correctionsDetails(said, TODAY);
    t.deepEqual(corrections, [], said);
    t.like(byWords?.[0], { kind: 'exchange', from, to }, said);
  }
});

test('where nothing says what stands in place of what, nothing is exchanged', (t) => {
  for (const said of ['It was Dave who did it', 'I only held the torch', 'A not A', 'No 40'])
    t.is(correctionsDetails(said, TODAY).correctionsByWords, undefined, said);
});

test('who wants what we have taken out for them wants nothing dropped', (t) => {
  for (const said of [
    'sácame lo que tengas mío sobre Mercadona',
    'Saca lo que hay de este mes',
    'Sácame las de motores',
  ])
    t.deepEqual(correctionsByWords(said), [], said);
});

test('a win is filed by its words too', (t) => {
  const said = "The second thing from the other day, fire inspection, that's not a customer thing its compliance";
  const [one] = correctionsByWords(said);
  t.like(one, { kind: 'file', category: 'Quality and safety' });
  t.true(one?.words.includes('fire inspection'));
});

test('what corrects is heard as a correction, and never as a win', (t) => {
  for (const [said] of [...DROPS, ...EXCHANGES]) {
    const { wins, requests } = interpret(said, '2026-03-11');
    t.deepEqual([wins, requests.map(({ kind }) => kind)], [[], ['correct-wins']], said);
    t.is(requests[0]?.details.correctionsByWords?.length, 1, said);
  }
});

test('a win stands beside its correction', (t) => {
  const { wins, requests } = interpret('6400 was wrong its 4600. And I won the church job.', '2026-03-11');
  t.deepEqual(wins, ['And I won the church job.']);
  t.deepEqual(requests[0]?.details.correctionsByWords, [{ kind: 'exchange', words: '6400', from: '6400', to: '4600' }]);
});

test('a win that merely holds a “not” stays a win', (t) => {
  for (const said of [
    'Convinced the client not to cancel the order.',
    'Finished the roof in 3 days, not 5 as planned.',
    'Handled the complaint myself, not the manager.',
    'Took the old boiler out and fitted the new one.',
    'Die Rechnung nicht nur geschrieben, sondern auch bezahlt bekommen.',
    "J'ai réparé le four, pas le chef.",
    'Arreglé el horno yo, no el técnico.',
    'The surgery took 40 minutes, not 90.',
  ])
    t.deepEqual(correctionsByWords(said), [], said);
});

test('that a number is not what it is filed under asks which it is, and says nothing in the win', (t) => {
  for (const said of ['1 is not sales', '2 ist kein Vertrieb', "1 n'est pas de la vente", '2 no es ventas']) {
    const { wins, requests } = interpret(said, '2026-03-11');
    t.deepEqual(wins, [], said);
    t.like(requests[0]?.details.corrections?.[0], { kind: 'file', category: null, skills: [] }, said);
  }
});

test('numbers go before words', (t) => {
  for (const said of ['Drop 2, that was a joke.', '2 was with the night team', 'merge 1 and 2'])
    t.is(interpret(said, '2026-03-11').requests[0]?.details.correctionsByWords, undefined, said);
});

/** Right after an answer of ours that numbered so many wins. */
const readAfter = (text: string, numbered: number, asked: string | null = null) => {
  const reading = readText(text, { asked, today: '2026-11-22', numbered });
  if (reading.kind !== 'understood') throw new Error(`not understood: ${text}`);
  return reading;
};

const ADDITIONS = [
  ["c'était avec Fatou", 'avec Fatou'],
  ['that was with the night team btw', 'with the night team'],
  ['Oh, and it was for the Thompsons.', 'for the Thompsons'],
  ['I forgot to say, I did it with Tom and Ana', 'with Tom and Ana'],
  ['das war übrigens mit Jana', 'mit Jana'],
  ['Das hab ich zusammen mit der Frühschicht gemacht', 'mit der Frühschicht'],
  ['Je l’ai fait avec Karim, merci', 'avec Karim'],
  ['fue con Lucía', 'con Lucía'],
  ['Por cierto, lo hice con mi hermano', 'con mi hermano'],
] as const;

for (const [said, added] of ADDITIONS)
  test(`“${said}” adds to the win that was just shown, and is none of its own`, (t) => {
    const { wins, requests } = readAfter(said, 1);
    t.deepEqual(wins, []);
    t.like(requests, [{ kind: 'correct-wins', certain: true }]);
    t.deepEqual(requests[0]?.details.corrections, [{ kind: 'reword', number: 1, text: added, isFullText: false }]);
    const several = readAfter(said, 3);
    t.deepEqual(several.requests[0]?.details.correctionsByWords, [{ kind: 'add', words: '', text: added }]);
  });

for (const said of [
  'It was for nothing.',
  'That was with great difficulty.',
  'Das war für nix.',
  'I closed the deal with the night team.',
  'It was with Tom that I finished the whole inventory of the second hall.',
])
  test(`“${said}” adds to nothing`, (t) => {
    t.false(readAfter(said, 1).requests.some(({ kind }) => kind === 'correct-wins'));
  });

test('where no win was just shown nothing is added to any', (t) => {
  const { wins, requests } = readAfter("c'était avec Fatou", 0);
  t.deepEqual(wins, []);
  for (const { kind, certain, details } of requests) {
    t.false(kind === 'correct-wins' && certain);
    t.is(details.correctionsByWords, undefined);
  }
});

test('a number alone says which of several that were listed', (t) => {
  for (const said of ['2', '2.', '#2']) {
    const reading = readText(said, { asked: 'Which of these?', isAskedBack: true, today: '2026-11-22', numbered: 2 });
    t.is(reading.kind === 'understood' && reading.answer, said);
  }
});

test('a deed that is denied exchanges nothing', (t) => {
  const text = 'The original mail could not convince them, so I went there and won the contract.';
  t.deepEqual(correctionsByWords(text), []);
});
