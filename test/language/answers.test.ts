import test from 'ava';
import { assert, constantFrom, property, string } from 'fast-check';
import { readText } from '#language/reader/read-words.ts';
import { answerIn } from '#language/reader/replies/answer-in.ts';
import { questionsBack } from '#mail-gateway/sending/questions/questions-back.ts';
import { missingQuestions } from '#mail-gateway/sending/questions/win-question.ts';
import { winQuestions } from '../mail-gateway/fixtures/win-questions.ts';
import { type AnswerCase, beside, both, noAnswers, onlyAnswers, thanked } from './answer-cases.ts';

const read = ({ words, asked }: Pick<AnswerCase, 'words'> & Readonly<{ asked: string | null }>) => {
  const reading = readText(words, { asked, today: '2026-11-21' });
  if (reading.kind !== 'understood') throw new Error('words without a mail are always understood');
  return reading;
};

for (const one of onlyAnswers)
  test(`"${one.words}" answers "${one.asked}"`, (t) => {
    const { answer, wins, requests } = read(one);
    t.deepEqual({ answer, wins, requests }, { answer: one.words, wins: [], requests: [] });
  });

for (const one of [...noAnswers, ...both])
  test(`"${one.words}" after "${one.asked}"`, (t) => {
    const { answer, wins, requests } = read(one);
    t.deepEqual(
      { answer, wins: wins.length, requests: requests.length },
      { answer: one.answer ?? '', wins: one.wins ?? 0, requests: one.requests ?? 0 },
    );
  });

/** Every question that we ever ask. */
const questions = [...new Set([...Object.values(winQuestions).flat(), ...Object.values(missingQuestions.en)])];

for (const words of beside)
  test(`"${words}" is no answer to any question of ours`, (t) => {
    t.true(questions.length >= 20);
    for (const asked of questions) t.is(read({ words, asked }).answer, '', asked);
  });

for (const [words, answer] of thanked)
  test(`"${words}" answers without its thanks`, (t) => {
    t.is(read({ words, asked: 'What came of it in the end?' }).answer, answer);
  });

const news = [
  'Got rejected from the interview',
  'Got promoted',
  'Fired today',
  'Hired!',
  'Failed my driving test',
  'Rejected from two jobs',
  'They promoted me',
  'Was turned down by the bank',
  'Our baby was born',
];
for (const words of news)
  test(`"${words}" is news, whatever was asked, and no answer`, (t) => {
    for (const asked of questions) t.is(read({ words, asked }).answer, '', asked);
    for (const asked of Object.values(questionsBack)) {
      const reading = readText(words, { asked, isAskedBack: true, today: '2026-11-21' });
      t.like(reading, { kind: 'understood', answer: '' }, asked);
    }
  });

test('a company and a role may hold the words of a request', (t) => {
  for (const words of ['Stop & Shop, cashier', 'Resume Now, writer', 'Nothing Technologies, designer']) {
    const reading = readText(words, {
      asked: questionsBack['company-and-role'],
      isAskedBack: true,
      today: '2026-11-21',
    });
    t.like(reading, { answer: words, requests: [], wins: [] }, words);
  }
});

test('what is asked back for is not answered by thanks, nor by words about an account', (t) => {
  const asked = 'Which company is it for?';
  const answerOf = (words: string) => {
    const reading = readText(words, { asked, isAskedBack: true, today: '2026-11-21' });
    return reading.kind === 'understood' ? reading.answer : null;
  };
  for (const words of ['Thanks, that is all for today.', 'ok thanks a lot!', 'Please delete my account.'])
    t.is(answerOf(words), '', words);
  for (const words of ['Acme', 'Please make it for Acme', 'Account manager at Acme']) t.is(answerOf(words), words);
});

const tones = {
  thanks: ['Thanks!', 'ok thanks a lot!', 'Thanks, that is all for today.', 'Perfect, thanks! See you tomorrow.'],
  quiet: [
    'Nothing today, I was sick in bed.',
    'It was a long week.',
    "I'm tired.",
    'On holiday until Monday.',
    'nope, nothing',
  ],
  chat: ['hi'],
  unclear: ['Noted. We keep this for our files.'],
};
for (const [tone, all] of Object.entries(tones))
  test(`words that hold neither a win nor a request may sound ${tone}`, (t) => {
    for (const words of all) t.deepEqual(read({ words, asked: null }).remark, { text: words, tone } as never, words);
  });

test('what asks for something of an account, or about us, is a request that is answered, and no remark', (t) => {
  const kindsOf = (words: string) => {
    const reading = readText(words, { asked: null, today: '2026-11-21' });
    return reading.kind === 'understood' ? [reading.remark, ...reading.requests.map(({ kind }) => kind)] : [];
  };
  for (const words of ['Please delete my account and all my data.', 'Please close my account'])
    t.deepEqual(kindsOf(words), [null, 'delete-account'], words);
  t.deepEqual(kindsOf('I forgot my password'), [null, 'login']);
  for (const words of ['Are you a robot?', 'What can I write here?', 'How much does it cost?'])
    t.deepEqual(kindsOf(words), [null, 'ask-about-us'], words);
});

test('a mail with a win, a request or an answer has no remark', (t) => {
  for (const { words, asked } of onlyAnswers) t.is(read({ words, asked }).remark, null);
  t.is(read({ words: 'Closed the Miller deal.', asked: null }).remark, null);
});

test('there are enough cases to mean something', (t) => {
  t.true(onlyAnswers.length + noAnswers.length + both.length >= 80);
});

test('where nothing was asked nothing is an answer', (t) => {
  for (const { words } of [...onlyAnswers, ...noAnswers, ...both]) t.is(read({ words, asked: null }).answer, '');
});

const pieces = constantFrom(...[...onlyAnswers, ...noAnswers, ...both].map(({ words }) => words));

test('no own word is lost: each stands in the answer or in what is read as always', (t) => {
  assert(
    property(pieces, pieces, string(), (one, other, noise) => {
      const words = `${one}\n\n${other}\n${noise}`;
      const { answer, rest } = answerIn(words, 'How many people was it for?');
      const kept = `${answer} ${rest}`;
      const lead = /^(?:about your question|as for your question)$/i;
      return words
        .split(/[\n.,:;!?–—]+|\s-|-\s/) // at these a sentence may be taken apart from thanks beside it, with a space between
        .map((part) => part.trim())
        .filter((part) => part !== '' && !lead.test(part))
        .every((part) => kept.replace(/\s+/g, ' ').includes(part.replace(/\s+/g, ' ')));
    }),
    { numRuns: 500, examples: [['about 3 hours a week', 'about 3 hours a week', 'tx;tx']] },
  );
  t.pass();
});
