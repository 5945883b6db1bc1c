import test from 'ava';
import { array, assert, asyncProperty, integer, shuffledSubarray } from 'fast-check';
import { handle } from '#application/engine/handle.ts';
import { streams } from '#application/streams.ts';
import { keptWin, mergeWins } from '#application/wins/merge-wins.ts';
import { changeWin, removeWin } from '#application/wins/record-win.ts';
import { restoreWin } from '#application/wins/restore-win.ts';
import { win } from '#domain/wins/decider.ts';
import { aJournal } from './a-journal.ts';

const DAY_MS = 24 * 60 * 60_000;

test('the files of a merged win go with its words', async (t) => {
  const { correct, keep, history } = await aJournal(t, 'One', 'Two');
  await keep(1, 'f');
  await keep(2, 'g');
  await correct([{ kind: 'merge', numbers: [1, 2] }]);
  t.deepEqual(
    (await history(1))?.files.map(({ fileId }) => fileId),
    ['f', 'g'],
  );
});

test('a dropped or merged win comes back as it was, files too, for 30 days', async (t) => {
  const { correct, keep, history, texts, services, userId, idOf, clock } = await aJournal(t, 'One', 'Two', 'Three');
  await keep(2, 'g');
  await correct([
    { kind: 'drop', number: 3 },
    { kind: 'merge', numbers: [1, 2] },
  ]);
  clock.move(29 * DAY_MS);
  t.false('refused' in (await restoreWin(services, userId, idOf(2))));
  t.deepEqual(await texts(), ['One\nTwo', 'Two', null]);
  t.deepEqual(
    (await history(2))?.files.map(({ fileId }) => fileId),
    ['g'],
  );
  clock.move(2 * DAY_MS);
  t.deepEqual(await restoreWin(services, userId, idOf(3)), { refused: 'too-late' });
  t.like(await restoreWin(services, 8, idOf(3)), { refused: 'no-such-win' });
  t.like(await restoreWin(services, userId, crypto.randomUUID()), { refused: 'no-such-win' });
});

test('a win that was restored and reworded can be merged again, and its new words come along', async (t) => {
  const { services, userId, named, idOf, texts } = await aJournal(t, 'One', 'Two');
  await mergeWins(services, userId, named);
  await restoreWin(services, userId, idOf(2));
  await changeWin(services, userId, idOf(2), { text: 'Two and a half' });
  await mergeWins(services, userId, named);
  t.deepEqual(await texts(), ['One\nTwo\nTwo and a half', null]);
});

test('a merge that was cut off is finished by the next, and undone where the other win has gone', async (t) => {
  const { services, userId, named, idOf, texts } = await aJournal(t, 'One', 'Two', 'Three', 'Four');
  const cutOff = (number: number, into: number, text: string) =>
    handle(services.log, win, streams.win(idOf(number)), {
      type: 'MergeWin',
      data: { winId: idOf(number), userId, at: '2026-11-20T09:00:00.000Z', intoWinId: idOf(into), personal: { text } },
    });
  await cutOff(2, 1, 'Two');
  t.is(await mergeWins(services, userId, named.slice(0, 2)), 'One\nTwo');
  await cutOff(4, 3, 'Four');
  await removeWin(services, userId, idOf(3));
  t.is(await mergeWins(services, userId, named.slice(2)), null);
  t.deepEqual(await texts(), ['One\nTwo', null, null, 'Four']);
});

const COUNT = 5;
const someMerges = array(shuffledSubarray([1, 2, 3, 4, 5], { minLength: 2 }), { minLength: 1, maxLength: 4 });

test('merges in any order, repeated or at once: no circle, no word lost, and the same wins hold together', async (t) => {
  const { services, userId, record } = await aJournal(t);
  await assert(
    asyncProperty(someMerges, integer({ min: 0, max: 1 }), async (merges, atOnce) => {
      const named: string[] = [];
      for (let n = 1; n <= COUNT; n += 1) named.push(await record(`win ${n}`));
      const merge = (numbers: readonly number[]) =>
        mergeWins(
          services,
          userId,
          numbers.map((number) => named[number - 1] ?? ''),
        );
      if (atOnce) await Promise.all(merges.map(merge));
      for (const numbers of [...merges, ...merges.toReversed()]) await merge(numbers);
      const ends = await Promise.all(named.map((winId) => keptWin(services, userId, winId)));
      for (const [at, end] of ends.entries()) {
        if (!end?.text.split('\n').includes(`win ${at + 1}`)) return false; // in a circle there is no end
        const together = merges.filter((numbers) => numbers.includes(at + 1)).flat();
        if (together.some((number) => ends[number - 1]?.winId !== end.winId)) return false;
      }
      return true;
    }),
    { numRuns: 60 },
  );
  t.pass();
});

test('a merged win is as private as the most private of them, and shows others no words that one of them kept back', async (t) => {
  const { services, userId, idOf, history, correct } = await aJournal(t, 'One', 'Two', 'Three', 'Four');
  await changeWin(services, userId, idOf(2), { choices: { private: true } });
  await changeWin(services, userId, idOf(4), { choices: { publicText: 'Something' } });
  await correct([{ kind: 'merge', numbers: [1, 2] }], 'a');
  await correct([{ kind: 'merge', numbers: [3, 4] }], 'b');
  t.like(await history(1), { text: 'One\nTwo', private: true, publicText: '' });
  t.like(await history(3), { text: 'Three\nFour', private: false, publicText: 'Three\nSomething' });
});
