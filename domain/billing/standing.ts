import type { Held, Subscriptions } from './decider.ts';
import type { Plan } from './plans.ts';

/**
 * Where an account stands. `active`, `cancelled` (until its period ends) and `past_due` (for the days of grace) open
 * everything; `inactive` users read, export, resubscribe and delete. `subscriptionId` is the one that counts, null for
 * none: complimentary accounts are active without one. Times are ISO 8601, UTC.
 */
export type Standing = Readonly<{
  status: 'active' | 'cancelled' | 'past_due' | 'inactive';
  plan: Plan | null;
  subscriptionId: string | null;
  customerId: string | null;
  periodStart: string | null;
  periodEnd: string | null;
  accessUntil: string | null;
}>;

/** `now` is ISO 8601, UTC. */
export const standingOf = (subscriptions: Subscriptions, complimentary: boolean, now: string): Standing => {
  const all = [...subscriptions].map(([subscriptionId, held]) => ({ subscriptionId, held }));
  const living = all.filter(({ held }) => held.state !== 'ended' && held.refund === null);
  const last = living.findLast(({ held }) => !held.cancelAtEnd) ?? living.at(-1) ?? all.at(-1);
  if (!last) return { ...NONE, status: complimentary ? 'active' : 'inactive' };
  const { plan, customerId, periodStart, periodEnd } = last.held;
  const status = complimentary ? 'active' : statusOf(last.held, now);
  const accessUntil = status === 'past_due' ? last.held.accessUntil : status === 'cancelled' ? periodEnd : null;
  return { status, plan, subscriptionId: last.subscriptionId, customerId, periodStart, periodEnd, accessUntil };
};

const NONE = {
  plan: null,
  subscriptionId: null,
  customerId: null,
  periodStart: null,
  periodEnd: null,
  accessUntil: null,
} as const;

const statusOf = ({ state, accessUntil, cancelAtEnd, periodEnd, refund }: Held, now: string): Standing['status'] => {
  if (state === 'ended' || refund !== null) return 'inactive';
  if (state === 'past-due') return accessUntil !== null && now < accessUntil ? 'past_due' : 'inactive';
  if (!cancelAtEnd) return 'active';
  return now < periodEnd ? 'cancelled' : 'inactive';
};

/**
 * How the payment of an account stands: `pending` before the first one, `failed` while one is owed, and after it was never
 * paid; else `paid`, also for an account that owes nothing. `held` is the subscription that counts, null for none.
 */
export type PaymentStatus = 'pending' | 'paid' | 'failed';

export const paymentStatusOf = (held: Held | null, complimentary: boolean): PaymentStatus => {
  if (complimentary) return 'paid';
  if (held === null) return 'pending';
  return held.state === 'past-due' || held.endAsked === 'unpaid' ? 'failed' : 'paid';
};
