import { type Charge, paymentRefused } from '#application/billing/payments.ts';
import { CURRENCY, plans } from '#domain/billing/plans.ts';
import { creditLeft, priceAt } from './amounts.ts';
import { monthsAfter } from './periods.ts';
import type { Change, Kept, Paid } from './subscriptions.ts';

/** All that was paid until now, the oldest first: what the plans before took, and each period of this one. */
export const paidBy = (kept: Kept, now: string): readonly Paid[] => {
  const { anchor, plan, failsFrom, endsAt, earlier = [], changeAmount = null } = kept;
  const paid = [...earlier];
  for (let count = 0; ; count += 1) {
    const at = monthsAfter(anchor, count * plans[plan].months);
    const isOver = endsAt !== null && at >= endsAt && count > 0;
    if (at > now || isOver || (failsFrom !== null && at >= failsFrom)) return paid;
    const amount = count === 0 ? (changeAmount ?? priceAt(kept, at)) : priceAt(kept, at) - creditLeft(kept, at);
    if (amount > 0) paid.push({ at, amount });
  }
};

export const chargesOf = (kept: Kept, since: string, now: string): readonly Charge[] => {
  const paid = paidBy(kept, now);
  return paid
    .map(({ at, amount }, index): Charge => {
      const chargeId = `${kept.subscriptionId}_${Date.parse(at)}`;
      const isLast = index === paid.length - 1;
      const isBack = (kept.givenBack ?? []).includes(chargeId) || (kept.refunded && isLast);
      const state = isBack ? 'given-back' : 'paid';
      return { chargeId, amount: isBack ? 0 : amount, currency: CURRENCY, paidAt: at, state };
    })
    .filter(({ paidAt }) => paidAt >= since)
    .reverse();
};

/** Refuses what was never paid. */
export const givenBack =
  (chargeId: string): Change =>
  (kept, now) => {
    if (!chargesOf(kept, '', now).some((charge) => charge.chargeId === chargeId)) throw paymentRefused();
    return { givenBack: [...(kept.givenBack ?? []), chargeId] };
  };
