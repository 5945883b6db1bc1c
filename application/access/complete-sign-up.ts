import type { Subscriptions } from '#application/billing/payments.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { completeSignUp as complete } from './sign-up/complete-sign-up.ts';

/** SignUpPaid → the account, its subscription and its first mail; or, when another has the address, the money back. */
export const completeSignUp = (
  services: Pick<Services, 'log' | 'registers' | 'vault' | 'clock'> & Readonly<{ payments: Subscriptions }>,
): Reaction => ({
  rules: {
    reaction: 'complete-sign-up',
    pool: 'payments',
    opens: {
      SignUpPaid: ({ signUpId, userId }) => [
        { key: signUpId, userId, stream: streams.signUp(signUpId), lane: signUpId },
      ],
    },
    closes: {
      SignUpCompleted: ({ signUpId }) => [signUpId],
      SignUpLost: ({ signUpId }) => [signUpId],
    },
  },
  async run({ key }) {
    await complete(services, key);
    return services.log.head();
  },
});
