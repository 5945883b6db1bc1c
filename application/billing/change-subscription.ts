import { identityOf } from '#application/accounts/public.ts';
import { derivedId, newId } from '#application/engine/ids.ts';
import { type Limit, takeFrom } from '#application/engine/limits.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import { unavailable } from '#application/engine/ports/fault.ts';
import type { Services } from '#application/services.ts';
import type { Held } from '#domain/billing/decider.ts';
import { CURRENCY, type Plan, periodEnd, plans } from '#domain/billing/plans.ts';
import type { Standing } from '#domain/billing/standing.ts';
import { type Refusal, refuse } from '#domain/decider.ts';
import { checkoutFor, giveUpCheckout, settleCheckout } from './billing-checkout.ts';
import { followSubscription } from './follow-subscription.ts';
import {
  type Checkouts,
  isPaymentRefused,
  type PlanChangeQuote,
  type PlanChanges,
  type Subscriptions,
} from './payments.ts';
import { isOvertaken, standingOfUser, subscriptionOf } from './standing.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'vault' | 'clock'> &
  Readonly<{ payments: Checkouts & Subscriptions }>;

/** `key` is the caller's name of this one command: again with the same key the provider does it once. Null: it is new. */
export type BillingCommand = Readonly<{ userId: number; key: string | null }>;

export type BillingRefusal = Refusal<
  | 'no-such-account'
  | 'complimentary'
  | 'nothing-to-cancel'
  | 'payment-due'
  | 'subscribed'
  | 'same-plan'
  | 'declined'
  | 'another-checkout'
  | 'period-ends'
  | 'not-begun'
  | 'nothing-to-refund'
  | 'too-many'
>;
type Url = Readonly<{ url: string }>;

/** Ends the subscription with its period; until then everything stays open. Cancelling once more changes nothing. */
export const cancelSubscription = async (
  services: Parts,
  command: BillingCommand,
): Promise<Readonly<{ accessUntil: string }> | BillingRefusal> => {
  const found = await beforeCommand(services, command);
  if ('refused' in found) return found;
  if (found.status === 'inactive' || found.subscriptionId === null) return refuse('nothing-to-cancel');
  const { subscriptionId } = found;
  if (found.status !== 'cancelled') {
    const refused = await carryOut(services, command, subscriptionId, {
      action: 'cancel',
      call: (key) => services.payments.cancel(subscriptionId, key),
      isDone: ({ state, cancelAtEnd }) => state === 'ended' || cancelAtEnd,
    });
    if (refused) return refused;
  }
  const { accessUntil, periodEnd: paidUntil } = await standingOfUser(services, command.userId);
  return { accessUntil: accessUntil ?? paidUntil ?? timestamp(services.clock) };
};

/**
 * The way back. While cancelled with this plan the cancellation is taken back, and the url is our billing page. With
 * another plan a checkout begins when the paid period ends, so that nobody pays twice for a day; without access it begins
 * at once.
 */
export const resubscribe = async (
  services: Pick<Services, 'log' | 'registers' | 'vault' | 'clock' | 'publicUrl'> &
    Readonly<{ payments: Checkouts & Subscriptions }>,
  command: BillingCommand,
  plan: Plan,
): Promise<Url | BillingRefusal> => {
  const found = await beforeCommand(services, command);
  if ('refused' in found) return found;
  if (found.status === 'past_due') return refuse('payment-due');
  if (found.status === 'active') return found.plan === plan ? billingPage(services) : refuse('subscribed');
  return subscribeAgain(services, command, plan, found);
};

/** Another plan, from now on, with what was paid for already taken into account; without a running one, the way back. */
export const changePlan = async (
  services: Pick<Services, 'log' | 'registers' | 'vault' | 'clock' | 'publicUrl'> &
    Readonly<{ payments: Checkouts & PlanChanges & Subscriptions }>,
  command: BillingCommand,
  plan: Plan,
): Promise<Url | BillingRefusal> => {
  const found = await beforeCommand(services, command);
  if ('refused' in found) return found;
  if (found.status === 'past_due') return refuse('payment-due');
  const { subscriptionId } = found;
  if (found.status !== 'active' || subscriptionId === null) return subscribeAgain(services, command, plan, found);
  if (found.plan === plan) return billingPage(services);
  if (await isStillToBegin(services, subscriptionId)) return refuse('not-begun');
  const refused = await carryOut(services, command, subscriptionId, {
    action: `change-plan-${plan}`,
    call: (key) => services.payments.changePlan(subscriptionId, plan, key),
    isDone: (held) => held.plan === plan,
  });
  return refused ?? billingPage(services);
};

/** What changing to this plan charges at once, and when the payment after that is due. */
export const quotePlan = async (
  services: Pick<Services, 'log' | 'registers' | 'clock'> &
    Readonly<{ payments: Checkouts & PlanChanges & Subscriptions }>,
  userId: number,
  plan: Plan,
): Promise<PlanChangeQuote | BillingRefusal> => {
  const found = await asItStands(services, userId);
  if ('refused' in found) return found;
  if (found.status === 'past_due') return refuse('payment-due');
  const now = timestamp(services.clock);
  const paidUntil = found.status === 'inactive' ? null : found.periodEnd;
  if (paidUntil === null || found.subscriptionId === null)
    return { amount: plans[plan].cents, currency: CURRENCY, nextPayment: periodEnd(now, plan) };
  if (found.plan === plan) return refuse('same-plan');
  if (found.status === 'cancelled') return { amount: 0, currency: CURRENCY, nextPayment: paidUntil };
  if (await isStillToBegin(services, found.subscriptionId)) return refuse('not-begun');
  return services.payments.quotePlan(found.subscriptionId, plan).catch(declined);
};

const billingPage = ({ publicUrl }: Pick<Services, 'publicUrl'>): Url => ({ url: `${publicUrl}/billing` });

/** What is paid for only from a later day on would be charged at once if its plan were changed now. */
const isStillToBegin = async (
  { payments, clock }: Pick<Services, 'clock'> & Readonly<{ payments: Subscriptions }>,
  subscriptionId: string,
): Promise<boolean> => {
  const reading = await payments.subscription(subscriptionId);
  return reading !== null && reading.beginsAt > timestamp(clock);
};

/** Each command asks the provider several times. */
const commands: Limit = { name: 'billing', most: 30, seconds: 60 * 60 };

/** Where the account stands when a command comes, unless there were too many. */
export const beforeCommand = async (services: Parts, { userId }: BillingCommand): Promise<Standing | BillingRefusal> =>
  (await takeFrom(services, commands, String(userId), newId(services.clock.now())))
    ? asItStands(services, userId)
    : refuse('too-many');

/** Where the account stands, after the provider was asked: nothing is decided on what a lost notice left behind. */
const asItStands = async (
  services: Pick<Services, 'log' | 'registers' | 'clock'> & Readonly<{ payments: Checkouts & Subscriptions }>,
  userId: number,
): Promise<Standing | BillingRefusal> => {
  const account = await identityOf(services, userId);
  if (!account) return refuse('no-such-account');
  if (account.complimentary) return refuse('complimentary');
  await settleCheckout(services, userId);
  const { subscriptionId } = await standingOfUser(services, userId);
  if (subscriptionId !== null) await followSubscription(services, userId, subscriptionId);
  return standingOfUser(services, userId);
};

const subscribeAgain = async (
  services: Pick<Services, 'log' | 'registers' | 'clock' | 'publicUrl'> &
    Readonly<{ payments: Checkouts & Subscriptions }>,
  command: BillingCommand,
  plan: Plan,
  standing: Standing,
): Promise<Url | BillingRefusal> => {
  const { status, subscriptionId } = standing;
  if (status !== 'cancelled' || standing.plan !== plan || subscriptionId === null)
    return checkoutFor(services, command.userId, plan, standing).catch(declined);
  await giveUpCheckout(services, command.userId);
  if (await isOvertaken(services, command.userId, standing)) return refuse('subscribed');
  const refused = await carryOut(services, command, subscriptionId, {
    action: 'resume',
    call: (key) => services.payments.resume(subscriptionId, key),
    isDone: ({ state, cancelAtEnd }) => state !== 'ended' && !cancelAtEnd,
  });
  return refused ?? billingPage(services);
};

type Change = Readonly<{
  action: string;
  call: (key: string) => Promise<void>;
  isDone: (held: Held) => boolean;
}>;

/**
 * Has the provider do it once for each command, then reads what it came to: a provider that is asked once more with one
 * key only answers what it answered first, whatever has happened since. Null once it is so; `unavailable` is thrown when
 * it is not though nobody refused.
 */
const carryOut = async (
  services: Pick<Services, 'log' | 'clock'> & Readonly<{ payments: Subscriptions }>,
  { userId, key }: BillingCommand,
  subscriptionId: string,
  { action, call, isDone }: Change,
): Promise<Refusal<'declined'> | null> => {
  const commandId = derivedId('billing', userId, action, subscriptionId, key ?? newId(services.clock.now()));
  const refused = await call(commandId).then(() => null, declined);
  await followSubscription(services, userId, subscriptionId);
  const held = await subscriptionOf(services, userId, subscriptionId);
  if (held && isDone(held)) return null;
  if (refused) return refused;
  throw unavailable('what the payment provider has done before');
};

const declined = (error: unknown): Refusal<'declined'> => {
  if (isPaymentRefused(error)) return refuse('declined');
  throw error;
};
