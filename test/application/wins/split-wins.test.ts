import test from 'ava';
import { derivedId } from '#application/engine/ids.ts';
import { changeWin, removeWin } from '#application/wins/record-win.ts';
import { restoreWin } from '#application/wins/restore-win.ts';
import { winHistory } from '#application/wins/win-history.ts';
import type { Correction } from '#domain/wins/correction.ts';
import { aJournal } from './a-journal.ts';

test('a split win is its pieces from then on, and can be brought back whole; twice comes to the same', async (t) => {
  const journal = await aJournal(t, 'Fixed the pump. Trained Ana.', 'Wrote the report.');
  await journal.keep(1, 'f1');
  const split: Correction = { kind: 'split', numbers: [1] };
  const [done] = await journal.correct([split]);
  t.like(done, { kind: 'split', result: 'done', numbers: [1], pieces: ['Fixed the pump.', 'Trained Ana.'] });
  t.deepEqual(await journal.texts(), [null, 'Wrote the report.']);
  const pieces = async () => {
    const removed = await journal.history(1);
    const ids = [0, 1].map((index) => derivedId('piece', journal.idOf(1), removed?.state.textRevision ?? 0, index));
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
  const piece = derivedId('piece', journal.idOf(1), whole?.state.textRevision ?? 0, 0);
  t.like(await winHistory(journal.services, journal.userId, piece), { private: true, publicText: '' });
});
