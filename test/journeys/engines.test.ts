import test, { type ExecutionContext } from 'ava';
import { accountLanguage } from '#application/accounts/public.ts';
import { createTokenBudget } from '#application/engine/token-budget.ts';
import { runningApp } from '../support/app.ts';
import { sayOnTheWeb } from '../support/conversing.ts';
import { engine } from '../support/engines.ts';
import { startDouble } from '../support/eventstore-double/eventstore-double.ts';
import { eventually } from '../support/eventually.ts';
import { mongoDatabase } from '../support/mongo-database.ts';
import { replyAddressOf, replyTo, sendRaw } from '../support/send-mail.ts';
import { aUser, checkInFor, mailTo, outboxOf } from '../support/user.ts';

const WORDS = 'Cut our nightly build from 40 to 9 minutes by caching the toolchain.';
const SECRET = 'a secret that only this test of the engines knows';

/** A check-in, a reply sent twice, one analysed win, one answer: on whatever engines the environment names. */
const winByMail = async (t: ExecutionContext, env: Readonly<Record<string, string>>, logPrefix = 'cairn.') => {
  const app = await runningApp(t, { env: { SECRET, ...env }, logPrefix });
  const user = await aUser(app);
  const checkIn = await checkInFor(app, user);
  const envelope = { from: user.email, to: replyAddressOf(checkIn) };
  const raw = replyTo(checkIn, user.email, WORDS, { messageId: '<reply-1@example.com>' });
  t.is((await sendRaw(app, envelope, raw)).code, 250);
  t.is((await sendRaw(app, envelope, raw)).code, 250);
  await eventually('the analysed win', async () => (await user.wins()).some(({ analysisResult }) => analysisResult));
  const answer = await mailTo(app, user.email, /^Re: /);
  t.is(answer.headers['in-reply-to'], '<reply-1@example.com>');

  const other = replyTo(checkIn, user.email, 'Trained two new colleagues on triage.');
  t.is((await sendRaw(app, envelope, other)).code, 250);
  await eventually('the other answer', async () => (await outboxOf(app, user.email)).length >= 3);
  t.deepEqual((await user.wins()).map(({ originalMessage }) => originalMessage).sort(), [
    WORDS,
    'Trained two new colleagues on triage.',
  ]);
  t.is((await outboxOf(app, user.email)).length, 3);
  for (const name of ['work', 'wins', 'mails', 'accounts', 'outbox'])
    t.true((await app.commands['projections verify']({ name }, () => {})).equal);
};

/** Hard days in turn, a question that a yes answers, a category put right and remembered, a language noticed, tokens counted. */
const mindedByMail = async (t: ExecutionContext, env: Readonly<Record<string, string>>) => {
  const app = await runningApp(t, { env: { SECRET, ...env } });
  const user = await aUser(app);
  const said = async (words: string) => (await sayOnTheWeb(user, words)).text;
  const loss = await said('My dad died on Tuesday.');
  const another = await said('My dog died this morning.');
  t.not(loss.split(/(?<=\.) /)[1], another.split(/(?<=\.) /)[1]);

  t.regex(await said('Friday works better for me'), /Did you mean/);
  t.regex(await said('yes'), /Friday/);

  await said('Persuaded the landlord to lower the rent.');
  await said("1 is not sales, it's teaching");
  await eventually('the correction', async () => (await user.wins()).some(({ category }) => category === 'Teaching'));

  await said('Heute habe ich die Inventur ohne Fehler abgeschlossen.');
  t.regex(await said('Gestern habe ich zwei neue Kollegen eingearbeitet.'), /Journal/);
  await eventually('the language', async () => (await accountLanguage(app.services, user.userId)) === 'de');

  const budget = createTokenBudget(app.services, 100);
  const takes = await Promise.all(Array.from({ length: 8 }, () => budget.take(user.userId, 30)));
  t.true(takes.filter(Boolean).length <= 3);
  await budget.settle(user.userId, 30 * takes.filter(Boolean).length, 0);
  t.true(await budget.take(user.userId, 100));
  t.false(await budget.take(user.userId, 1));

  for (const name of ['work', 'wins', 'messages', 'accounts', 'check-ins-due'])
    t.true((await app.commands['projections verify']({ name }, () => {})).equal, name);
};

/** A log of this test's own, as EventStoreDB would answer. */
const double = async (t: ExecutionContext): Promise<Record<string, string>> => {
  const started = await startDouble();
  t.teardown(started.stop);
  return { EVENTSTORE_URL: started.url };
};

const mongo = (t: ExecutionContext, url: string): Record<string, string> => {
  const database = mongoDatabase(url);
  t.teardown(database.drop);
  return { MONGODB_URL: database.url };
};

test('what it understands and remembers of a conversation', async (t) => mindedByMail(t, {}));
test('what it understands and remembers of a conversation with the log in the double', async (t) =>
  mindedByMail(t, await double(t)));

test('a win by mail with the log in the double', async (t) => winByMail(t, await double(t)));

const mongoUrl = engine('MONGODB_URL', 'the journey of a win by mail on MongoDB');
if (mongoUrl) {
  test('what it understands and remembers of a conversation with everything but the log in MongoDB', async (t) =>
    mindedByMail(t, mongo(t, mongoUrl)));
  test('a win by mail with everything but the log in MongoDB', async (t) => winByMail(t, mongo(t, mongoUrl)));
  test('a win by mail with the log in the double and all else in MongoDB', async (t) =>
    winByMail(t, { ...mongo(t, mongoUrl), ...(await double(t)) }));
}

/** A log of this run's own on a server that others share. */
const ownPrefix = () => `t${crypto.randomUUID().slice(0, 8)}.`;

const eventStoreUrl = engine('EVENTSTORE_URL', 'the journey of a win by mail on EventStoreDB');
if (eventStoreUrl) {
  test.serial('a win by mail with the log in EventStoreDB', async (t) =>
    winByMail(t, { EVENTSTORE_URL: eventStoreUrl }, ownPrefix()),
  );
  if (mongoUrl)
    test.serial('a win by mail with the log in EventStoreDB and all else in MongoDB', async (t) =>
      winByMail(t, { ...mongo(t, mongoUrl), EVENTSTORE_URL: eventStoreUrl }, ownPrefix()),
    );
}
