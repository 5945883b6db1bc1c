import test, { type ExecutionContext } from 'ava';
import { addressNameOf } from '#application/accounts/claim-names.ts';
import { openAccount } from '#application/accounts/open-account.ts';
import { type Limit, takeFrom } from '#application/engine/limits.ts';
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
  genuine: { name: 'genuine', most: 10, seconds: DAY, budget: 20 * MB },
  unproven: { name: 'unproven', most: 20, seconds: DAY, budget: 50 * MB },
  unprovenOfUser: { name: 'unproven-user', most: 200, seconds: DAY, budget: 70 * MB },
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
  const reply: KnownRecipient = { recipient: { kind: 'reply', conversationId: 'c' }, userId, addressName };
  return { clock, userId, reply, keep: intake.keep, hasRoom: intake.hasRoom, services, archived: () => archived };
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
    t.is(await keep(to, aMail(more)), 'over-budget');
    t.is(archived() - before, 20, 'what has to wait is not archived');
    t.is(await keep(to, latest), 'kept', 'the same mail again is there already');
  }
  t.is(await keep(reply, aMail()), 'kept', 'a genuine reply takes no room');
  clock.move(DAY_MS);
  for (const [to, more] of cases) t.is(await keep(to, aMail(more)), 'kept');
});

const general: KnownRecipient = { recipient: { kind: 'general' }, userId: null, addressName: null };

test('a user’s own mail has a budget a day, to whichever address they write; what is over it is not kept', async (t) => {
  const { reply, keep, clock, archived } = await opened(t);
  const elsewhere: KnownRecipient = { ...reply, recipient: { kind: 'reply', conversationId: 'other' } };
  const latest = aMail();
  for (let count = 0; count < 3; count += 1)
    for (const to of [reply, elsewhere, general]) t.is(await keep(to, aMail()), 'kept');
  t.is(await keep(reply, latest), 'kept');
  for (const to of [reply, elsewhere, general]) t.is(await keep(to, aMail()), 'over-budget');
  t.is(await keep(reply, latest), 'kept', 'the same mail again is there already');
  t.is(archived(), 10);
  clock.move(DAY_MS);
  t.is(await keep(reply, aMail()), 'kept');
});

test('and a budget of bytes, of which a mail that comes again takes nothing more', async (t) => {
  const { reply, keep } = await opened(t);
  const large = aMail({ raw: Buffer.alloc(15 * MB, 'x') });
  for (let time = 0; time < 3; time += 1) t.is(await keep(reply, large), 'kept');
  t.is(await keep(reply, aMail({ raw: Buffer.alloc(5 * MB + 1, 'y') })), 'over-budget');
  t.is(await keep(reply, aMail({ raw: Buffer.alloc(5 * MB, 'z') })), 'kept');
});

test('many mails at once do not exceed it', async (t) => {
  const { reply, keep, archived } = await opened(t);
  const outcomes = await Promise.all(Array.from({ length: 40 }, () => keep(reply, aMail())));
  t.is(outcomes.filter((outcome) => outcome === 'kept').length, 10);
  t.is(archived(), 10);
});

test('strangers who know all addresses of a user have a budget of their own, and never use up the owner’s', async (t) => {
  const { userId, reply, keep, archived } = await opened(t);
  const large = () => aMail({ from: 'stranger@example.org', raw: Buffer.alloc(10 * MB, `${archived()}`) });
  const replies = Array.from({ length: 10 }, (_, number) => ({
    ...reply,
    recipient: { kind: 'reply' as const, conversationId: `known-${number}` },
  }));
  const returns: KnownRecipient = { recipient: { kind: 'return', outgoingMailId: 'o' }, userId, addressName: null };
  for (const to of [...replies, returns]) await keep(to, large());
  t.is(archived(), 7, 'all together');
  for (let count = 0; count < 10; count += 1) t.is(await keep(reply, aMail()), 'kept');
});

test('nor does one user use up another’s', async (t) => {
  const { reply, keep, services } = await opened(t);
  const email = 'other@example.com';
  const account = await openAccount(services, { email, firstName: 'Other', lastName: 'O', timezone: 'UTC' });
  if ('refused' in account) throw new Error(account.refused);
  for (let count = 0; count < 11; count += 1) await keep(reply, aMail());
  t.is(await keep(general, aMail()), 'over-budget');
  t.is(await keep(general, aMail({ from: email })), 'kept');
});

test('a mail that is sure to exceed the budget is known before it is sent', async (t) => {
  const { userId, reply, keep, hasRoom } = await opened(t);
  const [owner, stranger] = [
    { returnPath: EMAIL, size: 0 },
    { returnPath: 'stranger@example.org', size: 0 },
  ];
  t.true(await hasRoom(reply, owner));
  await keep(reply, aMail({ raw: Buffer.alloc(15 * MB, 'x') }));
  t.true(await hasRoom(reply, { ...owner, size: 5 * MB }));
  for (const to of [reply, general]) t.false(await hasRoom(to, { ...owner, size: 5 * MB + 1 }));
  for (let count = 0; count < 9; count += 1) await keep(reply, aMail());
  for (const to of [reply, general]) t.false(await hasRoom(to, owner));
  t.true(await hasRoom(reply, stranger), 'whose mail has another budget');
  t.true(await hasRoom(general, stranger));
  const returns: KnownRecipient = { recipient: { kind: 'return', outgoingMailId: 'o' }, userId, addressName: null };
  t.true(await hasRoom(returns, { returnPath: '', size: 0 }));
  for (const to of [reply, returns])
    for (let count = 0; count < 20; count += 1) await keep(to, aMail({ verdict: 'unproven' }));
  t.false(await hasRoom(reply, stranger));
  t.false(await hasRoom(returns, { returnPath: '', size: 0 }));
});

test('of mail that nobody has proven each address takes so many bytes a day', async (t) => {
  const { reply, keep, archived } = await opened(t);
  const large = (size: number) => aMail({ verdict: 'unproven', raw: Buffer.alloc(size, 'x') });
  for (let count = 0; count < 5; count += 1) t.is(await keep(reply, large(10 * MB - 1)), 'kept');
  t.is(await keep(reply, large(6)), 'over-budget');
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
  t.is(await keep(role('abuse'), strangersMail('198.51.9.1')), 'over-budget');
  t.is(archived(), 4);
  for (let count = 0; count < 60; count += 1) await keep(role('support'), strangersMail(`192.0.${count}.1`));
  t.is(archived(), 64);
  t.is(await keep(role('support'), strangersMail('192.0.99.1')), 'over-budget');
});

test('one network cannot close a role: others still write to it, and so do our users from wherever they are', async (t) => {
  const { keep, archived } = await opened(t);
  const outcomes: string[] = [];
  for (let count = 0; count < 30; count += 1) outcomes.push(await keep(role('support'), strangersMail('192.0.2.10')));
  t.deepEqual([archived(), outcomes.slice(8).every((outcome) => outcome === 'over-budget')], [8, true]);
  t.is(await keep(role('abuse'), strangersMail('192.0.2.10')), 'over-budget', 'to all roles together');
  for (let host = 11; host < 60; host += 1) await keep(role('support'), strangersMail(`192.0.2.${host}`));
  t.is(archived(), 20, 'nor can its neighbours');
  t.is(await keep(role('support'), strangersMail('2001:db8::1')), 'kept');
  t.is(await keep(role('support'), aMail()), 'kept');
});

test('when strangers have used a role up, our users still reach it; one of them alone cannot use up their share', async (t) => {
  const { keep } = await opened(t);
  for (let count = 0; count < 60; count += 1) await keep(role('support'), strangersMail(`192.0.${count}.1`));
  t.is(await keep(role('support'), strangersMail('198.51.100.1')), 'over-budget');
  t.is(
    await keep(role('support'), aMail({ verdict: 'unproven' })),
    'over-budget',
    'who only says that they are a user',
  );
  for (let count = 0; count < 6; count += 1) t.is(await keep(role('support'), aMail()), 'kept');
  t.is(await keep(role('support'), aMail()), 'over-budget');
});

test('what a relay of ours hands on is counted by who wrote it', async (t) => {
  const { keep } = await opened(t);
  const relayed = (from: string) => strangersMail(RELAY, { from, verdict: 'proven' });
  for (let count = 0; count < 8; count += 1) t.is(await keep(role('support'), relayed('one@example.org')), 'kept');
  t.is(await keep(role('support'), relayed('One@example.org')), 'over-budget');
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
