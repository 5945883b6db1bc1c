import test from 'ava';
import { hear } from '#language/reader/hearing/hear.ts';

const winsIn = (words: string): readonly string[] => hear(words, '2026-11-23').wins;

test('a win ends before what only joins it to the next', (t) => {
  t.deepEqual(winsIn('Repaired the pump, and trained the new lad on the saw.'), [
    'Repaired the pump',
    'trained the new lad on the saw.',
  ]);
});

test('a greeting before a win and good wishes behind it do not lose it', (t) => {
  const wins = winsIn('Hello there, trained two nurses on the new pumps today. Have a good one!');
  t.is(wins.length, 1);
  t.regex(wins[0] ?? '', /trained two nurses on the new pumps today\.$/);
});

test('what is put beside a win and turns to us is no second win', (t) => {
  const words = 'Entregué el puente dos semanas antes. Por cierto, anoten mi nuevo cargo en mi perfil';
  t.deepEqual(winsIn(words), ['Entregué el puente dos semanas antes.']);
  t.is(hear(words, '2026-11-23').requests.length, 1);
});

test('short sentences that each begin with another thing done are a list, and a story told so is one win', (t) => {
  t.deepEqual(
    hear('Cut the queue from 25 minutes to 8. Trained Amy on the till. Found the missing invoice.', '2026-11-22').wins,
    ['Cut the queue from 25 minutes to 8.', 'Trained Amy on the till.', 'Found the missing invoice.'],
  );
  t.is(hear('Found the fault at last. Replaced the pump. It ran all night.', '2026-11-22').wins.length, 1);
});
