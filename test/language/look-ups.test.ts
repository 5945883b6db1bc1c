import test from 'ava';
import { lookUpIn } from '#language/reader/by-words/look-ups.ts';
import { interpret } from '#language/reader/interpret.ts';

const LOOK_UPS = [
  ['Can you show me everything to do with Anjali?', 'Anjali'],
  ['how many jobs did I do with Adam', 'Adam'],
  ['Did I ever write anything about the Lenoir roof?', 'Lenoir roof'],
  ['How many weddings did I do this month?', 'weddings'],
  ['Zeig mir alles zu Herrn Brenner.', 'Herrn Brenner'],
  ['das von letztem Monat mit Frau Kowalski würd ich gern nochmal lesen', 'Frau Kowalski'],
  ['Was habe ich über die Treppe geschrieben?', 'Treppe'],
  ['Wie viele Fenster hab ich diesen Monat eingebaut?', 'Fenster'],
  ['Montre-moi tout ce qui concerne Mme Lenoir', 'Mme Lenoir'],
  ["Qu'est-ce que j'ai dit sur la réserve ?", 'réserve'],
  ["Combien de velux j'ai posés ce mois-ci ?", 'velux'],
  ['Muéstrame todo lo de la iglesia', 'iglesia'],
  ['¿Qué dije sobre la máquina Singer?', 'máquina Singer'],
  ['cuantos platos nuevos hice este mes?', 'platos nuevos'],
] as const;

test('what is looked for is found in its own words, in four languages', (t) => {
  for (const [said, about] of LOOK_UPS) t.deepEqual(lookUpIn(said), { searchText: about }, said);
});

test('the first that was told is asked for in four languages', (t) => {
  for (const said of [
    'What was the first thing I told you?',
    'Was war das Erste, was ich euch erzählt habe?',
    "C'était quoi la première chose que je vous ai racontée ?",
    '¿Qué fue lo primero que les conté?',
  ])
    t.deepEqual(lookUpIn(said), { oldestFirst: true }, said);
});

test('who looks for something gets the wins that hold it, and tells of no win', (t) => {
  for (const [said, about] of LOOK_UPS) {
    const { wins, requests } = interpret(said, '2026-11-23');
    t.deepEqual([wins, requests.map(({ kind }) => kind)], [[], ['list-wins']], said);
    t.is(requests[0]?.details.searchText, about, said);
  }
  const past = interpret('Das von letztem Monat mit Frau Kowalski würde ich gern lesen.', '2026-11-23');
  t.like(past.requests[0]?.details, { period: 'month', previous: true, searchText: 'Frau Kowalski' });
  t.like(interpret('cuantos platos nuevos hice este mes?', '2026-11-23').requests[0]?.details, { period: 'month' });
});

test('what asks for a time or for all is narrowed to no words', (t) => {
  for (const said of [
    'Show me all my wins.',
    'Show me everything from last month.',
    'What did I do this week?',
    'How many wins did I have this month?',
    'Zeig mir alles von diesem Monat.',
    'Was habe ich diese Woche geschafft?',
    'Montre-moi toutes mes réussites du mois dernier',
    '¿Qué hice esta semana?',
    'Muéstrame todos mis logros de este mes',
    'Combien de réussites ce mois-ci ?',
  ])
    t.is(lookUpIn(said), null, said);
});

test('a win about somebody is no look-up', (t) => {
  for (const said of [
    'Talked to Anjali about her thesis.',
    'Was heute mit Frau Kowalski spazieren.',
    'Fixed the oven with Adam.',
  ])
    t.is(lookUpIn(said), null, said);
});
