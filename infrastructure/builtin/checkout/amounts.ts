import type { Discount } from '#application/billing/payments.ts';
import { type Plan, plans } from '#domain/billing/plans.ts';
import { type Course, monthsAfter, periodAt, stateAt } from './periods.ts';

/** Amounts are in cents. The discount holds for what is due before `until`, null for good; `credit` lowers what is due after the anchor. */
export type Terms = Course &
  Readonly<{ discount: Readonly<{ value: Discount; until: string | null }> | null; credit: number }>;

export const discounted = (plan: Plan, discount: Discount | null): number => {
  const { cents } = plans[plan];
  if (!discount) return cents;
  return Math.max(
    0,
    'percent' in discount ? Math.round((cents * (100 - discount.percent)) / 100) : cents - discount.cents,
  );
};

/** What the next payment comes to, and when; null once none comes. */
export const nextPayment = (terms: Terms, now: string): Readonly<{ amount: number; date: string }> | null => {
  if (terms.endsAt !== null) return null;
  const { periodEnd } = periodAt(terms, now);
  return { amount: Math.max(0, priceAt(terms, periodEnd) - creditLeft(terms, periodEnd)), date: periodEnd };
};

/** What changing the plan charges at once: the new one from today, less what is unused of the old one. */
export const planChange = (
  terms: Terms,
  plan: Plan,
  now: string,
): Readonly<{ amount: number; nextPayment: string }> => {
  const { periodStart, periodEnd } = periodAt(terms, now);
  if (plan === terms.plan || now < terms.anchor) return { amount: 0, nextPayment: periodEnd };
  const share = (Date.parse(periodEnd) - Date.parse(now)) / (Date.parse(periodEnd) - Date.parse(periodStart));
  const unused = stateAt(terms, now) === 'past-due' ? 0 : Math.round(priceAt(terms, periodStart) * share);
  const amount = priceAt({ ...terms, plan }, now) - unused - creditLeft(terms, periodEnd);
  return { amount, nextPayment: monthsAfter(now, plans[plan].months) };
};

export const priceAt = ({ plan, discount }: Terms, due: string): number =>
  discounted(plan, discount && (discount.until === null || due < discount.until) ? discount.value : null);

/** What is left of the credit when the payment at `due` comes. */
export const creditLeft = (terms: Terms, due: string): number => {
  const { months } = plans[terms.plan];
  let left = terms.credit;
  for (let count = 1; left > 0; count += 1) {
    const earlier = monthsAfter(terms.anchor, count * months);
    if (earlier >= due) break;
    left -= priceAt(terms, earlier);
  }
  return Math.max(0, left);
};
