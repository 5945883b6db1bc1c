import test from 'ava';
import type { PeriodFacts } from '#domain/insights/insight.ts';
import { insightWording } from '#mail-gateway/sending/words/insight-text.ts';

const OCTOBER: PeriodFacts = {
  kind: 'month',
  span: { from: '2026-10-01', to: '2026-10-31' },
  isOver: true,
  winCount: 14,
  daysWithWins: 11,
  bestStreak: 5,
  datesWithWins: [],
  categories: [
    { name: 'Teaching', winCount: 6 },
    { name: 'Other', winCount: 4 },
    { name: 'Care', winCount: 3 },
    { name: 'Sales', winCount: 1 },
  ],
  skills: [{ name: 'mentoring', winCount: 4 }],
  previousWinCount: 10,
  grownCategories: [{ name: 'Teaching', winCount: 6, previousWinCount: 2 }],
  shrunkCategories: [{ name: 'Customers', winCount: 1, previousWinCount: 5 }],
  newCategories: ['Research'],
  emergedCategories: [],
  recentCategories: [],
  returnedCategories: [{ name: 'Care', month: '2026-05' }],
  lapsedCategories: [{ name: 'Leadership', month: '2025-12' }],
  strengths: [
    { kind: 'category', name: 'Teaching', winCount: 6, months: 4, monthsWithWins: 0 },
    { kind: 'skill', name: 'mentoring', winCount: 4, months: 0, monthsWithWins: 0 },
  ],
  bestMonth: null,
  highlights: [],
};

test('a month: what it held, what grew, what is new and what is back, where wins gather, what was less', (t) => {
  t.deepEqual(insightWording(OCTOBER, 'en', false), {
    summary:
      '14 wins on 11 days, 4 more than in September. Most often they were about teaching (6) and care (3). More about teaching (6 after 2) than in September. For the first time in your journal: research. Back after a while: care, last in May. The longest run: 5 days in a row.',
    strengths: ['Teaching: 6 of 14 wins, the 4th month in a row', 'Mentoring: shown in 4 wins'],
    growthAreas: ['Customers: one win, after 5 in September', 'Leadership: last written about in December 2025'],
  });
  t.deepEqual(insightWording(OCTOBER, 'de', false), {
    summary:
      '14 Erfolge an 11 Tagen, 4 mehr als im September. Am häufigsten: Lehre (6) und Fürsorge (3). Mehr als im September: Lehre (6 nach 2). Zum ersten Mal in deinem Journal: Forschung. Nach einer Weile wieder da: Fürsorge, zuletzt im Mai. Die längste Serie: 5 Tage hintereinander.',
    strengths: ['Lehre: 6 von 14 Erfolgen, im 4. Monat in Folge', 'Mentoring: in 4 Erfolgen gezeigt'],
    growthAreas: ['Kunden: ein Erfolg, nach 5 im September', 'Führung: zuletzt im Dezember 2025 notiert'],
  });
  t.is(
    insightWording(OCTOBER, 'fr', false).summary.split('. ')[0],
    '14 réussites sur 11 jours, 4 de plus qu’en septembre',
  );
  t.is(insightWording(OCTOBER, 'es', false).growthAreas[0], 'Clientes: un logro, después de 5 en septiembre');
});

test('after a hard day nothing that was less is named', (t) => {
  const fewer = { ...OCTOBER, previousWinCount: 20 };
  t.regex(insightWording(fewer, 'en', false).summary, /^14 wins on 11 days; there were 20 in September\. /);
  const gentle = insightWording(fewer, 'en', true);
  t.regex(gentle.summary, /^14 wins on 11 days\. /);
  t.deepEqual(gentle.growthAreas, []);
  t.notRegex(JSON.stringify(gentle), /20|Customers|Leadership/);
});

test('of one win or two there is nothing to add', (t) => {
  const few = { ...OCTOBER, winCount: 2, daysWithWins: 2, datesWithWins: ['2026-10-03', '2026-10-17'] };
  t.deepEqual(insightWording(few, 'en', false), {
    summary: 'Two wins, on October 3 and October 17.',
    strengths: [],
    growthAreas: [],
  });
  t.is(
    insightWording({ ...few, winCount: 1, datesWithWins: ['2026-10-01'] }, 'fr', false).summary,
    'Une réussite, le 1er octobre.',
  );
  t.is(
    insightWording({ ...few, winCount: 1, datesWithWins: ['2026-10-01'] }, 'de', false).summary,
    'Ein Erfolg, am 1. Oktober.',
  );
  t.is(
    insightWording({ ...few, winCount: 2, datesWithWins: ['2026-10-01'] }, 'es', false).summary,
    'Dos logros, el 1 de octubre.',
  );
});

test('a month that goes on is compared with as much of the one before; what is single is not listed', (t) => {
  const single = [
    { name: 'Care', winCount: 1 },
    { name: 'Sales', winCount: 1 },
    { name: 'Other', winCount: 2 },
  ];
  const now = {
    ...OCTOBER,
    isOver: false,
    winCount: 4,
    daysWithWins: 4,
    bestStreak: 1,
    previousWinCount: 3,
    categories: single,
  };
  const { summary } = insightWording(
    { ...now, grownCategories: [], newCategories: [], returnedCategories: [] },
    'en',
    false,
  );
  t.is(summary, '4 wins on 4 days, one more than at this point last month.');
});

test('all time says since when, what came up, what gathers lately, and the month with the most', (t) => {
  const all: PeriodFacts = {
    ...OCTOBER,
    kind: 'summary',
    span: { from: '2024-03-03', to: '2026-10-30' },
    winCount: 300,
    daysWithWins: 210,
    bestStreak: 11,
    previousWinCount: 0,
    grownCategories: [],
    shrunkCategories: [],
    newCategories: [],
    returnedCategories: [],
    emergedCategories: [{ name: 'Leadership', month: '2025-06', winCount: 12 }],
    recentCategories: [{ name: 'Sales', winCount: 5, totalWinCount: 7 }],
    bestMonth: { month: '2026-05', winCount: 24 },
    strengths: [{ kind: 'category', name: 'Teaching', winCount: 90, months: 28, monthsWithWins: 32 }],
  };
  t.deepEqual(insightWording(all, 'en', false), {
    summary:
      '300 wins on 210 days since March 3, 2024. Most often they were about teaching (6) and care (3). First written about in June 2025: leadership, 12 wins since. In the last three months above all: sales (5 of 7). The longest run: 11 days in a row. Most in one month: 24, in May 2026.',
    strengths: ['Teaching: 90 of 300 wins, in 28 of 32 months'],
    growthAreas: ['Leadership: last written about in December 2025'],
  });
});
