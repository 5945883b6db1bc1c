import { handle, positionReached } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { subscriptions } from '#domain/billing/decider.ts';
import type { EndReason } from '#domain/billing/events.ts';

export type Ending = Readonly<{ userId: number; subscriptionId: string; reason: EndReason; refund: boolean }>;

/**
 * Asks for a subscription's end, now; the reaction `end-subscription` has the provider do it, however long that one is
 * away and whatever becomes of the account. `refund` gives the last payment back. Nothing happens to a subscription that
 * was never followed, has ended, or is ending already.
 */
export const askToEnd = async (
  { log, clock }: Pick<Services, 'log' | 'clock'>,
  { userId, subscriptionId, reason, refund }: Ending,
): Promise<Position | null> =>
  positionReached(
    await handle(log, subscriptions, streams.subscriptions(userId), {
      type: 'AskToEnd',
      data: { userId, subscriptionId, at: timestamp(clock), reason, refund },
    }),
  );
