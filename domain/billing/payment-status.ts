import type { Held } from './decider.ts';

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
