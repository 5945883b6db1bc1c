import test from 'ava';
import fc from 'fast-check';
import { journalOf } from '#application/insights/gather.ts';
import { insightOf, newestInsight, pageOfInsights, type Reader } from '#application/insights/read-insights.ts';
import type { PeriodFacts } from '#domain/insights/insight.ts';
import { isIn, type Span, wholeSpan } from '#domain/insights/look-back.ts';
import { plusDays } from '#domain/time/dates.ts';
import { embeddedServices } from '#test/support/stores.ts';
import { type AWin, recordAs } from '../wins/wins-on-record.ts';
import { insightsOf, partsOver } from './insight-setting.ts';

const TODAY = '2026-11-21';
const CATEGORIES = ['', 'Care', 'Teaching', 'Sales', 'Other'];
const SKILLS = ['Python', 'Mentoring', 'Triage', 'SQL'];

const aWin = fc.record({
  date: fc.integer({ min: 0, max: 500 }).map((days) => plusDays(TODAY, -days)),
  text: fc.constantFrom('Cut the build from 40 to 9 minutes.', 'Taught two colleagues.', 'Mum called.'),
  category: fc.constantFrom(...CATEGORIES),
  skills: fc.uniqueArray(fc.constantFrom(...SKILLS), { maxLength: 3 }),
});

const inOrder = (names: readonly string[]): PeriodFacts['skills'] =>
  [...Map.groupBy(names, (name) => name)]
    .map(([name, all]) => ({ name, winCount: all.length }))
    .sort((one, other) => other.winCount - one.winCount || (one.name < other.name ? -1 : 1));

const longestRun = (dates: readonly string[]): number =>
  Math.max(
    0,
    ...dates.map((date) => {
      let days = 1;
      while (dates.includes(plusDays(date, days))) days += 1;
      return days;
    }),
  );

/** The same, counted win by win. */
const recount = (wins: readonly AWin[], span: Span) => {
  const inIt = wins.filter(({ date }) => isIn(span, date));
  const dates = [...new Set(inIt.map(({ date }) => date))];
  return {
    winCount: inIt.length,
    daysWithWins: dates.length,
    bestStreak: longestRun(dates),
    categories: inOrder(inIt.map(({ category = '' }) => category).filter((name) => name !== '')),
    skills: inOrder(inIt.flatMap(({ skills = [] }) => skills)),
  };
};

test('whatever was written, every figure of an insight is what counting win by win gives', async (t) => {
  const services = await embeddedServices(t);
  const parts = { ...partsOver(services), clock: { ...services.clock, now: () => Date.parse(`${TODAY}T12:00:00Z`) } };
  let userId = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(aWin, { minLength: 1, maxLength: 60 }), async (wins) => {
      userId += 1;
      await recordAs(services, { [userId]: wins });
      const journal = await journalOf(parts, userId);
      const [isGentle, winTimes] = [async () => false, async () => new Map()];
      const reader: Reader = { userId, today: TODAY, language: 'en', journal, winTimes, isGentle };
      const { insights } = await pageOfInsights(parts, userId, { limit: 100, cursor: null });
      const single = [wins[0]?.date ?? TODAY, wins.at(-1)?.date ?? TODAY].flatMap((date) =>
        (['week', 'month', 'year'] as const).map((kind) => insightOf(parts, reader, kind, wholeSpan(kind, date))),
      );
      const summary = await newestInsight(parts, userId, 'summary');
      for (const insight of [...insights, ...(await Promise.all(single)), summary]) {
        if (!insight) return t.fail('there is none');
        const { facts } = insight;
        t.like(facts, recount(wins, facts.span));
        t.true(facts.highlights.every(({ date }) => isIn(facts.span, date)));
        const same = insights.find(({ insightId }) => insightId === insight.insightId);
        if (same) t.deepEqual(same.facts, facts, 'alone and among others');
      }
      t.is(insights.length, new Set(wins.map(({ date }) => date.slice(0, 7))).size);
    }),
    { numRuns: 40 },
  );
});

test('50,000 wins are counted to the last one, and few of them are read', async (t) => {
  const many = Array.from({ length: 50_000 }, (_, index) => ({
    date: plusDays(TODAY, -(index % 3650)),
    text: `Win number ${index}.`,
    category: index % 3 === 0 ? 'Care' : 'Delivery',
    skills: ['Planning'],
  }));
  const { parts, newest, all } = await insightsOf(t, many, TODAY);
  let read = 0;
  const page = parts.readModels.page.bind(parts.readModels);
  const counting = Object.assign(Object.create(parts.readModels), {
    page: async (...asked: Parameters<typeof page>) => {
      const found = await page(...asked);
      read += found.found.length;
      return found;
    },
  });
  const summary = await newestInsight({ ...parts, readModels: counting }, 1, 'summary');
  t.like(summary?.facts, {
    winCount: 50_000,
    daysWithWins: 3650,
    bestStreak: 3650,
    skills: [{ name: 'Planning', winCount: 50_000 }],
  });
  t.is(
    summary?.facts.categories.reduce((sum, { winCount }) => sum + winCount, 0),
    50_000,
  );
  t.true(read <= 400, `${read}`);
  t.is((await newest('year'))?.facts.winCount, recount(many, wholeSpan('year', TODAY)).winCount);
  const { insights, nextCursor } = await all(12);
  t.deepEqual([insights.length, nextCursor], [12, '2025-12']);
});
