import test from 'ava';
import { array, assert, constantFrom, integer, oneof, property, record } from 'fast-check';
import { win } from '#domain/wins/decider.ts';
import { AT, carriedOut } from '../carried-out.ts';

type Command = Parameters<typeof win.decide>[0];

const id = (userId: number) => ({ winId: 'w', userId, at: AT });
const analysis = { category: 'Care', categoryIsGuess: false, analysis: 'Good.', skills: ['Triage'] };
const recordWin = (userId = 1): Command => ({
  type: 'RecordWin',
  data: {
    ...id(userId),
    date: '2026-11-20',
    source: 'email',
    mailId: 'm',
    conversationId: 'c',
    personal: { text: 'Trained two nurses' },
  },
});
const rewordWin = (userId = 1): Command => ({
  type: 'ChangeWin',
  data: { ...id(userId), text: 'Trained three nurses' },
});
const analyseWin = (textRevision: number, userId = 1): Command => ({
  type: 'AnalyseWin',
  data: { ...id(userId), textRevision, writtenBy: 'builtin', fallbackReason: null, personal: analysis },
});
const removeWin = (userId = 1): Command => ({ type: 'RemoveWin', data: id(userId) });
const mergeWin = (into = 'other', userId = 1): Command => ({
  type: 'MergeWin',
  data: { ...id(userId), intoWinId: into, personal: { text: 'Trained two nurses' } },
});
const joinWin = (from: string, userId = 1): Command => ({
  type: 'JoinWin',
  data: { ...id(userId), sourceId: from, personal: { text: 'Trained two nurses\nOn the night shift' } },
});
const takeAnswer = (from: string, userId = 1): Command => ({ ...joinWin(from, userId), type: 'TakeAnswer' }) as Command;
const file = (fileId: string) =>
  ({ fileId, type: 'image/png', size: 70_000, blob: `blob-${fileId}`, name: `${fileId}.png` }) as const;
const keepEvidence = (fileIds: readonly string[], userId = 1): Command => ({
  type: 'KeepEvidence',
  data: { ...id(userId), mailId: 'm2', files: fileIds.map(file) },
});
const link = (linkId: string) => ({ linkId, url: `https://example.com/${linkId}`, name: '' });
const keepLinks = (linkIds: readonly string[], userId = 1): Command => ({
  type: 'JoinEvidence',
  data: { ...id(userId), mailId: null, files: [], links: linkIds.map(link) },
});
const removeEvidence = (fileId: string, userId = 1): Command => ({
  type: 'RemoveEvidence',
  data: { ...id(userId), evidenceId: fileId },
});
const DAY_MS = 24 * 60 * 60_000;
const restoreWin = (daysLater = 1, userId = 1): Command => ({
  type: 'RestoreWin',
  data: {
    ...id(userId),
    at: new Date(Date.parse(AT) + daysLater * DAY_MS).toISOString(),
    date: '2026-11-20',
    recordedAt: AT,
    source: 'email',
    mailId: 'm',
    conversationId: 'c',
    files: [],
    personal: { text: 'Trained two nurses', fileNames: [] },
  },
});

const choices = { category: 'People', skills: ['Training'], private: true, publicText: 'Trained staff' };

test('what is chosen for a win stands beside its words, and asks for no new analysis', (t) => {
  const change: Command = { type: 'ChangeWin', data: { ...id(1), date: '2026-11-19', choices } };
  const { types } = carriedOut(win, [recordWin(), change, analyseWin(0)]);
  t.deepEqual(types, [
    'WinRecorded',
    ...['WinDateChanged', 'WinCategoryChosen', 'WinSkillsChosen', 'WinPrivacyChosen', 'WinPublicTextChosen'],
    'WinAnalysed',
  ]);
});

test('a win is private from the first moment, and once more when it is restored', (t) => {
  const [recorded, restored] = [recordWin(), restoreWin()].map(
    (command) => ({ ...command, data: { ...command.data, choices } }) as Command,
  );
  const { types } = carriedOut(win, [recorded as Command, removeWin(), restored as Command]);
  const chosen = ['WinCategoryChosen', 'WinSkillsChosen', 'WinPrivacyChosen', 'WinPublicTextChosen'];
  t.deepEqual(types, ['WinRecorded', ...chosen, 'WinRemoved', 'WinRestored', ...chosen]);
});

test('a win is recorded once, however often its mail comes', (t) => {
  t.deepEqual(carriedOut(win, [recordWin(), recordWin()]).types, ['WinRecorded']);
});

test('a link is kept once, goes like a file, and is there again once its win is restored', (t) => {
  const restored = restoreWin();
  const withLinks = { ...restored, data: { ...restored.data, links: [link('a')] } } as Command;
  const kept = [recordWin(), keepLinks(['a', 'b']), keepLinks(['a'])];
  const { types } = carriedOut(win, [...kept, removeEvidence('b'), removeWin(), withLinks]);
  t.deepEqual(types, [
    'WinRecorded',
    ...['EvidenceLinkAdded', 'EvidenceLinkAdded', 'EvidenceRemoved'],
    ...['WinRemoved', 'WinRestored', 'EvidenceLinkAdded'],
  ]);
  t.is(carriedOut(win, [recordWin(), keepLinks(['a'], 2)]).types.length, 1, 'nobody else’s');
});

test('a rewording gets the next number, and is analysed anew', (t) => {
  const { events } = carriedOut(win, [recordWin(), analyseWin(0), rewordWin(), analyseWin(1), rewordWin()]);
  t.deepEqual(
    events.map(({ type, data }) => [type, 'textRevision' in data ? data.textRevision : 0]),
    [
      ['WinRecorded', 0],
      ['WinAnalysed', 0],
      ['WinReworded', 1],
      ['WinAnalysed', 1],
      ['WinReworded', 2],
    ],
  );
});

test('every later event names the mail the win came by', (t) => {
  const { events } = carriedOut(win, [recordWin(), analyseWin(0), rewordWin(), removeWin()]);
  t.true(events.every(({ data }) => 'mailId' in data && data.mailId === 'm'));
});

test('an analysis of a wording that was analysed, or is yet to be written, changes nothing', (t) => {
  const { answers } = carriedOut(win, [recordWin(), analyseWin(0), analyseWin(0), analyseWin(1), analyseWin(-1)]);
  t.deepEqual(answers.slice(2), [[], [], []]);
});

const NO = 'no-such-win';

test('a win of someone else is no win, and neither is a removed one', (t) => {
  const others = [
    ...[rewordWin(2), analyseWin(0, 2), removeWin(2), mergeWin('other', 2), joinWin('a', 2), takeAnswer('a', 2)],
    ...[keepEvidence(['f'], 2), removeEvidence('f', 2), restoreWin(1, 2)],
  ];
  t.deepEqual(
    carriedOut(win, [recordWin(), ...others]).answers.slice(1),
    others.map(() => NO),
  );
  const after = [rewordWin(), removeWin(), mergeWin(), joinWin('a'), removeEvidence('f')];
  t.deepEqual(
    carriedOut(win, [recordWin(), removeWin(), ...after]).answers.slice(2),
    after.map(() => NO),
  );
  t.deepEqual(carriedOut(win, [rewordWin()]).answers, [NO]);
});

test('added words come once from each place, and are a wording of their own', (t) => {
  const { types, answers } = carriedOut(win, [
    recordWin(),
    joinWin('a'),
    joinWin('a'),
    takeAnswer('b'),
    takeAnswer('a'),
  ]);
  t.deepEqual(types, ['WinRecorded', 'WinExtended', 'WinExtended']);
  t.deepEqual([answers[2], answers[4]], [[], []]);
});

test('an answer and files that come late are kept with a removed win, and its analysis is no open work', (t) => {
  const { types } = carriedOut(win, [recordWin(), removeWin(), takeAnswer('b'), analyseWin(1), keepEvidence(['f'])]);
  t.deepEqual(types.slice(2), ['WinExtended', 'WinAnalysed', 'EvidenceAdded']);
});

test('a win never takes itself in', (t) => {
  t.deepEqual(carriedOut(win, [recordWin(), mergeWin('w')]).answers[1], NO);
});

test('a removed or merged win comes back within 30 days, once, and is analysed anew', (t) => {
  for (const gone of [removeWin(), mergeWin()]) {
    const { events } = carriedOut(win, [recordWin(), gone, restoreWin(29.9), restoreWin(), analyseWin(1)]);
    t.deepEqual(
      events.slice(2).map(({ type, data }) => [type, 'textRevision' in data && data.textRevision]),
      [
        ['WinRestored', 1],
        ['WinAnalysed', 1],
      ],
    );
    t.deepEqual(carriedOut(win, [recordWin(), gone, restoreWin(30)]).answers[2], NO);
  }
});

test('the files of a mail are kept in one go, each once, and one that was taken away does not come again', (t) => {
  const asked = [recordWin(), keepEvidence(['f', 'g']), keepEvidence(['g', 'h'])];
  const { types, answers } = carriedOut(win, [...asked, removeEvidence('g'), keepEvidence(['g']), removeEvidence('x')]);
  t.deepEqual(types, ['WinRecorded', 'EvidenceAdded', 'EvidenceAdded', 'EvidenceAdded', 'EvidenceRemoved']);
  t.deepEqual(answers.slice(4), [[], NO]);
});

const user = integer({ min: 1, max: 2 });
const place = constantFrom('a', 'b', 'c');
const anyCommand = oneof(
  user.map(recordWin),
  user.map(rewordWin),
  user.map(removeWin),
  user.map((userId) => mergeWin('other', userId)),
  user.map((userId) => restoreWin(1, userId)),
  record({ from: place, userId: user }).map(({ from, userId }) => joinWin(from, userId)),
  record({ from: place, userId: user }).map(({ from, userId }) => takeAnswer(from, userId)),
  record({ fileId: place, userId: user }).map(({ fileId, userId }) => keepEvidence([fileId], userId)),
  record({ fileId: place, userId: user }).map(({ fileId, userId }) => removeEvidence(fileId, userId)),
  record({ textRevision: integer({ min: -1, max: 4 }), userId: user }).map(({ textRevision, userId }) =>
    analyseWin(textRevision, userId),
  ),
  constantFrom(analyseWin(0), rewordWin()),
);

const NEW_WORDING = new Set(['WinReworded', 'WinExtended', 'WinRestored']);
const GONE = new Set(['WinRemoved', 'WinMerged']);
/** What may happen to a win while it is gone. */
const HIDDEN = new Set(['WinRestored', 'WinExtended', 'WinAnalysed', 'EvidenceAdded']);

test('whatever is asked in whatever order: recorded once, wordings counted on, analysed once each, gone until restored', (t) => {
  assert(
    property(array(anyCommand, { maxLength: 40 }), (commands) => {
      const { events, types } = carriedOut(win, commands);
      if (types.filter((type) => type === 'WinRecorded').length > 1) return false;
      if (new Set(events.map(({ data }) => data.userId)).size > 1) return false;
      let wording = 0;
      let gone = false;
      const analysed = new Set<number>();
      const joined = new Set<string>();
      const files = new Set<string>();
      for (const { type, data } of events) {
        if (gone && !HIDDEN.has(type)) return false;
        if (GONE.has(type)) gone = true;
        if (type === 'WinRestored') gone = false;
        if (NEW_WORDING.has(type) && 'textRevision' in data && data.textRevision !== ++wording) return false;
        if (type === 'WinExtended' && joined.size === joined.add(data.sourceId).size) return false;
        if (type === 'EvidenceAdded' && files.size === files.add(data.fileId).size) return false;
        if (
          type === 'WinAnalysed' &&
          (data.textRevision > wording || data.textRevision < 0 || analysed.has(data.textRevision))
        )
          return false;
        if (type === 'WinAnalysed') analysed.add(data.textRevision);
      }
      return true;
    }),
    { numRuns: 2000 },
  );
  t.pass();
});
