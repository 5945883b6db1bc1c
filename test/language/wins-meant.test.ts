import test from 'ava';
import { wordSigns } from '#language/word-signs.ts';

/** As many words as a message may have, each another. */
const many = (from: number): string =>
  Array.from(
    { length: 1_500 },
    (_, at) => `w${(from + at).toString(36).replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`,
  ).join(' ');
const wins = Array.from({ length: 60 }, (_, at) => ({ winId: String(at), text: many(at * 10), isNear: false }));

test('while a long message is compared with long wins, others have their turn', async (t) => {
  let turns = 0;
  let isDone = false;
  const count = (): void => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const { meant, among } = await wordSigns.winsMeant(wins, { kind: 'drop', words: many(0) });
  isDone = true;
  t.true(turns > 1);
  t.truthy(meant ?? among[0]);
});

test('a word is held by a text that has it, or another word that begins with it; a number only as it is', (t) => {
  const holds = (about: string, text: string) => wordSigns.holdsAll(about)(text);
  t.true(holds('customer', 'Called five customers'));
  t.true(holds('custom', 'Called five customers'));
  t.false(holds('customers of Oslo', 'Called five customers'));
  t.false(holds('the stomer', 'Called five customers'));
  t.true(holds('2024', 'Sold 2,024 lamps'));
  t.false(holds('20', 'Sold 2024 lamps'));
});

test('an exchange is found where its words stand one after the other, and not where they repeat too often', (t) => {
  const wish = (from: string) => ({ kind: 'exchange', words: 'x', from, to: 'z' }) as const;
  t.like(wordSigns.exchangeIn('one pump pump valve', wish('pump valve')), { from: 'pump valve', occurrence: 0 });
  t.like(wordSigns.exchangeIn('pump pump valve pump pump pump tap', wish('pump pump pump')), {
    from: 'pump pump pump',
  });
  t.is(wordSigns.exchangeIn('pump '.repeat(1_000), wish('pump pump')), null);
  t.is(wordSigns.exchangeIn('pump', wish('tap')), null);
});

test('a win of little but spaces is one piece, and a gap between two clauses parts them as a space does', (t) => {
  t.deepEqual(wordSigns.piecesOf(`Fixed it${' '.repeat(19_000)}`), ['Fixed it']);
  t.deepEqual(wordSigns.piecesOf(`I fixed the pump${' '.repeat(500)}and then I trained two people`), [
    'I fixed the pump',
    'then I trained two people',
  ]);
});
