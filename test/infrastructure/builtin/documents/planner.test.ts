import test from 'ava';
import { builtinDocumentPlanner } from '#infrastructure/builtin/documents/planner.ts';
import { briefOf, sourcesOf } from './fixtures.ts';

const planned = (prompt: string) => {
  const brief = { ...briefOf('engineer', 'review'), prompt, kind: 'custom-content', variant: '' } as const;
  return builtinDocumentPlanner.plan(brief, sourcesOf('engineer'));
};

test('a review is given all wins of its time, and names that time, whatever else its request says', (t) => {
  const [plain, formed] = [
    planned('performance review'),
    planned('self review. our form: impact / how / growth, 150 words each, above all the ledger'),
  ];
  t.is(formed.brief.variant, 'performance-review');
  t.is(formed.wins.length, plain.wins.length);
  t.true(formed.wins.length > 20);
  t.deepEqual(formed.frame.opening, plain.frame.opening);
});

test('years that a request tells of a career do not choose the wins of a CV', (t) => {
  const brief = { ...briefOf('engineer', 'cv'), prompt: 'BSc in 2013, here since 2017, lead since 2021' };
  const { wins } = builtinDocumentPlanner.plan(brief, sourcesOf('engineer'));
  t.true(wins.length > 20);
});

/** Win by win on these days, seen from 2026-11-21. */
const winsOn = (kind: 'custom-content' | 'cv', prompt: string, dates: readonly string[]) => {
  const sources = sourcesOf('engineer');
  const wins = sources.wins.slice(0, dates.length).map((win, at) => ({ ...win, date: dates[at] ?? '' }));
  const brief = { ...briefOf('engineer', 'cv'), prompt, kind, variant: '' } as const;
  const planned = builtinDocumentPlanner.plan(brief, { ...sources, today: '2026-11-21', wins });
  return planned.wins.map(({ date }) => date).sort();
};

test('what is recent is of the last thirty days, or of the thirty up to the newest win where those hold none', (t) => {
  const dates = ['2026-11-20', '2026-10-23', '2026-10-22', '2026-09-01'];
  for (const prompt of [
    'Create a long form LinkedIn post about a recent project',
    'Create a thread for X on recent wins',
    'Ein Beitrag für LinkedIn über mein letztes Projekt',
    'Un post LinkedIn sur mes réussites récentes',
    'Un hilo sobre mis logros recientes',
  ])
    t.deepEqual(winsOn('custom-content', prompt, dates), ['2026-10-23', '2026-11-20'], prompt);
  const [recent, old] = ['a LinkedIn post on my latest work', ['2026-07-10', '2026-06-11', '2026-06-10']];
  t.deepEqual(winsOn('custom-content', recent, old), ['2026-06-11', '2026-07-10'], 'a long silence');
  t.is(winsOn('custom-content', 'a LinkedIn post', dates).length, 4, 'nothing is said of time');
  t.is(winsOn('custom-content', 'a performance review of my recent work', dates).length, 4, 'it has a time of its own');
  t.is(winsOn('custom-content', 'a post on my recent wins this month', dates).length, 1, 'a time that is named');
  t.is(winsOn('cv', 'my most recent results first', dates).length, 4, 'a career');
});
