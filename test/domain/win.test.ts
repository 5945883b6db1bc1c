import test from 'ava';
import { array, assert, constantFrom, integer, oneof, property, record } from 'fast-check';
import { win } from '#domain/win/decider.ts';
import { AT, carriedOut } from './carried-out.ts';

type Command = Parameters<typeof win.decide>[0];

const id = (userId: number) => ({ winId: 'w', userId, at: AT });
const analysis = { category: 'Care', analysis: 'Good.', skills: ['Triage'] };
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
  type: 'RewordWin',
  data: { ...id(userId), personal: { text: 'Trained three nurses' } },
});
const analyseWin = (wording: number, userId = 1): Command => ({
  type: 'AnalyseWin',
  data: { ...id(userId), wording, personal: analysis },
});
const removeWin = (userId = 1): Command => ({ type: 'RemoveWin', data: id(userId) });

test('a win is recorded once, however often its mail comes', (t) => {
  t.deepEqual(carriedOut(win, [recordWin(), recordWin()]).types, ['WinRecorded']);
});

test('a rewording gets the next number, and is analysed anew', (t) => {
  const { events } = carriedOut(win, [recordWin(), analyseWin(0), rewordWin(), analyseWin(1), rewordWin()]);
  t.deepEqual(
    events.map(({ type, data }) => [type, 'wording' in data ? data.wording : 0]),
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
  t.true(events.every(({ data }) => data.mailId === 'm'));
});

test('an analysis of a wording that was analysed, or is yet to be written, changes nothing', (t) => {
  const { answers } = carriedOut(win, [recordWin(), analyseWin(0), analyseWin(0), analyseWin(1), analyseWin(-1)]);
  t.deepEqual(answers.slice(2), [[], [], []]);
});

test('a win of someone else is no win, and neither is a removed one', (t) => {
  const others = [rewordWin(2), analyseWin(0, 2), removeWin(2)];
  t.deepEqual(carriedOut(win, [recordWin(), ...others]).answers.slice(1), [
    'no-such-win',
    'no-such-win',
    'no-such-win',
  ]);
  const after = [rewordWin(), analyseWin(0), removeWin()];
  t.deepEqual(carriedOut(win, [recordWin(), removeWin(), ...after]).answers.slice(2), [
    'no-such-win',
    'no-such-win',
    'no-such-win',
  ]);
  t.deepEqual(carriedOut(win, [rewordWin()]).answers, ['no-such-win']);
});

const user = integer({ min: 1, max: 2 });
const anyCommand = oneof(
  user.map(recordWin),
  user.map(rewordWin),
  user.map(removeWin),
  record({ wording: integer({ min: -1, max: 4 }), userId: user }).map(({ wording, userId }) =>
    analyseWin(wording, userId),
  ),
  constantFrom(analyseWin(0), rewordWin()),
);

test('whatever is asked in whatever order: recorded once, analysed only in a wording that exists, gone once removed', (t) => {
  assert(
    property(array(anyCommand, { maxLength: 40 }), (commands) => {
      const { events, types } = carriedOut(win, commands);
      if (types.filter((type) => type === 'WinRecorded').length > 1) return false;
      if (types.includes('WinRemoved') && types.indexOf('WinRemoved') !== types.length - 1) return false;
      if (new Set(events.map(({ data }) => data.userId)).size > 1) return false;
      let wording = 0;
      const analysed = new Set<number>();
      for (const { type, data } of events) {
        if (type === 'WinReworded' && data.wording !== wording + 1) return false;
        if (type === 'WinReworded') wording = data.wording;
        if (type === 'WinAnalysed' && (data.wording > wording || data.wording < 0 || analysed.has(data.wording)))
          return false;
        if (type === 'WinAnalysed') analysed.add(data.wording);
      }
      return true;
    }),
    { numRuns: 2000 },
  );
  t.pass();
});
