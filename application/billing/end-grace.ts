import { deferred } from '#application/engine/ports/fault.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { askToEnd } from './ask-to-end.ts';
import { followOrEnd } from './follow-or-end.ts';
import type { Subscriptions } from './payments.ts';
import { subscriptionOf } from './standing.ts';

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
      SubscriptionEndAsked: ({ subscriptionId }) => [subscriptionId],
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
