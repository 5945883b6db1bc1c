import { handle, stateOf } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { subscriptions } from '#domain/billing/decider.ts';
import type { RefundRequested, SubscriptionEvent } from '#domain/billing/events.ts';
import { REFUND_DAYS } from '#domain/billing/plans.ts';
import { refuse } from '#domain/decider.ts';
import { type BillingCommand, type BillingRefusal, beforeCommand } from './change-subscription.ts';
import type { Charge, Charges, Checkouts, Subscriptions } from './payments.ts';

const DAY = 24 * 60 * 60_000;

/** All that would be given back now, in cents; `until` (ISO 8601) is when the first part of it no longer is. */
type RefundOffer = Readonly<{ amount: number; currency: string; until: string }>;
type Offered = RefundOffer & Readonly<{ bySubscription: ReadonlyMap<string, readonly Charge[]> }>;

/** What was paid within the last fourteen days and is not given back; null for nothing. Read at the provider. */
export const refundOffer = async (
  services: Pick<Services, 'log' | 'clock'> & Readonly<{ payments: Charges }>,
  userId: number,
): Promise<Offered | null> => {
  const since = sinceOf(services.clock.now());
  const held = [...(await stateOf(services.log, subscriptions, streams.subscriptions(userId)))];
  const asked = held.filter(([, one]) => one.refund === null && (one.state !== 'ended' || one.periodEnd > since));
  const bySubscription = new Map<string, readonly Charge[]>();
  for (const [subscriptionId, { state }] of asked) {
    const charges = (await services.payments.charges(subscriptionId, since)).filter(({ state }) => state === 'paid');
    if (charges.length > 0 || state !== 'ended') bySubscription.set(subscriptionId, charges);
  }
  const charges = [...bySubscription.values()].flat();
  const oldest = charges.map(({ paidAt }) => paidAt).sort()[0];
  if (oldest === undefined) return null;
  const until = new Date(Date.parse(oldest) + REFUND_DAYS * DAY).toISOString();
  return { ...sumOf(charges), until, bySubscription };
};

const sinceOf = (now: number): string => new Date(now - REFUND_DAYS * DAY).toISOString();

const sumOf = (charges: readonly Charge[]) => ({
  amount: charges.reduce((sum, { amount }) => sum + amount, 0),
  currency: charges[0]?.currency ?? '',
});

/**
 * Whoever asks leaves: every subscription of theirs ends at once, and what was paid in the last fourteen days is given
 * back in full. The reaction `give-refund` has the provider do it. Asking once more changes nothing.
 */
export const askRefund = async (
  services: Pick<Services, 'log' | 'registers' | 'vault' | 'clock'> &
    Readonly<{ payments: Charges & Checkouts & Subscriptions }>,
  command: BillingCommand,
): Promise<Readonly<{ amount: number; currency: string }> | BillingRefusal> => {
  const standing = await beforeCommand(services, command);
  if ('refused' in standing) return standing;
  const { userId } = command;
  const offer = await refundOffer(services, userId);
  const held = await stateOf(services.log, subscriptions, streams.subscriptions(userId));
  if (!offer)
    return (standing.subscriptionId && held.get(standing.subscriptionId)?.refund) || refuse('nothing-to-refund');
  for (const [subscriptionId, charges] of offer.bySubscription)
    await handle(services.log, subscriptions, streams.subscriptions(userId), {
      type: 'AskRefund',
      data: {
        userId,
        subscriptionId,
        at: timestamp(services.clock),
        chargeIds: charges.map(({ chargeId }) => chargeId),
        ...sumOf(charges),
      },
    });
  return { amount: offer.amount, currency: offer.currency };
};

/** What a user has asked back since then (ISO 8601) and is on its way to them, in cents; null for nothing. */
export const refundOnItsWay = async (
  { log }: Pick<Services, 'log'>,
  userId: number,
  since: string,
): Promise<Readonly<{ amount: number; currency: string }> | null> => {
  const stream = streams.subscriptions(userId);
  const held = await stateOf(log, subscriptions, stream);
  const asked = (await log.readSealed<SubscriptionEvent>(stream))
    .flatMap((event) => (event.type === 'RefundRequested' && event.data.at >= since ? [event.data] : []))
    .filter(({ amount, subscriptionId }) => amount > 0 && held.get(subscriptionId)?.refund?.state !== 'failed');
  const [first] = asked;
  return first ? { amount: asked.reduce((sum, { amount }) => sum + amount, 0), currency: first.currency } : null;
};

/** The refund that was asked for of one subscription, in its user's stream; null for none. */
export const refundAskedIn = async (
  { log }: Pick<Services, 'log'>,
  stream: string,
  subscriptionId: string,
): Promise<RefundRequested['data'] | null> => {
  const events = await log.readSealed<SubscriptionEvent>(stream);
  const asked = events.find(({ type, data }) => type === 'RefundRequested' && data.subscriptionId === subscriptionId);
  return asked?.type === 'RefundRequested' ? asked.data : null;
};

/** What was asked for, and what was paid since: a provider that was away for long may have renewed it meanwhile. */
export const chargesToGiveBack = async (
  { payments }: Readonly<{ payments: Charges }>,
  { subscriptionId, at, chargeIds }: RefundRequested['data'],
): Promise<readonly Charge[]> => {
  const charges = await payments.charges(subscriptionId, sinceOf(Date.parse(at)));
  return charges.filter(({ chargeId, paidAt }) => chargeIds.includes(chargeId) || paidAt > at);
};

/** Writes down what the provider says of a refund that was asked for: given back, or failed after all. */
export const followRefund = async (
  services: Pick<Services, 'log' | 'clock'> & Readonly<{ payments: Charges }>,
  userId: number,
  subscriptionId: string,
) => {
  const { log, clock } = services;
  const asked = await refundAskedIn(services, streams.subscriptions(userId), subscriptionId);
  if (!asked) return null;
  const readAt = timestamp(clock);
  const charges = await chargesToGiveBack(services, asked);
  const data = { userId, subscriptionId, at: timestamp(clock), readAt };
  const { amount, currency } = asked;
  if (charges.some(({ state }) => state === 'failed'))
    return handle(log, subscriptions, streams.subscriptions(userId), { type: 'NoteRefundFailed', data });
  if (charges.length < asked.chargeIds.length || charges.some(({ state }) => state !== 'given-back')) return null;
  return handle(log, subscriptions, streams.subscriptions(userId), {
    type: 'NoteRefundGiven',
    data: { ...data, amount, currency },
  });
};
