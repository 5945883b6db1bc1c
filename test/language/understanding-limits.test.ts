import test from 'ava';
import fc from 'fast-check';
import { createMailReader } from '#infrastructure/wiring/mail-reader.ts';
import { sentencesOf } from '#language/reader/words/sentences.ts';
import { rowsOf, TODAY } from '../support/labelled-words.ts';

const phrasings = [...rowsOf('wishes.tsv'), ...rowsOf('nothing-changed.tsv')].map(({ words }) => words);

const WORDS = [...new Set(phrasings.flatMap((text) => text.split(/\s+/)))];
const BETWEEN = ['', ' ', ', ', ' and ', '. ', '\n', '-', '"', '\t', ' at '];

/** A phrasing, then a few of the corpus' words over and over: what makes a careless expression search for ever. */
const repetitive = fc
  .record({
    head: fc.constantFrom('', ...phrasings),
    words: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }),
    between: fc.constantFrom(...BETWEEN),
    length: fc.constantFrom(300, 599, 1_000, 2_000, 20_000, 100_000),
  })
  .map(({ head, words, between, length }) => {
    const unit = words.join(' ') + between;
    return `${head} ${unit.repeat(Math.ceil(length / unit.length))}`.slice(0, length);
  });

test('no words, however long and repetitive, take the reader to its limits', async (t) => {
  const reader = createMailReader({ children: 1 });
  t.teardown(() => reader.close());
  const tooSlow: string[] = [];
  for (const text of fc.sample(repetitive, { numRuns: 60, seed: 6 })) {
    const { kind } = await reader.readText(text, { asked: null, today: TODAY });
    if (kind !== 'understood') tooSlow.push(text.slice(0, 200));
  }
  t.deepEqual(tooSlow, []);
});

test('marks and numbers in a row, however many, are one sentence that nothing is looked for in', (t) => {
  t.deepEqual(sentencesOf(`stop ${'?'.repeat(60_000)}!`).length, 1);
  t.deepEqual(sentencesOf(`Fixed it. ${'1. '.repeat(20_000)}`).length, 2);
  t.deepEqual(sentencesOf(`Fixed it. ${'. '.repeat(30_000)}Shipped it.`).length, 3);
  t.deepEqual(sentencesOf('1. Fixed it. 2. Shipped it!'), ['1.', 'Fixed it.', '2.', 'Shipped it!']);
});
