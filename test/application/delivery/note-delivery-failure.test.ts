import test, { type ExecutionContext } from 'ava';
import { resumeCheckIns } from '#application/accounts/check-in-settings.ts';
import { accountOf } from '#application/accounts/find-account.ts';
import { proveAddress } from '#application/accounts/prove-address.ts';
import { noteDeliveryFailure } from '#application/delivery/note-delivery-failure.ts';
import { handle } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { outgoingMail } from '#domain/delivery/mail/decider.ts';
import { NOTHING } from '#domain/facts.ts';
import { tellAccount } from '#test/support/account-commands.ts';
import { movableClock } from '#test/support/clock.ts';
import { embeddedServices } from '#test/support/stores.ts';
import { unprovenAccount } from '#test/support/unproven-account.ts';
import { dyingAt } from '../access/address-change-harness.ts';

const HOUR = 60 * 60_000;
const EMAIL = 'sub@example.com';

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

const FAILURES = ['soft', 'complaint'] as const;

/** A mail to an account's own address, sent. */
const sentTo = async (services: Services, userId: number, mailId: string): Promise<void> => {
  const stream = streams.outgoingMail(mailId);
  const id = { id: mailId, userId, at: timestamp(services.clock) };
  await handle(services.log, outgoingMail, stream, {
    type: 'RequestDelivery',
    data: {
      ...{ mailId, userId, at: id.at, kind: 'welcome', template: 1, completedJob: null, language: 'en' },
      ...{ conversationId: null, linkId: null, expiresAt: null },
      personal: { to: EMAIL, name: '', facts: NOTHING, thread: null },
    },
  });
  const claim = { ...id, epoch: 'e', repeatable: false, endedEpoch: null };
  await handle(services.log, outgoingMail, stream, { type: 'ClaimDelivery', data: claim });
  await handle(services.log, outgoingMail, stream, { type: 'NoteSent', data: { ...id, blob: null } });
};

/** An account of which one more failure of this kind pauses check-ins; `fails` is that one. */
const oneBefore = async (t: ExecutionContext, failure: (typeof FAILURES)[number]) => {
  const clock = movableClock();
  const services = await embeddedServices(t, clock);
  const userId = await unprovenAccount(services, { email: EMAIL, proven: true });
  const reported = () => ({ failure, status: '', reportId: 'r', reportedAt: timestamp(clock) });
  const fails = (mailId: string, through: Services = services) => noteDeliveryFailure(through, mailId, reported());
  const mails = failure === 'soft' ? ['1', '2', '3', '4', 'last'] : ['last'];
  for (const mailId of mails) await sentTo(services, userId, mailId);
  for (const mailId of mails.slice(0, -1)) await fails(mailId);
  const settings = async () => (await accountOf(services, userId))?.checkIns;
  if ((await settings())?.pause) throw new Error('paused already');
  const noted = async (type: string, stream: string) =>
    (await services.log.readSealed(stream)).filter((event) => event.type === type).length;
  const counts = async () => ({
    failures: (await noted('AddressDeliveryFailed', streams.deliverability(userId))) - (mails.length - 1),
    pauses: await noted('CheckInsPaused', streams.schedule(userId)),
    bounces: await noted('MailBounced', streams.outgoingMail('last')),
  });
  return { services, clock, userId, fails, settings, counts };
};

for (const failure of FAILURES)
  for (const answerLost of [false, true])
    test(`a job that is killed at any of its appends (${failure}), ${answerLost ? 'before the answer' : 'before it'}, pauses check-ins once when it runs again`, async (t) => {
      for (const number of [1, 2, 3]) {
        const { services, clock, fails, settings, counts } = await oneBefore(t, failure);
        const dying = dyingAt(services, number, answerLost);
        await t.throwsAsync(fails('last', dying.services), { code: 'unavailable' });
        t.true(dying.hasDied());
        clock.move(HOUR);
        for (const _twice of [1, 2]) t.true(await fails('last'));
        t.deepEqual(await counts(), { failures: 1, pauses: 1, bounces: 1 }, `append ${number}`);
        t.is((await settings())?.pause?.reason, failure === 'soft' ? 'bounces' : 'complaint');
      }
    });

test('whoever resumes check-ins before a killed job runs again is not paused by it once more', async (t) => {
  const { services, clock, userId, fails, settings, counts } = await oneBefore(t, 'complaint');
  await t.throwsAsync(fails('last', dyingAt(services, 3, false).services), { code: 'unavailable' });
  t.is((await settings())?.pause?.reason, 'complaint');
  clock.move(HOUR);
  await resumeCheckIns(services, userId);
  await fails('last');
  t.is((await settings())?.pause, null);
  t.deepEqual(await counts(), { failures: 1, pauses: 1, bounces: 1 });
});

test('an address that is proven before a killed job runs again has no failure and no pause of it', async (t) => {
  const { services, userId, fails, settings } = await oneBefore(t, 'soft');
  await t.throwsAsync(fails('last', dyingAt(services, 2, false).services), { code: 'unavailable' });
  const { addressName = '' } = (await accountOf(services, userId)) ?? {};
  const wanted = { userId, at: timestamp(services.clock), addressName };
  const isFailing = {
    type: 'NoteDeliveryFailure',
    data: { ...wanted, mailId: 'hard', failure: 'hard', status: '' },
  } as const;
  await tellAccount(services, userId, isFailing); // so that it can be proven anew
  await proveAddress(services, userId, addressName);
  await fails('last');
  t.like(await settings(), { pause: null, undeliverable: false });
});

test('an account that is closed, and an address that it has no more, draw no consequences', async (t) => {
  const { services, userId, fails } = await oneBefore(t, 'complaint');
  await tellAccount(services, userId, { type: 'CloseAccount', data: { userId, at: timestamp(services.clock) } });
  t.true(await fails('last'));
  for (const stream of [streams.deliverability(userId), streams.schedule(userId)])
    t.deepEqual(await services.log.readSealed(stream), []);
});
