import test from 'ava';
import { headedDates } from '#language/reader/details/headed-dates.ts';
import { readText } from '#language/reader/read-words.ts';

/** A Tuesday. */
const TODAY = '2026-12-01';
const said = (words: string, wins: readonly string[]) =>
  headedDates(words, wins, TODAY).map((day) => day && `${day.isApproximate ? 'about ' : ''}${day.date}`);

const HEADINGS = [
  ['Last week:', 'about 2026-11-23'],
  ['Yesterday:', '2026-11-30'],
  ['Monday:', '2026-11-30'],
  ['Wednesday:', '2026-11-25'],
  ['**Friday:**', '2026-11-27'],
  ['This week:', 'about 2026-11-30'],
  ['What I did last week:', 'about 2026-11-23'],
  ['In October:', 'about 2026-10-01'],
  ['12 November:', '2026-11-12'],
  ['Letzte Woche:', 'about 2026-11-23'],
  ['Gestern:', '2026-11-30'],
  ['Montag:', '2026-11-30'],
  ['La semaine dernière :', 'about 2026-11-23'],
  ['Hier :', '2026-11-30'],
  ['Lundi :', '2026-11-30'],
  ['Esta semana:', 'about 2026-11-30'],
  ['La semana pasada:', 'about 2026-11-23'],
  ['Ayer:', '2026-11-30'],
  ['Lunes:', '2026-11-30'],
  ['Yesterday', '2026-11-30'],
  ['Next week:', null],
  ['Results:', null],
  ['So:', null],
] as const;
for (const [heading, day] of HEADINGS)
  test(`“${heading}” dates the items of the list below it`, (t) =>
    t.deepEqual(said(`${heading}\n- Fixed the alarm\n- Trained Ana`, ['Fixed the alarm', 'Trained Ana']), [day, day]));

test('a heading holds until the next one, or a paragraph that is no list', (t) => {
  const words =
    'Last week:\n\n- Closed the deal\n* Trained Ana\n\nYesterday:\n1. Fixed the alarm\n\nPainted the hall as well.\n\nOther:\n- Read a book';
  const wins = ['Closed the deal', 'Trained Ana', 'Fixed the alarm', 'Painted the hall as well.', 'Read a book'];
  t.deepEqual(said(words, wins), ['about 2026-11-23', 'about 2026-11-23', '2026-11-30', null, null]);
});

test('wins alike are told apart by where they stand, and an item that ends with a colon heads nothing', (t) => {
  t.deepEqual(said('Monday:\n- Fixed it\n\nYesterday was fine.\n- Fixed it', ['Fixed it', 'Fixed it']), [
    '2026-11-30',
    null,
  ]);
  t.deepEqual(said('Last week:\n- Told them how:\n- Trained Ana', ['Trained Ana']), ['about 2026-11-23']);
});

test('the days of headings stand beside the wins that were read', (t) => {
  const { wins, headedDates: days } = readText(
    'Last week:\n- Closed the Hansen account\n- Trained two new colleagues\n\nYesterday:\n- Fixed the cold store alarm',
    { asked: null, today: TODAY },
  );
  t.is(wins.length, 3);
  t.deepEqual(
    days?.map((day) => day?.date),
    ['2026-11-23', '2026-11-23', '2026-11-30'],
  );
  t.is(readText('Closed the Hansen account', { asked: null, today: TODAY }).headedDates, undefined);
});
