import test from 'ava';
import { readText } from '#language/reader/read-words.ts';
import { withPlainMarks } from '#language/text/list-marks.ts';

const ITEMS = ['Moved the payroll run to the new system', 'Hired two apprentices for the workshop'];
const wins = (text: string): readonly string[] => readText(text, { asked: null, today: '2026-11-29' }).wins;

for (const [first, second = first] of [
  ['o   '],
  ['§  '],
  ['\uf0b7 '],
  ['▪ '],
  ['1) ', '2) '],
  ['(1) ', '(2) '],
  ['1. ', '2. '],
])
  test(`no mark of a list stays in a win: ${JSON.stringify(first)}`, (t) =>
    t.deepEqual(wins(`${first}${ITEMS[0]}\n${second}${ITEMS[1]}`), ITEMS));

for (const heading of ['Stuff I did this year:', 'My achievements', 'Erfolge dieser Woche'])
  test(`no heading of a list is a win: ${heading}`, (t) =>
    t.deepEqual(wins(`${heading}\n\n- ${ITEMS[0]}\n- ${ITEMS[1]}`), ITEMS));

test('numbers stay that may name wins told before, or count nothing up', (t) => {
  for (const [words, isNumbered] of [
    ['1. was in May\n2. was in June', true],
    ['3. floor painted\n7. floor cleaned', false],
  ] as const)
    t.is(withPlainMarks(words, isNumbered), words);
});
