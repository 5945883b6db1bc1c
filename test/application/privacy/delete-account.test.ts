import test from 'ava';
import { forgetStranger } from '#application/access/forget-stranger.ts';
import { checkSession, openSession } from '#application/access/sign-in/sessions.ts';
import { makeLoginLink, redeemLoginLink } from '#application/access/sign-in/sign-in.ts';
import { accountByAddress, accountOf } from '#application/accounts/find-account.ts';
import { openAccount } from '#application/accounts/open-account.ts';
import { endSubscription } from '#application/billing/end-subscription.ts';
import { handle } from '#application/engine/handle.ts';
import { derivedId } from '#application/engine/ids.ts';
import { Fault, hasCode, isUnavailable } from '#application/engine/ports/fault.ts';
import { WORK } from '#application/engine/ports/work.ts';
import type { Job } from '#application/engine/work/reaction.ts';
import { closeAccount } from '#application/privacy/delete-account.ts';
import { eraseAccount } from '#application/privacy/erase-account.ts';
import { replayErasures } from '#application/privacy/replay-erasures.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { outgoingMail } from '#domain/delivery/mail/decider.ts';
import { OPERATORS } from '#domain/event.ts';
import { movableClock } from '#test/support/clock.ts';
import { eventually } from '#test/support/eventually.ts';
import { embeddedServices } from '#test/support/stores.ts';
import { anAccount, EMAIL, ERASED, standingOfAll, subscriptionIs } from '../an-account.ts';
import { aMailer, ended, requested, sending } from '../delivery/sending-harness.ts';
import { reactorBench } from '../engine/reactor-harness.ts';

const HOUR = 60 * 60_000;

const run = (services: Services, userId: number) =>
  eraseAccount(services).run({ key: String(userId), userId, stream: streams.account(userId) } as Job);

const receiptOf = (userId: number) => streams.outgoingMail(derivedId('deletion-receipt', userId));

const receiptSent = async ({ log, clock }: Services, userId: number) => {
  const data = { id: derivedId('deletion-receipt', userId), userId, at: new Date(clock.now()).toISOString() };
  await handle(log, outgoingMail, receiptOf(userId), { type: 'NoteSent', data: { ...data, blob: null } });
};

test('from the moment an account is closed nobody signs in with it, and nobody is signed in', async (t) => {
  const services = await embeddedServices(t);
  const userId = await anAccount(services);
  const token = await openSession(services, userId);
  const linkId = await makeLoginLink(services, { userId, intent: '' });
  t.truthy(await checkSession(services, token));
  t.false('refused' in (await closeAccount(services, userId)));
  t.is(await accountOf(services, userId), null);
  t.is(await accountByAddress(services, EMAIL), null);
  t.is(await checkSession(services, token), null);
  t.deepEqual(await redeemLoginLink(services, services.tokens.linkToken('login', linkId)), { refused: 'bad-link' });
  t.is((await standingOfAll(services, userId)).sessions, 0);
  t.false('refused' in (await closeAccount(services, userId)), 'once more is no mistake');
});

test('the key goes once the receipt is handed over and the subscription has ended, and everything is given back', async (t) => {
  const services = await embeddedServices(t);
  const userId = await anAccount(services);
  await closeAccount(services, userId);
  const kept = { ...ERASED, status: 'closed', key: 'there', owners: [userId, userId, userId] };
  t.true(isUnavailable(await t.throwsAsync(run(services, userId))));
  t.deepEqual(await standingOfAll(services, userId), kept);
  const [request] = await services.log.read(receiptOf(userId));
  t.like(request?.data, { kind: 'deletion-receipt', personal: { to: EMAIL, name: 'Sub', facts: { cancelled: true } } });
  await receiptSent(services, userId);
  t.true(isUnavailable(await t.throwsAsync(run(services, userId))));
  t.deepEqual(await standingOfAll(services, userId), kept);
  await subscriptionIs(services, userId, 'ended');
  t.truthy(await run(services, userId));
  t.deepEqual(await standingOfAll(services, userId), ERASED);
});

test('a provider and a relay that stay away keep no one from being forgotten within the hour', async (t) => {
  const clock = movableClock();
  const services = await embeddedServices(t, clock);
  const userId = await anAccount(services);
  await closeAccount(services, userId);
  await t.throwsAsync(run(services, userId));
  clock.move(HOUR - 5 * 60_000);
  t.truthy(await run(services, userId));
  t.deepEqual(await standingOfAll(services, userId), ERASED);
  const [request] = await services.log.readSealed(receiptOf(userId));
  await forgetStranger(services).run({ userId: Number(request?.data.userId), stream: receiptOf(userId) } as Job);
  t.is((await services.log.read(receiptOf(userId)))[0]?.personal, 'destroyed');
});

/** Services that are cut off at the n-th thing they write, before it is written or right after. */
const cutOffAt = (services: Services, n: number, when: 'before' | 'after'): Services => {
  let written = 0;
  const cut =
    <Args extends readonly unknown[], Result>(write: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      written += 1;
      if (written > n || (written === n && when === 'before')) throw new Fault('killed', 'killed');
      const result = await write(...args);
      if (written === n) throw new Fault('killed', 'killed');
      return result;
    };
  const { log, vault, registers } = services;
  return {
    ...services,
    log: { ...log, append: cut(log.append) },
    vault: { ...vault, destroy: cut(vault.destroy) },
    registers: { ...registers, remove: cut((kind: string, key: string) => registers.remove(kind, key)) },
  };
};

test('killed before or after anything it writes, an erasure is taken up again and comes to the same', async (t) => {
  let kills = 0;
  for (const when of ['before', 'after'] as const)
    for (let n = 1; n <= 20; n += 1) {
      const clock = movableClock();
      const services = await embeddedServices(t, clock);
      const userId = await anAccount(services);
      await closeAccount(services, userId);
      await openSession(services, userId); // a sign-in that was on its way
      clock.move(HOUR);
      const killed = await run(cutOffAt(services, n, when), userId).catch((error: unknown) => error);
      if (!hasCode(killed, 'killed')) break;
      kills += 1;
      t.truthy(await run(services, userId), `${when} ${n}`);
      t.deepEqual(await standingOfAll(services, userId), ERASED, `${when} ${n}`);
      t.is((await services.log.readSealed(receiptOf(userId))).length, 1);
      const asked = await services.log.readSealed(streams.subscriptions(userId));
      t.is(asked.filter(({ type }) => type === 'SubscriptionEndRequested').length, 1);
    }
  t.true(kills >= 14, String(kills));
});

test('the end of a subscription that the provider still owes outlives the account', async (t) => {
  const bench = await reactorBench(t);
  await bench.followWork([eraseAccount(bench.services), endSubscription(bench.services)], () => {});
  const userId = await anAccount(bench.services);
  await closeAccount(bench.services, userId);
  bench.clock.move(HOUR);
  const position = await run(bench.services, userId);
  await eventually('the erasure to be folded', async () => {
    const folded = await bench.readModels.checkpoint(WORK);
    return folded !== null && folded.position >= (position ?? '');
  });
  const open = await bench.open();
  t.deepEqual(
    open.map(({ reaction, userId: owner }) => [reaction, owner]),
    [['end-subscription', OPERATORS]],
  );
});

test('mails that wait for a closed account are void; the receipt, the word to an old address and strangers’ mails are not', async (t) => {
  const bench = await reactorBench(t);
  const { mailer, sends } = aMailer(true);
  const stop = await bench.start(sending(bench, mailer), { holder: 'one' });
  await stop(); // it is known, and finds what is asked for while nobody works
  const userId = await anAccount(bench.services);
  const gone = [await requested(bench, 'check-in', { userId }), await requested(bench, 'login-link', { userId })];
  const last = [
    await requested(bench, 'deletion-receipt', { userId }),
    await requested(bench, 'address-changed', { userId }),
  ];
  const stranger = await requested(bench, 'no-account', { userId: userId + 1 });
  await closeAccount(bench.services, userId);
  await bench.start(sending(bench, mailer), { holder: 'one' });
  for (const mailId of gone) t.deepEqual(await ended(bench, mailId), ['MailRequested', 'MailExpired']);
  for (const mailId of [...last, stranger]) t.is((await ended(bench, mailId)).at(-1), 'MailSent');
  t.deepEqual([...sends].sort(), [...last, stranger].sort());
});

test('the same address opens an account afresh, under another id', async (t) => {
  const clock = movableClock();
  const services = await embeddedServices(t, clock);
  const userId = await anAccount(services);
  await closeAccount(services, userId);
  clock.move(HOUR);
  await run(services, userId);
  const afresh = await openAccount(services, { email: EMAIL, firstName: 'Sub', lastName: 'Anew', timezone: 'UTC' });
  t.false('refused' in afresh);
  t.not('userId' in afresh && afresh.userId, userId);
});

test('an erasure that the log does not know is noted before anything is served, and once', async (t) => {
  const services = await embeddedServices(t);
  const userId = await anAccount(services);
  const stranger = userId + 1;
  await services.vault.make(stranger);
  const kinds = ['draft', 'shares-of'];
  for (const kind of kinds)
    await services.registers.write(kind, `${userId}/one`, {}, { expected: 'absent', endsAt: null });
  for (const id of [userId, stranger]) await services.vault.destroy(id);
  t.is(await replayErasures(services), 1);
  t.deepEqual(await standingOfAll(services, userId), ERASED);
  for (const kind of kinds) t.deepEqual(await services.registers.list(kind, 1, `${userId}/`), [], kind);
  t.is((await services.log.readSealed(streams.account(stranger))).length, 0);
  t.is(await replayErasures(services), 0);
});
