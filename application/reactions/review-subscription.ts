import type { Reaction } from '../jobs/reaction.ts';
import { timestamp } from '../ports/clock.ts';
import type { Position } from '../ports/event-store.ts';
import { deferred } from '../ports/fault.ts';
import type { JobOpening } from '../ports/work.ts';
import type { Services } from '../services.ts';
import { streams } from '../streams.ts';
import { followOrEnd } from '../use-cases/billing/follow-or-end.ts';
import { subscriptionOf } from '../use-cases/billing/standing.ts';

/** By then a provider has closed the period, sent its invoice and tried to have it paid. */
const HOURS_AFTER_PERIOD = 3;

/**
 * A while after its period ends a subscription is read again, so that no lost notice leaves it behind. The next period
 * opens the next review, under the same key.
 */
export const reviewSubscription = (services: Services): Reaction => ({
  rules: {
    reaction: 'review-subscription',
    opens: {
      SubscriptionStarted: (data) => [review(data)],
      SubscriptionRenewed: (data) => [review(data)],
      PlanChanged: (data) => [review(data)],
    },
    closes: { SubscriptionEnded: ({ subscriptionId }) => [subscriptionId] },
  },
  async run({ key: subscriptionId, userId }): Promise<Position | null> {
    const followed = await followOrEnd(services, userId, subscriptionId);
    const held = await subscriptionOf(services, userId, subscriptionId);
    const hasMovedOn = held?.state === 'ended' || (held && held.periodEnd > timestamp(services.clock));
    if (!hasMovedOn) throw deferred('a subscription whose period has ended');
    return followed.position;
  },
});

type Period = Readonly<{ userId: number; subscriptionId: string; periodEnd: string }>;

const review = ({ userId, subscriptionId, periodEnd }: Period): JobOpening => ({
  key: subscriptionId,
  userId,
  stream: streams.subscriptions(userId),
  lane: subscriptionId,
  dueAt: new Date(Date.parse(periodEnd) + HOURS_AFTER_PERIOD * 3_600_000).toISOString(),
});
