import type { Plan } from '#domain/billing/plans.ts';
import type { Coupon } from './payments.ts';

/**
 * What the page of a checkout shows; `amount` is due now, in cents. `email` is empty once nobody can pay any more, the
 * URLs once the checkout is closed or the payer's key is destroyed.
 */
export type SandboxOrder = Readonly<{
  plan: Plan;
  email: string;
  coupon: Coupon | null;
  amount: number;
  startsAt: string | null;
  successUrl: string;
  cancelUrl: string;
  state: 'open' | 'paid' | 'expired';
}>;

/** The checkout that stands in for a payment provider: what is to be paid, and how paying it goes. */
export interface SandboxCheckout {
  order(checkoutId: string): Promise<SandboxOrder | null>;
  /** `decline-later` is paid, but the next payment will fail. A coupon that is used up meanwhile declines. */
  pay(checkoutId: string, outcome: 'pay' | 'decline' | 'decline-later'): Promise<'paid' | 'declined' | 'closed'>;
}
