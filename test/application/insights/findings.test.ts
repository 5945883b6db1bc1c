import test from 'ava';
import type { AWin } from '../wins/wins-on-record.ts';
import { insightsOf } from './insight-setting.ts';

const TODAY = '2026-11-21';

/** So many wins of a category in a month, one a day. */
const some = (month: string, count: number, category: string): readonly AWin[] =>
  Array.from({ length: count }, (_, at) => ({
    date: `${month}-${String(at + 1).padStart(2, '0')}`,
    text: `${category} ${month}, number ${at + 1}.`,
    category,
  }));

test('against the month before: what grew, what thinned out; neither while the month goes on', async (t) => {
  const wins = [
    ...some('2026-09', 2, 'Teaching'),
    ...some('2026-09', 5, 'Customers'),
    ...some('2026-10', 6, 'Teaching'),
    ...some('2026-10', 1, 'Customers'),
    ...some('2026-11', 1, 'Customers'),
  ];
  const { of } = await insightsOf(t, wins, TODAY);
  const october = await of('month', '2026-10-01');
  t.deepEqual(october?.facts.grownCategories, [{ name: 'Teaching', winCount: 6, previousWinCount: 2 }]);
  t.deepEqual(october?.facts.shrunkCategories, [{ name: 'Customers', winCount: 1, previousWinCount: 5 }]);
  t.true(october?.text.growthAreas.includes('Less was written about customers: one, after five in September.'));
  t.like((await of('month', '2026-11-01'))?.facts, {
    isOver: false,
    grownCategories: [],
    shrunkCategories: [],
    previousWinCount: 7,
  });
});

test('where less was written on the whole, nothing is said to have thinned out', async (t) => {
  const wins = [
    ...some('2026-09', 9, 'Teaching'),
    ...some('2026-09', 5, 'Customers'),
    ...some('2026-10', 4, 'Teaching'),
  ];
  const { of } = await insightsOf(t, wins, TODAY);
  t.deepEqual((await of('month', '2026-10-01'))?.facts.shrunkCategories, []);
});

test('what was often there and is not for months; what is back; what is new in a journal that was there before', async (t) => {
  const wins = [
    ...some('2026-02', 4, 'Research'),
    ...some('2026-02', 8, 'Teaching'),
    ...some('2026-09', 3, 'Teaching'),
    ...some('2026-10', 2, 'Leadership'),
    ...some('2026-10', 2, 'Teaching'),
  ];
  const { of } = await insightsOf(t, wins, TODAY);
  const october = await of('month', '2026-10-01');
  t.deepEqual(october?.facts.lapsedCategories, [{ name: 'Research', month: '2026-02' }]);
  t.deepEqual(october?.facts.newCategories, ['Leadership']);
  t.deepEqual((await of('month', '2026-09-01'))?.facts.returnedCategories, [{ name: 'Teaching', month: '2026-02' }]);
  t.false(
    JSON.stringify((await of('week', '2026-10-01'))?.text).includes('last came up'),
    'a week is too short to tell',
  );
});

test('after a hard day nothing that was less is named, also in what was said before', async (t) => {
  const wins = [...some('2026-09', 6, 'Customers'), ...some('2026-10', 5, 'Teaching')];
  const hard = await insightsOf(t, wins, TODAY, { isHard: true });
  const october = await hard.of('month', '2026-10-01');
  t.is(october?.text.paragraphs[0]?.[0]?.text, 'In October your journal grew by five wins.');
  t.deepEqual(october?.text.growthAreas, []);
  const usual = await insightsOf(t, wins, TODAY);
  const told = await usual.of('month', '2026-10-01');
  t.is(told?.text.paragraphs[0]?.[0]?.text, 'In October your journal grew by five wins, after six in September.');
  t.true(told?.text.growthAreas.includes('Less was written about customers: nothing, after six in September.'));
});
