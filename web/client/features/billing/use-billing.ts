import useSWR from 'swr';
import { billing } from '#web/contract/billing.ts';
import { z } from '#web/contract/schema.ts';
import type { Api } from '../../shared/api/api.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { hasStatus } from '../../shared/api/api-error.ts';
import { retrying } from '../../shared/api/retrying.ts';
import { useListVersion } from '../../shared/changes/list-versions.ts';

type BillingRead = Readonly<{
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

/** A page that is older than the server must not break on a status that it does not know: it names it. */
const shown = z.extend(billing, { status: z.string() });

const answer = z.nullable(shown);
export type ShownBilling = z.infer<typeof shown>;

/** Null for an account that has nothing of the kind. */
const readBilling = async (api: Pick<Api, 'get'>): Promise<ShownBilling | null> => {
  try {
    return await api.get('/api/billing', answer);
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
};
