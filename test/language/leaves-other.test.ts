import test from 'ava';
import { readText } from '#language/reader/read-words.ts';

const read = (words: string) => readText(words, { asked: null, today: '2026-12-01' });

const OTHERS = [
  'I hate this job, I want to quit',
  'I want to quit my job',
  'Ich hasse diesen Job, ich will kündigen',
  'Odio este trabajo, quiero dejarlo',
  'My plan is approved by the board, we start in May.',
];
for (const words of OTHERS)
  test(`what ends, or goes on, elsewhere changes nothing here: ${words}`, (t) => t.deepEqual(read(words).requests, []));

test('who leaves a job and means us too is understood', (t) => {
  const kinds = (words: string) => read(words).requests.map(({ kind }) => kind);
  t.deepEqual(kinds('I resigned from my job today, no more check-ins please'), ['stop']);
  t.deepEqual(kinds('Ich habe gekündigt, bitte keine Mails mehr'), ['stop']);
  t.deepEqual(kinds('Please cancel my subscription, I am leaving my job'), ['billing']);
  t.deepEqual(kinds('delete my account'), ['delete-account']);
});

test('a job that somebody hates is no crisis, and hides none', (t) => {
  t.not(read('I hate this job, I want to quit').tone, 'crisis');
  for (const words of ["I hate my job and I don't want to be here anymore", 'I hate this job, I want to end it all'])
    t.is(read(words).tone, 'crisis', words);
});

test('a count of hours instead of others is a win, and no schedule', (t) => {
  for (const words of ['EV charger alone, 4 hours instead 8', 'Rewired the barn in 2 days instead of 5.'])
    t.like(read(words), { wins: [words], requests: [] });
});
