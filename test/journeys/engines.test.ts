import test, { type ExecutionContext } from 'ava';
import { runningApp } from '../support/app.ts';
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

test('a win by mail with the log in the double', async (t) => winByMail(t, await double(t)));

const mongoUrl = engine('MONGODB_URL', 'the journey of a win by mail on MongoDB');
if (mongoUrl) {
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
