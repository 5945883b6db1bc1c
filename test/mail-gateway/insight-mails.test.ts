import test from 'ava';
import { composer, request } from './composing.ts';

test('of a single win in no category an insight mail says no more than its words', async (t) => {
  const lookBack = {
    period: 'week',
    span: { from: '2026-11-09', to: '2026-11-15' },
    withYear: false,
    wins: 1,
    daysWithWins: 1,
    bestStreak: 1,
    categories: [{ name: 'Other', wins: 1 }],
    skills: [],
    before: 0,
    highlights: [{ date: '2026-11-10', text: 'Mum called.' }],
  };
  const { text, html } = await composer.compose(request('insight', { period: 'week', lookBack }));
  t.true(text.includes('“Mum called.”'), text);
  t.notRegex(text, /\n{4,}/);
  t.notRegex(html, /<(?:p|td|div)[^>]*>\s*<\/(?:p|td|div)>/);
});
