import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { arrivedToken } from '../../shared/arrived-token.ts';
import { useSession } from './session-context.tsx';
import type { Asked } from './sign-in-result.ts';

export type SignInPhase =
  | Readonly<{ name: 'signing-in' | 'signed-in' | 'refused' | 'unknown' }>
  | Readonly<{ name: 'confirm'; asked: Asked }>
  | Readonly<{ name: 'over'; email: string }>;

/** Signs in with a token and goes to the dashboard, or where `onArrived` leads, `delay` milliseconds after it worked. */
export const useTokenSignIn = (token: string, delay: number, onArrived?: () => void) => {
  const session = useSession();
  const navigate = useNavigate();
  const [phase, setPhase] = useState<SignInPhase>({ name: 'signing-in' });

  const signIn = useCallback(
    async (confirm: boolean, endOthers = false): Promise<void> => {
      setPhase({ name: 'signing-in' });
      const result = await session.signIn(token, confirm, endOthers);
      if (typeof result === 'object' && 'confirm' in result)
        return setPhase({ name: 'confirm', asked: result.confirm });
      if (result !== 'unknown') arrivedToken.spend();
      if (typeof result === 'object') return setPhase({ name: 'over', email: result.over });
      const arrived = result === 'signed-in' && (await session.arrive());
      setPhase({ name: result === 'signed-in' && !arrived ? 'unknown' : result });
    },
    [session, token],
  );

  useEffect(() => {
    void signIn(false);
  }, [signIn]);

  useEffect(() => {
    if (phase.name !== 'signed-in') return;
    const goOn = onArrived ?? (() => navigate('/dashboard', { replace: true }));
    const timer = setTimeout(goOn, delay);
    return () => clearTimeout(timer);
  }, [phase, navigate, delay, onArrived]);

  return { phase, signIn };
};
