import {
  badSignature,
  type Charge,
  type CheckoutOrder,
  type CheckoutReading,
  type Invoice,
  type Notice,
  type Payer,
  type Payments,
  paymentRefused,
  type SubscriptionReading,
} from '#application/billing/payments.ts';
import { unavailable } from '#application/engine/ports/fault.ts';
import type { SubscriptionFacts } from '#domain/billing/decider.ts';

export const MONTH = { periodStart: '2026-11-20T09:00:00.000Z', periodEnd: '2026-12-20T09:00:00.000Z' } as const;

export const factsOf = (subscriptionId: string, changed: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
  subscriptionId,
  customerId: `customer-of-${subscriptionId}`,
  plan: 'monthly',
  state: 'active',
  cancelAtEnd: false,
  ...MONTH,
  ...changed,
});

type Call = Readonly<{ name: string; id: string; key: string }>;

/** A payment provider that a test moves by hand: objects change under their ids, answers may take their time. */
export const paymentsDouble = () => {
  const subscriptions = new Map<string, SubscriptionReading>();
  const checkouts = new Map<string, CheckoutReading>();
  const charges = new Map<string, Charge[]>();
  const invoices = new Map<string, readonly Invoice[]>();
  const orders: CheckoutOrder[] = [];
  const calls: Call[] = [];
  const refused = new Set<string>();
  const gone = new Set<string>();
  let mood: 'well' | 'away' | 'refusing' | 'losing answers' = 'well';
  let onTheWay: (id: string) => Promise<void> = async () => {};
  let notice: Notice | null = null;

  const ask = async () => {
    if (mood === 'away') throw unavailable('the payment provider');
  };
  const put = (payer: Payer, facts: SubscriptionFacts, beginsAt: string = facts.periodStart) =>
    subscriptions.set(facts.subscriptionId, { payer, facts, beginsAt });
  const change = (id: string, changed: Partial<SubscriptionFacts>) => {
    const found = subscriptions.get(id);
    if (!found) throw paymentRefused();
    put(found.payer, { ...found.facts, ...changed });
  };
  const write = async (name: string, id: string, key: string, changed: Partial<SubscriptionFacts>) => {
    await ask();
    if (mood === 'refusing') refused.add(key);
    if (refused.has(key)) throw paymentRefused(); // the first answer, whatever has changed since
    const isRepeat = calls.some((call) => call.name === name && call.key === key);
    calls.push({ name, id, key });
    if (!isRepeat) change(id, changed);
    if (mood === 'losing answers') throw unavailable('the payment provider');
  };

  const becomesCharge = (id: string, chargeId: string, changed: Partial<Charge>) =>
    charges.set(
      id,
      (charges.get(id) ?? []).map((one) => (one.chargeId === chargeId ? { ...one, ...changed } : one)),
    );

  const payments: Payments = {
    sandbox: false,
    async openCheckout(order) {
      await ask();
      if (mood === 'refusing' || gone.has(order.customerId ?? '')) throw paymentRefused();
      const known = orders.findIndex(({ key }) => key === order.key);
      if (known === -1) orders.push(order);
      const checkoutId = `checkout-${known === -1 ? orders.length - 1 : known}`;
      if (known === -1) checkouts.set(checkoutId, { state: 'open' });
      calls.push({ name: 'openCheckout', id: checkoutId, key: order.key });
      return { checkoutId, url: `https://pay.example/${checkoutId}` };
    },
    async checkout(id) {
      await ask();
      return checkouts.get(id) ?? null;
    },
    async closeCheckout(id) {
      await ask();
      calls.push({ name: 'closeCheckout', id, key: '' });
      if (checkouts.get(id)?.state === 'open') checkouts.set(id, { state: 'expired' });
    },
    async subscription(id) {
      await ask();
      const found = subscriptions.get(id) ?? null; // as it is when asked, whatever happens until the answer is there
      await onTheWay(id);
      return found;
    },
    async details(id) {
      await ask();
      return subscriptions.has(id)
        ? {
            paymentMethod: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 },
            upcomingInvoice: { amount: 1100, date: MONTH.periodEnd },
          }
        : null;
    },
    cancel: (id, key) => write('cancel', id, key, { cancelAtEnd: true }),
    resume: (id, key) => write('resume', id, key, { cancelAtEnd: false }),
    end: (id, key, { refund }) => write(refund ? 'end-and-refund' : 'end', id, key, { state: 'ended' }),
    postpone: (id, until, key) => write('postpone', id, key, { periodEnd: until }),
    async charges(id, since) {
      await ask();
      return (charges.get(id) ?? []).filter(({ paidAt }) => paidAt >= since);
    },
    async giveBack(id, chargeId, key) {
      await ask();
      if (mood === 'refusing') throw paymentRefused();
      calls.push({ name: 'giveBack', id: chargeId, key });
      becomesCharge(id, chargeId, { amount: 0, state: 'given-back' });
      if (mood === 'losing answers') throw unavailable('the payment provider');
    },
    async quotePlan() {
      await ask();
      return { amount: 6400, currency: 'usd', nextPayment: '2027-11-20T09:00:00.000Z' };
    },
    changePlan: (id, plan, key) => write('changePlan', id, key, { plan }),
    async invoices(customerId) {
      await ask();
      return invoices.get(customerId) ?? [];
    },
    async portal(customerId, returnUrl) {
      await ask();
      return `https://pay.example/portal/${customerId}?back=${encodeURIComponent(returnUrl)}`;
    },
    coupon: async () => null,
    disableCoupon: async () => null,
    coupons: async () => [],
    createCoupon: async (coupon) => ({ ...coupon, used: 0, good: true }),
    async *subscriptions() {
      yield* subscriptions.values();
    },
    async readNotice(_raw, signature) {
      if (signature !== 'signed') throw badSignature();
      return notice;
    },
    close: async () => {},
  };

  return {
    payments,
    put,
    change,
    calls,
    orders,
    /** Somebody's card was charged. */
    charge: (id: string, charge: Charge) => charges.set(id, [charge, ...(charges.get(id) ?? [])]),
    becomesCharge,
    /** What a customer was charged, as the provider lists it. */
    bill: (customerId: string, ...all: readonly Invoice[]) => invoices.set(customerId, all),
    forget: (id: string) => subscriptions.delete(id),
    /** Somebody deletes a customer at the provider. */
    deleteCustomer: (id: string) => gone.add(id),
    readings: () => [...subscriptions.values()],
    /** Somebody pays a checkout that this double has, or, for a sign-up, one that it is given. */
    pay(checkoutId: string, payer: Payer, facts: SubscriptionFacts) {
      put(payer, facts);
      const { subscriptionId, customerId } = facts;
      checkouts.set(checkoutId, { state: 'paid', payer, subscriptionId, customerId });
    },
    /** What the next signed notice says. */
    says(next: Notice | null) {
      notice = next;
    },
    becomes(next: typeof mood) {
      mood = next;
    },
    /** While the answer about one subscription is on its way. */
    delay(next: typeof onTheWay) {
      onTheWay = next;
    },
  };
};
