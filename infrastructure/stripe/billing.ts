import type Stripe from 'stripe';
import {
  type BillingDetails,
  type BillingPages,
  type PlanChanges,
  paymentRefused,
} from '#application/billing/payments.ts';
import type { Asking } from './asking.ts';
import {
  idOf,
  isCancelled,
  itemOf,
  listed,
  type Prices,
  subscriptionReading,
  text,
  timeOf,
  wholeNumber,
} from './readings.ts';

type Parts = Readonly<{ stripe: Stripe; asking: Asking; prices: Prices }>;
type Billing = Omit<BillingPages, 'invoices'> & PlanChanges;

/** What is paid and with what, and other plans. */
export const createBilling = ({ stripe, asking, prices }: Parts): Billing => {
  const read = async (id: string) => {
    const found = await asking.read(() => stripe.subscriptions.retrieve(id));
    const reading = found && subscriptionReading(found, prices);
    return reading && { found, facts: reading.facts };
  };
  const living = async (id: string) => {
    const current = await read(id);
    if (!current || current.facts.state === 'ended') throw paymentRefused();
    return current;
  };
  const preview = (params: Stripe.InvoiceCreatePreviewParams) =>
    asking.read(() => stripe.invoices.createPreview(params));

  return {
    async details(id) {
      const found = await asking.read(() => stripe.subscriptions.retrieve(id, { expand: METHODS }));
      const reading = found && subscriptionReading(found, prices);
      if (!reading) return null;
      const ends = reading.facts.state === 'ended' || isCancelled(found);
      const next = ends ? null : await preview({ subscription: id });
      return { paymentMethod: cardOf(found), upcomingInvoice: next && upcoming(next) };
    },
    async quotePlan(id, plan) {
      const { found, facts } = await living(id);
      const invoice = await preview({
        subscription: id,
        subscription_details: { items: [{ id: itemOf(found).id, price: prices[plan] }], ...PRORATION },
      });
      if (!invoice) throw paymentRefused();
      const amount = wholeNumber(invoice.total) < 0 ? invoice.total : wholeNumber(invoice.amount_due);
      return { amount, currency: text(invoice.currency), nextPayment: paidUntil(invoice) ?? facts.periodEnd };
    },
    async changePlan(id, plan, key) {
      const { found, facts } = await living(id);
      if (facts.plan === plan) return;
      const items = [{ id: itemOf(found).id, price: prices[plan] }];
      await asking.act(
        key,
        (options) =>
          stripe.subscriptions.update(id, { items, ...PRORATION, payment_behavior: 'error_if_incomplete' }, options),
        async () => {
          const current = await read(id);
          return current?.facts.plan === plan ? current.found : null;
        },
      );
    },
    async portal(customer, return_url) {
      const session = await asking.read(() => stripe.billingPortal.sessions.create({ customer, return_url }));
      return session && text(session.url);
    },
  };
};

/** What a change comes to is charged at once. */
const PRORATION = { proration_behavior: 'always_invoice' } as const;
const METHODS = ['default_payment_method', 'customer.invoice_settings.default_payment_method'];

const cardOf = ({ default_payment_method, customer }: Stripe.Subscription): BillingDetails['paymentMethod'] => {
  const ofCustomer =
    typeof customer === 'object' && customer !== null && !customer.deleted
      ? customer.invoice_settings?.default_payment_method
      : null;
  const method = idOf(default_payment_method) === null ? ofCustomer : default_payment_method;
  const card = typeof method === 'object' ? method?.card : null;
  if (!card) return null;
  const { brand, last4, exp_month, exp_year } = card;
  return { brand: text(brand), last4: text(last4), expMonth: wholeNumber(exp_month), expYear: wholeNumber(exp_year) };
};

const upcoming = ({ amount_due, next_payment_attempt, period_end }: Stripe.Invoice) => ({
  amount: wholeNumber(amount_due),
  date: timeOf(next_payment_attempt ?? period_end),
});

/** The end of the period that the invoice pays for; what it gives back is no part of that. */
const paidUntil = (invoice: Stripe.Invoice): string | null => {
  const ends = listed(invoice.lines)
    .filter(({ parent }) => parent?.subscription_item_details?.proration === false)
    .map(({ period }) => timeOf(period?.end));
  return ends.sort().at(-1) ?? null;
};
