import { accountByAddress, addressNameOf, identityOf } from '#application/accounts/public.ts';
import type { Checkouts, Subscriptions } from '#application/billing/public.ts';
import { newId } from '#application/engine/ids.ts';
import { type Limit, takeFrom } from '#application/engine/limits.ts';
import type { Services } from '#application/services.ts';
import type { SignUp } from '#domain/access/sign-up/decider.ts';
import { takeLoginMail } from '../sign-in/login-mail-budget.ts';
import { endSession, openSession } from '../sign-in/sessions.ts';
import { type SignedIn, sendLoginLink } from '../sign-in/sign-in.ts';
import { confirmCheckout } from './checkout.ts';
import { signUpIdOf, signUpOf } from './find-sign-up.ts';
import { isSignUpRetired, SIGN_UP_BROWSER_MS, spendSignUp } from './sign-up-browser.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'vault' | 'clock' | 'sealer'> &
  Readonly<{ payments: Checkouts & Subscriptions }>;

const GOOD_FOR_MS = 30 * 60_000;

/** The page asks again while a payment is on its way; this is what several pages in one office may ask. */
const asking: Limit = { name: 'token-by-email', most: 200, seconds: 10 * 60 };

const mailing: Limit = { name: 'token-by-email-mail', most: 1, seconds: 15 * 60 };

/** False when this network has asked too often. */
export const mayAskForToken = (
  services: Pick<Services, 'registers' | 'vault' | 'clock'>,
  network: string,
): Promise<boolean> => takeFrom(services, asking, network, newId(services.clock.now()));

/**
 * A session for the browser that began a sign-up: once, within 30 minutes after its payment, and only for its own
 * address. The provider is asked itself whether it is paid; null until then, and for everyone else.
 */
export const tokenOfSignUp = async (
  services: Parts,
  signUpId: string,
  { email, device }: Readonly<{ email: string; device: string }>,
): Promise<SignedIn | null> => {
  const before = await signUpOf(services, signUpId);
  const addressName = await addressNameOf(services.vault, email);
  if (!('payment' in before) || before.addressName !== addressName) return null;
  if ((await confirmCheckout(services, signUpId)) !== 'completed') return null;
  const completed = await signUpOf(services, signUpId);
  const until = paidAt(completed) + GOOD_FOR_MS;
  if (!('userId' in completed) || services.clock.now() >= until) return null;
  if (!(await identityOf(services, completed.userId))) return null;
  if (await isSignUpRetired(services, completed.userId)) return null;
  const token = await openSession(services, completed.userId, { device });
  return (await isFirst(services, completed.userId, token)) ? { userId: completed.userId, session: token } : null;
};

const paidAt = (state: SignUp): number =>
  'payment' in state && state.payment ? Date.parse(state.payment.at) : Number.NEGATIVE_INFINITY;

/** The session is there before: one that could not be opened has used nothing up, and one too many is ended, and nobody's. */
const isFirst = async (services: Parts, userId: number, token: string): Promise<boolean> => {
  let first = false;
  try {
    first = await spendSignUp(services, userId);
    return first;
  } finally {
    if (!first) await endSession(services, token);
  }
};

/**
 * Whoever has an account and was given no token is mailed the other way in, at most every 15 minutes: one of its address's
 * ten a day.
 */
export const mailWayIn = async (
  services: Pick<Services, 'log' | 'registers' | 'vault' | 'clock'>,
  email: string,
): Promise<void> => {
  const found = await accountByAddress(services, email);
  if (!found) return;
  const request = newId(services.clock.now());
  if (!(await takeFrom(services, mailing, String(found.userId), request))) return;
  if (!(await takeLoginMail(services, found.account.addressName, request))) return;
  await sendLoginLink(services, found.userId);
};

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
