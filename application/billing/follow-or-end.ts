import { handle, positionReached } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import { deferred } from '#application/engine/ports/fault.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { subscriptions } from '#domain/billing/decider.ts';
import { followSubscription } from './follow-subscription.ts';
import type { Subscriptions } from './payments.ts';
import { subscriptionOf } from './standing.ts';

/** A provider that has lost one may find it again; for so long whoever paid keeps what it opens. */
const LOST_AFTER_MS = 3 * 24 * 60 * 60_000;

/**
 * Follows a subscription. One that the provider does not know is waited for, `deferred`; three days after all that is known
 * to be paid for, or granted, it counts as ended, so that nobody keeps access for ever.
 */
export const followOrEnd = async (
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
