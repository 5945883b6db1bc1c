import { isClosedAccount } from '#application/accounts/public.ts';
import { handle, positionReached, stateOf } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { subscriptions } from '#domain/billing/decider.ts';
import type { EndReason } from '#domain/billing/events.ts';

type Following = Pick<Services, 'log' | 'clock'>;

type Ending = Readonly<{ userId: number; subscriptionId: string; reason: EndReason; refund: boolean }>;

/**
 * Asks for a subscription's end, now; the reaction `end-subscription` has the provider do it, however long that one is
 * away and whatever becomes of the account. `refund` gives the last payment back. Nothing happens to a subscription that
 * was never followed, has ended, or is ending already.
 */
export const askToEnd = async (
  { log, clock }: Following,
  { userId, subscriptionId, reason, refund }: Ending,
): Promise<Position | null> =>
  positionReached(
    await handle(log, subscriptions, streams.subscriptions(userId), {
      type: 'AskToEnd',
      data: { userId, subscriptionId, at: timestamp(clock), reason, refundLastPayment: refund },
    }),
  );

/** The subscriptions of a user that the provider has not ended yet. */
export const livingSubscriptions = async (
  { log }: Pick<Services, 'log'>,
  userId: number,
): Promise<readonly string[]> => {
  const state = await stateOf(log, subscriptions, streams.subscriptions(userId));
  return [...state].filter(([, held]) => held.state !== 'ended').map(([subscriptionId]) => subscriptionId);
};

/**
 * Asks for the end of every subscription. It is carried out for the operators, and so outlives the account. Given back is
 * exactly what was not in the user's stream yet when the account was closed: they had nothing of it. Whoever hears of a
 * payment first comes to the same.
 */
export const askToEndSubscriptions = async (services: Following, userId: number): Promise<void> => {
  const closed = await closedAt(services, userId);
  const state = await stateOf(services.log, subscriptions, streams.subscriptions(userId));
  for (const [subscriptionId, { startedAt }] of state)
    await askToEnd(services, {
      userId,
      subscriptionId,
      reason: 'account-closed',
      refund: closed !== null && startedAt > closed,
    });
};

/** Nobody goes on paying for an account that is closed or erased. */
export const endIfClosed = async (services: Following, userId: number): Promise<void> => {
  if (await isClosedAccount(services, userId)) await askToEndSubscriptions(services, userId);
};

/** Null while it is open. One whose erasure alone is known was closed with it. */
const closedAt = async ({ log }: Pick<Services, 'log'>, userId: number): Promise<string | null> => {
  const events = await log.readSealed(streams.account(userId));
  return events.find(({ type }) => type === 'AccountClosed' || type === 'AccountErased')?.data.at ?? null;
};
