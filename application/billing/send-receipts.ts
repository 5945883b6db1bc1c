import { addresseeOf } from '#application/accounts/public.ts';
import { requestMail } from '#application/delivery/public.ts';
import { derivedId } from '#application/engine/ids.ts';
import type { Services } from '#application/services.ts';
import type { PaymentReceiptFacts } from '#domain/delivery/mail/facts.ts';
import type { Charges } from './payments.ts';
import { subscriptionOf } from './standing.ts';

/** A notice that comes later than this after its payment is no news; payments of before this release get no receipt. */
const NEWS_MS = 3 * 24 * 60 * 60_000;

/**
 * One mail for each payment of the last days, to the account's address, however often it is asked for: the payment's own id
 * makes the mail. The provider sends none beside it (docs/operating.md).
 */
export const sendReceipts = async (
  services: Pick<Services, 'log' | 'clock'> & Readonly<{ payments: Charges }>,
  userId: number,
  subscriptionId: string,
): Promise<void> => {
  const held = await subscriptionOf(services, userId, subscriptionId);
  const addressee = held && (await addresseeOf(services, userId));
  if (!held || !addressee) return;
  const since = new Date(services.clock.now() - NEWS_MS).toISOString();
  for (const { chargeId, amount, currency, paidAt, state } of await services.payments.charges(subscriptionId, since)) {
    if (state !== 'paid' || amount === 0) continue;
    await requestMail(services, {
      mailId: derivedId('payment-receipt', userId, chargeId),
      userId,
      kind: 'payment-receipt',
      expiresAt: null,
      addressee,
      facts: {
        of: 'payment-receipt',
        amount,
        currency,
        date: paidAt,
        plan: held.plan,
      } satisfies PaymentReceiptFacts,
    });
  }
};
