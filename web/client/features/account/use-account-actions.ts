import { useMemo } from 'react';
import { type Done, done } from '#web/contract/answers.ts';
import { z } from '#web/contract/schema.ts';
import { useApi } from '../../shared/api/api-context.ts';

/** So much of the billing page is needed before an account is deleted; `amount` in cents. */
const paidLately = z.object({
  refund: z.nullable(z.object({ state: z.string(), amount: z.number(), currency: z.string() })),
});
export type RefundOffer = NonNullable<z.infer<typeof paidLately>['refund']>;

/** What can be done to an account and its address. */
export const useAccountActions = () => {
  const api = useApi();
  return useMemo(
    () => ({
      /** 403 when the sign-in is older than a quarter of an hour. */
      remove: (refund: boolean): Promise<Done> =>
        api.write('DELETE', `/api/user/account${refund ? '?refund=1' : ''}`, undefined, done),
      /** What was paid lately and would be given back; null for nothing. */
      refundOffer: async (): Promise<RefundOffer | null> => {
        const { refund } = await api.get('/api/billing', paidLately);
        return refund?.state === 'offered' ? refund : null;
      },
      sendLoginLink: (email: string): Promise<Done> => api.auth('POST', '/api/auth/login', { email }, done),
      /** While the address is not proven this is the welcome mail, which proves it. */
      sendProof: (): Promise<Done> => api.write('POST', '/api/send-checkin', undefined, done),
      confirmAddress: (token: string): Promise<Done> => api.write('POST', '/api/user/address/confirm', { token }, done),
    }),
    [api],
  );
};
