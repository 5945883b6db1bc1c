import { derivedId } from '#application/engine/ids.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import { deferred, Fault } from '#application/engine/ports/fault.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { SubscriptionEndRequested } from '#domain/billing/events.ts';
import { OPERATORS } from '#domain/event.ts';
import { followSubscription } from './follow-subscription.ts';
import type { Subscriptions } from './payments.ts';
import { subscriptionOf } from './standing.ts';

type Parts = Pick<Services, 'log' | 'clock'> & Readonly<{ payments: Subscriptions }>;

type Asked = SubscriptionEndRequested['data'];

const keyOf = ({ subscriptionId, reason }: Pick<Asked, 'subscriptionId' | 'reason'>): string =>
  `${subscriptionId}:${reason}`;

/**
 * SubscriptionEndRequested → the provider ends it. The job is the operators', so that it outlives its user's account. A debt
 * that is paid before its end was carried out lets the subscription live on; any other reason does not.
 */
export const endSubscription = (services: Parts): Reaction => ({
  rules: {
    reaction: 'end-subscription',
    pool: 'payments',
    opens: {
      SubscriptionEndRequested: (data) => [
        { key: keyOf(data), userId: OPERATORS, stream: streams.subscriptions(data.userId), lane: data.subscriptionId },
      ],
    },
    closes: {
      PaymentRecovered: ({ subscriptionId }) => [keyOf({ subscriptionId, reason: 'unpaid' })],
      SubscriptionEnded: ({ subscriptionId }) =>
        (['unpaid', 'account-closed', 'sign-up-superseded'] as const).map((reason) =>
          keyOf({ subscriptionId, reason }),
        ),
    },
  },
  async run({ key, stream }): Promise<Position | null> {
    const asked = (await services.log.readSealed(stream))
      .filter(({ type }) => type === 'SubscriptionEndRequested')
      .map(({ data }) => data as Asked)
      .findLast((data) => keyOf(data) === key);
    return asked ? end(services, asked) : null;
  },
});

const end = async (
  services: Parts,
  { userId, subscriptionId, reason, refundLastPayment }: Asked,
): Promise<Position | null> => {
  if (reason === 'unpaid') {
    const followed = await followSubscription(services, userId, subscriptionId);
    const held = await subscriptionOf(services, userId, subscriptionId);
    if ('position' in followed && held?.state === 'active') return followed.position;
  }
  await services.payments.end(subscriptionId, derivedId('end-subscription', subscriptionId, reason), {
    refund: refundLastPayment,
  });
  const followed = await followSubscription(services, userId, subscriptionId);
  if ('refused' in followed) throw new Fault('no-such-subscription', 'the payment provider has no such subscription');
  const held = await subscriptionOf(services, userId, subscriptionId);
  if (held?.state !== 'ended') throw deferred('a subscription that is to end');
  return followed.position;
};
