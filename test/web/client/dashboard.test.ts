import './browser-globals.ts';
import './client-modules.ts';
import test from 'ava';

const { copy } = await import('#web/client/features/dashboard/copy.ts');
const { thisMonth } = await import('#web/client/features/dashboard/this-month.ts');
const { dayTowards, weeksOf } = await import('#web/client/features/dashboard/year.ts');
const { groundedIn } = await import('#web/client/features/insights/grounded.tsx');

const FROM = '2026-11-09'; // a Monday
const TO = '2026-11-24';
const days = [
  { date: '2026-11-09', wins: 1 },
  { date: '2026-11-16', wins: 6 },
  { date: '2026-11-18', wins: 2 },
];

test('weeks are whole but for the last, which ends today; colours go no deeper than four', (t) => {
  const weeks = weeksOf({ from: FROM, to: TO, days });
  t.deepEqual(
    weeks.map((week) => week.length),
    [7, 7, 2],
  );
  t.deepEqual(weeks[1]?.[0], { date: '2026-11-16', wins: 6, depth: 4 });
  t.deepEqual(weeks[2]?.[1], { date: TO, wins: 0, depth: 0 });
});

test('arrow keys go from one day with wins to the next one that way, and nowhere past the last', (t) => {
  const weeks = weeksOf({ from: FROM, to: TO, days });
  t.is(dayTowards(weeks, '2026-11-09', 'ArrowRight'), '2026-11-16');
  t.is(dayTowards(weeks, '2026-11-09', 'ArrowDown'), '2026-11-16');
  t.is(dayTowards(weeks, '2026-11-16', 'ArrowDown'), '2026-11-18');
  t.is(dayTowards(weeks, '2026-11-18', 'ArrowUp'), '2026-11-16');
  t.is(dayTowards(weeks, '2026-11-18', 'ArrowRight'), undefined);
  t.is(dayTowards(weeks, '2026-11-18', 'Home'), '2026-11-09');
  t.is(dayTowards(weeks, '2026-11-09', 'End'), '2026-11-18');
  t.is(dayTowards(weeks, '2026-11-09', 'a'), undefined);
});

test('this month beside the one before: fewer is never a reproach', (t) => {
  const told = (before: number, now: number, undated = 0) =>
    thisMonth({
      to: TO,
      months: undated === 0 ? [] : [{ month: '2026-11', wins: undated }],
      days: [
        { date: '2026-10-31', wins: before },
        { date: '2026-11-01', wins: now },
      ],
    });
  t.is(told(6, 9), copy.more(9, 3, 'October'));
  t.is(told(6, 6), copy.same(6, 'October'));
  t.is(told(9, 6), copy.fewer(6, 9, 'October'));
  t.is(told(6, 6, 3), copy.more(9, 3, 'October'), 'with those of which only the month is known');
  t.is(told(0, 6), copy.first(6));
  t.is(told(6, 0), copy.before(6, 'October'));
  t.is(told(0, 0), '');
});

test('names in a counted sentence open their wins: whole words, each once, the longer one first', (t) => {
  const text = 'Most often they were about people (3) and people work (2). Sales: 5 wins.';
  const pieces = groundedIn({
    text,
    categories: [
      { name: 'People', wins: 3 },
      { name: 'Sale', wins: 1 },
    ],
    skills: [
      { name: 'People work', wins: 2 },
      { name: 'Sales', wins: 5 },
    ],
  });
  t.is(pieces.map((piece) => piece.text).join(''), text);
  t.deepEqual(
    pieces.flatMap(({ text: piece, to }) => (to === null ? [] : [[piece, to]])),
    [
      ['people', '/wins?category=People'],
      ['people work', '/wins?skill=People+work'],
      ['Sales', '/wins?skill=Sales'],
    ],
  );
});
