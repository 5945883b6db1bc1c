import { readModel } from '#application/engine/read-model.ts';
import type { Plan } from '#domain/billing/plans.ts';

export type SubscriptionDocument = Readonly<{
  userId: number;
  startedAt: string;
  plan: Plan;
  state: 'active' | 'past-due' | 'ended';
  cancelAtEnd: boolean;
  periodEnd: string;
  refund?: 'asked' | 'given' | 'failed';
}>;

/** Every subscription we know of, by the provider's id of it, without any personal word. */
export const SUBSCRIPTIONS = readModel<SubscriptionDocument>()({
  name: 'subscriptions',
  indexes: [['userId'], ['startedAt'], ['state', 'cancelAtEnd']],
});
