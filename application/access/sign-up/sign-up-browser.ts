import { identityOf } from '#application/accounts/public.ts';
import { isRegisterMoved } from '#application/engine/ports/registers.ts';
import { changeRegister } from '#application/engine/registers.ts';
import type { Services } from '#application/services.ts';

/** For how long after its payment the cookie of a sign-up stands for its account. */
export const SIGN_UP_BROWSER_MS = 24 * 60 * 60_000;

/** Says that the browser that signed up is given no more for its cookie: one of each account, as long as one could be. */
const KIND = 'sign-up-token';
type Stores = Pick<Services, 'registers' | 'clock'>;

/** Whether the cookie of a sign-up has done its work: a session of its account was opened, by it or otherwise. */
export const isSignUpRetired = async ({ registers }: Pick<Stores, 'registers'>, userId: number): Promise<boolean> =>
  (await registers.read(KIND, String(userId))) !== null;

/** True for the first alone: the one session that is given for the cookie. */
export const spendSignUp = async ({ registers, clock }: Stores, userId: number): Promise<boolean> => {
  const endsAt = clock.now() + SIGN_UP_BROWSER_MS;
  try {
    await registers.write(KIND, String(userId), {}, { expected: 'absent', endsAt });
    return true;
  } catch (error) {
    if (isRegisterMoved(error)) return false;
    throw error;
  }
};

/** Somebody has signed in to the account by other means: from here on the cookie is worth nothing. */
export const retireSignUp = async (services: Stores & Pick<Services, 'log'>, userId: number): Promise<void> => {
  const { registers, clock } = services;
  const now = clock.now();
  const opened = await identityOf(services, userId);
  if (!opened || now >= Date.parse(opened.openedAt) + SIGN_UP_BROWSER_MS) return; // it has ended by itself
  await changeRegister(registers, KIND, String(userId), (before) =>
    before ? null : { value: {}, endsAt: now + SIGN_UP_BROWSER_MS },
  );
};
