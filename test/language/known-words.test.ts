import test from 'ava';
import { hear } from '#language/reader/hearing/hear.ts';
import { learnedReading } from '#language/reader/model/learned-reading.ts';
import { understand } from '#language/reader/understanding/understand.ts';

const TODAY = '2026-11-23';
const words = 'Fridays at 19:00 svp';

test('what was learned of just these words is not asked again, and that of others is not taken for it', (t) => {
  const learned = learnedReading(words);
  const nothing = { ...learned, parts: [] };
  t.deepEqual(
    hear(words, TODAY, { words, learned: nothing }),
    understand(words, TODAY),
    'the reading that was given is used',
  );
  t.deepEqual(hear(words, TODAY, { words: 'other words', learned: nothing }), hear(words, TODAY));
  t.deepEqual(hear(words, TODAY, { words, learned }), hear(words, TODAY));
});
