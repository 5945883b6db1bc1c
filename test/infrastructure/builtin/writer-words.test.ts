import test from 'ava';
import { phraseFinder } from '#infrastructure/builtin/writer/findings.ts';
import { stem, wordsOf } from '#infrastructure/builtin/writer/words.ts';

const found = (phrases: string[], text: string): string[] =>
  phraseFinder(phrases.map((phrase) => [phrase, phrase] as const))(wordsOf(text)).map(({ value }) => value);

test('forms of one word share a stem', (t) => {
  const families = [
    'cache caches cached caching',
    'plan plans planned planning',
    'train trains trained training',
    'bake baked baking bakes',
    'study studies studied studying',
    'process processes processed processing',
    'install installs installed installing',
    'travel travels travelled travelling traveled',
    'teach taught teaches teaching',
    'organise organize organised organizing',
    'fix fixes fixed fixing',
    'call called calling',
    'add added adding',
    'wire wired wiring',
    'scrape scraped scraping',
  ];
  for (const family of families) t.is(new Set(family.split(' ').map(stem)).size, 1, family);
});

test('words that only look alike keep stems of their own', (t) => {
  for (const pair of [
    'plan plane',
    'scrap scrape',
    'car care',
    'win wine',
    'cut cute',
    'till tile',
    'fill file',
    'bus business',
  ])
    t.is(new Set(pair.split(' ').map(stem)).size, 2, pair);
});

test('a phrase matches whole words only, in any form and across an article', (t) => {
  t.deepEqual(found(['dress wound'], 'Dressed the wounds.'), ['dress wound']);
  t.deepEqual(found(['art'], 'Started the party with a chart.'), []);
  t.deepEqual(found(['c++', 'c'], 'Wrote it in C++ at last'), ['c++']);
});

test('a word marked as written matches in no other form', (t) => {
  t.deepEqual(found(['=planned'], 'planned it'), ['=planned']);
  t.deepEqual(found(['=planned'], 'a floor plan'), []);
});

test('a gap takes up to three words of the same clause', (t) => {
  t.deepEqual(found(['calm .. patient'], 'calmed a very frightened young patient'), ['calm .. patient']);
  t.deepEqual(found(['calm .. patient'], 'calmed one two three four patient'), []);
  t.deepEqual(found(['calm .. patient'], 'stayed calm. The patient left'), []);
});

test('the longest phrase hides the ones inside it, and only those', (t) => {
  t.deepEqual(found(['project', 'project plan', 'plan'], 'a project plan'), ['project plan']);
  t.deepEqual(found(['train .. nurse', 'new nurse'], 'trained two new nurses').sort(), ['new nurse', 'train .. nurse']);
});
