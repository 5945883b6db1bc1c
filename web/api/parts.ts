import type { Coupon } from '#application/billing/payments.ts';
import type { Plan } from '#domain/billing/plans.ts';
import type { Outbox } from '#web/contract/outbox.ts';

/** How far the read models are, for `/readyz`. One that is `building` shows older documents, those of `version`, meanwhile. */
export type ProjectionStatus = Readonly<{
  status(): Promise<
    readonly Readonly<{
      name: string;
      version: string;
      lag: number;
      stopped: string | null;
      building: Readonly<{ version: string; events: number; total: number }> | null;
    }>[]
  >;
}>;

/** The outbox that stands in for a relay: what it holds, and answering one of its mails as its reader would. */
export type SandboxMailbox = Readonly<{
  /** The newest, so many of them. */
  list(limit: number): Promise<Outbox>;
  /** Sends a real mail over SMTP to our own gateway; false when there is no such mail or it takes no answer. */
  reply(mailId: string, text: string): Promise<boolean>;
}>;

/** `amount` is due now, in cents. */
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
export type SandboxCheckout = Readonly<{
  order(checkoutId: string): Promise<SandboxOrder | null>;
  pay(checkoutId: string, outcome: 'pay' | 'decline' | 'decline-later'): Promise<'paid' | 'declined' | 'closed'>;
}>;
