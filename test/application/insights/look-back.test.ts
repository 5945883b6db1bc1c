import test from 'ava';
import { lookBack as factsOf } from '#application/insights/look-back.ts';
import type { Services } from '#application/services.ts';
import { plusDays } from '#domain/time/dates.ts';
import { wordSigns } from '#language/word-signs.ts';
import { lookBackWords } from '#mail-gateway/sending/words/look-back-words.ts';
import { type AWin, winsOnRecord } from '../wins/wins-on-record.ts';

/** The facts, and what is said of them. */
const lookBack = async (
  services: Pick<Services, 'readModels'>,
  ...of: [userId: number, asked: Parameters<typeof factsOf>[2]]
) => {
  const facts = await factsOf({ ...services, signs: wordSigns }, ...of);
  const { highlights: highlightLines, ...words } = lookBackWords(facts);
  return { ...facts, ...words, highlightLines };
};

const TODAY = '2026-11-21';
const ADA = 1;
const BEN = 2;

const week: readonly AWin[] = [
  {
    date: '2026-11-16',
    text: 'Cut the nightly build from 40 to 9 minutes.',
    category: 'Process improvement',
    skills: ['Automation', 'Python'],
  },
  {
    date: '2026-11-17',
    text: 'Solved the login trouble of the finance team.',
    category: 'Problem solving',
    skills: ['Debugging'],
  },
  { date: '2026-11-18', text: 'Cleaned the desk.', category: 'Organisation' },
  {
    date: '2026-11-18',
    text: 'Taught two new colleagues how we deploy.',
    category: 'Teaching',
    skills: ['Mentoring', 'Python'],
  },
  { date: '2026-11-20', text: 'Mum called.', category: '' },
];
const earlier: readonly AWin[] = [
  { date: '2026-11-14', text: 'Fixed the backup.', category: 'Problem solving', skills: ['Backups'] },
  { date: '2026-11-09', text: 'Wrote the report.', category: 'Delivery' },
  { date: '2025-12-01', text: 'Was made team lead.', category: 'Leadership' },
];

test('a week: how many, on which days, about what, and more than at this point of the one before', async (t) => {
  const services = await winsOnRecord(t, { [ADA]: [...week, ...earlier], [BEN]: [{ date: TODAY, text: 'Not hers.' }] });
  const held = await lookBack(services, ADA, { period: 'week', today: TODAY });
  t.like(held, { span: { from: '2026-11-16', to: TODAY }, wins: 5, daysWithWins: 4, bestStreak: 3, before: 2 });
  t.deepEqual(
    held.categories.map(({ name }) => name),
    ['Organisation', 'Problem solving', 'Process improvement', 'Teaching'],
  );
  t.deepEqual(held.skills[0], { name: 'Python', wins: 2 });
  t.is(held.title, 'Your week so far, November 16 – 21: 5 wins');
  t.deepEqual(held.lines, [
    'On 4 different days.',
    'That is 3 more than at this point last week.',
    'They were about organisation, problem solving, process improvement and one more.',
    'Skills they show: Python, Automation, Debugging and Mentoring.',
    'Your longest run: 3 days in a row.',
  ]);
  t.deepEqual(held.highlightLines, [
    'Monday, November 16: “Cut the nightly build from 40 to 9 minutes.”',
    'Tuesday, November 17: “Solved the login trouble of the finance team.”',
    'Wednesday, November 18: “Taught two new colleagues how we deploy.”',
  ]);
});

test('this week, month or year is that of the calendar up to today', async (t) => {
  const services = await winsOnRecord(t, { [ADA]: [...week, ...earlier] });
  const month = await lookBack(services, ADA, { period: 'month', today: TODAY });
  t.like(month, { span: { from: '2026-11-01', to: TODAY }, wins: 7, before: 0 });
  t.is(month.title, 'Your month so far, November 1 – 21: 7 wins');
  const year = await lookBack(services, ADA, { period: 'year', today: TODAY });
  t.like(year, { span: { from: '2026-01-01', to: TODAY }, wins: 7, before: 0 });
  const before = await lookBack(services, ADA, { period: 'year', today: '2025-12-31' });
  t.is(before.title, 'Your 2025: one win');
  t.true(before.highlightLines.some((line) => line.startsWith('December 1, 2025: ')));
  t.like(await lookBack(services, ADA, { period: 'month', today: '2026-11-30' }), {
    title: 'Your November: 7 wins',
    span: { from: '2026-11-01', to: '2026-11-30' },
  });
});

test('what is over is spoken of by its name', async (t) => {
  const services = await winsOnRecord(t, { [ADA]: [...week, ...earlier] });
  const linesOf = async (period: 'week' | 'month' | 'year', today: string) =>
    (await lookBack(services, ADA, { period, today })).lines;
  t.regex((await linesOf('month', '2026-10-31'))[0] ?? '', /^Nothing was written down in October\. /);
  t.regex((await linesOf('week', '2026-11-01'))[0] ?? '', /^Nothing was written down in the week of October 26 – /);
  t.regex((await linesOf('year', '2024-12-31'))[0] ?? '', /^Nothing was written down in 2024\. /);
  t.true((await linesOf('week', '2026-11-22')).includes('That is 3 more than in the week before.'));
  t.true((await linesOf('year', '2026-12-31')).includes('That is 6 more than in 2025.'));
  t.regex((await linesOf('month', '2026-12-31'))[0] ?? '', /in December\. What you wrote before is still yours\.$/);
});

test('with nothing written down, and with one win, it is kind', async (t) => {
  const services = await winsOnRecord(t, { [ADA]: [{ date: TODAY, text: 'Mum called.', category: 'People' }] });
  const none = await lookBack(services, BEN, { period: 'week', today: TODAY });
  t.like(none, { wins: 0, highlightLines: [] });
  t.is(none.title, 'Your week so far, November 16 – 21: a quiet time in your journal');
  t.deepEqual(none.lines, [
    'Nothing is written down yet this week. That says something about the journal, not about you.',
    'One line about anything that went right is enough to go on.',
  ]);
  const one = await lookBack(services, ADA, { period: 'week', today: TODAY });
  t.deepEqual(one.lines, ['It was about people.']);
  const after = await lookBack(services, ADA, { period: 'week', today: plusDays(TODAY, 7) });
  t.is(after.lines[0], 'Nothing is written down yet this week. What you wrote before is still yours.');
});

test('a long win is cut after a word, and its line breaks are gone', async (t) => {
  const text = `Wrote the plan\n\nfor ${'the very long migration '.repeat(20)}`;
  const services = await winsOnRecord(t, { [ADA]: [{ date: TODAY, text }] });
  const [line = ''] = (await lookBack(services, ADA, { period: 'week', today: TODAY })).highlightLines;
  t.regex(line, /^Saturday, November 21: “Wrote the plan for the very [\w ]+…”$/);
  t.true(line.length < 200);
});

test('50,000 wins are counted to the last one, and few of them are read', async (t) => {
  const many = Array.from({ length: 50_000 }, (_, index) => ({
    date: plusDays(TODAY, -(index % 1000)),
    text: `Win number ${index}.`,
    category: index % 3 === 0 ? 'Care' : 'Delivery',
    skills: ['Planning'],
  }));
  const services = await winsOnRecord(t, { [ADA]: many });
  let read = 0;
  const { readModels } = services;
  const counting = {
    ...readModels,
    count: readModels.count.bind(readModels),
    page: (async (model, query) => {
      const page = await readModels.page(model, query);
      read += page.found.length;
      return page;
    }) as typeof readModels.page,
  };
  const began = performance.now();
  const held = await lookBack({ readModels: counting }, ADA, { period: 'year', today: TODAY });
  t.log(`${Math.round(performance.now() - began)} ms`);
  t.like(held, { wins: 325 * 50, daysWithWins: 325, bestStreak: 325, before: 325 * 50 });
  t.is(
    held.categories.reduce((sum, { wins }) => sum + wins, 0),
    325 * 50,
  );
  t.true(read <= 1000, `${read}`);
});

test('who moved west misses no win: up to now the day ahead counts, and in a time that is over it does not', async (t) => {
  const ahead = { date: plusDays(TODAY, 1), text: 'Signed the Miller contract.', category: 'Sales' };
  const later = { date: plusDays(TODAY, 2), text: 'Not yet.', category: 'Other' };
  const services = await winsOnRecord(t, { [ADA]: [...week, ahead, later] });
  const now = await lookBack(services, ADA, { period: 'month', today: TODAY, isNow: true });
  t.like(now, { wins: 6, daysWithWins: 5, span: { to: TODAY } });
  t.true(now.categories.some(({ name }) => name === 'Sales'));
  t.true(now.highlightLines.some((line) => line.includes('Miller')));
  t.is((await lookBack(services, ADA, { period: 'month', today: TODAY })).wins, 5);
});

test('where only some of the wins are shown, their heading says how many of how many', async (t) => {
  const services = await winsOnRecord(t, { [ADA]: week });
  t.is((await lookBack(services, ADA, { period: 'week', today: TODAY })).ownWords, '3 of the 5, in your own words:');
  t.is((await lookBack(services, ADA, { period: 'month', today: TODAY })).ownWords, '3 of the 5, in your own words:');
  t.is((await lookBack(services, ADA, { period: 'year', today: TODAY })).ownWords, '3 of the 5, in your own words:');
});
