import type Stripe from 'stripe';
import type { BillingPages, Invoice } from '#application/billing/payments.ts';
import type { Asking } from './asking.ts';
import { idOf, listed, text, timeOf, wholeNumber } from './readings.ts';

type Parts = Readonly<{ stripe: Stripe; asking: Asking }>;

const MOST = 100;

/** Their hosted pages: the invoice has one of its own, its receipt that of the charge it was paid with. */
export const createInvoices = ({ stripe, asking }: Parts): Pick<BillingPages, 'invoices'> => ({
  async invoices(customer) {
    const [invoices, charges] = await Promise.all([
      asking.read(() => stripe.invoices.list({ customer, limit: MOST, expand: ['data.payments'] })),
      asking.read(() => stripe.charges.list({ customer, limit: MOST })),
    ]);
    const byIntent = new Map((charges ? listed(charges) : []).map((charge) => [idOf(charge.payment_intent), charge]));
    return (invoices ? listed(invoices) : [])
      .filter(({ status }) => status !== 'draft')
      .map((invoice) => invoiceOf(invoice, chargeOf(invoice, byIntent)));
  },
});

/** The charge of the payment that went through; an invoice over nothing has none. */
const chargeOf = (
  { payments }: Stripe.Invoice,
  byIntent: ReadonlyMap<string | null, Stripe.Charge>,
): Stripe.Charge | null => {
  const paid = (payments ? listed(payments) : []).filter(({ status }) => status === 'paid');
  const intents = paid.flatMap(({ payment }) => idOf(payment?.payment_intent) ?? []);
  return intents.map((intent) => byIntent.get(intent)).find((charge) => charge !== undefined) ?? null;
};

const invoiceOf = (invoice: Stripe.Invoice, charge: Stripe.Charge | null): Invoice => ({
  invoiceId: text(invoice.id),
  number: typeof invoice.number === 'string' ? invoice.number : null,
  date: timeOf(invoice.created),
  amount: wholeNumber(invoice.total),
  currency: text(invoice.currency),
  state: stateOf(invoice, charge),
  invoiceUrl: hosted(invoice.hosted_invoice_url),
  receiptUrl: hosted(charge?.receipt_url),
});

const stateOf = ({ status }: Stripe.Invoice, charge: Stripe.Charge | null): Invoice['state'] => {
  if (status === 'open') return 'open';
  if (status !== 'paid') return 'void';
  return charge?.refunded === true ? 'refunded' : 'paid';
};

/** Pages of theirs alone: a browser is sent nowhere else. */
const hosted = (url: unknown): string | null => {
  if (typeof url !== 'string' || !URL.canParse(url)) return null;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && /(^|\.)stripe\.com$/.test(hostname) ? url : null;
};
