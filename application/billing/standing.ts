import { identityOf } from '#application/accounts/public.ts';
import { stateOf } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { OpenAccount } from '#domain/accounts/account.ts';
import { type Held, subscriptions } from '#domain/billing/decider.ts';
import { type PaymentStatus, paymentStatusOf, type Standing, standingOf } from '#domain/billing/standing.ts';

type Stores = Pick<Services, 'log' | 'clock'>;

/** Where an account stands now, read from its streams; `inactive` when there is no such account. */
export const standingOfUser = async (services: Stores, userId: number): Promise<Standing> => {
  const [account, state] = await Promise.all([
    identityOf(services, userId),
    stateOf(services.log, subscriptions, streams.subscriptions(userId)),
  ]);
  return standingOf(state, account?.complimentary ?? false, timestamp(services.clock));
};

/** The same for one whose account was read already. */
export const standingIn = async (
  { log, clock }: Stores,
  userId: number,
  { complimentary }: Pick<OpenAccount, 'complimentary'>,
): Promise<Standing> =>
  standingOf(await stateOf(log, subscriptions, streams.subscriptions(userId)), complimentary, timestamp(clock));

/** The same, and how its payment stands. */
export const billingIn = async (
  { log, clock }: Stores,
  userId: number,
  { complimentary }: Pick<OpenAccount, 'complimentary'>,
): Promise<Readonly<{ standing: Standing; payment: PaymentStatus }>> => {
  const state = await stateOf(log, subscriptions, streams.subscriptions(userId));
  const standing = standingOf(state, complimentary, timestamp(clock));
  const held = standing.subscriptionId === null ? null : (state.get(standing.subscriptionId) ?? null);
  return { standing, payment: paymentStatusOf(held, complimentary) };
};

/** Whether another subscription counts by now than in a standing that was read before: somebody has paid meanwhile. */
export const isOvertaken = async (services: Stores, userId: number, { subscriptionId }: Standing): Promise<boolean> =>
  (await standingOfUser(services, userId)).subscriptionId !== subscriptionId;

/** One subscription as its user's stream has it; null when it was never followed. */
export const subscriptionOf = async (
  { log }: Pick<Stores, 'log'>,
  userId: number,
  subscriptionId: string,
): Promise<Held | null> =>
  (await stateOf(log, subscriptions, streams.subscriptions(userId))).get(subscriptionId) ?? null;
