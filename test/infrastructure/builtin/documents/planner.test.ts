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
