import type { AccountErased } from '#domain/accounts/events.ts';
import type { SubscriptionEndAsked, SubscriptionEvent } from '#domain/billing/events.ts';
import type { Plan } from '#domain/billing/plans.ts';
import { everyDocumentOf, one, projector } from './engine/projector.ts';

export type SubscriptionDocument = Readonly<{
  userId: number;
  startedAt: string;
  plan: Plan;
  state: 'active' | 'past-due' | 'ended';
  cancelAtEnd: boolean;
  periodEnd: string;
  refund?: 'asked' | 'given' | 'failed';
}>;

type Event = Exclude<SubscriptionEvent, SubscriptionEndAsked> | AccountErased;

/** Every subscription we know of, by the provider's id of it, without any personal word; for operators. */
export const subscriptions = projector<Event>()<SubscriptionDocument>({
  name: 'subscriptions',
  version: '2',
  readsPersonal: false,
  indexes: [['userId'], ['startedAt']],
  on: {
    SubscriptionStarted: ({ subscriptionId, userId, at, plan, periodEnd }) => [
      one(subscriptionId, () => ({ userId, startedAt: at, plan, state: 'active', cancelAtEnd: false, periodEnd })),
    ],
    SubscriptionRenewed: ({ subscriptionId, periodEnd }) => [changed(subscriptionId, { periodEnd })],
    PlanChanged: ({ subscriptionId, plan, periodEnd }) => [changed(subscriptionId, { plan, periodEnd })],
    SubscriptionCancelled: ({ subscriptionId }) => [changed(subscriptionId, { cancelAtEnd: true })],
    CancellationTakenBack: ({ subscriptionId }) => [changed(subscriptionId, { cancelAtEnd: false })],
    PaymentFailed: ({ subscriptionId }) => [changed(subscriptionId, { state: 'past-due' })],
    PaymentRecovered: ({ subscriptionId }) => [changed(subscriptionId, { state: 'active' })],
    SubscriptionEnded: ({ subscriptionId }) => [changed(subscriptionId, { state: 'ended' })],
    RefundAsked: ({ subscriptionId }) => [changed(subscriptionId, { refund: 'asked' })],
    RefundGiven: ({ subscriptionId }) => [changed(subscriptionId, { refund: 'given' })],
    RefundFailed: ({ subscriptionId }) => [changed(subscriptionId, { refund: 'failed' })],
    AccountErased: ({ userId }) => [everyDocumentOf(userId, () => null)],
  },
});

const changed = (subscriptionId: string, change: Partial<SubscriptionDocument>) =>
  one<SubscriptionDocument>(subscriptionId, (before) => before && { ...before, ...change });
