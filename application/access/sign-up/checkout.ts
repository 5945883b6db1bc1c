import {
  type Checkout,
  type Checkouts,
  couponCodeOf,
  isPaymentRefused,
  SHORTEST_CHECKOUT_MS,
  type Subscriptions,
} from '#application/billing/public.ts';
import { handle } from '#application/engine/handle.ts';
import { derivedId, newId } from '#application/engine/ids.ts';
import { type Limit, takeFrom } from '#application/engine/limits.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { type SignUp, signUp } from '#domain/access/sign-up/decider.ts';
import type { Plan } from '#domain/billing/plans.ts';
import { isRefusal, type Refusal, refuse } from '#domain/decider.ts';
import { completeSignUp, giveBackPayment } from './complete-sign-up.ts';
import { applicantOf, signUpOf } from './find-sign-up.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'vault' | 'clock' | 'publicUrl'> &
  Readonly<{ payments: Checkouts & Subscriptions }>;

/** Each asks the provider. */
const asking: Limit = { name: 'checkout', most: 30, seconds: 10 * 60 };
/** Of one sign-up, each with another plan or coupon. */
const MOST_CHECKOUTS = 10;

type Choice = Readonly<{ plan?: Plan | undefined; couponCode?: string | undefined }>;
type Open = Extract<SignUp, { payment: unknown }> & Readonly<{ signUpId: string }>;
type NoCheckout = 'unknown' | 'expired' | 'completed' | 'too-many' | 'bad-coupon';

/**
 * The provider's page where a sign-up is paid: the same one as long as it is open and the same is wanted; before another
 * is opened the one before is closed, so that nobody pays twice. There are ten at most; the tenth can still be paid.
 * `unknown` is a sign-up that was only answered alike.
 */
export const openCheckout = async (
  services: Parts,
  signUpId: string,
  choice: Choice = {},
): Promise<Checkout | Refusal<NoCheckout>> => {
  if (!(await takeFrom(services, asking, signUpId, newId(services.clock.now())))) return refuse('too-many');
  const state = await signUpOf(services, signUpId);
  if (state.status === 'unknown' || state.status === 'expired') return refuse(state.status);
  if (state.status !== 'started') return refuse('completed');
  if (state.expiresAt <= timestamp(services.clock)) return refuse('expired');
  const coupon = choice.couponCode === undefined ? state.coupon : couponCodeOf(choice.couponCode);
  return checkoutFor(services, { ...state, signUpId }, { plan: choice.plan ?? state.plan, coupon });
};

type Wanted = Readonly<{ plan: Plan; coupon: string | null }>;

const checkoutFor = async (services: Parts, open: Open, wanted: Wanted): Promise<Checkout | Refusal<NoCheckout>> => {
  const { checkoutId } = open;
  const reading = checkoutId === null ? null : await services.payments.checkout(checkoutId);
  const isWanted = wanted.plan === open.plan && wanted.coupon === open.coupon;
  if (reading?.state === 'open' && isWanted) return order(services, open, wanted, open.checkouts - 1);
  if (open.checkouts >= MOST_CHECKOUTS) return refuse('too-many');
  if (checkoutId !== null) {
    if (reading?.state === 'open') await services.payments.closeCheckout(checkoutId);
    if ((await confirmCheckout(services, open.signUpId)) !== 'started') return refuse('completed');
  }
  return order(services, open, wanted, open.checkouts);
};

/** `turn` counts the checkouts of a sign-up: the same turn is the same checkout, however often it is asked for. */
const order = async (
  services: Parts,
  { signUpId, userId, expiresAt }: Open,
  { plan, coupon }: Wanted,
  turn: number,
): Promise<Checkout | Refusal<NoCheckout>> => {
  const { payments, publicUrl, log, clock } = services;
  const applicant = await applicantOf(services, signUpId);
  if (!applicant) return refuse('expired');
  try {
    const checkout = await payments.openCheckout({
      key: derivedId('checkout', signUpId, turn, plan, coupon ?? ''),
      payer: { userId, signUpId },
      plan,
      coupon,
      email: applicant.email,
      customerId: null,
      startsAt: null,
      expiresAt,
      successUrl: `${publicUrl}/payment-success?email=${encodeURIComponent(applicant.email)}`,
      cancelUrl: `${publicUrl}/register?cancelled=1`,
    });
    const opened = await handle(log, signUp, streams.signUp(signUpId), {
      type: 'OpenCheckout',
      data: { signUpId, userId, at: timestamp(clock), checkoutId: checkout.checkoutId, plan, coupon },
    });
    if (!isRefusal(opened)) return checkout;
    await payments.closeCheckout(checkout.checkoutId); // it expired meanwhile
    return refuse('expired');
  } catch (error) {
    if (!isPaymentRefused(error)) throw error;
    if (Date.parse(expiresAt) - clock.now() < SHORTEST_CHECKOUT_MS) return refuse('expired');
    if (coupon !== null) return refuse('bad-coupon'); // its last use was someone else's
    throw error;
  }
};

/**
 * Asks the provider whether a sign-up's checkout is paid, and if so makes the account, at once. Whoever hears of a
 * payment calls this: a notice (which names its checkout), the browser that comes back, the end of the 24 hours. Answers
 * where the sign-up stands: `started` is not paid yet. What was paid too late, or twice, is given back.
 */
export const confirmCheckout = async (
  services: Pick<Services, 'log' | 'registers' | 'vault' | 'clock'> & Readonly<{ payments: Checkouts & Subscriptions }>,
  signUpId: string,
  noticed: string | null = null,
): Promise<SignUp['status']> => {
  const state = await signUpOf(services, signUpId);
  if (state.status === 'unknown') return state.status;
  const checkoutId = noticed ?? (state.status === 'started' ? state.checkoutId : null);
  if (checkoutId !== null) await noteCheckoutPaid(services, signUpId, checkoutId);
  return completeSignUp(services, signUpId);
};

const noteCheckoutPaid = async (
  services: Pick<Services, 'log' | 'clock'> & Readonly<{ payments: Checkouts & Subscriptions }>,
  signUpId: string,
  checkoutId: string,
): Promise<void> => {
  const reading = await services.payments.checkout(checkoutId);
  if (reading?.state !== 'paid' || reading.payer.signUpId !== signUpId) return;
  const { subscriptionId, customerId } = reading;
  const { userId } = reading.payer;
  await handle(services.log, signUp, streams.signUp(signUpId), {
    type: 'NotePaid',
    data: { signUpId, userId, at: timestamp(services.clock), checkoutId, subscriptionId, customerId },
  });
  const state = await signUpOf(services, signUpId);
  const counts = 'payment' in state && state.payment?.subscriptionId === subscriptionId;
  if (!counts) await giveBackPayment(services, userId, subscriptionId);
};
