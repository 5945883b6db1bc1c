import { createHash, randomBytes } from 'node:crypto';
import {
  type Checkout,
  type CheckoutOrder,
  type CheckoutReading,
  type Coupon,
  type Discount,
  paymentRefused,
} from '#application/billing/payments.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import { isRegisterMoved, type Register } from '#application/engine/ports/registers.ts';
import { changeRegister } from '#application/engine/registers.ts';
import type { Services } from '#application/services.ts';
import { plans } from '#domain/billing/plans.ts';
import type { Coupons } from './coupons.ts';
import { monthsAfter } from './periods.ts';
import type { Beginning, Subscriptions } from './subscriptions.ts';

type Paid = Readonly<{ at: string; failsLater: boolean; discount: Discount | null; months: number | null }>;
/** `sealed` is what may name the payer, with the payer's own key: it goes with that key. */
export type KeptCheckout = Omit<CheckoutOrder, keyof Personal> &
  Readonly<{ sealed: string; closed: boolean; paid: Paid | null }>;
/** Empty once the payer's key is destroyed, or the checkout is closed. */
export type Personal = Pick<CheckoutOrder, 'email' | 'successUrl' | 'cancelUrl'>;
const NOBODY: Personal = { email: '', successUrl: '', cancelUrl: '' };

const ORDER = 'sandbox-order';
const KIND = 'sandbox-checkout';
/** For how long an unpaid checkout can still be read after its end. */
const READABLE_MS = 60 * 60_000;
const SEALED_AS = 'sandbox-checkout';

type Parts = Pick<Services, 'registers' | 'clock' | 'publicUrl' | 'sealer'> &
  Readonly<{ coupons: Coupons; subscriptions: Subscriptions }>;

export const createCheckouts = ({ registers, clock, publicUrl, sealer, coupons, subscriptions }: Parts) => {
  const read = async (checkoutId: string) => keptIn(await registers.read(KIND, checkoutId));

  /** The id that an order was given first; forgotten with it. */
  const idOf = async ({ key, expiresAt }: Pick<CheckoutOrder, 'key' | 'expiresAt'>): Promise<string> => {
    let checkoutId = '';
    await changeRegister(registers, ORDER, key, (before) => {
      checkoutId = before ? String(before.value.checkoutId) : `sandbox_${randomBytes(24).toString('base64url')}`;
      return before ? null : { value: { checkoutId }, endsAt: Date.parse(expiresAt) + READABLE_MS };
    });
    return checkoutId;
  };

  const change = async (
    checkoutId: string,
    next: (kept: KeptCheckout) => Partial<KeptCheckout> | null,
  ): Promise<KeptCheckout | null> => {
    let current: KeptCheckout | null = null;
    await changeRegister(registers, KIND, checkoutId, (before) => {
      const kept = keptIn(before);
      const changed = kept && stateOf(kept, timestamp(clock)) === 'open' ? next(kept) : null;
      current = kept && { ...kept, ...changed };
      return current && changed ? { value: current, endsAt: endOf(current) } : null;
    });
    return current;
  };

  /** Whoever comes again after a payment finds it begun, even if nobody came so far the first time. */
  const begin = async (checkoutId: string, kept: KeptCheckout): Promise<void> => {
    if (kept.paid) await subscriptions.begin(beginningOf(checkoutId, kept, kept.paid));
  };

  return {
    read,
    async personal({ payer, sealed }: KeptCheckout): Promise<Personal> {
      if (sealed === '') return NOBODY;
      const opened = await sealer.open(payer.userId, SEALED_AS, sealed);
      return opened === 'destroyed' ? NOBODY : (JSON.parse(Buffer.from(opened).toString()) as Personal);
    },
    async open({ email, successUrl, cancelUrl, ...order }: CheckoutOrder): Promise<Checkout> {
      const checkoutId = await idOf(order);
      if (!(await read(checkoutId))) {
        if (order.coupon !== null && !(await coupons.read(order.coupon))?.good) throw paymentRefused();
        const personal = Buffer.from(JSON.stringify({ email, successUrl, cancelUrl } satisfies Personal));
        const sealed = await sealer.seal(order.payer.userId, SEALED_AS, personal);
        const kept: KeptCheckout = { ...order, startsAt: normal(order.startsAt), sealed, closed: false, paid: null };
        await registers.write(KIND, checkoutId, kept, { expected: 'absent', endsAt: endOf(kept) }).catch(unlessThere);
      }
      return { checkoutId, url: `${publicUrl}/checkout/sandbox/${checkoutId}` };
    },
    async reading(checkoutId: string): Promise<CheckoutReading | null> {
      const kept = await read(checkoutId);
      const state = kept && stateOf(kept, timestamp(clock));
      if (!kept || state !== 'paid') return state && state !== 'paid' ? { state } : null;
      await begin(checkoutId, kept);
      return {
        state,
        payer: kept.payer,
        subscriptionId: subscriptionIdOf(checkoutId),
        customerId: customerIdOf(checkoutId, kept),
      };
    },
    async close(checkoutId: string): Promise<void> {
      if (!(await change(checkoutId, () => ({ closed: true, sealed: '' })))) throw paymentRefused();
    },
    async pay(
      checkoutId: string,
      outcome: 'pay' | 'decline' | 'decline-later',
    ): Promise<'paid' | 'declined' | 'closed'> {
      const kept = await read(checkoutId);
      const state = kept && stateOf(kept, timestamp(clock));
      if (!kept || state === 'expired') return 'closed';
      if (state === 'open' && outcome === 'decline') return 'declined';
      let coupon: Coupon | null = null;
      if (state === 'open' && kept.coupon !== null) {
        coupon = await coupons.use(kept.coupon, checkoutId);
        if (!coupon) return 'declined';
      }
      const { discount = null, months = null } = coupon ?? {};
      const paid = { at: timestamp(clock), failsLater: outcome === 'decline-later', discount, months };
      const current = await change(checkoutId, () => ({ paid }));
      if (!current?.paid) {
        if (kept.coupon !== null) await coupons.giveBack(kept.coupon, checkoutId);
        return 'closed';
      }
      await begin(checkoutId, current);
      return 'paid';
    },
  };
};

export const stateOf = ({ paid, closed, expiresAt }: KeptCheckout, now: string): 'open' | 'paid' | 'expired' => {
  if (paid) return 'paid';
  return closed || Date.parse(expiresAt) <= Date.parse(now) ? 'expired' : 'open';
};

/** Only one subscription can come of a checkout. */
const subscriptionIdOf = (checkoutId: string): string => `sandbox_sub_${short(checkoutId)}`;
const customerIdOf = (checkoutId: string, { customerId }: KeptCheckout): string =>
  customerId ?? `sandbox_cus_${short(checkoutId)}`;
const short = (id: string): string => createHash('sha256').update(id).digest('base64url').slice(0, 22);

const beginningOf = (checkoutId: string, kept: KeptCheckout, paid: Paid): Beginning => {
  const { payer, plan, startsAt } = kept;
  const anchor = startsAt !== null && startsAt > paid.at ? startsAt : paid.at;
  const until = paid.months === null ? null : monthsAfter(anchor, paid.months);
  const nextDue = anchor === paid.at ? monthsAfter(anchor, plans[plan].months) : anchor;
  return {
    ...payer,
    subscriptionId: subscriptionIdOf(checkoutId),
    checkoutId,
    customerId: customerIdOf(checkoutId, kept),
    plan,
    createdAt: paid.at,
    anchor,
    endsAt: null,
    failsFrom: paid.failsLater ? nextDue : null,
    discount: paid.discount && { value: paid.discount, until },
  };
};

/** What `open` and `change` have written. */
const keptIn = (register: Register | null): KeptCheckout | null => (register ? (register.value as KeptCheckout) : null);
const normal = (time: string | null): string | null => time && new Date(time).toISOString();
const endOf = ({ paid, expiresAt }: KeptCheckout): number | null => (paid ? null : Date.parse(expiresAt) + READABLE_MS);

const unlessThere = (error: unknown): void => {
  if (!isRegisterMoved(error)) throw error;
};
