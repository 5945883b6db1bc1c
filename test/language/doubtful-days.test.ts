import test from 'ava';
import { understood } from '../support/understood.ts';

for (const text of [
  'I feel lonely but I finished the garden shed',
  'She did not know my name today. I sang with her anyway.',
  'Took three to the mortuary today. One was tiny.',
])
  test(`what may be a win or a hard day is neither unasked: ${text}`, (t) => {
    const { wins, requests, remark, tone } = understood(text);
    t.deepEqual([wins, requests, tone], [[], [], 'chat']);
    t.deepEqual(remark, { text, tone: 'either' }, 'all of it waits for its writer');
  });

test('beside a wish it waits too, and the wish is carried out', (t) => {
  const { wins, requests, asides } = understood(
    'Took three to the mortuary today. One was tiny. Please send me my CV.',
  );
  t.deepEqual(wins, []);
  t.deepEqual(
    requests.map(({ kind }) => kind),
    ['cv'],
  );
  t.regex(asides.join(' '), /mortuary/);
});

test('who is lonely, and called somebody, is not asked whether it is a win, and nothing is kept', (t) => {
  const text = 'I feel lonely but I called my sister and we talked for two hours.';
  const { wins, requests, remark } = understood(text);
  t.deepEqual([wins, requests], [[], []]);
  t.is(remark?.text, text);
  t.true(remark?.tone === 'either' || remark?.tone === 'distress', remark?.tone);
});
