import test from 'ava';
import type { Invoice } from '#application/billing/payments.ts';
import type { BilledInvoice } from '#web/contract/billing.ts';
import { aSubscriber, SUB } from './a-subscriber.ts';

type List = Readonly<{ success: true; invoices: readonly BilledInvoice[] }>;

const invoice = (invoiceId: string, date: string): Invoice => ({
  invoiceId,
  number: null,
  date,
  amount: 1100,
  currency: 'usd',
  state: 'paid',
  invoiceUrl: `https://invoice.stripe.com/i/${invoiceId}`,
  receiptUrl: null,
});

test('what a subscriber was charged is listed with its pages, the newest first', async (t) => {
  const { call, double } = await aSubscriber(t);
  double.bill(
    `customer-of-${SUB}`,
    invoice('in_1', '2026-10-20T09:00:00.000Z'),
    invoice('in_2', '2026-11-20T09:00:00.000Z'),
  );
  double.bill('somebody else', invoice('in_3', '2026-11-21T09:00:00.000Z'));
  const { status, body } = await call<List>('GET', '/invoices');
  t.is(status, 200);
  t.deepEqual(
    body.invoices.map(({ id }) => id),
    ['in_2', 'in_1'],
  );
  t.like(body.invoices[0], { invoiceUrl: 'https://invoice.stripe.com/i/in_2', receiptUrl: null, amount: 1100 });
});

test('whoever never paid has none, and a provider that is away is told of', async (t) => {
  const free = await aSubscriber(t, { facts: null, complimentary: true });
  t.deepEqual((await free.call<List>('GET', '/invoices')).body.invoices, []);
  const { call, double } = await aSubscriber(t);
  double.becomes('away');
  t.is((await call('GET', '/invoices')).status, 503);
});
