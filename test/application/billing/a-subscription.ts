import type { ExecutionContext } from 'ava';
import { followSubscription } from '#application/billing/follow-subscription.ts';
import type { Job } from '#application/engine/work/reaction.ts';
import { streams } from '#application/streams.ts';
import { movableClock } from '#test/support/clock.ts';
import { factsOf, MONTH, paymentsDouble } from '#test/support/payments-double.ts';
import { embeddedServices } from '#test/support/stores.ts';
import { anAccount } from '#test/support/subscribers.ts';

export const SUB = 'sub-1';

/** An account with one subscription, and the provider in the test's hand; nothing is followed yet. */
export const aSubscription = async (t: ExecutionContext) => {
  const clock = movableClock(Date.parse(MONTH.periodStart));
  const double = paymentsDouble();
  const services = { ...(await embeddedServices(t, clock)), payments: double.payments };
  const { userId } = await anAccount(services);
  const payer = { userId, signUpId: null };
  double.put(payer, factsOf(SUB));
  const types = async () => (await services.log.readSealed(streams.subscriptions(userId))).map(({ type }) => type);
  const job = (key: string, jobsUser = userId) =>
    ({ reaction: 'made-up', key, userId: jobsUser, stream: streams.subscriptions(userId) }) as Job;
  const follow = () => followSubscription(services, userId, SUB);
  const about = { signUpId: null, checkoutId: null, subscriptionId: SUB };
  return { clock, double, services, userId, payer, types, job, follow, about };
};
