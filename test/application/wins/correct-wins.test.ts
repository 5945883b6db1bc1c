import test, { type ExecutionContext } from 'ava';
import { array, assert, asyncProperty, integer, shuffledSubarray } from 'fast-check';
import { handle } from '#application/engine/handle.ts';
import { derivedId } from '#application/engine/ids.ts';
import { streams } from '#application/streams.ts';
import { correctWins } from '#application/wins/correct-wins.ts';
import { keptWin, mergeWins } from '#application/wins/merge-wins.ts';
import { changeWin, removeWin } from '#application/wins/record-win.ts';
import { restoreWin } from '#application/wins/restore-win.ts';
import { winHistory } from '#application/wins/win-history.ts';
import type { Correction, CorrectionResult } from '#domain/wins/correction.ts';
import { win } from '#domain/wins/decider.ts';
import { wordSigns } from '#mail-gateway/reading/word-signs.ts';
import { movableClock } from '#test/support/clock.ts';
import { embeddedServices } from '#test/support/stores.ts';

const DAY_MS = 24 * 60 * 60_000;
const file = (fileId: string) =>
  ({ fileId, type: 'image/png', size: 9, blob: `blob-${fileId}`, name: `${fileId}.png` }) as const;

const aJournal = async (t: ExecutionContext, ...texts: readonly string[]) => {
  const clock = movableClock();
  const services = await embeddedServices(t, clock);
  const userId = 7;
  await services.vault.make(userId);
  const at = new Date(clock.now()).toISOString();
  const record = async (text: string): Promise<string> => {
    const winId = crypto.randomUUID();
    const told = { date: '2026-11-20', source: 'email', mailId: 'm', conversationId: 'c', personal: { text } } as const;
    await handle(services.log, win, streams.win(winId), { type: 'RecordWin', data: { winId, userId, at, ...told } });
    return winId;
  };
  const named: string[] = [];
  for (const text of texts) named.push(await record(text));
  const idOf = (number: number) => named[number - 1] ?? '';
  const history = (number: number) => winHistory(services, userId, idOf(number));
  return {
    services,
    clock,
    userId,
    named,
    record,
    idOf,
    history,
    keep: (number: number, fileId: string) =>
      handle(services.log, win, streams.win(idOf(number)), {
        type: 'KeepEvidence',
        data: { winId: idOf(number), userId, at, mailId: 'm2', files: [file(fileId)] },
      }),
    correct: (corrections: readonly Correction[], requestId = 'r') =>
      correctWins({ ...services, signs: wordSigns }, userId, requestId, named, corrections),
    /** What each numbered win says; null for one that is gone. */
    async texts() {
      const found = await Promise.all(named.map((_, at) => history(at + 1)));
      return found.map((one) => (one?.state.status === 'kept' ? one.text : null));
    },
    lengths: async () =>
      (await Promise.all(named.map((id) => services.log.read(streams.win(id))))).map((all) => all.length),
  };
};

const short = (results: readonly CorrectionResult[]) => results.map(({ kind, result, quote }) => [kind, result, quote]);

test('a reply drops, merges and rewords the wins by the numbers of our mail, and is told what came of it', async (t) => {
  const { correct, texts } = await aJournal(t, 'Ran the night shift', 'Trained Ana', 'Fixed the pump', 'Slept well');
  const results = await correct([
    { kind: 'merge', numbers: [1, 2] },
    { kind: 'reword', number: 3, text: 'with the night team', isWhole: false },
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
  await correct([{ kind: 'reword', number: 1, text: 'It was on ward 3', isWhole: false }], 'a');
  t.deepEqual(await texts(), ['Trained Ana\nIt was on ward 3.']);
  await correct([{ kind: 'reword', number: 1, text: 'Trained Ana and Ben', isWhole: true }], 'b');
  t.deepEqual(await texts(), ['Trained Ana and Ben']);
});

test('the same request once more changes nothing and tells the same', async (t) => {
  const { correct, texts, lengths } = await aJournal(t, 'One', 'Two', 'Three', 'Four');
  const corrections: readonly Correction[] = [
    { kind: 'merge', numbers: [1, 2] },
    { kind: 'reword', number: 3, text: 'and more', isWhole: false },
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
    { kind: 'reword', number: 2, text: 'new', isWhole: true },
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
    { kind: 'reword', number: 2, text: 'mine', isWhole: true },
  ]);
  t.true(results.every(({ result, quote }) => result === 'gone' && quote === ''));
  t.deepEqual(await lengths(), before);
});

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
      data: { winId: idOf(number), userId, at: '2026-11-20T09:00:00.000Z', into: idOf(into), personal: { text } },
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

test('a split win is its pieces from then on, and can be brought back whole; twice comes to the same', async (t) => {
  const journal = await aJournal(t, 'Fixed the pump. Trained Ana.', 'Wrote the report.');
  await journal.keep(1, 'f1');
  const split: Correction = { kind: 'split', numbers: [1] };
  const [done] = await journal.correct([split]);
  t.like(done, { kind: 'split', result: 'done', numbers: [1], pieces: ['Fixed the pump.', 'Trained Ana.'] });
  t.deepEqual(await journal.texts(), [null, 'Wrote the report.']);
  const pieces = async () => {
    const removed = await journal.history(1);
    const ids = [0, 1].map((index) => derivedId('piece', journal.idOf(1), removed?.state.wording ?? 0, index));
    return Promise.all(ids.map((id) => winHistory(journal.services, journal.userId, id)));
  };
  const [first, second] = await pieces();
  t.like(first, { text: 'Fixed the pump.', date: '2026-11-20', source: 'email', conversationId: 'c' });
  t.deepEqual(
    first?.files.map(({ fileId }) => fileId),
    ['f1'],
  );
  t.like(second, { text: 'Trained Ana.', files: [] });
  t.deepEqual(await journal.correct([split], 'again'), [done]);
  t.deepEqual(
    (await pieces()).map((one) => one?.revision),
    [first?.revision, second?.revision],
  );
  await restoreWin(journal.services, journal.userId, journal.idOf(1));
  t.deepEqual(await journal.texts(), ['Fixed the pump. Trained Ana.', 'Wrote the report.']);
  await removeWin(journal.services, journal.userId, journal.idOf(1));
});

test('what has one piece stays as it is, and what was merged is parted again', async (t) => {
  const journal = await aJournal(t, 'Trained Ana and Ben.', 'Wrote the report.');
  const short = async (...numbers: readonly number[]) => {
    const [came] = await journal.correct([{ kind: 'split', numbers }], crypto.randomUUID());
    return [came?.result, came?.pieces];
  };
  t.deepEqual(await short(1), ['one-piece', []]);
  t.deepEqual(await short(1, 2), ['apart', []]);
  t.deepEqual(await short(3), ['no-such-number', undefined]);
  await journal.correct([{ kind: 'merge', numbers: [1, 2] }]);
  t.deepEqual(await short(1, 2), ['done', ['Trained Ana and Ben.', 'Wrote the report.']]);
  await journal.correct([{ kind: 'drop', number: 2 }], 'drop');
  t.deepEqual(await journal.texts(), [null, null]);
});

test('pieces are kept from others where the whole was', async (t) => {
  const journal = await aJournal(t, 'Fixed the pump. Trained Ana.');
  await changeWin(journal.services, journal.userId, journal.idOf(1), {
    choices: { publicText: 'Kept a plant running.' },
  });
  await journal.correct([{ kind: 'split', numbers: [1] }]);
  const whole = await journal.history(1);
  const piece = derivedId('piece', journal.idOf(1), whole?.state.wording ?? 0, 0);
  t.like(await winHistory(journal.services, journal.userId, piece), { private: true, publicText: '' });
});
