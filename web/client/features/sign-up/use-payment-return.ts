import { useEffect, useRef, useState } from 'react';
import { tokenByEmail } from '#web/contract/sign-up.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { toast } from '../../shared/toasts/toasts.ts';
import { signUpDraft } from './sign-up-draft.ts';
import { texts } from './texts.ts';
import { waitForToken } from './wait-for-token.ts';

const words = texts.payment;

/** Where somebody is who came back from paying. */
export type PaymentReturn = 'processing' | 'success' | 'no-email' | 'no-token' | 'error';

const paymentToast = 6000;

/** Waits for the payment of this address and signs its payer in with `accept`, which says whether that worked. */
export const usePaymentReturn = (email: string, accept: (token: string) => Promise<boolean>): PaymentReturn => {
  const api = useApi();
  const [phase, setPhase] = useState<PaymentReturn>(email === '' ? 'no-email' : 'processing');
  const accepting = useRef(accept);
  useEffect(() => {
    if (email === '') return;
    let left = false;
    const path = `/api/auth/get-token-by-email?${new URLSearchParams({ email })}`;
    const run = async (): Promise<void> => {
      const result = await waitForToken(
        () => (left ? Promise.reject(new Error('The page was left.')) : api.auth('GET', path, undefined, tokenByEmail)),
        {
          now: () => performance.now(),
          pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
        },
      );
      if (left) return;
      const next = typeof result === 'object' ? await accepted(accepting.current, result.token) : result;
      setPhase(next);
      announce(next);
    };
    void run();
    return () => {
      left = true;
    };
  }, [api, email]);
  return phase;
};

const accepted = async (accept: (token: string) => Promise<boolean>, token: string): Promise<PaymentReturn> => {
  if (!(await accept(token))) return 'error';
  signUpDraft.forget();
  return 'success';
};

const announce = (phase: PaymentReturn): void => {
  if (phase === 'no-token') toast({ ...words.noTokenToast, variant: 'destructive', duration: paymentToast });
  if (phase === 'error') toast({ ...words.errorToast, variant: 'destructive', duration: paymentToast });
};
