import test from 'ava';
import { readText } from '#language/reader/read-words.ts';
import { piecesOf } from '#language/reader/words/pieces.ts';

const SPLITS: readonly (readonly [words: string, ...numbers: readonly (readonly number[])[]])[] = [
  ['split 2', [2]],
  ['Please split number 2.', [2]],
  ['2 is two things', [2]],
  ['1 and 2 are two things', [1, 2]],
  ['Split 2 and 3', [2], [3]],
  ['3 and 9 both want splitting', [3], [9]],
  ['Can you pull 4 apart?', [4]],
  ['trenn die 2', [2]],
  ['Trennen Sie bitte Nummer 3.', [3]],
  ['Bitte teil Eintrag 7 in zwei', [7]],
  ['Eintrag 2 waren eigentlich zwei Erfolge', [2]],
  ['1 und 2 sind zwei Sachen', [1, 2]],
  ['Nummer fünf müsste man trennen', [5]],
  ['sépare la 2', [2]],
  ['Peux-tu séparer la n°1 ?', [1]],
  ["la 3 c'est deux trucs", [3]],
  ['1 et 2 sont deux choses', [1, 2]],
  ['separa el 2', [2]],
  ['Divide la 4, por favor', [4]],
  ['el 3 en realidad son dos cosas', [3]],
  ['1 y 2 son dos cosas', [1, 2]],
];

for (const [words, ...numbers] of SPLITS)
  test(`a split is heard: ${words}`, (t) => {
    const read = readText(words, { asked: null, today: '2026-11-23' });
    t.like(read, { kind: 'understood', wins: [] });
    t.deepEqual(read.kind === 'understood' && read.requests.map(({ kind, details }) => [kind, details.corrections]), [
      ['correct-wins', numbers.map((of) => ({ kind: 'split', numbers: of }))],
    ]);
  });

test('what was split is no wish', (t) => {
  for (const words of ['Split the database into two services today.', 'Habe das Team in zwei Gruppen geteilt.'])
    t.like(readText(words, { asked: null, today: '2026-11-23' }), { requests: [] });
});

const PIECES: readonly (readonly [text: string, ...pieces: readonly string[]])[] = [
  [
    'Paid off my van. Finished the Thompson kitchen. Got two new referrals.',
    'Paid off my van.',
    'Finished the Thompson kitchen.',
    'Got two new referrals.',
  ],
  ['- Fixed the pump\n- Trained Ana', 'Fixed the pump', 'Trained Ana'],
  ['Fixed the pump in hall 3 and trained two apprentices', 'Fixed the pump in hall 3', 'trained two apprentices'],
  [
    'Closed the Miller deal, fixed the printer, trained Ana',
    'Closed the Miller deal',
    'fixed the printer',
    'trained Ana',
  ],
  ['Die Pumpe repariert und zwei Azubis eingearbeitet', 'Die Pumpe repariert', 'zwei Azubis eingearbeitet'],
  ["J'ai réparé la pompe. J'ai formé deux apprentis.", "J'ai réparé la pompe.", "J'ai formé deux apprentis."],
  ['Arreglé la bomba de la nave 3; formé a dos aprendices', 'Arreglé la bomba de la nave 3', 'formé a dos aprendices'],
  ['Trained Ana and Ben', 'Trained Ana and Ben'],
  ['Fixed the pump', 'Fixed the pump'],
  [
    'Moved the line to the new hall\nwithout a day of standstill',
    'Moved the line to the new hall\nwithout a day of standstill',
  ],
];

for (const [text, ...pieces] of PIECES)
  test(`a win in its pieces, word for word: ${text}`, (t) => void t.deepEqual(piecesOf(text), pieces));
