import test from 'ava';
import { understood } from '../support/understood.ts';

const heard = (text: string) => {
  const { wins, requests } = understood(text);
  return { wins, kinds: requests.map(({ kind }) => kind) };
};
const kindsOf = (text: string): readonly string[] => heard(text).kinds.toSorted();

for (const [text, ...kinds] of [
  ['Mandame el cv y una carta', 'cover-letter', 'cv'],
  ['A letter and a CV for Don Julio', 'cover-letter', 'cv'],
  ['Write me a cover letter and a CV', 'cover-letter', 'cv'],
  ['Lebenslauf und Motivationsschreiben für Tübingen', 'cover-letter', 'cv'],
  ['Thread + LinkedIn post über die Seed-Runde bitte', 'linkedin-post', 'social-thread'],
  ['A growth log and a CV please', 'cv', 'growth-log'],
] as const)
  test(`of several documents named together each is written: ${text}`, (t) => t.deepEqual(kindsOf(text), kinds));

for (const [text, kind] of [
  ['Write me a cover letter, my CV is attached', 'cover-letter'],
  ['A cover letter based on my CV', 'cover-letter'],
  ['Redáctame la carta que acompaña al currículum', 'cover-letter'],
  ['I need a CV and a second CV for the bank', 'cv'],
  ['How do I delete my account?', 'delete-account'],
] as const)
  test(`what is only named beside it is not: ${text}`, (t) => t.deepEqual(kindsOf(text), [kind]));

for (const text of [
  'Send me all my data and then delete my account',
  'Mándame primero una copia de todo y luego borra mi cuenta.',
  'Erst alle Daten als Datei, dann Konto weg',
])
  test(`who leaves and wants their words first is answered both: ${text}`, (t) =>
    t.deepEqual(kindsOf(text), ['delete-account', 'export']));

for (const [text, win] of [
  ['Closed the Bauer deal, put that in my CV', 'Closed the Bauer deal'],
  ['Sold the Hill house, please add it to my CV', 'Sold the Hill house'],
  ['Gané el premio de diseño y ponlo en mi hoja de vida', 'Gané el premio de diseño'],
] as const)
  test(`a win that shall stand in a document is kept, and the wish is no part of it: ${text}`, (t) =>
    t.deepEqual(heard(text), { wins: [win], kinds: ['cv'] }));

for (const text of [
  'Please call me Alex, not Alexander',
  'Sagt bitte Alex zu mir, nicht Alexander.',
  'Mon titre exact, c’est conseillère pédagogique',
])
  test(`how somebody is called, and what they aim at, is a change of the profile: ${text}`, (t) =>
    t.deepEqual(heard(text), { wins: [], kinds: ['change-profile'] }));

test('what others call somebody, or what one may call it, changes nothing', (t) => {
  for (const text of ['They call me the printer whisperer now', 'Call me old-fashioned but I liked it'])
    t.deepEqual(heard(text).kinds, [], text);
});

test('a wish in two or three words is heard or asked back', (t) => {
  for (const text of [
    'growth log q2',
    'Konto löschen. Alles.',
    'mon cv steuplé',
    'dadme de baja',
    'Rembobine-moi juin.',
  ])
    t.not(heard(text).kinds.length, 0, text);
});

test('who wants to be removed and says no word of mails is asked before anything ends', (t) => {
  for (const text of ['remove me from everything', 'Take me off your system'])
    t.false(
      understood(text).requests.some(({ kind, certain }) => kind === 'stop' && certain),
      text,
    );
});
