import test from 'ava';
import { type CheckoutOrder, isPaymentRefused, type Payments } from '#application/billing/payments.ts';
import { systemClock } from '#application/engine/ports/clock.ts';
import type { StripeSettings } from '#infrastructure/shared/settings.ts';
import { createStripePayments } from '#infrastructure/stripe/payments.ts';
import { startStripeMock } from '../support/stripe-mock.ts';
import { PAYER, settingsFor } from '../support/stripe-payments.ts';

const HOUR = 60 * 60_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const order = (given: Partial<CheckoutOrder>): CheckoutOrder => ({
  key: 'order-1',
  payer: PAYER,
  plan: 'monthly',
  coupon: null,
  email: 'someone@example.org',
  customerId: null,
  startsAt: null,
  expiresAt: inHours(1),
  successUrl: 'https://cairn.test/payment-success',
  cancelUrl: 'https://cairn.test/register',
  ...given,
});
const terms = { code: 'TEN-PERCENT', months: null, uses: null, endsAt: null };

const calls: Readonly<Record<string, (payments: Payments) => Promise<unknown>>> = {
  'opens a checkout': (payments) => payments.openCheckout(order({})),
  'opens one that begins in days': (payments) => payments.openCheckout(order({ startsAt: inHours(100) })),
  'opens one that begins tomorrow, for a customer': (payments) =>
    payments.openCheckout(order({ startsAt: inHours(24), customerId: 'cus_1' })),
  'closes a checkout': (payments) => payments.closeCheckout('cs_1'),
  'reads a subscription': (payments) => payments.subscription('sub_1'),
  'reads its card and next payment': (payments) => payments.details('sub_1'),
  'cancels it': (payments) => payments.cancel('sub_1', 'cancel'),
  'resumes it': (payments) => payments.resume('sub_1', 'resume'),
  'postpones its next payment': (payments) => payments.postpone('sub_1', inHours(800), 'postpone'),
  'ends it with its last payment given back': (payments) => payments.end('sub_1', 'end', { refund: true }),
  'asks what a plan costs': (payments) => payments.quotePlan('sub_1', 'yearly'),
  'changes the plan': (payments) => payments.changePlan('sub_1', 'yearly', 'change'),
  'lists invoices': (payments) => payments.invoices('cus_1'),
  'opens the page for cards': (payments) => payments.portal('cus_1', 'https://cairn.test/billing'),
  'finds a coupon': (payments) => payments.coupon('TEN-PERCENT'),
  'makes a coupon': (payments) =>
    payments.createCoupon({ ...terms, discount: { percent: 10 }, months: 3, uses: 5, endsAt: inHours(99) }, 'coupon'),
  'makes one in cents': (payments) => payments.createCoupon({ ...terms, discount: { cents: 300 } }, 'cents'),
  'lists subscriptions': (payments) => payments.subscriptions()[Symbol.asyncIterator]().next(),
};

/** Every call as Stripe's own mock, at `binary`, checks it against its OpenAPI. */
export const stripeOpenApiContract = (binary: string): void => {
  let mock: Awaited<ReturnType<typeof startStripeMock>>;
  test.before(async () => {
    mock = await startStripeMock(binary, { userId: String(PAYER.userId), signUpId: PAYER.signUpId });
  });
  test.after.always(() => mock?.stop());
  const open = (settings: Partial<StripeSettings> = {}) =>
    createStripePayments({ ...settingsFor(mock.apiBase), ...settings }, { clock: systemClock, retryAfterMs: 0 });

  for (const [what, call] of Object.entries(calls))
    test.serial(`Stripe ${what} as its OpenAPI has it`, async (t) => {
      await t.notThrowsAsync(call(open()));
      t.deepEqual(mock.refused, []);
    });

  test.serial('Stripe is seen to refuse what its OpenAPI does not have', async (t) => {
    const payments = open({ prices: { monthly: '', yearly: '' } });
    t.true(isPaymentRefused(await t.throwsAsync(payments.openCheckout(order({ expiresAt: 'never' })))));
    t.is(mock.refused.length, 1);
  });
};
