import { stateOf } from '#application/engine/handle.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { subscriptions } from '#domain/billing/decider.ts';
import type { BillingPages, Invoice } from './payments.ts';

/** What a user was charged, by every subscription that they ever had, the newest first. Read at the provider. */
export const listInvoices = async (
  { log, payments }: Pick<Services, 'log'> & Readonly<{ payments: BillingPages }>,
  userId: number,
): Promise<readonly Invoice[]> => {
  const held = await stateOf(log, subscriptions, streams.subscriptions(userId));
  const customers = new Set([...held.values()].map(({ customerId }) => customerId));
  const lists = await Promise.all([...customers].map((customerId) => payments.invoices(customerId)));
  return lists.flat().toSorted((one, other) => other.date.localeCompare(one.date));
};
