import test, { type ExecutionContext } from 'ava';
import { addressNameOf } from '#application/accounts/claim-names.ts';
import { openAccount } from '#application/accounts/open-account.ts';
import { type Limit, takeFrom } from '#application/engine/limits.ts';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import type { ArrivedMail, KnownRecipient } from '#application/inbox/mail-intake.ts';
import { createMailIntake } from '#application/inbox/receive-mail.ts';
import { OPERATORS } from '#domain/event.ts';
import { movableClock } from '#test/support/clock.ts';
import { embeddedServices } from '#test/support/stores.ts';

const EMAIL = 'sub@example.com';
const RELAY = '203.0.113.1';
const DAY_MS = 24 * 60 * 60_000;
const DAY = DAY_MS / 1000;
const MB = 1024 * 1024;
/** Less than the real ones, so that they are soon used up. */
const limits = {
  role: { name: 'role', most: 60, seconds: DAY, budget: 100 * MB },
  roleByNetwork: {
    network: { name: 'role-network', most: 8, seconds: DAY, budget: 40 * MB },
    wider: { name: 'role-wider', most: 20, seconds: DAY, budget: 60 * MB },
  },
  roleOfUsers: { name: 'role-users', most: 10, seconds: DAY, budget: 100 * MB },
  roleByUser: { name: 'role-user', most: 6, seconds: DAY, budget: 50 * MB },
  unproven: { name: 'unproven', most: 20, seconds: DAY, budget: 50 * MB },
};

/** Someone with an account, and an archive that only counts what comes to it. */
const opened = async (t: ExecutionContext) => {
  const clock = movableClock();
  const services = await embeddedServices(t, clock);
  const account = await openAccount(services, { email: EMAIL, firstName: 'Sub', lastName: 'S', timezone: 'UTC' });
  if ('refused' in account) throw new Error(account.refused);
  const { userId } = account;
  const addressName = await addressNameOf(services.vault, EMAIL);
  let archived = 0;
  const archive = {
    ...services.archive,
    async put() {
      archived += 1;
      return `blob-${archived}`;
    },
  };
  const isRelay = (address: string) => address === RELAY;
  const intake = createMailIntake({ ...services, archive }, async () => t.fail('nothing is refused here'), {
    limits,
    isRelay,
  });
  const keep = async (to: KnownRecipient, mail: ArrivedMail) => {
    try {
      return await intake.keep(to, mail);
    } catch (error) {
      if (isUnavailable(error)) return 'later';
      throw error;
    }
  };
  const reply: KnownRecipient = { recipient: { kind: 'reply', conversationId: 'c' }, userId, addressName };
  return { clock, userId, reply, keep, archived: () => archived };
};

let mails = 0;
const aMail = (more: Partial<ArrivedMail> = {}): ArrivedMail => {
  mails += 1;
  const from = more.from ?? EMAIL;
  return {
    raw: Buffer.from(`From: ${from}\r\n\r\nMail ${mails}.\r\n`),
    from,
    verdict: 'proven',
    nature: 'personal',
    envelope: {
      from,
      returnPath: from,
      messageId: `<${mails}@example.com>`,
      references: [],
      subject: 'A day',
      remoteAddress: '192.0.2.10',
      helo: 'mx.example.com',
    },
    ...more,
  };
};

test('of mail that nobody has proven each address takes so many a day; the rest waits in its sender’s queue', async (t) => {
  const { userId, reply, keep, clock, archived } = await opened(t);
  const general: KnownRecipient = { recipient: { kind: 'general' }, userId: null, addressName: null };
  const returns: KnownRecipient = { recipient: { kind: 'return', outgoingMailId: 'o' }, userId, addressName: null };
  const cases: readonly (readonly [KnownRecipient, Partial<ArrivedMail>])[] = [
    [reply, { verdict: 'unproven' }],
    [{ ...reply, recipient: { kind: 'reply', conversationId: 'held' } }, { from: 'stranger@example.org' }],
    [{ ...reply, recipient: { kind: 'reply', conversationId: 'waiting' } }, { verdict: 'unknown' }],
    [{ ...reply, recipient: { kind: 'reply', conversationId: 'automatic' } }, { nature: 'automatic' }],
    [general, { verdict: 'unknown' }],
    [returns, { nature: 'bounce' }],
  ];
  for (const [to, more] of cases) {
    const before = archived();
    const latest = aMail(more);
    for (let count = 1; count < 20; count += 1) t.is(await keep(to, aMail(more)), 'kept');
    t.is(await keep(to, latest), 'kept');
    t.is(await keep(to, aMail(more)), 'later');
    t.is(archived() - before, 20, 'what has to wait is not archived');
    t.is(await keep(to, latest), 'kept', 'the same mail again is there already');
  }
  t.is(await keep(reply, aMail()), 'kept', 'a genuine reply takes no room');
  clock.move(DAY_MS);
  for (const [to, more] of cases) t.is(await keep(to, aMail(more)), 'kept');
});

test('genuine mail has no such limit', async (t) => {
  const { reply, keep } = await opened(t);
  for (let count = 0; count < 25; count += 1) t.is(await keep(reply, aMail()), 'kept');
});

test('of mail that nobody has proven each address takes so many bytes a day', async (t) => {
  const { reply, keep, archived } = await opened(t);
  const large = (size: number) => aMail({ verdict: 'unproven', raw: Buffer.alloc(size, 'x') });
  for (let count = 0; count < 5; count += 1) t.is(await keep(reply, large(10 * MB - 1)), 'kept');
  t.is(await keep(reply, large(6)), 'later');
  t.is(await keep(reply, large(5)), 'kept');
  t.is(archived(), 6);
});

const role = (name: string): KnownRecipient => ({
  recipient: { kind: 'role', role: name },
  userId: OPERATORS,
  addressName: null,
});

/** A mail of somebody without an account, from a host of theirs. */
const strangersMail = (remoteAddress: string, more: Partial<ArrivedMail> = {}): ArrivedMail => {
  const from = more.from ?? 'stranger@example.org';
  const mail = aMail({ verdict: 'unproven', ...more, from });
  return { ...mail, envelope: { ...mail.envelope, remoteAddress } };
};

test('a role takes so many mails and bytes a day from strangers together', async (t) => {
  const { keep, archived } = await opened(t);
  const large = (host: number) => strangersMail(`198.51.${host}.1`, { raw: Buffer.alloc(25 * MB, `${host}`) });
  for (let host = 1; host <= 4; host += 1) t.is(await keep(role('abuse'), large(host)), 'kept');
  t.is(await keep(role('abuse'), strangersMail('198.51.9.1')), 'later');
  t.is(archived(), 4);
  for (let count = 0; count < 60; count += 1) await keep(role('support'), strangersMail(`192.0.${count}.1`));
  t.is(archived(), 64);
  t.is(await keep(role('support'), strangersMail('192.0.99.1')), 'later');
});

test('one network cannot close a role: others still write to it, and so do our users from wherever they are', async (t) => {
  const { keep, archived } = await opened(t);
  const outcomes: string[] = [];
  for (let count = 0; count < 30; count += 1) outcomes.push(await keep(role('support'), strangersMail('192.0.2.10')));
  t.deepEqual([archived(), outcomes.slice(8).every((outcome) => outcome === 'later')], [8, true]);
  t.is(await keep(role('abuse'), strangersMail('192.0.2.10')), 'later', 'to all roles together');
  for (let host = 11; host < 60; host += 1) await keep(role('support'), strangersMail(`192.0.2.${host}`));
  t.is(archived(), 20, 'nor can its neighbours');
  t.is(await keep(role('support'), strangersMail('2001:db8::1')), 'kept');
  t.is(await keep(role('support'), aMail()), 'kept');
});

test('when strangers have used a role up, our users still reach it; one of them alone cannot use up their share', async (t) => {
  const { keep } = await opened(t);
  for (let count = 0; count < 60; count += 1) await keep(role('support'), strangersMail(`192.0.${count}.1`));
  t.is(await keep(role('support'), strangersMail('198.51.100.1')), 'later');
  t.is(await keep(role('support'), aMail({ verdict: 'unproven' })), 'later', 'who only says that they are a user');
  for (let count = 0; count < 6; count += 1) t.is(await keep(role('support'), aMail()), 'kept');
  t.is(await keep(role('support'), aMail()), 'later');
});

test('what a relay of ours hands on is counted by who wrote it', async (t) => {
  const { keep } = await opened(t);
  const relayed = (from: string) => strangersMail(RELAY, { from, verdict: 'proven' });
  for (let count = 0; count < 8; count += 1) t.is(await keep(role('support'), relayed('one@example.org')), 'kept');
  t.is(await keep(role('support'), relayed('One@example.org')), 'later');
  for (let count = 0; count < 30; count += 1)
    t.is(await keep(role('support'), relayed(`writer-${count}@example.org`)), 'kept');
});

test('a budget is what all together may cost, the same one taken again costing once', async (t) => {
  const clock = movableClock();
  const services = await embeddedServices(t, clock);
  const limit: Limit = { name: 'test', most: 9, seconds: 60, budget: 10 };
  const take = (id: string, cost: number) => takeFrom(services, limit, 'one', id, cost);
  for (let time = 0; time < 3; time += 1) t.true(await take('a', 6));
  t.false(await take('b', 5));
  t.true(await take('c', 4));
  t.true(await take('free', 0));
  clock.move(60_000);
  t.true(await take('b', 5));
});
