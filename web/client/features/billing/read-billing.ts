import { billing } from '#web/contract/billing.ts';
import { z } from '#web/contract/schema.ts';
import type { Api } from '../../shared/api/api.ts';
import { hasStatus } from '../../shared/api/api-error.ts';

/** A page that is older than the server must not break on a status that it does not know: it names it. */
const shown = z.extend(billing, { status: z.string() });
const answer = z.nullable(shown);
export type ShownBilling = z.infer<typeof shown>;

/** Null for an account that has nothing of the kind. */
export const readBilling = async (api: Pick<Api, 'get'>): Promise<ShownBilling | null> => {
  try {
    return await api.get('/api/billing', answer);
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
};
