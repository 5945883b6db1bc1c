import type Stripe from 'stripe';
import { type CheckoutOrder, type Checkouts, isPaymentRefused, paymentRefused } from '#application/billing/payments.ts';
import type { Asking } from './asking.ts';
import type { StripeCoupons } from './coupons.ts';
import { checkoutReading, idOf, listed, metadataOf, type Prices, secondsOf, text } from './readings.ts';

type Parts = Readonly<{ stripe: Stripe; asking: Asking; coupons: StripeCoupons; prices: Prices }>;

export const createCheckouts = ({ stripe, asking, coupons, prices }: Parts): Checkouts => {
  const read = (id: string) => asking.read(() => stripe.checkout.sessions.retrieve(id));

  /** The one that this order has made already: none is open for longer than a day. */
  const openOf = async (key: string): Promise<Stripe.Checkout.Session | null> => {
    let after: string | null = null;
    for (let page = 0; page < PAGES; page += 1) {
      const params: Stripe.Checkout.SessionListParams = { status: 'open', limit: 100 };
      if (after !== null) params.starting_after = after;
      const list: Stripe.ApiList<Stripe.Checkout.Session> | null = await asking.read(() =>
        stripe.checkout.sessions.list(params),
      );
      const sessions = listed(list);
      const made = sessions.find(({ metadata }) => metadata?.order === key);
      after = list?.has_more ? idOf(sessions.at(-1)) : null;
      if (made || after === null) return made ?? null;
    }
    return null;
  };

  return {
    sandbox: false,
    async openCheckout(order) {
      const promotionCode = order.coupon === null ? null : await coupons.goodCode(order.coupon);
      const { id, url } = await asking.act(
        order.key,
        (options) => stripe.checkout.sessions.create(sessionOf(order, prices, promotionCode), options),
        () => openOf(order.key),
      );
      return { checkoutId: text(id), url: text(url) };
    },
    async checkout(id) {
      const session = await read(id);
      return session && checkoutReading(session);
    },
    async closeCheckout(id) {
      const session = await read(id);
      if (!session) throw paymentRefused();
      if (session.status !== 'open') return;
      try {
        await asking.read(() => stripe.checkout.sessions.expire(id));
      } catch (error) {
        // It may have been paid just before.
        if (!isPaymentRefused(error) || (await read(id))?.status === 'open') throw error;
      }
    },
  };
};

/** As many as a thousand checkouts open at once are looked through. */
const PAGES = 10;
/** They take a day from their now, which may be a little before ours. */
const CLOCKS_DIFFER_SECONDS = 60;

/** The same order makes the same parameters: another time they would be refused under its key. */
const sessionOf = (order: CheckoutOrder, prices: Prices, promotionCode: string | null): SessionParams => {
  const { payer, plan, email, customerId, startsAt, expiresAt, successUrl, cancelUrl } = order;
  const metadata = metadataOf(payer);
  return {
    mode: 'subscription',
    line_items: [{ price: prices[plan], quantity: 1 }],
    client_reference_id: payer.signUpId ?? String(payer.userId),
    metadata: { ...metadata, order: order.key },
    subscription_data: { metadata, ...beginningOf(order) },
    ...(customerId === null ? { customer_email: email } : { customer: customerId }),
    ...(promotionCode === null ? {} : { discounts: [{ promotion_code: promotionCode }] }),
    // What begins at a time cannot be bought later.
    expires_at: secondsOf(startsAt !== null && startsAt < expiresAt ? startsAt : expiresAt) - CLOCKS_DIFFER_SECONDS,
    success_url: successUrl,
    cancel_url: cancelUrl,
  };
};

type SessionParams = Stripe.Checkout.SessionCreateParams;

/** From so far ahead on they take a trial; what begins sooner has its payments counted from then, and none before. */
const TRIAL_MS = 48 * 60 * 60_000;

const beginningOf = ({ startsAt, expiresAt }: CheckoutOrder): Stripe.Checkout.SessionCreateParams.SubscriptionData => {
  if (startsAt === null) return {};
  if (Date.parse(startsAt) - Date.parse(expiresAt) >= TRIAL_MS) return { trial_end: secondsOf(startsAt) };
  return { billing_cycle_anchor: secondsOf(startsAt), proration_behavior: 'none' };
};
