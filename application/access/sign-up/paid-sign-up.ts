import type { Services } from '#application/services.ts';
import { signUpIdOf, signUpOf } from './find-sign-up.ts';
import { isSignUpRetired, SIGN_UP_BROWSER_MS } from './sign-up-browser.ts';

/**
 * Whose account a browser's sign-up (the token of its cookie) stands for: only once it is paid, for a day from then, and while nobody was
 * signed in to it: whoever was has a session to show. Null for every other, so that nothing tells one that waits for its payment from one that never was.
 */
export const userOfPaidSignUp = async (
  services: Pick<Services, 'log' | 'tokens' | 'clock' | 'registers'>,
  token: string | undefined,
): Promise<number | null> => {
  const signUpId = signUpIdOf(services, 'sign-up', token);
  const state = signUpId === null ? null : await signUpOf(services, signUpId);
  if (state?.status !== 'paid' && state?.status !== 'completed') return null;
  const paidAt = state.payment === null ? Number.NEGATIVE_INFINITY : Date.parse(state.payment.at);
  const isOver = services.clock.now() >= paidAt + SIGN_UP_BROWSER_MS || (await isSignUpRetired(services, state.userId));
  return isOver ? null : state.userId;
};
