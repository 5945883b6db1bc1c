import test from 'ava';
import { withWin, withWords } from '#application/wins/win-words.ts';

test('words that are only a part of a word, or a number of another thing, are no words that a win says already', (t) => {
  t.is(withWords('Closed the deal with Anna.', 'with Ann'), 'Closed the deal with Anna.\nWith Ann.');
  t.is(withWords('Replaced 15 pumps.', '5'), 'Replaced 15 pumps.\n5.');
  t.is(withWords('Trained the team in hall 3.', '3'), 'Trained the team in hall 3.\n3.');
  t.is(withWin('Reworked the plan.', 'worked'), 'Reworked the plan.\nworked');
});

test('words that it says already, between others or on a line of their own, are not said twice', (t) => {
  const text = 'Closed the deal with Ann, early.';
  t.is(withWords(text, 'with Ann'), text);
  t.is(withWin(text, text), text);
  for (const added of ['with Ann', '5', '“quoted”', ''])
    t.is(withWords(withWords('Closed it.', added), added), withWords('Closed it.', added));
});

test('words are made a sentence, an address and a name stay as they are, and the longest take no longer than their length', (t) => {
  t.is(withWords('Closed it.', 'see anna@acme.example'), 'Closed it.\nSee anna@acme.example');
  t.is(withWords('Closed it.', 'eBay was first'), 'Closed it.\neBay was first.');
  const long = 'a'.repeat(60_000);
  t.is(withWords('Closed it.', `${long} `), `Closed it.\nA${long.slice(1)}.`);
});
