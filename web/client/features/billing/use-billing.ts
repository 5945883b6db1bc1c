import useSWR from 'swr';
import { useApi } from '../../shared/api/api-context.ts';
import { retrying } from '../../shared/api/retrying.ts';
import { useListVersion } from '../../shared/changes/list-versions.ts';
import { readBilling, type ShownBilling } from './read-billing.ts';

export type BillingRead = Readonly<{
  /** Undefined until it is known. */
  billing: ShownBilling | null | undefined;
  failed: boolean;
  read: () => Promise<unknown>;
}>;

/**
 * Where the subscription stands. It is asked for each time the page opens, as whoever comes back from paying wants to see it,
 * and whenever the server says that it changed.
 */
export const useBilling = (): BillingRead => {
  const api = useApi();
  const version = useListVersion('subscriptions');
  const { data, error, isValidating, mutate } = useSWR(
    ['/api/billing', version],
    () => retrying(() => readBilling(api), { times: 1, delay: 1000 }),
    { dedupingInterval: 0 },
  );
  return { billing: data, failed: data === undefined && error !== undefined && !isValidating, read: () => mutate() };
};
