import test from 'ava';
import { poolSizes } from '#domain/check-ins/question-pools.ts';
import { seasonOf } from '#domain/schedule/season.ts';
import { poolsOf } from '#mail-gateway/sending/questions/check-in-question.ts';
import { textBody } from '#mail-gateway/sending/texts/text-body.ts';

const pools = poolsOf.en;
const all = Object.values(pools).flat();

test('there are at least 90 questions, and none stands in two pools or twice in one', (t) => {
  t.true(all.length >= 90, `${all.length}`);
  t.deepEqual(
    all.filter((question, index) => all.indexOf(question) !== index),
    [],
  );
});

test('each is short, one question, and cannot be answered with yes or no', (t) => {
  for (const question of all) {
    t.true(question.length <= 110, question);
    t.regex(question, /^[A-Z][^?]*\?$/, question);
    const asks = question.split(/(?<=[.:,]) /).some((part) => ASKS.test(part));
    t.true(asks, question);
    t.notRegex(question, /^(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|any)\b/i, question);
  }
});
const ASKS = /^(?:(?:in|on|for|of|about) )?(?:what|which|who|whom|whose|where|how)\b/i;

test('none blames, counts what is missing, or speaks of duty', (t) => {
  const guilt =
    /\byou (?:have not|haven't|did not|didn't|forgot|missed|failed|should|must|need to|ought)\b|\bwhy (?:not|did)\b|\bstill (?:not|waiting)\b|\bat least\b|\bagain nothing\b|\bonly\b|\bfinally\b|\b(?:missed|overdue|behind on|catch up|inactive|silent|silence)\b/i;
  const allowed = [
    'What did you notice that others had missed?',
    'What do you know now that you did not know a month ago?',
  ];
  for (const question of all) if (!allowed.includes(question)) t.notRegex(question, guilt, question);
});

test('each goes out as a text of one message', (t) => {
  for (const [pool, questions] of Object.entries(pools))
    for (const [card, question] of questions.entries()) {
      const facts = { of: 'check-in', question: { pool, card } };
      const body = textBody('check-in', { language: 'en', brandName: 'Cairn', code: '', minutes: 180, facts });
      t.true(body.includes(question) && body.length <= 160, body);
    }
});

test('each pool goes round as many questions as the catalogue has for it', (t) => {
  t.deepEqual(Object.fromEntries(Object.entries(pools).map(([pool, questions]) => [pool, questions.length])), {
    ...poolSizes,
  });
});

test('the seasons follow the calendar of a review year', (t) => {
  t.deepEqual(
    ['2026-01-01', '2026-01-02', '2026-02-15', '2026-06-01', '2026-07-16', '2026-09-15', '2026-12-31'].map(seasonOf),
    [null, 'start', null, 'mid-year', null, 'autumn', 'year-end'],
  );
});
