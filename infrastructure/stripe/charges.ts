import type Stripe from 'stripe';
import { type Charge, type Charges, paymentRefused } from '#application/billing/payments.ts';
import type { Asking } from './asking.ts';
import { malformedAnswer } from './faults.ts';
import { idOf, listed, metadataOf, needed, payerOf, secondsOf, text, timeOf, wholeNumber } from './readings.ts';

type Parts = Readonly<{ stripe: Stripe; asking: Asking }>;

/** A charge of ours is a payment intent of theirs: what an invoice was paid with. */
export const createCharges = ({ stripe, asking }: Parts): Charges => {
  const intentsOf = async (subscription: string, since: string): Promise<readonly string[]> => {
    const invoices = await asking.read(() =>
      stripe.invoices.list({
        subscription,
        status: 'paid',
        created: { gte: secondsOf(since) - LONGEST_PAYING_S },
        limit: 20,
        expand: ['data.payments'],
      }),
    );
    const paid = (invoices ? listed(invoices) : []).filter(({ amount_paid }) => wholeNumber(amount_paid) > 0);
    return paid.flatMap(({ payments }) =>
      listed(payments)
        .filter(({ status }) => status === 'paid')
        .flatMap(({ payment }) => idOf(payment?.payment_intent) ?? []),
    );
  };

  const refundsOf = async (payment_intent: string): Promise<readonly Stripe.Refund[]> => {
    const refunds = await asking.read(() => stripe.refunds.list({ payment_intent, limit: 100 }));
    return refunds ? listed(refunds) : [];
  };

  const chargeOf = async (intentId: string): Promise<Charge> => {
    const intent = needed(
      await asking.read(() => stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] })),
    );
    const charge = intent.latest_charge;
    if (typeof charge !== 'object' || charge === null) throw malformedAnswer();
    const left = wholeNumber(charge.amount) - wholeNumber(charge.amount_refunded);
    const state = left <= 0 ? 'given-back' : charge.disputed === true ? 'disputed' : 'paid';
    const failed = state === 'paid' && (await refundsOf(intentId)).some(hasFailed);
    return {
      chargeId: text(intent.id),
      amount: Math.max(0, left),
      currency: text(charge.currency),
      paidAt: timeOf(charge.created),
      state: failed ? 'failed' : state,
    };
  };

  return {
    async charges(subscriptionId, since) {
      const intents = await intentsOf(subscriptionId, since);
      const charges = await Promise.all(intents.map(chargeOf));
      return charges.filter(({ paidAt }) => paidAt >= since);
    },
    async giveBack(subscriptionId, chargeId, key) {
      const subscription = await asking.read(() => stripe.subscriptions.retrieve(subscriptionId));
      const payer = payerOf(subscription?.metadata);
      if (!payer) throw paymentRefused();
      const isDone = async () => (await chargeOf(chargeId)).state === 'given-back' || null;
      if (await isDone()) return;
      const metadata = { ...metadataOf(payer), subscriptionId }; // so that its notices say what they are about
      await asking
        .act<unknown>(key, (options) => stripe.refunds.create({ payment_intent: chargeId, metadata }, options), isDone)
        .catch(async (error: unknown) => {
          if (!(await isDone())) throw error; // somebody gave it back meanwhile
        });
    },
  };
};

/** An invoice is made before it is paid: a card that is declined is tried again for so long. */
const LONGEST_PAYING_S = 30 * 24 * 60 * 60;

const hasFailed = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled';
