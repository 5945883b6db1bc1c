import type Stripe from 'stripe';
import { paymentRefused, type Subscriptions } from '#application/billing/payments.ts';
import type { Asking } from './asking.ts';
import { idOf, isCancelled, itemOf, listed, type Prices, secondsOf, subscriptionReading } from './readings.ts';

type Parts = Readonly<{ stripe: Stripe; asking: Asking; prices: Prices }>;

export const createSubscriptions = ({ stripe, asking, prices }: Parts): Subscriptions => {
  const read = (id: string) => asking.read(() => stripe.subscriptions.retrieve(id));
  const update = (
    id: string,
    key: string,
    params: Stripe.SubscriptionUpdateParams,
    isDone: (subscription: Stripe.Subscription) => boolean,
  ) =>
    asking.act(
      key,
      (options) => stripe.subscriptions.update(id, params, options),
      async () => {
        const current = await read(id);
        return current && isDone(current) ? current : null;
      },
    );

  return {
    async subscription(id) {
      const found = await read(id);
      return found && subscriptionReading(found, prices);
    },
    async *subscriptions() {
      let after: string | null = null;
      do {
        const page: Stripe.ApiList<Stripe.Subscription> | null = await asking.read(() =>
          stripe.subscriptions.list({
            status: 'all',
            limit: 100,
            ...(after === null ? {} : { starting_after: after }),
          }),
        );
        for (const found of listed(page)) {
          const reading = subscriptionReading(found, prices);
          if (reading) yield reading;
        }
        after = page?.has_more ? idOf(page.data.at(-1)) : null;
      } while (after !== null);
    },
    async cancel(id, key) {
      await update(id, key, { cancel_at_period_end: true }, isCancelled);
    },
    async resume(id, key) {
      const current = await read(id);
      if (!current || isOver(current)) throw paymentRefused();
      if (!isCancelled(current)) return;
      const params = current.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' as const };
      await update(id, key, params, (now) => !isCancelled(now));
    },
    async postpone(id, until, key) {
      const trial_end = secondsOf(until);
      const params = { trial_end, proration_behavior: 'none' } as const;
      await update(id, key, params, (now) => now.trial_end === trial_end);
    },
    async end(id, key, { refund }) {
      const current = await read(id);
      if (!current) throw paymentRefused();
      if (refund) {
        // Should the refund be refused, it is not renewed at least. Without a key, which would only answer for the past.
        if (!isOver(current) && isRenewed(current))
          await asking.read(() => stripe.subscriptions.update(id, { cancel_at_period_end: true }));
        // Before the end, because whoever reads that it has ended takes the rest for done.
        await refundLastPayment({ stripe, asking }, id, `${key}-refund`);
      }
      // Deleting has no key: what has ended is not there to be deleted again.
      if (!isOver(current)) await asking.read(() => stripe.subscriptions.cancel(id));
    },
  };
};

/** A day of its own may lie beyond the period. */
const isRenewed = (subscription: Stripe.Subscription): boolean => {
  const { cancel_at, cancel_at_period_end } = subscription;
  const endsInTime = typeof cancel_at === 'number' && cancel_at <= itemOf(subscription).current_period_end;
  return !cancel_at_period_end && !endsInTime;
};

const isOver = ({ status }: Stripe.Subscription): boolean => status === 'canceled' || status === 'incomplete_expired';

const refundLastPayment = async (
  { stripe, asking }: Pick<Parts, 'stripe' | 'asking'>,
  subscription: string,
  key: string,
): Promise<void> => {
  const invoices = await asking.read(() =>
    stripe.invoices.list({ subscription, status: 'paid', limit: 20, expand: ['data.payments'] }),
  );
  const paid = listed(invoices).find(({ amount_paid }) => amount_paid > 0);
  const payment = paid && listed(paid.payments).find(({ status }) => status === 'paid')?.payment;
  const intent = idOf(payment?.payment_intent);
  if (intent === null) return;
  const given = async () => {
    const refunds = await asking.read(() => stripe.refunds.list({ payment_intent: intent, limit: 100 }));
    return listed(refunds).find(({ status }) => status !== 'failed' && status !== 'canceled') ?? null;
  };
  if (await given()) return;
  await asking.act(key, (options) => stripe.refunds.create({ payment_intent: intent }, options), given);
};
