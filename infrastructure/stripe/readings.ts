import type Stripe from 'stripe';
import type { CheckoutReading, Payer, SubscriptionReading } from '#application/billing/payments.ts';
import type { SubscriptionFacts } from '#domain/billing/decider.ts';
import type { Plan } from '#domain/billing/plans.ts';
import type { StripeSettings } from '#infrastructure/shared/settings.ts';
import { malformedAnswer } from './faults.ts';

export type Prices = StripeSettings['prices'];

/** What we write on everything that is ours. */
export const metadataOf = ({ userId, signUpId }: Payer): Record<string, string> => ({
  userId: String(userId),
  ...(signUpId === null ? {} : { signUpId }),
});

/** Null for what is nothing of ours. */
export const payerOf = (metadata: unknown): Payer | null => {
  if (typeof metadata !== 'object' || metadata === null) return null;
  const { userId, signUpId }: Readonly<{ userId?: unknown; signUpId?: unknown }> = metadata;
  const id = typeof userId === 'string' && /^\d{1,16}$/.test(userId) ? Number(userId) : Number.NaN;
  return Number.isSafeInteger(id) ? { userId: id, signUpId: typeof signUpId === 'string' ? signUpId : null } : null;
};

/** The id of what may have come whole or as its id alone. */
export const idOf = (thing: unknown): string | null => {
  if (typeof thing === 'string') return thing;
  if (typeof thing !== 'object' || thing === null || !('id' in thing)) return null;
  return typeof thing.id === 'string' ? thing.id : null;
};

export const needed = <Value>(value: Value | null | undefined): Value => {
  if (value === null || value === undefined) throw malformedAnswer();
  return value;
};

/** Of seconds since 1970. */
export const timeOf = (seconds: unknown): string => {
  if (typeof seconds !== 'number' || Math.abs(seconds) > 8e12) throw malformedAnswer();
  return new Date(seconds * 1000).toISOString();
};
export const secondsOf = (time: string): number => Math.floor(Date.parse(time) / 1000);

export const wholeNumber = (value: unknown): number => {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw malformedAnswer();
  return value;
};

/** A text of the answer. */
export const text = (value: unknown): string => {
  if (typeof value !== 'string') throw malformedAnswer();
  return value;
};

/** Every list of theirs. */
export const listed = <One>(list: Stripe.ApiList<One> | null | undefined): readonly One[] => {
  const data: unknown = list?.data;
  if (!Array.isArray(data) || data.some((one) => typeof one !== 'object' || one === null)) throw malformedAnswer();
  return data;
};

/** A subscription of ours has one item: its plan. Periods stand there. */
export const itemOf = (subscription: Stripe.Subscription): Stripe.SubscriptionItem =>
  needed(listed(subscription.items)[0]);

/** Null for one that is not ours. */
export const subscriptionReading = (subscription: Stripe.Subscription, prices: Prices): SubscriptionReading | null => {
  const payer = payerOf(subscription.metadata);
  if (!payer) return null;
  const item = itemOf(subscription);
  return {
    payer,
    facts: {
      subscriptionId: text(subscription.id),
      customerId: needed(idOf(subscription.customer)),
      plan: planOf(item.price, prices),
      state: stateOf(subscription.status),
      cancelAtEnd: isCancelled(subscription),
      periodStart: timeOf(item.current_period_start),
      periodEnd: timeOf(item.current_period_end),
    },
    beginsAt: beginningOf(subscription),
  };
};

/** Cancelled on the provider's own page, one may have a day of its end alone. */
export const isCancelled = ({ cancel_at_period_end, cancel_at }: Stripe.Subscription): boolean =>
  cancel_at_period_end === true || typeof cancel_at === 'number';

/** What its payments are counted from: a day to come until the first is due. A trial ends on that day too. */
const beginningOf = ({ billing_cycle_anchor, trial_end }: Stripe.Subscription): string =>
  timeOf(Math.max(wholeNumber(billing_cycle_anchor), wholeNumber(trial_end ?? 0)));

/** By its price, or by how often it is paid: older prices stay on older subscriptions. */
const planOf = (price: Stripe.Price | undefined, prices: Prices): Plan => {
  if (price?.id === prices.monthly) return 'monthly';
  if (price?.id === prices.yearly) return 'yearly';
  const interval = price?.recurring?.interval;
  if (interval === 'month') return 'monthly';
  if (interval === 'year') return 'yearly';
  throw malformedAnswer();
};

const stateOf = (status: Stripe.Subscription.Status): SubscriptionFacts['state'] => {
  switch (status) {
    case 'active':
    case 'trialing':
      return 'active';
    case 'incomplete':
      return 'incomplete';
    case 'past_due':
    case 'unpaid':
    case 'paused':
      return 'past-due';
    case 'canceled':
    case 'incomplete_expired':
      return 'ended';
    default:
      throw malformedAnswer();
  }
};

/** Null for one that is not ours. One that is through but whose payment is still on its way is open. */
export const checkoutReading = (session: Stripe.Checkout.Session): CheckoutReading | null => {
  const payer = payerOf(session.metadata);
  if (!payer) return null;
  switch (session.status) {
    case 'open':
      return { state: 'open' };
    case 'expired':
      return { state: 'expired' };
    case 'complete':
      if (session.payment_status === 'unpaid') return { state: 'open' };
      return {
        state: 'paid',
        payer,
        subscriptionId: needed(idOf(session.subscription)),
        customerId: needed(idOf(session.customer)),
      };
    default:
      throw malformedAnswer();
  }
};
