import test from 'ava';
import { highlightsOf } from '#domain/insights/highlights.ts';
import { shortenedText } from '#domain/text.ts';
import { daysBetween, plusDays, plusMonths, weekdayOf } from '#domain/time/dates.ts';
import { longestStreak, streakUpTo } from '#domain/wins/streak.ts';
import { wordSigns } from '#language/word-signs.ts';

test('dates are counted by the calendar', (t) => {
  t.is(plusDays('2026-02-28', 1), '2026-03-01');
  t.is(plusDays('2028-02-28', 1), '2028-02-29');
  t.is(plusMonths('2026-03-31', -1), '2026-02-28');
  t.is(plusMonths('2026-01-15', -12), '2025-01-15');
  t.is(plusMonths('2026-11-30', 3), '2027-02-28');
  t.is(daysBetween('2026-10-24', '2026-10-26'), 2);
  t.is(weekdayOf('2026-11-22'), 0);
});

test('a streak lasts while today is not over, and ends with a day between', (t) => {
  const days = new Set(['2026-11-17', '2026-11-18', '2026-11-19']);
  t.is(streakUpTo(days, '2026-11-19', { weekdaysOnly: false }), 3);
  t.is(streakUpTo(days, '2026-11-20', { weekdaysOnly: false }), 3);
  t.is(streakUpTo(days, '2026-11-21', { weekdaysOnly: false }), 0);
  t.is(streakUpTo(new Set(), '2026-11-21', { weekdaysOnly: true }), 0);
});

test('for those who are asked on weekdays a free weekend breaks no streak, and one at work counts', (t) => {
  const days = new Set(['2026-11-19', '2026-11-20', '2026-11-23']);
  t.is(streakUpTo(days, '2026-11-23', { weekdaysOnly: true }), 3);
  t.is(streakUpTo(days, '2026-11-23', { weekdaysOnly: false }), 1);
  t.is(streakUpTo(new Set([...days, '2026-11-22']), '2026-11-23', { weekdaysOnly: true }), 4);
});

test('the longest run is found wherever it is, and a date that comes twice counts once', (t) => {
  t.is(longestStreak(['2026-11-03', '2026-11-01', '2026-11-02', '2026-11-02', '2026-11-09']), 3);
  t.is(longestStreak([]), 0);
});

test('a text is cut after a whole word, in one line, and never within a character', (t) => {
  t.is(shortenedText('Short  and\nsweet.', 20), 'Short and sweet.');
  t.is(shortenedText('Closed the audit, with no findings.', 20), 'Closed the audit…');
  t.is(shortenedText('x'.repeat(30), 10), `${'x'.repeat(9)}…`);
  t.true(shortenedText('👩‍🔬👩‍🔬👩‍🔬👩‍🔬', 8).isWellFormed());
});

const weightIn = (text: string): number => wordSigns.noticedIn(text).weight;

test('highlights are results before chores, of different days and kinds, the weightiest first', (t) => {
  const span = { from: '2026-11-15', to: '2026-11-21' };
  const win = (winId: string, date: string, text: string, category: string) => ({ winId, date, text, category });
  const wins = [
    win('a', '2026-11-20', 'Answered mail.', 'Other'),
    win('b', '2026-11-20', 'Cut the nightly build from 40 to 9 minutes.', 'Process improvement'),
    win('c', '2026-11-19', 'Cut the daily build from 20 to 4 minutes.', 'Process improvement'),
    win('d', '2026-11-16', 'The head nurse thanked me for the new rota.', 'Organisation'),
    win('e', '2026-11-17', 'Answered mail.', 'Other'),
  ];
  t.deepEqual(
    highlightsOf(wins, span, 3, weightIn).map(({ winId }) => winId),
    ['b', 'c', 'd'],
  );
  t.is(highlightsOf(wins, span, 9, weightIn).length, 3, 'no chore while there is a result, and the same words once');
  t.deepEqual(highlightsOf([], span, 3, weightIn), []);
});

test('of a single day the strongest are shown, and not those that were told last', (t) => {
  const date = '2026-11-23';
  const wins = [
    ...['Answered mail.', 'Swept the yard.', 'Finished the stairs for the Maier family.'],
    'Cut the nightly build from 40 to 9 minutes and saved a night.',
  ];
  const told = wins.map((text, at) => ({ winId: String(at), date, text, category: 'Other' }));
  const shown = highlightsOf(told, { from: date, to: date }, 2, weightIn).map(({ winId }) => winId);
  t.deepEqual(shown.toSorted(), ['2', '3']);
});
