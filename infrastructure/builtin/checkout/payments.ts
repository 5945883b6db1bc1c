import { randomUUID } from 'node:crypto';
import {
  badSignature,
  type Coupon,
  type Notice,
  type Payments,
  paymentRefused,
} from '#application/billing/payments.ts';
import type { SandboxCheckout, SandboxOrder } from '#application/billing/sandbox-checkout.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import { CURRENCY } from '#domain/billing/plans.ts';
import { discounted, nextPayment, planChange } from './amounts.ts';
import {
  cancelled,
  cardOf,
  changedPlan,
  chargesOf,
  ended,
  fallenDue,
  givenBack,
  invoicesOf,
  living,
  postponed,
  recovered,
  resumed,
} from './charges.ts';
import { createCheckouts, type KeptCheckout, type Personal, stateOf } from './checkouts.ts';
import { createCoupons } from './coupons.ts';
import { stateAt } from './periods.ts';
import { createSubscriptions, readingOf } from './subscriptions.ts';

/** The side that a customer, their bank and the provider's own clock have elsewhere. */
export type SandboxPayments = Payments &
  SandboxCheckout &
  Readonly<{
    /** The next payment falls due now: it fails where it was to be declined later. */
    settleDue(subscriptionId: string): Promise<void>;
    /** A payment that failed goes through after all. */
    recover(subscriptionId: string): Promise<void>;
    isRefunded(subscriptionId: string): Promise<boolean>;
    /** Told once of each paid checkout and changed subscription; what `listener` fails to take is told again. */
    onNotice(listener: (notice: Notice) => Promise<void>): void;
    /** Tells what nobody has taken yet, and what the clock alone has changed: renewals, failed payments, ends. */
    tellMoved(): Promise<void>;
  }>;

/** A checkout of our own that takes no money. */
export const createSandboxPayments = (
  parts: Pick<Services, 'registers' | 'clock' | 'publicUrl' | 'sealer'>,
): SandboxPayments => {
  const { clock } = parts;
  const coupons = createCoupons(parts);
  const subscriptions = createSubscriptions(parts);
  const checkouts = createCheckouts({ ...parts, coupons, subscriptions });
  const now = () => timestamp(clock);

  const fromProvider: Payments = {
    sandbox: true,
    openCheckout: checkouts.open,
    checkout: checkouts.reading,
    closeCheckout: checkouts.close,
    async subscription(id) {
      const kept = await subscriptions.read(id);
      return kept && readingOf(kept, now());
    },
    async details(id) {
      const kept = await subscriptions.read(id);
      return kept && { paymentMethod: cardOf(kept), upcomingInvoice: nextPayment(kept, now()) };
    },
    cancel: (id, key) => subscriptions.change(id, key, living(cancelled)),
    resume: (id, key) => subscriptions.change(id, key, living(resumed)),
    end: (id, key, { refund }) => subscriptions.change(id, key, (kept, at) => ended(kept, at, refund)),
    postpone: (id, until, key) => subscriptions.change(id, key, living(postponed(until))),
    async charges(id, since) {
      const kept = await subscriptions.read(id);
      return kept ? chargesOf(kept, since, now()) : [];
    },
    giveBack: (id, chargeId, key) => subscriptions.change(id, key, givenBack(chargeId)),
    async quotePlan(id, plan) {
      const kept = await subscriptions.read(id);
      if (!kept || stateAt(kept, now()) === 'ended') throw paymentRefused();
      return { ...planChange(kept, plan, now()), currency: CURRENCY };
    },
    changePlan: (id, plan, key) => subscriptions.change(id, key, living(changedPlan(plan))),
    async invoices(customerId) {
      const own = (await subscriptions.all()).filter((kept) => kept.customerId === customerId);
      return own
        .flatMap((kept) => invoicesOf(kept, now(), parts.publicUrl))
        .toSorted((one, other) => other.date.localeCompare(one.date));
    },
    async portal(customerId) {
      const isKnown = (await subscriptions.all()).some((kept) => kept.customerId === customerId);
      return isKnown ? `${parts.publicUrl}/billing/card` : null;
    },
    coupon: coupons.read,
    createCoupon: coupons.create,
    disableCoupon: coupons.disable,
    coupons: coupons.all,
    async *subscriptions() {
      for (const kept of await subscriptions.all()) yield readingOf(kept, now());
    },
    // No provider writes to us.
    readNotice: async () => {
      throw badSignature();
    },
    close: async () => {},
  };

  return {
    ...fromProvider,
    async order(id) {
      const kept = await checkouts.read(id);
      if (!kept) return null;
      const coupon = kept.coupon === null ? null : await coupons.read(kept.coupon);
      return orderOf(kept, await checkouts.personal(kept), coupon, now());
    },
    pay: checkouts.pay,
    settleDue: (id) => subscriptions.change(id, randomUUID(), living(fallenDue)),
    recover: (id) => subscriptions.change(id, randomUUID(), living(recovered)),
    async isRefunded(id) {
      const kept = await subscriptions.read(id);
      return kept !== null && chargesOf(kept, '', now()).some(({ state }) => state === 'given-back');
    },
    onNotice: subscriptions.listen,
    async tellMoved() {
      for (const kept of await subscriptions.all()) await subscriptions.tell(kept);
    },
  };
};

const orderOf = (kept: KeptCheckout, personal: Personal, coupon: Coupon | null, now: string): SandboxOrder => {
  const { plan, startsAt, paid } = kept;
  const state = stateOf(kept, now);
  const discount = (paid ? paid.discount : coupon?.discount) ?? null;
  const amount = startsAt !== null && startsAt > now ? 0 : discounted(plan, discount);
  return { ...personal, email: state === 'open' ? personal.email : '', plan, coupon, amount, startsAt, state };
};
