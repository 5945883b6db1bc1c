import { randomUUID } from 'node:crypto';
import test, { type ExecutionContext } from 'ava';
import type { CheckoutOrder, NewCoupon, Payments } from '#application/billing/payments.ts';
import type { movableClock } from '../support/clock.ts';

/** An adapter, and the side of its customers: `pay` is what somebody does at the checkout's page. */
export type PaymentsSetting = Readonly<{
  payments: Payments;
  clock: ReturnType<typeof movableClock>;
  pay(checkoutId: string, outcome: 'pay' | 'decline' | 'decline-later'): Promise<'paid' | 'declined' | 'closed'>;
  isRefunded(subscriptionId: string): Promise<boolean>;
}>;

const HOUR = 60 * 60_000;

type HelpedSetting = ReturnType<typeof helped>;

/** Declares the test of one promise. */
export type PaymentsPromise = (title: string, check: (s: HelpedSetting, t: ExecutionContext) => Promise<void>) => void;

export const promised =
  (adapter: string, open: (t: ExecutionContext) => Promise<PaymentsSetting>): PaymentsPromise =>
  (title, check) =>
    test(`${adapter} ${title}`, async (t) => {
      const setting = await open(t);
      t.teardown(() => setting.payments.close());
      await check(helped(setting), t);
    });

/** With what most checks begin with. */
const helped = (setting: PaymentsSetting) => {
  const { payments, clock, pay } = setting;
  const order = (given: Partial<CheckoutOrder> = {}): CheckoutOrder => ({
    key: randomUUID(),
    payer: { userId: 4711, signUpId: randomUUID() },
    plan: 'monthly',
    coupon: null,
    email: 'someone@example.org',
    customerId: null,
    startsAt: null,
    expiresAt: new Date(clock.now() + HOUR).toISOString(),
    successUrl: 'https://cairn.test/payment-success',
    cancelUrl: 'https://cairn.test/register',
    ...given,
  });
  const checkout = (given: Partial<CheckoutOrder> = {}) => payments.openCheckout(order(given));
  const begun = async (given: Partial<CheckoutOrder> = {}, outcome: 'pay' | 'decline-later' = 'pay') => {
    const { checkoutId } = await checkout(given);
    await pay(checkoutId, outcome);
    const reading = await payments.checkout(checkoutId);
    if (reading?.state !== 'paid') throw new Error('it is not paid');
    return reading.subscriptionId;
  };
  const facts = async (subscriptionId: string) => {
    const reading = await payments.subscription(subscriptionId);
    if (!reading) throw new Error('there is no such subscription');
    return reading.facts;
  };
  const coupon = (given: Partial<NewCoupon> = {}): NewCoupon => ({
    code: `CODE-${randomUUID().slice(0, 8).toUpperCase()}`,
    discount: { percent: 10 },
    months: null,
    uses: null,
    endsAt: null,
    ...given,
  });
  return { ...setting, order, checkout, begun, facts, coupon };
};
