import { handle } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { subscriptions } from '#domain/billing/decider.ts';
import { isRefusal, type Refusal, refuse } from '#domain/decider.ts';
import { endIfClosed } from './ask-to-end.ts';
import type { Subscriptions } from './payments.ts';

type Following = Pick<Services, 'log' | 'clock'> & Readonly<{ payments: Subscriptions }>;

/** A subscription that changes as fast as it is read is read again by its next notice. */
const MOST_READINGS = 3;

type Followed = Readonly<{ position: Position | null }>;

/**
 * Reads a subscription at the provider and writes down what differs from what its user's stream says. `unavailable` is
 * thrown while the provider is away. A subscription that the provider does not know, or has for another user, changes
 * nothing. What lives on for a closed account is asked to end.
 */
export const followSubscription = async (
  services: Following,
  userId: number,
  subscriptionId: string,
): Promise<Followed | Refusal<'no-such-subscription'>> => {
  const followed = await follow(services, userId, subscriptionId);
  if (!isRefusal(followed)) await endIfClosed(services, userId);
  return followed;
};

/**
 * What made a difference is read once more: somebody may have asked later than we did, found nothing new and left no
 * trace, and what we wrote would overrule that.
 */
const follow = async (
  { log, clock, payments }: Following,
  userId: number,
  subscriptionId: string,
): Promise<Followed | Refusal<'no-such-subscription'>> => {
  let position: Position | null = null;
  for (let reading = 1; reading <= MOST_READINGS; reading += 1) {
    const readAt = timestamp(clock); // before asking: what happens while the answer is on its way is read again
    const found = await payments.subscription(subscriptionId);
    if (found?.payer.userId !== userId) return refuse('no-such-subscription');
    const noted = await handle(log, subscriptions, streams.subscriptions(userId), {
      type: 'NoteSubscription',
      data: { ...found.facts, userId, at: timestamp(clock), readAt },
    });
    if (isRefusal(noted)) return noted;
    position = noted.position;
    if (noted.events.length === 0) break;
  }
  return { position };
};
