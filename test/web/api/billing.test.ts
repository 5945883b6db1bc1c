import test from 'ava';
import { streams } from '#application/streams.ts';
import { factsOf, MONTH } from '#test/support/payments-double.ts';
import type { PlanQuote, SubscriptionCancelled } from '#web/contract/billing.ts';
import { aSubscriber, BILLING, SUB } from './a-subscriber.ts';

const DAY = 24 * 60 * 60_000;

test('the billing page shows plan, status, period, card and next payment', async (t) => {
  const { shown } = await aSubscriber(t);
  t.deepEqual(await shown(), {
    plan: 'monthly',
    status: 'active',
    complimentary: false,
    currentPeriodStart: MONTH.periodStart,
    currentPeriodEnd: MONTH.periodEnd,
    accessUntil: null,
    paymentMethod: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 },
    upcomingInvoice: { amount: 1100, date: MONTH.periodEnd },
    portal: true,
    refund: null,
    sandbox: false,
  });
});

test('while the provider is away the page still shows where the account stands', async (t) => {
  const { shown, double } = await aSubscriber(t);
  double.becomes('away');
  t.like(await shown(), { status: 'active', plan: 'monthly', paymentMethod: null, upcomingInvoice: null });
});

test('cancelling keeps access until the period ends, and cancelling again is the same', async (t) => {
  const { call, shown, names, clock } = await aSubscriber(t);
  const cancelled = await call<SubscriptionCancelled>('POST', '/cancel');
  t.like(cancelled, { status: 200, body: { success: true, accessUntil: MONTH.periodEnd } });
  t.like(await shown(), { status: 'cancelled', accessUntil: MONTH.periodEnd, upcomingInvoice: null });
  t.is((await call<SubscriptionCancelled>('POST', '/cancel')).body.accessUntil, MONTH.periodEnd);
  t.deepEqual(names(), ['cancel']);
  clock.move(30 * DAY);
  t.is((await shown()).status, 'inactive');
});

test('a change of plan says first what it charges, then charges it once', async (t) => {
  const { call, shown, names } = await aSubscriber(t);
  const quote = await call<PlanQuote>('GET', '/change-plan?planType=yearly');
  t.deepEqual(quote.body as PlanQuote, {
    success: true,
    amount: 6400,
    currency: 'usd',
    nextPayment: '2027-11-20T09:00:00.000Z',
  });
  t.like(await call('POST', '/change-plan', { planType: 'yearly' }), { status: 200, body: { url: BILLING } });
  t.is((await shown()).plan, 'yearly');
  t.is((await call('POST', '/change-plan', { planType: 'yearly' })).status, 200);
  t.deepEqual(names(), ['changePlan']);
  t.is((await call('GET', '/change-plan?planType=yearly')).status, 409);
});

test('changing the plan while cancelled or inactive is the way back, and says what that costs', async (t) => {
  const { call, clock, double } = await aSubscriber(t);
  await call('POST', '/cancel');
  const quote = async () => (await call<PlanQuote>('GET', '/change-plan?planType=yearly')).body;
  t.like(await quote(), { amount: 0, nextPayment: MONTH.periodEnd });
  t.is((await call('POST', '/change-plan', { planType: 'yearly' })).body.url, 'https://pay.example/checkout-0');
  clock.move(31 * DAY);
  double.change(SUB, { state: 'ended' });
  t.like(await quote(), { amount: 7500, nextPayment: '2027-12-21T09:00:00.000Z' });
});

test('a declined change of plan is 402 with words, and changes nothing', async (t) => {
  const { call, shown, double } = await aSubscriber(t);
  double.becomes('refusing');
  const declined = await call('POST', '/change-plan', { planType: 'yearly' });
  t.is(declined.status, 402);
  t.regex(declined.body.message, /check your payment method/);
  t.is((await shown()).plan, 'monthly');
});

test('while a payment is due nothing new is sold: 402 says what to do', async (t) => {
  const { call, back, shown } = await aSubscriber(t, { facts: { state: 'past-due' } });
  t.like(await shown(), { status: 'past_due', accessUntil: '2026-11-27T09:00:00.000Z' });
  t.is((await back('yearly')).status, 402);
  t.is((await call('POST', '/change-plan', { planType: 'yearly' })).status, 402);
});

test('a complimentary account has nothing to pay and nothing to cancel', async (t) => {
  const { call, back, shown, names } = await aSubscriber(t, { facts: null, complimentary: true });
  t.like(await shown(), { status: 'active', complimentary: true, plan: null, portal: false });
  for (const answer of [await call('POST', '/cancel'), await back('monthly'), await call('GET', '/portal')])
    t.is(answer.status, 409);
  t.deepEqual(names(), []);
});

test('without a subscription there is nothing to cancel', async (t) => {
  const { call } = await aSubscriber(t, { facts: null });
  t.like(await call('POST', '/cancel'), { status: 409, body: { message: 'There is no subscription to cancel.' } });
});

test('the portal is the page of the provider, and comes back to ours', async (t) => {
  const { call } = await aSubscriber(t);
  t.is(
    (await call('GET', '/portal')).body.url,
    `https://pay.example/portal/customer-of-${SUB}?back=${encodeURIComponent(BILLING)}`,
  );
});

test('a subscription that has not begun keeps its plan until then: 409 says so', async (t) => {
  const { call, clock, double, payer, names } = await aSubscriber(t);
  const tomorrow = new Date(clock.now() + DAY).toISOString();
  double.put(payer, factsOf(SUB), tomorrow);
  const asked = await call('POST', '/change-plan', { planType: 'yearly' });
  t.is(asked.status, 409);
  t.regex(asked.body.message, /has not begun/);
  t.is((await call('GET', '/change-plan?planType=yearly')).status, 409);
  t.deepEqual(names(), []);
  clock.move(DAY);
  t.is((await call('GET', '/change-plan?planType=yearly')).status, 200);
  t.is((await call('POST', '/change-plan', { planType: 'yearly' })).status, 200);
});

test('what was never paid opens nothing, and stands in the way of nothing', async (t) => {
  const { back, shown, services, userId } = await aSubscriber(t, { facts: { state: 'incomplete' } });
  t.like(await shown(), { status: 'inactive', plan: null });
  t.deepEqual(await services.log.readSealed(streams.subscriptions(userId)), []);
  t.is((await back('monthly')).status, 200);
});

test('a cancellation made elsewhere is known before anything is decided on it', async (t) => {
  const { call, double } = await aSubscriber(t);
  double.change(SUB, { state: 'ended' });
  t.is((await call('POST', '/cancel')).status, 409);
});
