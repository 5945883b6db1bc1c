import test from 'ava';
import type { QuotedFact, Quotes } from '#application/documents/career/ai-career-reader.ts';
import { careerOfQuotes } from '#mail-gateway/reading/career-files/quoted-career.ts';

const LINES = [
  'Experience',
  'Head Baker\tAug 2018 –',
  'Crumb & Co Ltd, Utrecht\tNov 2020',
  'Baker\t05/2014 - 07/2018',
  'Oven Street Bakery',
  'Rye-',
  'bread Institute',
  '',
  'Diploma in Baking, 2013',
  'Food Hygiene Level 3 · Highfield · June 2021',
  'Dutch (C1)',
];

const quote = (line: number, words: string): Quotes => [{ line, words }];
const position = (changed: Partial<Extract<QuotedFact, { kind: 'position' }>>): QuotedFact => ({
  kind: 'position',
  title: quote(1, 'Head Baker'),
  employer: quote(2, 'Crumb & Co Ltd'),
  place: quote(2, 'Utrecht'),
  time: [...quote(1, 'Aug 2018 –'), ...quote(2, 'Nov 2020')],
  ...changed,
});
const factsOf = (...quoted: readonly QuotedFact[]) => careerOfQuotes(LINES, quoted).facts;

test('what is quoted as it stands becomes facts, times read from their words', (t) => {
  t.deepEqual(
    factsOf(
      position({}),
      {
        kind: 'education',
        title: quote(8, 'Diploma in Baking'),
        school: [...quote(5, 'Rye-'), ...quote(6, 'bread Institute')],
        place: [],
        time: quote(8, '2013'),
      },
      {
        kind: 'certificate',
        title: quote(9, 'Food Hygiene Level 3'),
        issuer: quote(9, 'Highfield'),
        time: quote(9, 'June 2021'),
      },
      { kind: 'language', name: quote(10, 'Dutch'), level: quote(10, 'C1') },
    ),
    [
      {
        kind: 'position',
        title: 'Head Baker',
        employer: 'Crumb & Co Ltd',
        place: 'Utrecht',
        from: '2018-08',
        to: '2020-11',
      },
      { kind: 'education', title: 'Diploma in Baking', school: 'Ryebread Institute', place: '', from: '', to: '2013' },
      { kind: 'certificate', title: 'Food Hygiene Level 3', issuer: 'Highfield', issued: '2021-06' },
      { kind: 'language', name: 'Dutch', level: 'C1' },
    ],
  );
});

test('words that stand elsewhere, in another spelling, or in no line leave their field empty', (t) => {
  const invented = {
    'in another line': quote(4, 'Crumb & Co Ltd'),
    nowhere: quote(2, 'Crumb & Company'),
    'in other letters': quote(2, 'crumb & co ltd'),
    'as a part of a word': quote(2, 'Crumb & Co L'),
    'over two cells': quote(2, 'Crumb & Co Ltd, Utrecht Nov 2020'),
    'behind the last line': quote(99, 'Crumb & Co Ltd'),
    'before the first': quote(-1, 'Crumb & Co Ltd'),
    'without words': quote(2, ' '),
    'far apart': [...quote(2, 'Crumb & Co Ltd'), ...quote(9, 'Highfield')],
    'half invented': [...quote(2, 'Crumb & Co Ltd'), ...quote(4, 'Holding')],
  };
  for (const [where, employer] of Object.entries(invented))
    t.like(factsOf(position({ employer }))[0], { title: 'Head Baker', employer: '' }, where);
});

test('a time is taken from no words but those of the CV, and from none that name no time', (t) => {
  t.like(factsOf(position({ time: quote(1, '2018-08') }))[0], { from: '', to: '' });
  t.like(factsOf(position({ time: quote(1, 'Head Baker') }))[0], { from: '', to: '' });
  t.like(factsOf(position({ time: quote(3, '05/2014 - 07/2018') }))[0], { from: '2014-05', to: '2018-07' });
});

test('a fact of which no name is left is dropped', (t) => {
  const none = quote(1, 'Chief Baker');
  t.deepEqual(factsOf(position({ title: none, employer: none })), []);
  t.like(factsOf(position({ title: none }))[0], { title: '', employer: 'Crumb & Co Ltd' });
  t.deepEqual(factsOf({ kind: 'language', name: quote(10, 'French'), level: quote(10, 'C1') }), []);
  t.deepEqual(factsOf({ kind: 'certificate', title: none, issuer: quote(9, 'Highfield'), time: [] }), []);
  t.like(careerOfQuotes(LINES, [{ kind: 'skill', name: none }]), { facts: [], leftOut: 0 });
});
