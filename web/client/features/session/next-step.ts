import type { User } from '#web/contract/account.ts';

/**
 * The page that a signed-in user must see before any other, or undefined. `asked`: they were led to the verification of
 * their phone before, in this session; an unverified phone only means no texts, so nobody is led there twice.
 */
export const nextStep = (
  user: Pick<User, 'phoneNumber' | 'phoneVerified' | 'setupDone'>,
  asked: boolean,
): string | undefined => {
  if (user.phoneNumber !== null && !user.phoneVerified && !asked) {
    const query = new URLSearchParams({ phone: user.phoneNumber });
    if (!user.setupDone) query.set('payment_success', 'true');
    return `/verify?${query}`;
  }
  return user.setupDone ? undefined : '/profile-setup';
};
