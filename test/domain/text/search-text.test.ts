import test from 'ava';
import { assert, constantFrom, property, string } from 'fast-check';
import { searchText } from '#domain/search-text.ts';

const letters = string({ unit: constantFrom(...'aŁøæßœ’“ \n—\u00a0\u00adİςé日'), maxLength: 12 });

test('what is folded once is folded for good, and a part of a text is found in it', (t) => {
  assert(property(string({ unit: 'binary' }), (text) => searchText(searchText(text)) === searchText(text)));
  assert(property(letters, (text) => searchText(searchText(text)) === searchText(text)));
  assert(
    property(letters, letters, letters, (before, words, after) =>
      searchText(`${before} ${words} ${after}`).includes(searchText(words)),
    ),
  );
  t.pass();
});

test('quotes, dashes, blanks and letters that hold no accent are those that people type', (t) => {
  t.is(
    searchText('It’s “Łódź”\r\n\r\n  – Ærø, Cœur, Þór, Straße, ½'),
    'it\'s "lodz" - aero, coeur, thor, strasse, 1/2',
  );
  t.is(searchText('co\u00adoperate\u200b'), 'cooperate');
});
