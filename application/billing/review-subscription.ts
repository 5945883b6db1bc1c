import { handle, positionReached } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import { deferred } from '#application/engine/ports/fault.ts';
import type { JobOpening } from '#application/engine/ports/work.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { subscriptions } from '#domain/billing/decider.ts';
import { askToEnd } from './ask-to-end.ts';
import { followSubscription } from './follow-subscription.ts';
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

/** A provider that has lost one may find it again; for so long whoever paid keeps what it opens. */
const LOST_AFTER_MS = 3 * 24 * 60 * 60_000;

/**
 * Follows a subscription. One that the provider does not know is waited for, `deferred`; three days after all that is known
 * to be paid for, or granted, it counts as ended, so that nobody keeps access for ever.
 */
const followOrEnd = async (
  services: Pick<Services, 'log' | 'clock'> & Readonly<{ payments: Subscriptions }>,
  userId: number,
  subscriptionId: string,
): Promise<Readonly<{ position: Position | null }>> => {
  const { log, clock } = services;
  const readAt = timestamp(clock);
  const followed = await followSubscription(services, userId, subscriptionId);
  if (!('refused' in followed)) return followed;
  const held = await subscriptionOf(services, userId, subscriptionId);
  const openUntil = Math.max(Date.parse(held?.periodEnd ?? readAt), Date.parse(held?.accessUntil ?? '') || 0);
  if (clock.now() < openUntil + LOST_AFTER_MS) throw deferred('a subscription that the payment provider does not know');
  const noted = await handle(log, subscriptions, streams.subscriptions(userId), {
    type: 'NoteLost',
    data: { userId, subscriptionId, at: timestamp(clock), readAt },
  });
  return { position: positionReached(noted) };
};

/** PaymentFailed → when its days of grace are over and the provider still has no money, the subscription is to end. */
export const endGrace = (
  services: Pick<Services, 'log' | 'clock'> & Readonly<{ payments: Subscriptions }>,
): Reaction => ({
  rules: {
    reaction: 'end-grace',
    pool: 'payments',
    opens: {
      PaymentFailed: ({ userId, subscriptionId, accessUntil }) => [
        {
          key: subscriptionId,
          userId,
          stream: streams.subscriptions(userId),
          lane: subscriptionId,
          dueAt: accessUntil,
        },
      ],
    },
    closes: {
      PaymentRecovered: ({ subscriptionId }) => [subscriptionId],
      SubscriptionEndRequested: ({ subscriptionId }) => [subscriptionId],
      SubscriptionEnded: ({ subscriptionId }) => [subscriptionId],
    },
  },
  async run({ key: subscriptionId, userId }) {
    const followed = await followOrEnd(services, userId, subscriptionId);
    const held = await subscriptionOf(services, userId, subscriptionId);
    // Asked for by another reason, the end closes this job too.
    if (held && held.endAsked !== null) throw deferred('a subscription that is to end');
    return held?.state === 'past-due'
      ? askToEnd(services, { userId, subscriptionId, reason: 'unpaid', refund: false })
      : followed.position;
  },
});
