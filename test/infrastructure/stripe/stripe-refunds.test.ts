import test, { type ExecutionContext } from 'ava';
import { isPaymentRefused } from '#application/billing/payments.ts';
import { hasCode, isUnavailable } from '#application/engine/ports/fault.ts';
import {
  answeredError,
  answeredSubscription,
  failsWith,
  PAYER,
  stripePayments,
} from '#test/support/stripe-payments.ts';

const PAID = 1_795_165_200;
const PAID_AT = '2026-11-20T09:00:00.000Z';
const SINCE = '2026-11-10T09:00:00.000Z';

const list = (...data: readonly object[]) => ({ object: 'list', data, has_more: false, url: '/v1/list' });
const invoice = (intent: string, given: object = {}) => ({
  id: `in_${intent}`,
  object: 'invoice',
  status: 'paid',
  amount_paid: 1100,
  payments: list({ status: 'paid', payment: { type: 'payment_intent', payment_intent: intent } }),
  ...given,
});
const intent = (given: object = {}, id = 'pi_1') => ({
  id,
  object: 'payment_intent',
  latest_charge: {
    id: 'ch_1',
    object: 'charge',
    amount: 1100,
    amount_refunded: 0,
    created: PAID,
    currency: 'usd',
    disputed: false,
    ...given,
  },
});
const whole = { amount_refunded: 1100 };
const refunding = { payment_intent: 'pi_1', metadata: { ...stringly(PAYER), subscriptionId: 'sub_1' } };

function stringly({ userId, signUpId }: typeof PAYER) {
  return { userId: String(userId), signUpId };
}

const setting = (t: ExecutionContext) => {
  const { payments, stripe } = stripePayments(t);
  return {
    payments,
    stripe,
    invoices: (...all: readonly object[]) =>
      stripe
        .get('/v1/invoices')
        .query(({ subscription, status }) => subscription === 'sub_1' && status === 'paid')
        .reply(200, list(...all)),
    reads: (given: object = {}, id = 'pi_1') =>
      stripe.get(`/v1/payment_intents/${id}`).query(true).reply(200, intent(given, id)),
    refundsAre: (...statuses: readonly string[]) =>
      stripe
        .get('/v1/refunds')
        .query(true)
        .reply(200, list(...statuses.map((status) => ({ id: 're_1', status })))),
    knowsSubscription: () => stripe.get('/v1/subscriptions/sub_1').reply(200, answeredSubscription()),
    give: () => payments.giveBack('sub_1', 'pi_1', 'k'),
  };
};

for (const [what, given, refunds, expected] of [
  ['paid', {}, [], { state: 'paid', amount: 1100 }],
  ['given back in part', { amount_refunded: 100 }, ['succeeded'], { state: 'paid', amount: 1000 }],
  ['given back', whole, null, { state: 'given-back', amount: 0 }],
  ['disputed', { disputed: true }, null, { state: 'disputed', amount: 1100 }],
  ['refused by the bank later', {}, ['failed'], { state: 'failed', amount: 1100 }],
] as const)
  test(`a payment that is ${what} is read as that`, async (t) => {
    const s = setting(t);
    s.invoices(invoice('pi_1'));
    s.reads(given);
    if (refunds) s.refundsAre(...refunds);
    t.deepEqual(await s.payments.charges('sub_1', SINCE), [
      { chargeId: 'pi_1', currency: 'usd', paidAt: PAID_AT, ...expected },
    ]);
  });

test('an invoice over nothing, one that nobody paid by card and a payment of before are no charge', async (t) => {
  const s = setting(t);
  s.invoices(invoice('pi_0', { amount_paid: 0 }), invoice('pi_none', { payments: list() }), invoice('pi_2'));
  s.reads({ created: PAID - 20 * 24 * 3600 }, 'pi_2');
  s.refundsAre();
  t.deepEqual(await s.payments.charges('sub_1', SINCE), []);
});

test('a refund is asked for under its key, and says whose and of what it is', async (t) => {
  const s = setting(t);
  s.knowsSubscription();
  s.reads();
  s.refundsAre();
  s.stripe
    .post('/v1/refunds', refunding)
    .matchHeader('idempotency-key', 'k')
    .reply(200, { id: 're_1', object: 'refund' });
  await t.notThrowsAsync(s.give());
});

test('what was given back already is not asked for', async (t) => {
  const s = setting(t);
  s.knowsSubscription();
  s.reads(whole);
  await t.notThrowsAsync(s.give());
});

test('what somebody gives back at the same moment is done', async (t) => {
  const s = setting(t);
  s.knowsSubscription();
  s.reads();
  s.refundsAre();
  s.stripe
    .post('/v1/refunds')
    .reply(400, answeredError({ type: 'invalid_request_error', code: 'charge_already_refunded' }));
  s.reads(whole);
  await t.notThrowsAsync(s.give());
});

test('what a bank disputes is refused for good', async (t) => {
  const s = setting(t);
  s.knowsSubscription();
  s.reads();
  s.refundsAre();
  s.stripe.post('/v1/refunds').reply(400, answeredError({ type: 'invalid_request_error', code: 'charge_disputed' }));
  s.reads({ disputed: true });
  await failsWith(t, isPaymentRefused, s.give);
});

test('a refund that failed on their side is asked for again only where it was not made', async (t) => {
  const made = setting(t);
  made.knowsSubscription();
  made.reads();
  made.refundsAre();
  made.stripe.post('/v1/refunds').reply(500, answeredError({ type: 'api_error' }));
  made.reads(whole);
  await t.notThrowsAsync(made.give());
});

for (const status of [429, 503])
  test(`a provider that answers ${status} is away, and no words of it come along`, async (t) => {
    const s = setting(t);
    s.stripe
      .get('/v1/subscriptions/sub_1')
      .times(status === 503 ? 2 : 1)
      .reply(status, answeredError({ type: 'api_error' }));
    await failsWith(t, isUnavailable, s.give);
  });

for (const [what, answer] of [
  ['no charge', { id: 'pi_1', object: 'payment_intent', latest_charge: null }],
  ['amounts that are none', intent({ amount: '1100' })],
  ['a currency that is none', intent({ currency: 7 })],
] as const)
  test(`an answer with ${what} is a fault, not a refund`, async (t) => {
    const s = setting(t);
    s.knowsSubscription();
    s.stripe.get('/v1/payment_intents/pi_1').query(true).reply(200, answer);
    if (what === 'a currency that is none') s.refundsAre();
    await failsWith(t, (error) => hasCode(error, 'payments-malformed'), s.give);
  });

test('a coupon that is off already is not switched off again; one they do not have is none', async (t) => {
  const { payments, stripe } = stripePayments(t);
  const code = {
    id: 'promo_1',
    object: 'promotion_code',
    code: 'SPRING2027',
    active: false,
    times_redeemed: 3,
    max_redemptions: null,
    expires_at: null,
    customer: null,
    promotion: { type: 'coupon', coupon: { id: 'c_1', percent_off: 10, duration: 'once', valid: true } },
  };
  stripe.get('/v1/promotion_codes').query(true).reply(200, list(code));
  t.like(await payments.disableCoupon('SPRING2027', 'k'), { good: false, used: 3 });
  stripe.get('/v1/promotion_codes').query(true).reply(200, list());
  t.is(await payments.disableCoupon('NOSUCHCODE', 'k'), null);
});
