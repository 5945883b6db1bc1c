import test from 'ava';
import type { Language } from '#domain/facts.ts';
import type { PeriodFacts } from '#domain/insights/insight.ts';
import { asPlainText } from '#domain/insights/insight-text.ts';
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
  highlights: [
    { winId: 'w-3', date: '2026-10-20', text: 'I got promoted!', reason: 'step-up', weight: 15, category: 'Other' },
    {
      winId: 'w-1',
      date: '2026-10-04',
      text: 'Cut it from 40 to 9 minutes',
      reason: 'change',
      weight: 7,
      category: '',
    },
    { winId: 'w-2', date: '2026-10-05', text: 'Chloe thanked me.', reason: 'praise', weight: 5, category: 'Teaching' },
  ],
  threads: [{ name: 'Chloe', winIds: ['w-2', 'w-4', 'w-5'] }],
  noticed: { wins: 14, figures: 4, figuresAlone: 3, praise: 1 },
  gap: null,
  shift: null,
};

const told = (facts: PeriodFacts, language: Language = 'en', isGentle = false): string =>
  asPlainText(insightWording(facts, language, isGentle));

test('a month: what it was about and what changed, the three that mattered and why, one thing to try', (t) => {
  t.deepEqual(told(OCTOBER).split('\n\n'), [
    'In October your journal grew by 14 wins, four more than in September. Most often they are about teaching (6) and care (3). There is clearly more about teaching than in September: six, after two. New in your journal: research. You are back at care, for the first time since May. You come back more than once to Chloe (in three wins). Your longest run was five days in a row.',
    'If you remember one thing, take this. On October 20 you had news: “I got promoted!” That is other people deciding on what they have seen you do. On October 4 you had both ends of a change: “Cut it from 40 to 9 minutes”. Keep both numbers together; they tell the story by themselves. On October 5 it came from somebody else: “Chloe thanked me.” Keep the words as they were said; they carry more weight than your own.',
    'Less was written about customers: one, after five in September. Leadership last came up in December 2025. An idea for next time: three of your wins name a figure, but not what it was before. Add the earlier one, too, and it becomes a result.',
  ]);
});

test('in the other languages it says the same', (t) => {
  const beginnings: Readonly<Record<Exclude<Language, 'en'>, readonly RegExp[]>> = {
    de: [
      /^Im Oktober stehen 14 Erfolge in deinem Journal, vier mehr als im September\. /,
      /Am 20\. Oktober gab es Neuigkeiten: „I got promoted!“ /,
    ],
    fr: [
      /^En octobre, votre journal compte 14 réussites, quatre de plus qu’en septembre\. /,
      /Le 20 octobre, une nouvelle : « I got promoted! » /,
    ],
    es: [
      /^En octubre hay 14 logros en tu diario, cuatro más que en septiembre\. /,
      /El 20 de octubre hubo noticias: «I got promoted!» /,
    ],
  };
  for (const [language, patterns] of Object.entries(beginnings))
    for (const pattern of patterns) t.regex(told(OCTOBER, language as Language), pattern);
});

test('each sentence about a win leads to it, and what was counted to the wins that it counts', (t) => {
  const { paragraphs } = insightWording(OCTOBER, 'en', false);
  const sentences = paragraphs.flat();
  t.deepEqual(sentences.find(({ text }) => text.includes('promoted'))?.winIds, ['w-3']);
  t.deepEqual(sentences.find(({ text }) => text.includes('Chloe (in'))?.winIds, ['w-2', 'w-4', 'w-5']);
  for (const { text, winIds } of sentences) t.is(/“/u.test(text), /“/u.test(text) && winIds.length === 1, text);
});

test('after a hard day nothing that was less is named, and nothing is asked for', (t) => {
  const fewer = { ...OCTOBER, previousWinCount: 20 };
  t.regex(told(fewer), /^In October your journal grew by 14 wins, after 20 in September\. /);
  const gentle = told(fewer, 'en', true);
  t.regex(gentle, /^In October your journal grew by 14 wins\. /);
  t.notRegex(gentle, /after 20|customers|Leadership|idea/);
  t.deepEqual(insightWording(fewer, 'en', true).growthAreas, []);
});

test('a single win is told at once, with why it counts', (t) => {
  const one: PeriodFacts = {
    ...OCTOBER,
    winCount: 1,
    daysWithWins: 1,
    highlights: OCTOBER.highlights.slice(0, 1),
    threads: [],
  };
  t.is(
    told(one, 'en', true),
    'In October there is one win, from October 20: “I got promoted!” That is other people deciding on what they have seen you do.',
  );
  t.regex(told(one, 'de', true), /^Im Oktober gibt es einen Erfolg, vom 20\. Oktober: „I got promoted!“ /);
});

test('a month that goes on is compared with as much of the one before; what is single is named without a number', (t) => {
  const single = ['Care', 'Sales', 'Research'].map((name) => ({ name, winCount: 1 }));
  const now: PeriodFacts = {
    ...OCTOBER,
    isOver: false,
    winCount: 3,
    daysWithWins: 3,
    bestStreak: 1,
    previousWinCount: 2,
  };
  const text = told({ ...now, categories: single, grownCategories: [], newCategories: [], returnedCategories: [] });
  t.regex(text, /^This month your journal grew by three wins, one more than at this point last month\. /);
  t.regex(text, /They are spread wide: care, sales and research\./);
});

test('two months do not begin alike', (t) => {
  const november = { ...OCTOBER, span: { from: '2026-11-01', to: '2026-11-30' } };
  const opening = (facts: PeriodFacts) =>
    told(facts)
      .split(' 14 wins')[0]
      ?.replace(/October|November/, '');
  t.not(opening(november), opening(OCTOBER));
});

test('what a person says they cannot do yet is the thing to work on, in their words', (t) => {
  const gap = { winId: 'w-9', date: '2026-10-21', text: 'I would like to understand the costs better.' };
  const { growthAreas } = insightWording({ ...OCTOBER, gap }, 'en', false);
  t.true(growthAreas[0]?.includes('in your own words on October 21: “I would like to understand the costs better.”'));
});

test('of a win whose day is not known it names the month, in every language', (t) => {
  const [first] = OCTOBER.highlights;
  if (!first) return t.fail();
  const vague = { ...first, date: '2026-10-01', dateIsApproximate: true } as const;
  const year: PeriodFacts = {
    ...OCTOBER,
    kind: 'year',
    span: { from: '2026-01-01', to: '2026-12-31' },
    highlights: [vague],
    gap: { winId: 'w-9', date: '2026-03-01', dateIsApproximate: true, text: 'I still cannot weld.' },
  };
  const summary: PeriodFacts = {
    ...year,
    kind: 'summary',
    span: { from: '2025-03-01', to: '2026-10-20' },
    fromIsApproximate: true,
  };
  const names: readonly (readonly [Language, RegExp, RegExp, RegExp])[] = [
    ['en', /In October you had news/, /In March/i, /Since March 2025 you/],
    ['de', /Im Oktober gab es Neuigkeiten/, /aus dem März/, /Seit März 2025 hast/],
    ['fr', /En octobre, une nouvelle/, /en mars/i, /Depuis mars 2025, vous/],
    ['es', /En octubre hubo noticias/, /en marzo/i, /Desde marzo de 2025 has/],
  ];
  for (const [language, highlight, gap, since] of names) {
    t.regex(told(year, language), highlight);
    t.regex(told(year, language), gap);
    t.notRegex(told({ ...year, winCount: 1 }, language), /(?:from in|(?:vom|dem) im|d[ue] en|del? en) /);
    t.regex(told(summary, language), since);
    t.notRegex(told(year, language), /(?<!\d)1(?:er|\.)?(?: de)? (?:\p{L}+)|(?:October|March) 1\b/u);
  }
});
