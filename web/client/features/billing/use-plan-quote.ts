import useSWR from 'swr';
import { planQuote } from '#web/contract/billing.ts';
import type { PlanType } from '#web/contract/fields.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { retrying } from '../../shared/api/retrying.ts';

/** What changing to this plan charges now; `round` asks anew, as the amount changes with time. */
export const usePlanQuote = (plan: PlanType, round: number) => {
  const api = useApi();
  const path = `/api/billing/change-plan?planType=${plan}`;
  const { data, error, isValidating, mutate } = useSWR(
    [path, round],
    () => retrying(() => api.get(path, planQuote), { times: 1, delay: 1000 }),
    { keepPreviousData: false },
  );
  return { quote: data, error: isValidating ? undefined : (error as unknown), retry: () => void mutate() };
};
