import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import { deferred } from '#application/engine/ports/fault.ts';
import type { JobOpening } from '#application/engine/ports/work.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { followOrEnd } from './follow-or-end.ts';
import type { Subscriptions } from './payments.ts';
import { subscriptionOf } from './standing.ts';

/** By then a provider has closed the period, sent its invoice and tried to have it paid. */
const HOURS_AFTER_PERIOD = 3;

/**
 * A while after its period ends a subscription is read again, so that no lost notice leaves it behind. The next period
 * opens the next review, under the same key.
 */
export const reviewSubscription = (
  services: Pick<Services, 'log' | 'clock'> & Readonly<{ payments: Subscriptions }>,
): Reaction => ({
  rules: {
    reaction: 'review-subscription',
    pool: 'payments',
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
