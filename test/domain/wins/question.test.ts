import test from 'ava';
import { categories } from '#domain/wins/categories.ts';
import { questionAbout as askedAbout, questionCounts } from '#domain/wins/question.ts';
import { wordSigns } from '#mail-gateway/reading/word-signs.ts';
import { winQuestion, winQuestions } from '#mail-gateway/sending/questions/win-question.ts';

/** As its answer asks it. */
const questionAbout = (wins: readonly ReturnType<typeof won>[]) => {
  const told = wins.map(({ text, ...win }) => ({
    ...win,
    lacksResult: wordSigns.lacksResult(text),
    soundsHard: wordSigns.soundsHard(text),
  }));
  const asking = askedAbout(told);
  return asking && { ...asking, text: winQuestion(asking.question) };
};

const won = (text: string, category = 'Care', winId: string = crypto.randomUUID()) => ({ winId, text, category });

test('a win that tells neither a number nor what came of it is asked about', (t) => {
  const win = won('Reorganised how we hand over at night');
  t.is(questionAbout([win])?.winId, win.winId);
});

test('one that has a number or a result is not', (t) => {
  const told = [
    'Trained two nurses on the new pumps',
    'Closed the Miller deal, worth £40k',
    'Rewrote the checklist, which saved us a lot of calls',
    'Reorganised the ward so that nobody waits any more',
    'Cut the waiting time by half',
    'The client was delighted with the report',
  ];
  for (const text of told) t.is(questionAbout([won(text)]), null, text);
});

test('of several it asks once, about the first that lacks something', (t) => {
  const lacking = won('Mediated between both departments');
  t.is(
    questionAbout([won('Trained 12 people'), lacking, won('Wrote the new policy for visits')])?.winId,
    lacking.winId,
  );
});

test('hard days, no win at all, a word or two, and a long story are not questioned', (t) => {
  for (const text of [
    'Exhausted, but I finished the handover',
    'Barely managed the night shift',
    'Filing',
    'word '.repeat(200),
  ])
    t.is(questionAbout([won(text)]), null, text);
  t.is(questionAbout([]), null);
});

test('questions are short, vary from win to win, and the same win always gets the same', (t) => {
  for (const category of [...categories, 'Unheard of']) {
    const asked = new Set<string>();
    for (let n = 0; n < 60; n += 1) {
      const win = won('Reorganised how we hand over', category, `win-${n}`);
      const question = questionAbout([win]);
      t.deepEqual(question, questionAbout([win]));
      asked.add(question?.text ?? '');
    }
    t.true(asked.size >= 2, category);
    for (const text of asked) t.regex(text, /^.{10,90}\?$/, category);
  }
});

test('there are as many questions about a win of each category as the domain counts', (t) => {
  t.deepEqual(Object.fromEntries(Object.entries(winQuestions).map(([category, all]) => [category, all.length])), {
    ...questionCounts,
  });
});
