import test from 'ava';
import { correctWins } from '#application/wins/correct-wins.ts';
import { removeWin } from '#application/wins/record-win.ts';
import type { Correction, CorrectionResult } from '#domain/wins/correction.ts';
import { wordSigns } from '#language/word-signs.ts';
import { aJournal } from './a-journal.ts';

const short = (results: readonly CorrectionResult[]) => results.map(({ kind, result, quote }) => [kind, result, quote]);

test('a reply drops, merges and rewords the wins by the numbers of our mail, and is told what came of it', async (t) => {
  const { correct, texts } = await aJournal(t, 'Ran the night shift', 'Trained Ana', 'Fixed the pump', 'Slept well');
  const results = await correct([
    { kind: 'merge', numbers: [1, 2] },
    { kind: 'reword', number: 3, text: 'with the night team', isFullText: false },
    { kind: 'drop', number: -1 },
  ]);
  t.deepEqual(await texts(), ['Ran the night shift\nTrained Ana', null, 'Fixed the pump\nWith the night team.', null]);
  t.deepEqual(short(results), [
    ['merge', 'done', 'Ran the night shift\nTrained Ana'],
    ['reword', 'done', 'Fixed the pump\nWith the night team.'],
    ['drop', 'done', 'Slept well'],
  ]);
  t.deepEqual(results[2]?.numbers, [4]);
});

test('new words are added, unless the reply gives the whole', async (t) => {
  const { correct, texts } = await aJournal(t, 'Trained Ana');
  await correct([{ kind: 'reword', number: 1, text: 'It was on ward 3', isFullText: false }], 'a');
  t.deepEqual(await texts(), ['Trained Ana\nIt was on ward 3.']);
  await correct([{ kind: 'reword', number: 1, text: 'Trained Ana and Ben', isFullText: true }], 'b');
  t.deepEqual(await texts(), ['Trained Ana and Ben']);
});

test('the same request once more changes nothing and tells the same', async (t) => {
  const { correct, texts, lengths } = await aJournal(t, 'One', 'Two', 'Three', 'Four');
  const corrections: readonly Correction[] = [
    { kind: 'merge', numbers: [1, 2] },
    { kind: 'reword', number: 3, text: 'and more', isFullText: false },
    { kind: 'drop', number: 4 },
  ];
  const first = await correct(corrections);
  const before = [await texts(), await lengths()];
  t.deepEqual(await correct(corrections), first);
  t.deepEqual([await texts(), await lengths()], before);
});

test('what is not there, was dropped before or is not clear is told and changes nothing', async (t) => {
  const { correct, lengths, services, userId, idOf } = await aJournal(t, 'One', 'Two');
  await removeWin(services, userId, idOf(2));
  const before = await lengths();
  const results = await correct([
    { kind: 'drop', number: 9 },
    { kind: 'reword', number: 2, text: 'new', isFullText: true },
    { kind: 'merge', numbers: [1, 2] },
    { kind: 'merge', numbers: [1, 1] },
    { kind: 'unclear' },
  ]);
  t.deepEqual(
    results.map(({ result }) => result),
    ['no-such-number', 'gone', 'gone', 'unclear', 'unclear'],
  );
  t.deepEqual(await lengths(), before);
});

test('of wins that are to be one only those that are gone are said to be gone', async (t) => {
  const { correct, texts } = await aJournal(t, 'One', 'Two', 'Three');
  const results = await correct([
    { kind: 'drop', number: 2 },
    { kind: 'merge', numbers: [1, 2] },
  ]);
  t.deepEqual(
    results.map(({ kind, result, numbers }) => [kind, result, numbers.join()]),
    [
      ['drop', 'done', '2'],
      ['merge', 'gone', '2'],
    ],
  );
  t.deepEqual(await texts(), ['One', null, 'Three']);
  const three = await correct([{ kind: 'merge', numbers: [1, 2, 3] }], 'later');
  t.deepEqual(
    three.map(({ result, numbers }) => [result, numbers.join()]),
    [
      ['done', '1,3'],
      ['gone', '2'],
    ],
  );
  t.deepEqual(await texts(), ['One\nThree', null, null]);
});

test('nobody corrects the wins of another', async (t) => {
  const { services, named, lengths } = await aJournal(t, 'One', 'Two');
  const before = await lengths();
  const results = await correctWins({ ...services, signs: wordSigns }, 8, 'r', named, [
    { kind: 'drop', number: 1 },
    { kind: 'merge', numbers: [1, 2] },
    { kind: 'reword', number: 2, text: 'mine', isFullText: true },
  ]);
  t.true(results.every(({ result, quote }) => result === 'gone' && quote === ''));
  t.deepEqual(await lengths(), before);
});

test('a win is filed under what its user says, once, and one that is gone is not', async (t) => {
  const journal = await aJournal(t, 'Sold the van', 'Taught a class');
  const filed = { kind: 'file', number: 2, category: 'Teaching', skills: ['Phonics'] } as const;
  t.deepEqual(await journal.correct([filed]), [{ kind: 'file', result: 'done', numbers: [2], quote: 'Teaching' }]);
  t.like(await journal.history(2), { category: 'Teaching', skills: ['Phonics'], text: 'Taught a class' });
  const gone = await journal.correct(
    [
      { kind: 'drop', number: 1 },
      { ...filed, number: 1 },
      { ...filed, number: 9 },
    ],
    'r2',
  );
  t.deepEqual(
    gone.map(({ result }) => result),
    ['done', 'gone', 'no-such-number'],
  );
});
