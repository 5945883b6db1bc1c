import test, { type ExecutionContext } from 'ava';
import { followPayment } from '#application/access/sign-up/follow-payment.ts';
import { announceRenewal } from '#application/billing/announce-renewal.ts';
import { askToEnd } from '#application/billing/ask-to-end.ts';
import { giveRefund } from '#application/billing/give-refund.ts';
import { isPaymentRefused } from '#application/billing/payments.ts';
import { askRefund } from '#application/billing/refund.ts';
import { tellOfBilling } from '#application/billing/tell-of-billing.ts';
import { derivedId } from '#application/engine/ids.ts';
import { hasCode, isDeferred, isUnavailable } from '#application/engine/ports/fault.ts';
import { streams } from '#application/streams.ts';
import { MONTH } from '#test/support/payments-double.ts';
import { aSubscription, SUB } from './a-subscription.ts';

const DAY = 24 * 60 * 60_000;

const asked = async (t: ExecutionContext) => {
  const s = await aSubscription(t);
  await s.follow();
  const paid = { currency: 'usd', paidAt: MONTH.periodStart, state: 'paid' } as const;
  s.double.charge(SUB, { ...paid, chargeId: 'charge-1', amount: 1100 });
  t.like(await askRefund(s.services, { userId: s.userId, key: null }), { amount: 1100 });
  s.clock.move(1000);
  const give = () => giveRefund(s.services).run(s.job(SUB));
  const names = () => s.double.calls.map(({ name }) => name);
  const notice = () => followPayment(s.services, s.about);
  return { ...s, give, names, notice };
};

test('the provider ends the subscription, then gives the payment back, and both stand in the log', async (t) => {
  const { give, names, types } = await asked(t);
  t.truthy(await give());
  t.deepEqual(names(), ['end', 'giveBack']);
  t.deepEqual(await types(), ['SubscriptionStarted', 'RefundRequested', 'SubscriptionEnded', 'RefundIssued']);
});

test('however often the job runs and notices come, it is given once', async (t) => {
  const { give, names, types, notice } = await asked(t);
  await notice();
  await give();
  for (const again of [give, notice, give, notice]) await again();
  t.deepEqual(
    names().filter((name) => name === 'giveBack'),
    ['giveBack'],
  );
  t.is((await types()).filter((type) => type === 'RefundIssued').length, 1);
});

test('a provider that is away is waited for; answers that are lost are asked for again under the same key', async (t) => {
  const { give, double, types } = await asked(t);
  double.becomes('away');
  t.true(isUnavailable(await t.throwsAsync(give())));
  double.becomes('losing answers');
  for (const _ of [1, 2]) t.true(isUnavailable(await t.throwsAsync(give())));
  double.becomes('well');
  await give();
  const keys = (name: string) => new Set(double.calls.filter((call) => call.name === name).map(({ key }) => key)).size;
  t.deepEqual([keys('end'), keys('giveBack')], [1, 1]);
  t.is((await types()).at(-1), 'RefundIssued');
});

test('what the provider refuses, what a bank disputes and what came back is a fault of the job, so that it is parked', async (t) => {
  const { give, double, types } = await asked(t);
  await double.payments.end(SUB, 'by hand', { refund: false });
  double.becomes('refusing');
  t.true(isPaymentRefused(await t.throwsAsync(give())));
  double.becomes('well');
  double.becomesCharge(SUB, 'charge-1', { state: 'disputed' });
  t.true(hasCode(await t.throwsAsync(give()), 'charge-disputed'));
  double.becomesCharge(SUB, 'charge-1', { state: 'failed' });
  t.true(hasCode(await t.throwsAsync(give()), 'refund-failed'));
  t.false((await types()).includes('RefundIssued'));
});

test('a refund that the bank sends back later opens the job again; one that is given by hand then closes it', async (t) => {
  const { give, double, notice, types, clock } = await asked(t);
  await give();
  clock.move(5 * DAY);
  double.becomesCharge(SUB, 'charge-1', { state: 'failed', amount: 1100 });
  for (const _ of [1, 2]) await notice();
  t.deepEqual((await types()).slice(-2), ['RefundIssued', 'RefundFailed']);
  clock.move(DAY);
  double.becomesCharge(SUB, 'charge-1', { state: 'given-back', amount: 0 });
  for (const _ of [1, 2]) await notice();
  t.deepEqual((await types()).slice(-2), ['RefundFailed', 'RefundIssued']);
  const { opens, closes } = giveRefund({} as never).rules;
  const data = { userId: 7, subscriptionId: SUB, at: '', readAt: '' };
  t.deepEqual(opens.RefundFailed?.(data)[0]?.key, SUB);
  t.deepEqual(closes.RefundIssued?.({ ...data, amount: 1, currency: 'usd' }), [SUB]);
});

test('what was charged while the provider could not be told goes back too', async (t) => {
  const { give, double, clock, names } = await asked(t);
  clock.move(40 * DAY);
  const paidAt = new Date(clock.now()).toISOString();
  double.charge(SUB, { chargeId: 'charge-2', amount: 1100, currency: 'usd', paidAt, state: 'paid' });
  await give();
  t.is(names().filter((name) => name === 'giveBack').length, 2);
});

test('who had a refund is told once, by one mail with the amount', async (t) => {
  const { give, services, job, userId } = await asked(t);
  await give();
  const key = `refund-given:${SUB}`;
  for (const _ of [1, 2]) t.truthy(await tellOfBilling(services).run(job(key)));
  const given = (await services.log.readSealed(streams.subscriptions(userId))).at(-1);
  const mail = streams.outgoingMail(derivedId('billing-mail', userId, key, String(given?.data.at)));
  t.like(await services.log.read(mail), [
    { type: 'MailRequested', data: { kind: 'refund-given', personal: { facts: { amount: 1100, currency: 'usd' } } } },
  ]);
  t.is((await services.log.read(mail)).length, 1);
});

test('a year is announced a week before it renews, a month is not', (t) => {
  const { opens } = announceRenewal({} as never).rules;
  const id = { userId: 7, subscriptionId: SUB, at: '', readAt: '' };
  const year = { periodStart: '2026-11-20T09:00:00.000Z', periodEnd: '2027-11-20T09:00:00.000Z' };
  t.is(opens.SubscriptionRenewed?.({ ...id, ...year })[0]?.dueAt, '2027-11-13T09:00:00.000Z');
  t.deepEqual(opens.SubscriptionRenewed?.({ ...id, ...MONTH }), []);
});

test('nothing is announced of what is to end', async (t) => {
  const { services, userId, double, follow, job, clock } = await aSubscription(t);
  await follow();
  const announce = () => announceRenewal(services).run(job(SUB));
  double.change(SUB, { cancelAtEnd: true });
  clock.move(1);
  await follow();
  t.true(isDeferred(await t.throwsAsync(announce())));
  double.change(SUB, { cancelAtEnd: false });
  clock.move(1);
  await follow();
  for (const _ of [1, 2]) t.truthy(await announce());
  const mail = streams.outgoingMail(derivedId('renewal-mail', userId, SUB, MONTH.periodEnd));
  const facts = { amount: 1100, currency: 'usd', date: MONTH.periodEnd };
  t.like(await services.log.read(mail), [
    { type: 'MailRequested', data: { kind: 'renewal-ahead', personal: { facts } } },
  ]);
  t.is((await services.log.read(mail)).length, 1);
  await askToEnd(services, { userId, subscriptionId: SUB, reason: 'account-closed', refund: false });
  t.true(isDeferred(await t.throwsAsync(announce())));
  clock.move(60 * DAY);
  t.true(isDeferred(await t.throwsAsync(announce())), 'the time for it is over');
});
