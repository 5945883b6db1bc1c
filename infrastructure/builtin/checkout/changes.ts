import { type BillingDetails, paymentRefused } from '#application/billing/payments.ts';
import { type Plan, plans } from '#domain/billing/plans.ts';
import { planChange } from './amounts.ts';
import { paidBy } from './charges.ts';
import { monthsAfter, periodAt, stateAt } from './periods.ts';
import type { Change, Kept } from './subscriptions.ts';

/** Refuses what has ended. */
export const living =
  (change: Change): Change =>
  (kept, now) => {
    if (stateAt(kept, now) === 'ended') throw paymentRefused();
    return change(kept, now);
  };

export const cancelled: Change = (kept, now) => ({ endsAt: periodAt(kept, now).periodEnd });
export const resumed: Change = () => ({ endsAt: null });

/** One that has ended stays as it is, but can still be given back. */
export const ended = (kept: Kept, now: string, refund: boolean): Partial<Kept> => ({
  endsAt: stateAt(kept, now) === 'ended' ? kept.endsAt : now,
  refunded: kept.refunded || refund,
});

/** Paid periods begin anew today; what is too much paid is credit. A card that will be declined is declined now. */
export const changedPlan =
  (plan: Plan): Change =>
  (kept, now) => {
    const { amount } = planChange(kept, plan, now);
    if (amount > 0 && kept.failsFrom !== null) throw paymentRefused();
    if (plan === kept.plan || now < kept.anchor) return { plan };
    const periodEnd = monthsAfter(now, plans[plan].months);
    return {
      plan,
      anchor: now,
      credit: Math.max(0, -amount),
      earlier: paidBy(kept, now),
      changeAmount: Math.max(0, amount),
      endsAt: kept.endsAt && periodEnd,
      failsFrom: kept.failsFrom && periodEnd,
    };
  };

/** Nothing falls due any more of what is cancelled. */
export const fallenDue: Change = ({ endsAt, failsFrom }, now) =>
  endsAt === null ? { anchor: now, failsFrom: failsFrom !== null && failsFrom > now ? now : failsFrom } : {};

export const recovered: Change = ({ failsFrom }, now) =>
  failsFrom !== null && failsFrom <= now ? { failsFrom: null } : {};

/** Numbers as they are known from trying cards out. */
export const cardOf = ({ createdAt, failsFrom }: Kept): BillingDetails['paymentMethod'] => ({
  brand: 'visa',
  last4: failsFrom === null ? '4242' : '0341',
  expMonth: 12,
  expYear: new Date(createdAt).getUTCFullYear() + 3,
});
