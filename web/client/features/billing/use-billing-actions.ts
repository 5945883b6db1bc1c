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

/** A page that the browser may be sent to, `here` when the billing page is it, `nowhere` for any other url. */
type WhereTo = Readonly<{ leaveFor: string }> | 'here' | 'nowhere';

const providers = /(^|\.)stripe\.com$/;

/** An answer may send the browser to a page of ours or, by https, to the payment provider; to nobody else. */
export const whereTo = (url: string | undefined, origin: string): WhereTo => {
  if (url === undefined || !URL.canParse(url, origin)) return 'nowhere';
  const to = new URL(url, origin);
  if (to.origin === origin) return to.pathname === '/billing' ? 'here' : { leaveFor: to.href };
  return to.protocol === 'https:' && providers.test(to.hostname) ? { leaveFor: to.href } : 'nowhere';
};
