import test from 'ava';
import type { FollowedEvent } from '#application/engine/ports/event-log.ts';
import { type RunningApp, sharedApp } from '../support/app.ts';
import { replyAddressOf, replyTo, sendRaw } from '../support/send-mail.ts';
import { aUser, checkInFor, mailTo } from '../support/user.ts';

const shared = sharedApp(test);

/** The whole log as it is by now. */
const everyEvent = async ({ services: { log } }: RunningApp): Promise<readonly FollowedEvent[]> => {
  const found: FollowedEvent[] = [];
  for await (const { events, caughtUp } of log.follow(null, new AbortController().signal)) {
    found.push(...events);
    if (caughtUp) break;
  }
  return found;
};

const correlationOf = ({ metadata }: FollowedEvent): string => metadata.$correlationId;

test('one id leads from a mail that came to the answer that left, and each event names the one it followed from', async (t) => {
  const app = shared();
  const user = await aUser(app);
  const checkIn = await checkInFor(app, user);
  await sendRaw(
    app,
    { from: user.email, to: replyAddressOf(checkIn) },
    replyTo(checkIn, user.email, 'Trained two new nurses on the triage protocol.'),
  );
  await mailTo(app, user.email, /^Re: /);

  const events = await everyEvent(app);
  const received = events.find(({ type, data }) => type === 'MailReceived' && data.userId === user.userId);
  if (!received) return t.fail();
  t.is(correlationOf(received), String(received.data.mailId));
  const followed = events.filter((event) => correlationOf(event) === correlationOf(received));
  const types = followed.map(({ type }) => type);
  for (const type of ['MailUnderstood', 'WinRecorded', 'WinAnalysed', 'MailRequested', 'MailSent'])
    t.true(types.includes(type), type);
  t.deepEqual([...new Set(followed.map(({ metadata }) => metadata.actor))], ['user']);
  const before = new Set<string | null>([null]);
  for (const { id, type, metadata } of followed) {
    t.true(before.has(metadata.$causationId), `${type} followed from an event before it`);
    before.add(id);
  }
  t.is(followed.filter(({ metadata }) => metadata.$causationId === null).length, 1, 'the mail itself');
});

test('what an operator sends says so, and two calls have nothing in common', async (t) => {
  const app = shared();
  const user = await aUser(app);
  await checkInFor(app, user);
  await user.call('POST', '/api/achievements', { originalMessage: 'Closed the audit.' });
  await user.call('POST', '/api/achievements', { originalMessage: 'Repaired the pump.' });
  const events = (await everyEvent(app)).filter(({ data }) => data.userId === user.userId);
  const [asked] = events.filter(({ type }) => type === 'CheckInRequested');
  t.is(asked?.metadata.actor, 'operator:cli');
  const [one, other] = events.filter(({ type }) => type === 'WinRecorded');
  if (!one || !other) return t.fail();
  t.deepEqual([one.metadata.actor, other.metadata.actor], ['user', 'user']);
  t.not(correlationOf(one), correlationOf(other));
});
