import test from 'ava';
import { earlierThan } from '#application/wins/journal-before.ts';
import type { WinRead } from '#application/wins/newest-wins.ts';
import { createBuiltinWriter } from '#language/writer/writer.ts';

const kept = (winId: string, text: string, recordedAt = '2026-11-20T08:00:00.000Z'): WinRead => ({
  winId,
  date: recordedAt.slice(0, 10),
  recordedAt,
  text,
  category: '',
  skills: [],
  foundCategory: '',
  chosenCategory: '',
  foundSkills: [],
  chosenSkills: null,
});
const at = '2026-11-23T08:00:00.000Z';
const own = { winId: 'b', date: '2026-11-23', recordedAt: at, textRevision: 0 };
const ofMail = [
  { winId: 'z', text: 'Trained a porter on the new beds', draft: null, readBy: '' },
  { winId: 'b', text: 'Trained a nurse on the new pumps', draft: null, readBy: '' },
  { winId: 'a', text: 'Trained a cook on the new oven', draft: null, readBy: '' },
];
const ids = (wins: readonly WinRead[]) => wins.map(({ winId }) => winId);

test('wins of one mail stand in its order, also those that are not recorded yet', (t) => {
  const before = kept('old', 'Trained a cleaner');
  t.deepEqual(ids(earlierThan(own, ofMail, [before])), ['z', 'old']);
  t.deepEqual(ids(earlierThan(own, ofMail, [kept('a', '', at), kept('z', '', at), kept('b', '', at), before])), [
    'z',
    'old',
  ]);
});

test('a win that was taken away since is not counted for one whose words are new', (t) => {
  t.deepEqual(ids(earlierThan({ ...own, textRevision: 1 }, ofMail, [])), []);
});

test('a win that came without a mail stands after all that were recorded before it', (t) => {
  const later = kept('later', '', '2026-11-23T09:00:00.000Z');
  t.deepEqual(ids(earlierThan(own, [], [later, kept('old', '')])), ['old']);
});

test('two like wins of one mail are counted one after the other', async (t) => {
  const said = async (winId: string, text: string) => {
    const journal = earlierThan({ ...own, winId }, ofMail.slice(0, 2), [
      kept('old', 'Trained a cleaner on the new mops'),
    ]);
    return (await createBuiltinWriter().analyse(text, { language: 'en', date: own.date, journal })).analysis;
  };
  t.regex(
    await said('z', 'Trained a porter on the new beds'),
    /That is the second time this month you trained somebody\./,
  );
  t.regex(
    await said('b', 'Trained a nurse on the new pumps'),
    /That is the third time this month you trained somebody\./,
  );
});
