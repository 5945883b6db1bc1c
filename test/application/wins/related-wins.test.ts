import test from 'ava';
import { relatedAmong } from '#application/wins/related-wins.ts';

const told = (text: string, date = '2026-11-01') => ({ date, text });
const journal = [
  told('Began the fall plan with Mrs Okafor'),
  told('Trained two porters on the beds'),
  told('Trained a nurse on the pumps'),
  told('Wrote the rota for the week'),
  told('Sorted the linen cupboard'),
  ...Array.from({ length: 20 }, (_, day) => told(`Ran the ward round on time, day ${day}`)),
];

test('earlier wins that share a name or a rare word belong to these words, the most alike first', (t) => {
  const related = relatedAmong(journal, 'Mrs Okafor walked to the window, and I trained the relief nurse');
  t.deepEqual(
    related.map(({ text }) => text),
    ['Trained a nurse on the pumps', 'Began the fall plan with Mrs Okafor', 'Trained two porters on the beds'],
  );
});

test('words that many wins have say nothing of which belong together', (t) => {
  t.deepEqual(relatedAmong(journal, 'Ward round on time again'), []);
  t.deepEqual(relatedAmong([], 'Ward round'), []);
});
