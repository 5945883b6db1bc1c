import { useEffect, useRef, useState } from 'react';
import { type TokenByEmail, tokenByEmail } from '#web/contract/sign-up.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { toast } from '../../shared/toasts/toasts.ts';
import { copy } from './copy.ts';
import { signUpDraft } from './sign-up-draft.ts';

const words = copy.payment;

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

export type TokenResult = Readonly<{ token: string }> | 'no-token' | 'error';

const firstPause = 2000;
const pauseBetween = 2000;
const askFor = 20_000;

/** The time that goes by: milliseconds since some moment, and waiting for so many of them. */
type Passing = Readonly<{ now(): number; pause(milliseconds: number): Promise<void> }>;

/**
 * Asks for the token of a payment that was just made: two seconds after arriving, then again for 20 seconds, as the payment
 * may be confirmed a moment later. However long the single requests take, 22 seconds after arriving it says how it ended:
 * as the last answer said, or with an error where none came.
 */
export const waitForToken = async (ask: () => Promise<TokenByEmail>, { now, pause }: Passing): Promise<TokenResult> => {
  const end = now() + firstPause + askFor;
  const left = (): number => Math.max(0, end - now());
  let last: TokenResult = 'error';
  await pause(firstPause);
  while (left() > 0) {
    const answer = await Promise.race([ask().then(resultOf, failed), pause(left()).then(() => last)]);
    if (typeof answer === 'object') return answer;
    last = answer;
    await pause(Math.min(pauseBetween, left()));
  }
  return last;
};

const resultOf = (answer: TokenByEmail): TokenResult => (answer.success ? { token: answer.token } : 'no-token');
const failed = (): TokenResult => 'error';
