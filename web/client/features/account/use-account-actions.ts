import { useMemo } from 'react';
import { type Done, done } from '#web/contract/answers.ts';
import { useApi } from '../../shared/api/api-context.ts';

/** What can be done to an account and its address. */
export const useAccountActions = () => {
  const api = useApi();
  return useMemo(
    () => ({
      /** 403 when the sign-in is older than a quarter of an hour. */
      remove: (): Promise<Done> => api.write('DELETE', '/api/user/account', undefined, done),
      sendLoginLink: (email: string): Promise<Done> => api.auth('POST', '/api/auth/login', { email }, done),
      /** While the address is not proven this is the welcome mail, which proves it. */
      sendProof: (): Promise<Done> => api.write('POST', '/api/send-checkin', undefined, done),
      confirmAddress: (token: string): Promise<Done> => api.write('POST', '/api/user/address/confirm', { token }, done),
    }),
    [api],
  );
};
