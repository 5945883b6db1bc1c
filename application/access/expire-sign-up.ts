import type { Checkouts, Subscriptions } from '#application/billing/public.ts';
import { handle, positionReached } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { signUp } from '#domain/access/sign-up/decider.ts';
import { confirmCheckout } from './sign-up/checkout.ts';
import { destroyPendingKey } from './sign-up/complete-sign-up.ts';
import { signUpOf } from './sign-up/find-sign-up.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'vault' | 'clock'> &
  Readonly<{ payments: Checkouts & Subscriptions }>;

/**
 * SignUpStarted → at its end: the checkout is closed, the provider asked a last time, and without a payment the key is
 * destroyed. It goes before the event that closes the job: killed in between, all of it is done again.
 */
export const expireSignUp = (services: Parts): Reaction => ({
  rules: {
    reaction: 'expire-sign-up',
    pool: 'payments',
    opens: {
      SignUpStarted: ({ signUpId, userId, expiresAt }) => [
        { key: signUpId, userId, stream: streams.signUp(signUpId), lane: signUpId, dueAt: expiresAt },
      ],
    },
    closes: {
      SignUpPaid: ({ signUpId }) => [signUpId],
      SignUpExpired: ({ signUpId }) => [signUpId],
    },
  },
  async run({ key: signUpId, userId, stream }) {
    const state = await signUpOf(services, signUpId);
    if (state.status === 'started') await closeUnlessEnded(services, state.checkoutId);
    if ((await confirmCheckout(services, signUpId)) === 'started') await destroyPendingKey(services, userId);
    const data = { signUpId, userId, at: timestamp(services.clock) };
    return positionReached(await handle(services.log, signUp, stream, { type: 'ExpireSignUp', data }));
  },
});

/** One that ended long ago the provider may not know any more. */
const closeUnlessEnded = async ({ payments }: Parts, checkoutId: string | null): Promise<void> => {
  const reading = checkoutId === null ? null : await payments.checkout(checkoutId);
  if (checkoutId !== null && reading?.state === 'open') await payments.closeCheckout(checkoutId);
};
