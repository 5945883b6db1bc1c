import { accountOf } from '#application/accounts/public.ts';
import { derivedId } from '#application/engine/ids.ts';
import type { Services } from '#application/services.ts';
import { periodEnd } from '#domain/billing/plans.ts';
import { type Refusal, refuse } from '#domain/decider.ts';
import { followSubscription } from './follow-subscription.ts';
import { isPaymentRefused, type Subscriptions } from './payments.ts';
import { standingOfUser } from './standing.ts';

type NotGiven = 'no-such-account' | 'complimentary' | 'no-subscription' | 'payment-due' | 'declined';

/**
 * A month for nothing: the next payment is due a month later. `until` is when (ISO 8601). With the same `key` again it is
 * given once. Who has no subscription that goes on can be given a coupon instead.
 */
export const giveMonth = async (
  services: Pick<Services, 'log' | 'clock'> & Readonly<{ payments: Subscriptions }>,
  userId: number,
  key: string,
): Promise<Readonly<{ until: string }> | Refusal<NotGiven>> => {
  const account = await accountOf(services, userId);
  if (!account) return refuse('no-such-account');
  if (account.complimentary) return refuse('complimentary');
  const known = await standingOfUser(services, userId);
  if (known.subscriptionId !== null) await followSubscription(services, userId, known.subscriptionId);
  const { status, subscriptionId, periodEnd: paidUntil } = await standingOfUser(services, userId);
  if (status === 'past_due') return refuse('payment-due');
  if (status === 'inactive' || subscriptionId === null || paidUntil === null) return refuse('no-subscription');
  const until = periodEnd(paidUntil, 'monthly');
  try {
    await services.payments.postpone(subscriptionId, until, derivedId('given-month', userId, key));
  } catch (error) {
    if (!isPaymentRefused(error)) throw error;
    return refuse('declined');
  }
  await followSubscription(services, userId, subscriptionId);
  return { until };
};
