import { useMemo } from 'react';
import {
  type RefundTaken,
  refundTaken,
  type SubscriptionCancelled,
  subscriptionCancelled,
} from '#web/contract/billing.ts';
import type { PlanType } from '#web/contract/fields.ts';
import { z } from '#web/contract/schema.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { whereTo } from './where-to.ts';

/** Without a url there is no way on, which is said in words. */
const wayOn = z.object({ url: z.optional(z.nullable(z.string())) });

/** What can be done to a subscription, and where the browser goes on. */
export const useBillingActions = () => {
  const api = useApi();
  return useMemo(() => {
    const goOn = (answer: z.infer<typeof wayOn>) => whereTo(answer.url ?? undefined, location.origin);
    return {
      cancel: (): Promise<SubscriptionCancelled> =>
        api.write('POST', '/api/billing/cancel', undefined, subscriptionCancelled),
      askRefund: (): Promise<RefundTaken> => api.write('POST', '/api/billing/refund', undefined, refundTaken),
      resubscribe: async (planType: PlanType) =>
        goOn(await api.write('POST', '/api/billing/resubscribe', { planType }, wayOn)),
      changePlan: async (planType: PlanType) =>
        goOn(await api.write('POST', '/api/billing/change-plan', { planType }, wayOn)),
      portal: async () => goOn(await api.get('/api/billing/portal', wayOn)),
    };
  }, [api]);
};
