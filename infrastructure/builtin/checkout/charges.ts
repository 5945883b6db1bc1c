import { type BillingDetails, type Charge, type Invoice, paymentRefused } from '#application/billing/payments.ts';
import { CURRENCY, type Plan, plans } from '#domain/billing/plans.ts';
import { creditLeft, planChange, priceAt } from './amounts.ts';
import { monthsAfter, periodAt, stateAt } from './periods.ts';
import type { Change, Kept, Paid } from './subscriptions.ts';

/** All that was paid until now, the oldest first: what the plans before took, and each period of this one. */
const paidBy = (kept: Kept, now: string): readonly Paid[] => {
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

/** The same as invoices; their pages are our own. `publicUrl` stands before these. */
export const invoicesOf = (kept: Kept, now: string, publicUrl: string): readonly Invoice[] => {
  const states = new Map(chargesOf(kept, '', now).map(({ paidAt, state }) => [paidAt, state]));
  return paidBy(kept, now)
    .map(({ at, amount }, index): Invoice => {
      const invoiceId = `${kept.subscriptionId}_${Date.parse(at)}`;
      const page = `${publicUrl}/billing/invoices/${encodeURIComponent(invoiceId)}`;
      const state = states.get(at) === 'given-back' ? 'refunded' : 'paid';
      const number = `TEST-${at.slice(0, 10).replaceAll('-', '')}-${index + 1}`;
      const pages = { invoiceUrl: page, receiptUrl: `${page}?receipt=1` };
      return { invoiceId, number, date: at, amount, currency: CURRENCY, state, ...pages };
    })
    .reverse();
};

/** Refuses what was never paid. */
export const givenBack =
  (chargeId: string): Change =>
  (kept, now) => {
    if (!chargesOf(kept, '', now).some((charge) => charge.chargeId === chargeId)) throw paymentRefused();
    return { givenBack: [...(kept.givenBack ?? []), chargeId] };
  };

/** Refuses what has ended. */
export const living =
  (change: Change): Change =>
  (kept, now) => {
    if (stateAt(kept, now) === 'ended') throw paymentRefused();
    return change(kept, now);
  };

export const cancelled: Change = (kept, now) => ({ endsAt: periodAt(kept, now).periodEnd });
/** Paid periods begin anew on that day. What was paid, and what is credit, stays. */
export const postponed =
  (until: string): Change =>
  (kept, now) => {
    if (stateAt(kept, now) !== 'active') throw paymentRefused();
    return {
      anchor: until,
      credit: creditLeft(kept, periodAt(kept, now).periodEnd),
      earlier: paidBy(kept, now),
      changeAmount: Math.max(0, priceAt(kept, until) - creditLeft(kept, periodAt(kept, now).periodEnd)),
      endsAt: kept.endsAt && until,
      failsFrom: kept.failsFrom && until,
    };
  };
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
