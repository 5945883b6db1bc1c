import { SUBSCRIPTIONS, type SubscriptionDocument } from '#application/billing/subscriptions.ts';
import type { AccountErased } from '#domain/accounts/events.ts';
import type { SubscriptionEndRequested, SubscriptionEvent } from '#domain/billing/events.ts';
import { everyDocumentOf, one, projector } from './engine/projector.ts';

type Event = Exclude<SubscriptionEvent, SubscriptionEndRequested> | AccountErased;

/** Every subscription we know of, by the provider's id of it, without any personal word; for operators. */
export const subscriptions = projector<Event>()(SUBSCRIPTIONS, {
  version: '3',
  reads: ['2'],
  readsPersonal: false,
  on: {
    SubscriptionStarted: ({ subscriptionId, userId, at, plan, periodEnd }) => [
      one(subscriptionId, () => ({ userId, startedAt: at, plan, state: 'active', cancelAtEnd: false, periodEnd })),
    ],
    SubscriptionRenewed: ({ subscriptionId, periodEnd }) => [changed(subscriptionId, { periodEnd })],
    PlanChanged: ({ subscriptionId, plan, periodEnd }) => [changed(subscriptionId, { plan, periodEnd })],
    SubscriptionCancelled: ({ subscriptionId }) => [changed(subscriptionId, { cancelAtEnd: true })],
    CancellationReverted: ({ subscriptionId }) => [changed(subscriptionId, { cancelAtEnd: false })],
    PaymentFailed: ({ subscriptionId }) => [changed(subscriptionId, { state: 'past-due' })],
    PaymentRecovered: ({ subscriptionId }) => [changed(subscriptionId, { state: 'active' })],
    SubscriptionEnded: ({ subscriptionId }) => [changed(subscriptionId, { state: 'ended' })],
    RefundRequested: ({ subscriptionId }) => [changed(subscriptionId, { refund: 'asked' })],
    RefundIssued: ({ subscriptionId }) => [changed(subscriptionId, { refund: 'given' })],
    RefundFailed: ({ subscriptionId }) => [changed(subscriptionId, { refund: 'failed' })],
    AccountErased: ({ userId }) => [everyDocumentOf(userId, () => null)],
  },
});

const changed = (subscriptionId: string, change: Partial<SubscriptionDocument>) =>
  one<SubscriptionDocument>(subscriptionId, (before) => before && { ...before, ...change });
