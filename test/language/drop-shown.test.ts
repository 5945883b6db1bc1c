import test from 'ava';
import { readText } from '#language/reader/read-words.ts';

const TODAY = '2026-12-01';
const wishes = (words: string, numbered: number) =>
  readText(words, { asked: null, today: TODAY, numbered }).requests.map(({ kind, certain, details }) => ({
    kind,
    certain,
    ...details,
  }));

const PLACES = [
  ['delete the last one', -1],
  ['delete the bottom one', -1],
  ['remove the second one', 2],
  ['drop the top one', 1],
  ['lösch den letzten', -1],
  ['streich den zweiten', 2],
  ['den ersten bitte löschen', 1],
  ['supprime la dernière', -1],
  ['supprime la deuxième', 2],
  ['borra el último', -1],
  ['borra el primero', 1],
] as const;
for (const [words, number] of PLACES)
  test(`what goes is named by its place in the list: ${words}`, (t) =>
    t.like(wishes(words, 3)[0], { kind: 'correct-wins', certain: true, corrections: [{ kind: 'drop', number }] }));

const THAT = [
  'delete that one',
  'remove it please',
  'lösch das bitte',
  'nimm das wieder raus',
  'supprime-la',
  'bórralo',
];
for (const words of THAT)
  test(`of one win that was shown it is clear that it goes, of several it is asked: ${words}`, (t) => {
    t.like(wishes(words, 1)[0], { certain: true, corrections: [{ kind: 'drop', number: 1 }] });
    t.like(wishes(words, 3)[0], { correctionsByWords: [{ kind: 'drop', words: '' }] });
  });
