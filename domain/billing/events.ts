import type { Event } from '../event.ts';
import type { Plan } from './plans.ts';

/**
 * `readAt` is when the provider was asked: what was asked earlier never overrules what was asked later. All of a user's
 * subscriptions share the stream `subscription-<userId>`; ids are the provider's, and say nothing about a person.
 */
type Id = Readonly<{ userId: number; subscriptionId: string; at: string; readAt: string }>;
/** ISO 8601, UTC. */
type Period = Readonly<{ periodStart: string; periodEnd: string }>;

export type SubscriptionStarted = Event<
  'SubscriptionStarted',
  Id & Period & Readonly<{ customerId: string; plan: Plan }>
>;
export type SubscriptionRenewed = Event<'SubscriptionRenewed', Id & Period>;
export type PlanChanged = Event<'PlanChanged', Id & Period & Readonly<{ plan: Plan }>>;
/** It ends with its period. */
export type SubscriptionCancelled = Event<'SubscriptionCancelled', Id & Readonly<{ accessUntil: string }>>;
export type CancellationTakenBack = Event<'CancellationTakenBack', Id>;
/** A payment failed; all stays open until `accessUntil`. */
export type PaymentFailed = Event<'PaymentFailed', Id & Readonly<{ accessUntil: string }>>;
export type PaymentRecovered = Event<'PaymentRecovered', Id>;
export type SubscriptionEnded = Event<'SubscriptionEnded', Id>;

export type EndReason = 'unpaid' | 'account-closed' | 'sign-up-lost';
/** We want the provider to end it now; `refund` gives the last payment back. */
export type SubscriptionEndAsked = Event<
  'SubscriptionEndAsked',
  Omit<Id, 'readAt'> & Readonly<{ reason: EndReason; refund: boolean }>
>;

/**
 * Its user wants their money back: it is to end now, and these payments are to be given back in full. `amount` is all of
 * them together, in cents.
 */
export type RefundAsked = Event<
  'RefundAsked',
  Omit<Id, 'readAt'> & Readonly<{ chargeIds: readonly string[]; amount: number; currency: string }>
>;
/** The provider has given it back, or has it on its way. */
export type RefundGiven = Event<'RefundGiven', Id & Readonly<{ amount: number; currency: string }>>;
/** It came back from the user's bank, or was never taken there: somebody has to give it back another way. */
export type RefundFailed = Event<'RefundFailed', Id>;

export type SubscriptionEvent =
  | SubscriptionStarted
  | SubscriptionRenewed
  | PlanChanged
  | SubscriptionCancelled
  | CancellationTakenBack
  | PaymentFailed
  | PaymentRecovered
  | SubscriptionEnded
  | SubscriptionEndAsked
  | RefundAsked
  | RefundGiven
  | RefundFailed;

const idOf = ({ userId, subscriptionId, at, readAt }: Id): Id => ({ userId, subscriptionId, at, readAt });

export const subscriptionStarted = (data: SubscriptionStarted['data']): SubscriptionStarted => {
  const { customerId, plan, periodStart, periodEnd } = data;
  return { type: 'SubscriptionStarted', data: { ...idOf(data), customerId, plan, periodStart, periodEnd } };
};

export const subscriptionRenewed = (data: SubscriptionRenewed['data']): SubscriptionRenewed => {
  const { periodStart, periodEnd } = data;
  return { type: 'SubscriptionRenewed', data: { ...idOf(data), periodStart, periodEnd } };
};

export const planChanged = (data: PlanChanged['data']): PlanChanged => {
  const { plan, periodStart, periodEnd } = data;
  return { type: 'PlanChanged', data: { ...idOf(data), plan, periodStart, periodEnd } };
};

export const subscriptionCancelled = (data: SubscriptionCancelled['data']): SubscriptionCancelled => ({
  type: 'SubscriptionCancelled',
  data: { ...idOf(data), accessUntil: data.accessUntil },
});

export const cancellationTakenBack = (data: CancellationTakenBack['data']): CancellationTakenBack => ({
  type: 'CancellationTakenBack',
  data: idOf(data),
});

export const paymentFailed = (data: PaymentFailed['data']): PaymentFailed => ({
  type: 'PaymentFailed',
  data: { ...idOf(data), accessUntil: data.accessUntil },
});

export const paymentRecovered = (data: PaymentRecovered['data']): PaymentRecovered => ({
  type: 'PaymentRecovered',
  data: idOf(data),
});

export const subscriptionEnded = (data: SubscriptionEnded['data']): SubscriptionEnded => ({
  type: 'SubscriptionEnded',
  data: idOf(data),
});

export const subscriptionEndAsked = ({
  userId,
  subscriptionId,
  at,
  reason,
  refund,
}: SubscriptionEndAsked['data']): SubscriptionEndAsked => ({
  type: 'SubscriptionEndAsked',
  data: { userId, subscriptionId, at, reason, refund },
});

export const refundAsked = (data: RefundAsked['data']): RefundAsked => {
  const { userId, subscriptionId, at, chargeIds, amount, currency } = data;
  return { type: 'RefundAsked', data: { userId, subscriptionId, at, chargeIds, amount, currency } };
};

export const refundGiven = (data: RefundGiven['data']): RefundGiven => ({
  type: 'RefundGiven',
  data: { ...idOf(data), amount: data.amount, currency: data.currency },
});

export const refundFailed = (data: RefundFailed['data']): RefundFailed => ({ type: 'RefundFailed', data: idOf(data) });
