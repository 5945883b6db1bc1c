import test from 'ava';
import { isPaymentRefused, type Payments } from '#application/billing/payments.ts';
import {
  answeredError,
  answeredSubscription,
  failsWith,
  PAYER,
  stripePayments,
} from '#test/support/stripe-payments.ts';

const broken = answeredError({ type: 'api_error' });
const session = { id: 'cs_1', object: 'checkout.session', url: 'https://checkout.stripe.test/cs_1' };

test('a checkout that is paid while it is closed stays paid', async (t) => {
  const { payments, stripe } = stripePayments(t);
  const at = '/v1/checkout/sessions/cs_1';
  stripe.get(at).reply(200, { ...session, status: 'open' });
  stripe.post(`${at}/expire`).reply(400, answeredError({ type: 'invalid_request_error' }));
  stripe.get(at).reply(200, { ...session, status: 'complete' });
  await t.notThrowsAsync(payments.closeCheckout('cs_1'));
});

const renewsNoMore = { cancel_at_period_end: 'true' };
const invoices = {
  object: 'list',
  has_more: false,
  data: [
    { id: 'in_2', amount_paid: 0 },
    {
      id: 'in_1',
      amount_paid: 1100,
      payments: { data: [{ status: 'paid', payment: { type: 'payment_intent', payment_intent: 'pi_1' } }] },
    },
  ],
};

test('a refund that is refused leaves nothing that renews, and is a refusal', async (t) => {
  const { payments, stripe } = stripePayments(t);
  const refused = answeredError({ type: 'invalid_request_error', code: 'charge_disputed' });
  stripe.get('/v1/subscriptions/sub_1').reply(200, answeredSubscription());
  stripe.post('/v1/subscriptions/sub_1', renewsNoMore).reply(200, answeredSubscription());
  stripe.get('/v1/invoices').query(true).reply(200, invoices);
  stripe.get('/v1/refunds').query(true).reply(200, { object: 'list', data: [] });
  stripe.post('/v1/refunds').reply(400, refused);
  await failsWith(t, isPaymentRefused, () => payments.end('sub_1', 'k', { refund: true }));
});

test('only what would be renewed is cancelled before its refund', async (t) => {
  const end = 1_797_757_200;
  for (const [ends, isCancelledFirst] of [
    [{ cancel_at: end }, false],
    [{ cancel_at: end, cancel_at_period_end: true }, false],
    [{ cancel_at: end + 1 }, true],
  ] as const) {
    const { payments, stripe } = stripePayments(t);
    const standing = answeredSubscription(ends);
    stripe.get('/v1/subscriptions/sub_1').reply(200, standing);
    if (isCancelledFirst) stripe.post('/v1/subscriptions/sub_1', renewsNoMore).reply(200, standing);
    stripe
      .get('/v1/invoices')
      .query(true)
      .reply(200, { ...invoices, data: [] });
    stripe.delete('/v1/subscriptions/sub_1').reply(200, answeredSubscription({ status: 'canceled' }));
    await t.notThrowsAsync(payments.end('sub_1', 'k', { refund: true }));
  }
});

test('a refund is given once, though nobody heard of the first', async (t) => {
  const { payments, stripe } = stripePayments(t);
  const end = (s: Payments) => s.end('sub_1', 'k', { refund: true });
  const refunds = (...data: readonly object[]) =>
    stripe.get('/v1/refunds').query({ payment_intent: 'pi_1', limit: 100 }).reply(200, { object: 'list', data });
  stripe.get('/v1/subscriptions/sub_1').reply(200, answeredSubscription());
  stripe.post('/v1/subscriptions/sub_1', renewsNoMore).reply(200, answeredSubscription());
  stripe.delete('/v1/subscriptions/sub_1').reply(200, answeredSubscription({ status: 'canceled' }));
  stripe.get('/v1/invoices').query(true).reply(200, invoices);
  refunds();
  stripe.post('/v1/refunds', { payment_intent: 'pi_1' }).matchHeader('idempotency-key', 'k-refund').reply(500, broken);
  refunds({ id: 're_1', status: 'succeeded' });
  await t.notThrowsAsync(end(payments));
  stripe.get('/v1/subscriptions/sub_1').reply(200, answeredSubscription({ status: 'canceled' }));
  stripe.get('/v1/invoices').query(true).reply(200, invoices);
  refunds({ id: 're_1', status: 'succeeded' });
  await t.notThrowsAsync(end(payments));
});

test('a plan is changed with what the card pays now, or not at all', async (t) => {
  const { payments, stripe } = stripePayments(t);
  stripe.get('/v1/subscriptions/sub_1').reply(200, answeredSubscription());
  const asked = {
    'items[0][id]': 'si_1',
    'items[0][price]': 'price_yearly',
    proration_behavior: 'always_invoice',
    payment_behavior: 'error_if_incomplete',
  };
  stripe
    .post('/v1/subscriptions/sub_1', asked)
    .reply(402, answeredError({ type: 'card_error', code: 'card_declined' }));
  await failsWith(t, isPaymentRefused, () => payments.changePlan('sub_1', 'yearly', 'k'));
});

test('a cancellation with a day of its own is one, and is taken back', async (t) => {
  const { payments, stripe } = stripePayments(t);
  const elsewhere = answeredSubscription({ cancel_at: 1_797_757_200 });
  stripe.get('/v1/subscriptions/sub_1').twice().reply(200, elsewhere);
  t.like(await payments.subscription('sub_1'), { facts: { cancelAtEnd: true } });
  stripe.post('/v1/subscriptions/sub_1', 'cancel_at=').reply(200, answeredSubscription());
  await t.notThrowsAsync(payments.resume('sub_1', 'k'));
});

for (const [status, state] of [
  ['active', 'active'],
  ['trialing', 'active'],
  ['past_due', 'past-due'],
  ['unpaid', 'past-due'],
  ['incomplete', 'incomplete'],
  ['paused', 'past-due'],
  ['canceled', 'ended'],
  ['incomplete_expired', 'ended'],
] as const)
  test(`what they call ${status} is ${state}`, async (t) => {
    const { payments, stripe } = stripePayments(t);
    stripe.get('/v1/subscriptions/sub_1').reply(200, answeredSubscription({ status }));
    t.like(await payments.subscription('sub_1'), {
      facts: { state, periodStart: '2026-11-20T09:00:00.000Z', periodEnd: '2026-12-20T09:00:00.000Z' },
    });
  });

test('a checkout says whose it is, what is bought, and when, in parameters that the same order always makes', async (t) => {
  const { payments, stripe, clock } = stripePayments(t);
  const order = {
    key: 'order-1',
    payer: PAYER,
    plan: 'yearly' as const,
    coupon: null,
    email: 'someone@example.org',
    customerId: null,
    expiresAt: '2026-11-21T09:00:00.000Z',
    successUrl: 'https://cairn.test/payment-success',
    cancelUrl: 'https://cairn.test/register',
  };
  const common = {
    mode: 'subscription',
    'line_items[0][price]': 'price_yearly',
    'line_items[0][quantity]': '1',
    client_reference_id: PAYER.signUpId,
    'metadata[userId]': '4711',
    'metadata[signUpId]': PAYER.signUpId,
    'metadata[order]': 'order-1',
    'subscription_data[metadata][userId]': '4711',
    'subscription_data[metadata][signUpId]': PAYER.signUpId,
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
  };
  const at = (time: string) => String(Date.parse(time) / 1000);
  const expires_at = at('2026-11-21T08:59:00Z');
  const open = async (given: object, expected: object) => {
    const body = { ...common, ...expected };
    stripe.post('/v1/checkout/sessions', body).twice().reply(200, session);
    const asked = { ...order, startsAt: null, ...given };
    const first = await payments.openCheckout(asked);
    clock.move(60_000);
    t.deepEqual(await payments.openCheckout(asked), first);
  };
  await open({}, { customer_email: order.email, expires_at });
  await open({ customerId: 'cus_1' }, { customer: 'cus_1', expires_at });
  await open(
    { customerId: 'cus_1', startsAt: '2026-12-20T09:00:00.000Z' },
    { customer: 'cus_1', expires_at, 'subscription_data[trial_end]': at('2026-12-20T09:00:00Z') },
  );
  await open(
    { customerId: 'cus_1', startsAt: '2026-11-20T12:00:00.000Z' },
    {
      customer: 'cus_1',
      expires_at: at('2026-11-20T11:59:00Z'),
      'subscription_data[billing_cycle_anchor]': at('2026-11-20T12:00:00Z'),
      'subscription_data[proration_behavior]': 'none',
    },
  );
});
