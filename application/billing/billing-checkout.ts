import { personOf } from '#application/accounts/public.ts';
import { stateOf } from '#application/engine/handle.ts';
import { derivedId, newId } from '#application/engine/ids.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import { changeRegister } from '#application/engine/registers.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { subscriptions } from '#domain/billing/decider.ts';
import type { Plan } from '#domain/billing/plans.ts';
import type { Standing } from '#domain/billing/standing.ts';
import { type Refusal, refuse } from '#domain/decider.ts';
import type { JsonObject } from '#domain/json.ts';
import { followSubscription } from './follow-subscription.ts';
import {
  type CheckoutReading,
  type Checkouts,
  isPaymentRefused,
  SHORTEST_CHECKOUT_MS,
  type Subscriptions,
} from './payments.ts';
import { isOvertaken } from './standing.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'clock' | 'publicUrl'> &
  Readonly<{ payments: Checkouts & Subscriptions }>;

const KIND = 'billing-checkout';
const OPEN_MS = 60 * 60_000;
/** Kept for so long after nobody can pay it any more, so that one paid at the last moment is still looked at. */
const KEPT_MS = 60 * 60_000;

/** What a checkout is for: another begins when the plan or its beginning differs. */
type Wanted = Readonly<{ plan: Plan; startsAt: string | null }>;
/**
 * The last checkout of a returning subscriber, so that there are never two to pay. `checkoutId` and `url` are '' until
 * the provider has it; `replaces` is one that must be closed first, or ''.
 */
type Ordered = Wanted &
  Readonly<{
    customerId: string | null;
    orderId: string;
    expiresAt: string;
    checkoutId: string;
    url: string;
    replaces: string;
  }>;

const asOrdered = (value: JsonObject): Ordered => value as Ordered; // only written here

const lastOf = async ({ registers }: Pick<Services, 'registers'>, userId: number): Promise<Ordered | null> => {
  const register = await registers.read(KIND, String(userId));
  return register && asOrdered(register.value);
};

const isFor = (one: Wanted, other: Wanted): boolean => one.plan === other.plan && one.startsAt === other.startsAt;

/** Reads a checkout at the provider, and what was paid with it. */
const settle = async (
  services: Pick<Services, 'log' | 'clock'> & Readonly<{ payments: Checkouts & Subscriptions }>,
  userId: number,
  checkoutId: string,
): Promise<CheckoutReading['state'] | 'none'> => {
  const reading = checkoutId === '' ? null : await services.payments.checkout(checkoutId);
  if (reading?.state === 'paid') await followSubscription(services, userId, reading.subscriptionId);
  return reading?.state ?? 'none';
};

/** Follows what the user's last checkout was paid for, so that nobody who comes back from paying waits for a notice. */
export const settleCheckout = async (
  services: Pick<Services, 'log' | 'registers' | 'clock'> & Readonly<{ payments: Checkouts & Subscriptions }>,
  userId: number,
): Promise<void> => {
  await settle(services, userId, (await lastOf(services, userId))?.checkoutId ?? '');
};

/** Nobody can pay it any more. Where somebody was faster, what they paid for is followed. */
const giveUp = async (
  services: Pick<Services, 'log' | 'clock'> & Readonly<{ payments: Checkouts & Subscriptions }>,
  userId: number,
  checkoutId: string,
): Promise<void> => {
  if ((await settle(services, userId, checkoutId)) !== 'open') return;
  await services.payments.closeCheckout(checkoutId);
  await settle(services, userId, checkoutId);
};

/** Gives up the user's last checkout, as when the cancellation is taken back instead. */
export const giveUpCheckout = async (
  services: Pick<Services, 'log' | 'registers' | 'clock'> & Readonly<{ payments: Checkouts & Subscriptions }>,
  userId: number,
): Promise<void> => giveUp(services, userId, (await lastOf(services, userId))?.checkoutId ?? '');

type Url = Readonly<{ url: string }>;
type NoCheckout = Refusal<'subscribed' | 'another-checkout' | 'no-such-account' | 'period-ends'>;

/**
 * The page on which a returning subscriber pays: at the end of what is paid for already, else at once. `period-ends`: it
 * would begin so soon that no checkout can be open until then.
 */
export const checkoutFor = async (
  services: Parts,
  userId: number,
  plan: Plan,
  standing: Standing,
): Promise<Url | NoCheckout> => {
  const startsAt = standing.status === 'cancelled' ? standing.periodEnd : null;
  const last = await lastOf(services, userId);
  const isWanted = last !== null && isFor(last, { plan, startsAt });
  if (isWanted && (await settle(services, userId, last.checkoutId)) === 'open') return last;
  if (startsAt !== null && Date.parse(startsAt) - services.clock.now() < SHORTEST_CHECKOUT_MS)
    return refuse('period-ends');
  const begun = async (customerId: string | null): Promise<Url | NoCheckout> => {
    const order = await placeOrder(services, userId, { plan, startsAt, customerId }, last);
    await giveUp(services, userId, order.replaces);
    if (await isOvertaken(services, userId, standing)) return refuse('subscribed');
    return open(services, userId, order);
  };
  const customerId = await customerOf(services, userId, standing);
  try {
    return await begun(customerId);
  } catch (error) {
    if (!isPaymentRefused(error) || customerId === null) throw error;
    return begun(null); // the provider may have that customer no more
  }
};

/**
 * Who has had a refund comes back as a new customer. The provider keeps the credit of an earlier change of plan with the
 * old one, and what it was made of has gone back in full: it would be given a second time.
 */
const customerOf = async (
  { log }: Pick<Services, 'log'>,
  userId: number,
  { customerId }: Pick<Standing, 'customerId'>,
): Promise<string | null> => {
  const held = await stateOf(log, subscriptions, streams.subscriptions(userId));
  return [...held.values()].some((one) => one.customerId === customerId && one.refund !== null) ? null : customerId;
};

const endOf = ({ expiresAt }: Ordered): number => Date.parse(expiresAt) + KEPT_MS;

/** Writes the order down before the provider hears of it; one that was cut short, or another is at, is taken up. */
const placeOrder = async (
  { registers, clock }: Parts,
  userId: number,
  wanted: Wanted & Pick<Ordered, 'customerId'>,
  last: Ordered | null,
): Promise<Ordered> => {
  const now = clock.now();
  const { value } = await changeRegister(registers, KIND, String(userId), (register) => {
    const before = register && asOrdered(register.value);
    const isUnderWay = before && (before.checkoutId === '' || before.orderId !== last?.orderId);
    const order: Ordered =
      isUnderWay && isFor(before, wanted) && Date.parse(before.expiresAt) - now > SHORTEST_CHECKOUT_MS
        ? before
        : {
            ...wanted,
            orderId: newId(now),
            expiresAt: new Date(now + OPEN_MS).toISOString(),
            checkoutId: '',
            url: '',
            replaces: before ? before.checkoutId || before.replaces : '',
          };
    return { value: order as JsonObject, endsAt: endOf(order) };
  });
  return asOrdered(value);
};

const open = async (services: Parts, userId: number, order: Ordered): Promise<Url | NoCheckout> => {
  const person = await personOf(services, userId);
  if (!person) return refuse('no-such-account');
  const { plan, startsAt, customerId, expiresAt, orderId } = order;
  const billingPage = `${services.publicUrl}/billing`;
  const checkout = await services.payments
    .openCheckout({
      key: derivedId('billing-checkout', orderId),
      payer: { userId, signUpId: null },
      plan,
      coupon: null,
      email: person.email,
      customerId,
      startsAt,
      expiresAt,
      successUrl: billingPage,
      cancelUrl: billingPage,
    })
    .catch(async (error: unknown) => {
      if (isPaymentRefused(error)) await forget(services, userId, order);
      throw error;
    });
  const kept = await changeRegister(services.registers, KIND, String(userId), (register) =>
    register?.value.orderId === orderId
      ? { value: { ...order, ...checkout, replaces: '' } as JsonObject, endsAt: endOf(order) }
      : null,
  );
  if (kept) return { url: checkout.url };
  await services.payments.closeCheckout(checkout.checkoutId); // another was wanted meanwhile
  return refuse('another-checkout');
};

/** What was refused is not taken up again: its answer would be the same. */
const forget = async ({ registers, clock }: Parts, userId: number, order: Ordered): Promise<void> => {
  const over = { ...order, expiresAt: timestamp(clock), replaces: '' };
  await changeRegister(registers, KIND, String(userId), (register) =>
    register?.value.orderId === order.orderId ? { value: over as JsonObject, endsAt: endOf(over) } : null,
  );
};
