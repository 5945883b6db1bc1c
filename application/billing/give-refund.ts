import { positionReached } from '#application/engine/handle.ts';
import { derivedId } from '#application/engine/ids.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import { deferred, Fault } from '#application/engine/ports/fault.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { RefundRequested } from '#domain/billing/events.ts';
import { OPERATORS } from '#domain/event.ts';
import { followSubscription } from './follow-subscription.ts';
import type { Charges, Subscriptions } from './payments.ts';
import { chargesToGiveBack, followRefund, refundAskedIn } from './refund.ts';
import { subscriptionOf } from './standing.ts';

type Parts = Pick<Services, 'log' | 'clock'> & Readonly<{ payments: Charges & Subscriptions }>;

type Asked = RefundRequested['data'];
type About = Readonly<{ userId: number; subscriptionId: string }>;

const opening = ({ userId, subscriptionId }: About) => ({
  key: subscriptionId,
  userId: OPERATORS,
  stream: streams.subscriptions(userId),
  lane: subscriptionId,
});

/**
 * RefundRequested → the provider ends the subscription, then gives back what was paid. The job is the operators', so that it
 * outlives its user's account. What the provider does not give back (a bank has the dispute, the card takes nothing) is
 * parked: somebody has to do it by hand. RefundFailed opens it again, for that.
 */
export const giveRefund = (services: Parts): Reaction => ({
  rules: {
    reaction: 'give-refund',
    pool: 'payments',
    opens: { RefundRequested: (data) => [opening(data)], RefundFailed: (data) => [opening(data)] },
    closes: { RefundIssued: ({ subscriptionId }) => [subscriptionId] },
  },
  async run({ key: subscriptionId, stream }): Promise<Position | null> {
    const asked = await refundAskedIn(services, stream, subscriptionId);
    if (!asked) return null;
    await end(services, asked);
    for (const { chargeId, state } of await chargesToGiveBack(services, asked)) {
      if (state === 'failed') throw new Fault('refund-failed', 'a refund came back: it has to be given another way');
      if (state === 'disputed') throw new Fault('charge-disputed', 'the bank decides whose this payment is');
      if (state === 'paid')
        await services.payments.giveBack(subscriptionId, chargeId, derivedId('refund', subscriptionId, chargeId));
    }
    const followed = await followRefund(services, asked.userId, subscriptionId);
    if (!followed) throw deferred('a refund that the payment provider does not show yet');
    return positionReached(followed);
  },
});

const end = async (services: Parts, { userId, subscriptionId }: Asked): Promise<void> => {
  await followSubscription(services, userId, subscriptionId);
  if ((await subscriptionOf(services, userId, subscriptionId))?.state === 'ended') return;
  await services.payments.end(subscriptionId, derivedId('end-for-refund', subscriptionId), { refund: false });
  await followSubscription(services, userId, subscriptionId);
};
