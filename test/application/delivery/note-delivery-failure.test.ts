import test from 'ava';
import { noteDeliveryFailure } from '#application/delivery/note-delivery-failure.ts';
import { handle } from '#application/engine/handle.ts';
import { streams } from '#application/streams.ts';
import { outgoingMail } from '#domain/delivery/mail/decider.ts';
import { NOTHING } from '#domain/facts.ts';
import { movableClock } from '#test/support/clock.ts';
import { embeddedServices } from '#test/support/stores.ts';

const HOUR = 60 * 60_000;

test('a report on a mail that has no end yet waits for that, but no longer than a day', async (t) => {
  const clock = movableClock();
  const services = await embeddedServices(t, clock);
  const [userId, mailId] = [7, 'm'];
  await services.vault.make(userId);
  const stream = streams.outgoingMail(mailId);
  const id = { id: mailId, userId, at: new Date(clock.now()).toISOString() };
  const data = {
    mailId,
    userId,
    at: id.at,
    kind: 'welcome',
    ...{ template: 1, completedJob: null, conversationId: null, linkId: null, expiresAt: null },
    language: 'en',
    personal: { to: 'sub@example.com', name: '', facts: NOTHING, thread: null },
  } as const;
  await handle(services.log, outgoingMail, stream, { type: 'RequestDelivery', data });
  const claim = { ...id, epoch: 'e', repeatable: false, endedEpoch: null };
  const report = { failure: 'hard', status: '5.1.1', reportId: 'r', reportedAt: id.at } as const;
  const note = () => noteDeliveryFailure(services, mailId, report);
  await t.throwsAsync(note, { code: 'unavailable' });
  await handle(services.log, outgoingMail, stream, { type: 'ClaimDelivery', data: claim });
  clock.move(23 * HOUR);
  await t.throwsAsync(note, { code: 'unavailable' });
  clock.move(HOUR);
  t.false(await note(), 'then it is about none of our mails');
  await handle(services.log, outgoingMail, stream, { type: 'NoteSent', data: { ...id, blob: null } });
  t.true(await note());
});
