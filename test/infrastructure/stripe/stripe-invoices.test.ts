import test from 'ava';
import { isPaymentRefused } from '#application/billing/payments.ts';
import { hasCode, isUnavailable } from '#application/engine/ports/fault.ts';
import { answeredError, failsWith, stripePayments } from '#test/support/stripe-payments.ts';

const list = (...data: readonly object[]) => ({ object: 'list', data, has_more: false, url: '/v1/list' });
const HOSTED = 'https://invoice.stripe.com/i/acct_1/test_1';
const RECEIPT = 'https://pay.stripe.com/receipts/payment/1';

/** An invoice as Stripe documents it, in so far as it is read. */
const invoice = (given: object = {}) => ({
  id: 'in_1',
  object: 'invoice',
  number: 'FERN-0001',
  status: 'paid',
  created: 1_795_165_200,
  total: 1100,
  amount_paid: 1100,
  currency: 'usd',
  hosted_invoice_url: HOSTED,
  payments: list({ status: 'paid', payment: { type: 'payment_intent', payment_intent: 'pi_1' } }),
  ...given,
});
const charge = (given: object = {}) => ({
  id: 'ch_1',
  object: 'charge',
  payment_intent: 'pi_1',
  refunded: false,
  receipt_url: RECEIPT,
  ...given,
});
const READ = {
  invoiceId: 'in_1',
  number: 'FERN-0001',
  date: '2026-11-20T09:00:00.000Z',
  amount: 1100,
  currency: 'usd',
  state: 'paid',
  invoiceUrl: HOSTED,
  receiptUrl: RECEIPT,
} as const;

const answering = (
  t: Parameters<typeof stripePayments>[0],
  invoices: readonly object[],
  charges: readonly object[],
) => {
  const { payments, stripe } = stripePayments(t);
  const asked = { customer: 'cus_1', limit: '100' };
  stripe
    .get('/v1/invoices')
    .query({ ...asked, expand: ['data.payments'] })
    .reply(200, list(...invoices));
  stripe
    .get('/v1/charges')
    .query(asked)
    .reply(200, list(...charges));
  return payments;
};

for (const [what, given, givenCharge, expected] of [
  ['paid', {}, charge(), {}],
  ['paid, and given back', {}, charge({ refunded: true }), { state: 'refunded' }],
  ['over nothing', { total: 0, payments: list() }, charge(), { amount: 0, receiptUrl: null }],
  ['open', { status: 'open', payments: list() }, charge(), { state: 'open', receiptUrl: null }],
  ['void', { status: 'void', payments: list() }, charge(), { state: 'void', receiptUrl: null }],
  ['without a number', { number: null }, charge(), { number: null }],
  ['without its payments', { payments: undefined }, charge(), { receiptUrl: null }],
  [
    'with pages of somebody else',
    { hosted_invoice_url: 'https://stripe.com.elsewhere.example/' },
    charge({ receipt_url: 'http://pay.stripe.com/' }),
    { invoiceUrl: null, receiptUrl: null },
  ],
] as const)
  test(`an invoice that is ${what} is read as that`, async (t) => {
    const payments = answering(t, [invoice(given)], [givenCharge]);
    t.deepEqual(await payments.invoices('cus_1'), [{ ...READ, ...expected }]);
  });

test('a draft is nobody’s to see yet', async (t) => {
  t.deepEqual(await answering(t, [invoice({ status: 'draft' })], []).invoices('cus_1'), []);
});

for (const [what, status, error, expected] of [
  ['away', 500, { type: 'api_error' }, isUnavailable],
  ['asked too often', 429, { type: 'rate_limit_error' }, isUnavailable],
  ['refusing', 400, { type: 'invalid_request_error' }, isPaymentRefused],
] as const)
  test(`a provider that is ${what} is told of, and no half list is shown`, async (t) => {
    const { payments, stripe } = stripePayments(t);
    stripe.get('/v1/invoices').query(true).times(9).optionally().reply(status, answeredError(error));
    stripe.get('/v1/charges').query(true).optionally().reply(200, list(charge()));
    await failsWith(t, expected, () => payments.invoices('cus_1'));
  });

test('a customer that the provider does not know was charged nothing', async (t) => {
  const { payments, stripe } = stripePayments(t);
  const missing = answeredError({ type: 'invalid_request_error', code: 'resource_missing' });
  for (const path of ['/v1/invoices', '/v1/charges']) stripe.get(path).query(true).reply(404, missing);
  t.deepEqual(await payments.invoices('cus_1'), []);
});

test('an invoice without an amount is a fault with a name', async (t) => {
  const payments = answering(t, [invoice({ total: '11' })], []);
  t.true(hasCode(await t.throwsAsync(payments.invoices('cus_1')), 'payments-malformed'));
});
