import { useEffect, useRef, useState } from 'react';
import { tokenByEmail } from '#web/contract/sign-up.ts';
import { useApi } from '../../shared/api/api-context.ts';

/**
 * Signs in with the address of a sign-up that was paid in this browser: asked once. `accept` takes the token and says
 * whether it was good.
 */
export const useSignInByEmail = (email: string, accept: (token: string) => Promise<boolean>): 'trying' | 'failed' => {
  const api = useApi();
  const [phase, setPhase] = useState<'trying' | 'failed'>('trying');
  const accepting = useRef(accept);
  useEffect(() => {
    const attempt = async (): Promise<boolean> => {
      const path = `/api/auth/get-token-by-email?${new URLSearchParams({ email })}`;
      const answer = await api.auth('GET', path, undefined, tokenByEmail);
      return answer.success && accepting.current(answer.token);
    };
    attempt().then(
      (accepted) => !accepted && setPhase('failed'),
      () => setPhase('failed'),
    );
  }, [api, email]);
  return phase;
};
