import test from 'ava';
import { createFirstAnswers } from '#web/client/shared/api/first-answers.ts';
import { z } from '#web/contract/schema.ts';
import { anAccount } from './doubles.ts';

const wins = z.object({ wins: z.number() });
const PATH = '/api/a';

const answer = (reads: object = { [PATH]: { etag: '"one"', body: { wins: 2 } } }) =>
  Promise.resolve(Response.json({ success: true, user: anAccount, reads, seen: 'a.b' }));

test('what was asked for before the script came is given once, with its tag', async (t) => {
  const first = createFirstAnswers({ token: 'session_a', answer: answer() }, () => 'session_a');
  t.is(first.find(PATH, wins), undefined, 'it is not there yet');
  t.like(await first.start(), { user: anAccount, seen: 'a.b' });
  t.deepEqual(first.find(PATH, wins), { wins: 2 });
  const seen = first.find(PATH, wins);
  const taken = await first.take(PATH, wins);
  t.deepEqual(taken, { value: { wins: 2 }, tag: '"one"' });
  t.is(taken?.value, seen, 'the same thing, so that nothing is drawn anew');
  t.is(await first.take(PATH, wins), undefined);
  t.is(await first.take('/api/b', wins), undefined);
});

test('whoever takes waits for it', async (t) => {
  const first = createFirstAnswers({ token: 'session_a', answer: answer() }, () => 'session_a');
  t.deepEqual((await first.take(PATH, wins))?.value, { wins: 2 });
});

test('it is for the reader whose token was shown, and for no other', async (t) => {
  let token: string | null = 'session_a';
  const first = createFirstAnswers({ token: 'session_a', answer: answer() }, () => token);
  await first.start();
  token = 'session_b';
  t.is(first.find(PATH, wins), undefined);
  t.is(await first.take(PATH, wins), undefined);
  const others = createFirstAnswers({ token: 'session_a', answer: answer() }, () => 'session_b');
  t.is(await others.start(), undefined);
});

test('once something is written it is no answer any more', async (t) => {
  const first = createFirstAnswers({ token: 'session_a', answer: answer() }, () => 'session_a');
  await first.start();
  first.forget();
  t.is(await first.take(PATH, wins), undefined);
});

test('without an answer, or with a broken one, there is none, and nothing is thrown', async (t) => {
  const { warn } = console;
  console.warn = () => {};
  t.teardown(() => {
    console.warn = warn;
  });
  const broken = Promise.reject(new Error('no line'));
  const wrong = [Promise.resolve(new Response('', { status: 500 })), Promise.resolve(new Response('{}')), broken];
  for (const one of wrong) {
    const first = createFirstAnswers({ token: 'session_a', answer: one }, () => 'session_a');
    t.is(await first.start(), undefined);
    t.is(await first.take(PATH, wins), undefined);
  }
  const none = createFirstAnswers(undefined, () => 'session_a');
  t.is(await none.start(), undefined);
  t.is(await none.take(PATH, wins), undefined);
});
