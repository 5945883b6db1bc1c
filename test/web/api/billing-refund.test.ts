import test from 'ava';
import { followSubscription } from '#application/billing/follow-subscription.ts';
import type { Charge } from '#application/billing/payments.ts';
import { streams } from '#application/streams.ts';
import { factsOf, MONTH } from '#test/support/payments-double.ts';
import type { RefundTaken } from '#web/contract/billing.ts';
import { aSubscriber, SUB } from './a-subscriber.ts';

const DAY = 24 * 60 * 60_000;

const charge = (changed: Partial<Charge> = {}): Charge => ({
  chargeId: 'charge-1',
  amount: 1100,
  currency: 'usd',
  paidAt: MONTH.periodStart,
  state: 'paid',
  ...changed,
});

const payer = async (t: Parameters<typeof aSubscriber>[0], ...charges: readonly Charge[]) => {
  const setting = await aSubscriber(t);
  for (const one of charges) setting.double.charge(SUB, one);
  const refund = (key?: string) => setting.call<RefundTaken>('POST', '/refund', undefined, key);
  const types = async () =>
    (await setting.services.log.readSealed(streams.subscriptions(setting.userId))).map(({ type }) => type);
  return { ...setting, refund, types };
};

test('for fourteen days, to the second, the page offers what was paid back in full', async (t) => {
  const { shown, clock } = await payer(t, charge());
  const until = '2026-12-04T09:00:00.000Z';
  t.deepEqual((await shown()).refund, { state: 'offered', amount: 1100, currency: 'usd', until });
  clock.move(14 * DAY);
  t.is((await shown()).refund?.state, 'offered');
  clock.move(1);
  t.is((await shown()).refund, null);
});

test('whoever asks has left at once: nothing is open, nothing can be cancelled, and asking again is the same', async (t) => {
  const { refund, shown, call, types } = await payer(t, charge());
  t.like(await refund(), { status: 200, body: { amount: 1100, currency: 'usd' } });
  t.like(await shown(), { status: 'inactive', refund: { state: 'asked', amount: 1100, until: null } });
  t.like(await refund(), { status: 200, body: { amount: 1100 } });
  t.is((await call('POST', '/cancel')).status, 409);
  t.deepEqual(await types(), ['SubscriptionStarted', 'RefundRequested']);
});

test('ten who ask at once have asked once', async (t) => {
  const { refund, types } = await payer(t, charge());
  const answers = await Promise.all(Array.from({ length: 10 }, () => refund()));
  t.true(answers.every(({ status, body }) => status === 200 && body.amount === 1100));
  t.deepEqual(await types(), ['SubscriptionStarted', 'RefundRequested']);
});

test('after a change of plan all of the last fourteen days is offered, and ends with its first part', async (t) => {
  const later = new Date(Date.parse(MONTH.periodStart) + 3 * DAY).toISOString();
  const { shown, clock } = await payer(t, charge(), charge({ chargeId: 'charge-2', amount: 6500, paidAt: later }));
  clock.move(4 * DAY);
  t.like(await shown(), { refund: { amount: 7600, until: '2026-12-04T09:00:00.000Z' } });
  clock.move(11 * DAY);
  t.like(await shown(), { refund: { amount: 6500, until: '2026-12-07T09:00:00.000Z' } });
});

test('a subscription that begins later goes too, though nothing was paid for it yet', async (t) => {
  const { refund, double, payer: own, services, userId, types } = await payer(t, charge());
  double.put(own, factsOf('sub-2', { plan: 'yearly' }), MONTH.periodEnd);
  await followSubscription(services, userId, 'sub-2');
  t.like(await refund(), { status: 200, body: { amount: 1100 } });
  t.is((await types()).filter((type) => type === 'RefundRequested').length, 2);
});

for (const state of ['given-back', 'disputed', 'failed'] as const)
  test(`what is ${state} is not offered, and asking for it is refused in words`, async (t) => {
    const { shown, refund } = await payer(t, charge({ state, amount: state === 'given-back' ? 0 : 1100 }));
    t.is((await shown()).refund, null);
    t.like(await refund(), {
      status: 409,
      body: { message: 'There is no payment of the last 14 days to give back.' },
    });
  });

test('while the provider is away nothing is offered, and asking says to come again', async (t) => {
  const { shown, refund, double, types } = await payer(t, charge());
  double.becomes('away');
  t.like(await shown(), { status: 'active', refund: null });
  t.is((await refund()).status, 503);
  t.deepEqual(await types(), ['SubscriptionStarted']);
});

test('a complimentary account has nothing to be given back', async (t) => {
  const { call, shown } = await aSubscriber(t, { facts: null, complimentary: true });
  t.is((await shown()).refund, null);
  t.is((await call('POST', '/refund')).status, 409);
});

test('whoever has had a refund may subscribe again at once', async (t) => {
  const { refund, back } = await payer(t, charge());
  await refund();
  t.like(await back('monthly'), { status: 200, body: { url: 'https://pay.example/checkout-0' } });
});

test('what went back is not given again as credit: whoever has had a refund comes back as a new customer', async (t) => {
  const { refund, back, double } = await payer(t, charge());
  await refund();
  await back('monthly');
  t.like(double.orders, [{ customerId: null }]);
});
