import type { Fields } from './stripe-calls.ts';
import type { Bill, Code, Session, StripeState, Sub } from './stripe-state.ts';

export const sessionShape = ({ id, params, status, subscription, customer }: Session): Fields => ({
  id,
  object: 'checkout.session',
  status,
  payment_status: status === 'complete' ? 'paid' : 'unpaid',
  url: status === 'open' ? `https://checkout.stripe.test/c/pay/${id}` : null,
  metadata: params.metadata,
  client_reference_id: params.client_reference_id,
  subscription,
  customer,
});

/** Since the API of 2025 the period stands on the item. */
export const subscriptionShape = (state: StripeState, sub: Sub): Fields => ({
  id: sub.id,
  object: 'subscription',
  customer: sub.customer,
  metadata: sub.metadata,
  status: sub.status,
  billing_cycle_anchor: sub.anchor,
  trial_end: sub.status === 'trialing' ? sub.anchor : null,
  cancel_at_period_end: sub.cancelAtEnd,
  cancel_at: sub.cancelAtEnd ? sub.end : sub.cancelAt,
  default_payment_method: {
    id: 'pm_1',
    object: 'payment_method',
    type: 'card',
    card: { brand: 'visa', last4: sub.cardFails ? '0341' : '4242', exp_month: 12, exp_year: 2029 },
  },
  items: list([
    {
      id: `si_${sub.id}`,
      object: 'subscription_item',
      current_period_start: sub.start,
      current_period_end: sub.end,
      price: {
        id: sub.price,
        object: 'price',
        recurring: { interval: sub.price === state.prices.monthly ? 'month' : 'year', interval_count: 1 },
      },
    },
  ]),
});

export const couponShape = (state: StripeState, id: string): Fields => {
  const params: Fields = state.coupons.get(id)?.params ?? {};
  return {
    id,
    object: 'coupon',
    percent_off: params.percent_off === undefined ? null : Number(params.percent_off),
    amount_off: params.amount_off === undefined ? null : Number(params.amount_off),
    currency: params.currency ?? null,
    duration: params.duration,
    duration_in_months: params.duration_in_months === undefined ? null : Number(params.duration_in_months),
    max_redemptions: null,
    redeem_by: null,
    valid: true,
  };
};

export const codeShape = (state: StripeState, code: Code): Fields => ({
  id: code.id,
  object: 'promotion_code',
  code: code.params.code,
  active: state.isGood(code) && !code.off,
  customer: null,
  expires_at: code.params.expires_at === undefined ? null : Number(code.params.expires_at),
  max_redemptions: code.params.max_redemptions === undefined ? null : Number(code.params.max_redemptions),
  times_redeemed: code.used,
  promotion: { type: 'coupon', coupon: couponShape(state, code.coupon) },
  restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
});

export const billShape = ({ id, subscription, amount, intent, at }: Bill): Fields => ({
  id,
  object: 'invoice',
  status: 'paid',
  created: at,
  amount_paid: amount,
  total: amount,
  currency: 'usd',
  number: `TEST-${id}`,
  hosted_invoice_url: `https://invoice.stripe.com/i/${id}`,
  parent: { type: 'subscription_details', subscription_details: { subscription } },
  payments: list([{ id: `inpay_${id}`, status: 'paid', payment: { type: 'payment_intent', payment_intent: intent } }]),
});

/** Refunds that are under way count as given; those that failed do not. */
export const givenBackOf = ({ refunds }: StripeState, { intent }: Bill): number =>
  refunds
    .filter((one) => one.intent === intent && one.status !== 'failed' && one.status !== 'canceled')
    .reduce((sum, { amount }) => sum + amount, 0);

export const chargeShape = (state: StripeState, bill: Bill): Fields => ({
  id: `ch_${bill.intent}`,
  object: 'charge',
  payment_intent: bill.intent,
  amount: bill.amount,
  amount_refunded: givenBackOf(state, bill),
  created: bill.at,
  currency: 'usd',
  disputed: bill.disputed,
  refunded: givenBackOf(state, bill) === bill.amount,
  receipt_url: `https://pay.stripe.com/receipts/${bill.intent}`,
});

export const intentShape = (state: StripeState, bill: Bill): Fields => ({
  id: bill.intent,
  object: 'payment_intent',
  amount: bill.amount,
  status: 'succeeded',
  latest_charge: chargeShape(state, bill),
});

export const list = (data: readonly Fields[], has_more = false): Fields => ({
  object: 'list',
  data,
  has_more,
  url: '/v1/list',
});
