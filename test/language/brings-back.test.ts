import test from 'ava';
import { readText } from '#language/reader/read-words.ts';

const SAID: readonly (readonly [string, number | undefined])[] = [
  ['undo', undefined],
  ['Bring it back, please', undefined],
  ['restore the last one', -1],
  ['bring back number 3', 3],
  ['Rückgängig', undefined],
  ['stell den letzten wieder her', -1],
  ['Hol ihn zurück', undefined],
  ['annule ça', undefined],
  ['rétablis la dernière', -1],
  ['récupère-la', undefined],
  ['deshazlo, por favor', undefined],
  ['restaura el último', -1],
];
for (const [words, pickedNumber] of SAID)
  test(`“${words}” asks to have back what was removed`, (t) =>
    t.deepEqual(readText(words, { asked: null, today: '2026-12-01', numbered: 2 }).requests, [
      {
        kind: 'restore-wins',
        text: words,
        details: pickedNumber === undefined ? {} : { pickedNumber },
        certain: true,
      },
    ]));

test('what a person put back at work is a win', (t) => {
  for (const words of ['Brought the old pump back to life today.', 'Restored the choir loft in two weeks.'])
    t.deepEqual(readText(words, { asked: null, today: '2026-12-01' }).wins, [words]);
});
