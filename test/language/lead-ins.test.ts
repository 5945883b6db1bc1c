import test from 'ava';
import { readText } from '#language/reader/read-words.ts';

const WIN = 'Shortened the returns queue from nine days to two.';

const heard = (words: string) => {
  const { wins, requests, asides, remark } = readText(words, { asked: null, today: '2026-11-23' });
  return { wins, requests, asides, remark };
};

for (const line of [
  'For the record.',
  'Here goes.',
  'For your information.',
  'For what it’s worth…',
  'Zur Info:',
  'Nur zur Info.',
  'Pour info',
  'À titre d’information',
  'Pour mémoire.',
  'Para que conste',
])
  test(`a line that only leads in to a win is neither one nor left out: ${line}`, (t) => {
    t.deepEqual(heard(`${line}\n\n${WIN}`), { wins: [WIN], requests: [], asides: [], remark: null });
  });

test('what is told behind such words is a win', (t) => {
  t.deepEqual(heard('For the record, I shortened the queue from nine days to two.').wins, [
    'I shortened the queue from nine days to two.',
  ]);
  t.deepEqual(heard('Broke the record.\nSet a record: 400 parcels before noon.').wins.length, 2);
});
