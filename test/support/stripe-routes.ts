import { type Fields, refusal, type StripeAnswer, type StripeCall } from './stripe-calls.ts';
import {
  billShape,
  chargeShape,
  codeShape,
  couponShape,
  givenBackOf,
  intentShape,
  list,
  sessionShape,
  subscriptionShape,
} from './stripe-shapes.ts';
import type { Bill, Code, Session, StripeState, Sub } from './stripe-state.ts';

type Route = (state: StripeState, params: Fields, id: string) => StripeAnswer;

/** Answers one call as Stripe documents it; 404 for what it does not know. */
export const stripeRoutes = (state: StripeState, { method, path, params }: StripeCall): StripeAnswer => {
  for (const [pattern, route] of routes) {
    const [verb, shape = ''] = pattern.split(' ');
    const match = verb === method && new RegExp(`^/v1/${shape.replace(':id', '([^/]+)')}$`).exec(path);
    if (match) return route(state, params, decodeURIComponent(match[1] ?? ''));
  }
  return refusal(404, { message: `Unrecognized request URL (${method}: ${path})` });
};

const missing = (): StripeAnswer => refusal(404, { code: 'resource_missing' });
const ok = (body: Fields): StripeAnswer => ({ status: 200, body });

const withSession =
  (then: (state: StripeState, session: Session) => StripeAnswer): Route =>
  (state, _, id) => {
    const session = state.session(id);
    return session ? then(state, session) : missing();
  };
const withSub =
  (then: (state: StripeState, sub: Sub, params: Fields) => StripeAnswer): Route =>
  (state, params, id) => {
    const sub = state.subscription(id);
    return sub ? then(state, sub, params) : missing();
  };
const subAnswer = (state: StripeState, sub: Sub): StripeAnswer => ok(subscriptionShape(state, sub));

const openSession: Route = (state, params) => {
  const wait = Number(params.expires_at) - state.now();
  if (wait < 30 * 60 || wait > 24 * 3600) return refusal(400, { param: 'expires_at' });
  const { trial_end } = params.subscription_data as Fields;
  if (trial_end !== undefined && Number(trial_end) - state.now() < 48 * 3600)
    return refusal(400, { param: 'trial_end' });
  const code = (params.discounts as Record<string, Fields> | undefined)?.[0]?.promotion_code;
  if (code !== undefined && !state.codes.has(String(code))) return missing();
  const session: Session = { id: state.newId('cs'), params, status: 'open', subscription: null, customer: null };
  state.sessions.set(session.id, session);
  return ok(sessionShape(session));
};

const unused = (state: StripeState, sub: Sub): number =>
  sub.status === 'past_due' || sub.anchor > state.now()
    ? 0
    : Math.round((state.priceAt(sub, sub.start) * (sub.end - state.now())) / (sub.end - sub.start));

const newPrice = (params: Fields): string | undefined => {
  const price = (params.items as Record<string, Fields> | undefined)?.[0]?.price;
  return price === undefined ? undefined : String(price);
};

const updateSub = withSub((state, sub, params) => {
  if (sub.status === 'canceled') return refusal(400, {});
  const price = newPrice(params);
  if (price !== undefined) {
    const amount = state.priceAt(sub, state.now(), price) - unused(state, sub);
    if (amount > 0 && sub.cardFails) return refusal(402, { type: 'card_error', code: 'card_declined' });
    state.charge(sub, Math.max(0, amount));
    Object.assign(sub, { price, anchor: state.now(), start: state.now(), end: state.later(state.now(), price, 1) });
  }
  if (params.trial_end !== undefined) {
    if (params.proration_behavior !== 'none') return refusal(400, { param: 'proration_behavior' });
    const end = Number(params.trial_end);
    Object.assign(sub, { status: 'trialing', anchor: end, start: state.now(), end });
  }
  if (params.cancel_at_period_end !== undefined) sub.cancelAtEnd = params.cancel_at_period_end === 'true';
  if (params.cancel_at === '') sub.cancelAt = null;
  return subAnswer(state, sub);
});

const preview: Route = (state, params) => {
  const sub = state.subscription(String(params.subscription));
  if (!sub) return missing();
  const price = newPrice((params.subscription_details ?? {}) as Fields);
  const line = (start: number, end: number, proration: boolean) => ({
    period: { start, end },
    parent: { type: 'subscription_item_details', subscription_item_details: { proration } },
  });
  if (price === undefined) {
    if (sub.cancelAtEnd || sub.status === 'canceled') return refusal(404, { code: 'invoice_upcoming_none' });
    const amount = state.priceAt(sub, sub.end);
    const lines = list([line(sub.end, state.later(sub.end, sub.price, 1), false)]);
    return ok({ object: 'invoice', total: amount, amount_due: amount, currency: 'usd', period_end: sub.end, lines });
  }
  const total = state.priceAt(sub, state.now(), price) - unused(state, sub);
  const lines = list([line(state.now(), sub.end, true), line(state.now(), state.later(state.now(), price, 1), false)]);
  const period_end = state.now();
  return ok({ object: 'invoice', total, amount_due: Math.max(0, total), currency: 'usd', period_end, lines });
};

const makeCode: Route = (state, params) => {
  const taken = [...state.codes.values()].some(
    (other) =>
      state.isGood(other) &&
      !other.off &&
      String(other.params.code).toLowerCase() === String(params.code).toLowerCase(),
  );
  if (taken) return refusal(400, { message: 'An active promotion code with that code already exists.' });
  const { coupon } = params.promotion as Fields;
  const code: Code = { id: state.newId('promo'), params, coupon: String(coupon), used: 0, off: false };
  state.codes.set(code.id, code);
  return ok(codeShape(state, code));
};

const customerOf = (state: StripeState, { subscription }: Bill): string | undefined =>
  state.subscription(subscription)?.customer;

const routes: readonly (readonly [string, Route])[] = [
  ['POST checkout/sessions', openSession],
  ['GET checkout/sessions/:id', withSession((_, session) => ok(sessionShape(session)))],
  [
    'POST checkout/sessions/:id/expire',
    withSession((_, session) => {
      if (session.status !== 'open') return refusal(400, {});
      session.status = 'expired';
      return ok(sessionShape(session));
    }),
  ],
  [
    'GET subscriptions',
    (state, { starting_after, limit }) => {
      const all = state.allSubscriptions().reverse();
      const from = all.findIndex(({ id }) => id === starting_after) + 1;
      const page = all.slice(from, from + Number(limit));
      return ok(
        list(
          page.map((sub) => subscriptionShape(state, sub)),
          from + page.length < all.length,
        ),
      );
    },
  ],
  ['GET subscriptions/:id', withSub(subAnswer)],
  ['POST subscriptions/:id', updateSub],
  [
    'DELETE subscriptions/:id',
    withSub((state, sub) => {
      if (sub.status === 'canceled') return missing();
      sub.status = 'canceled';
      return subAnswer(state, sub);
    }),
  ],
  ['POST invoices/create_preview', preview],
  [
    'GET invoices',
    (state, { subscription, customer, created }) => {
      const since = Number((created as Fields | undefined)?.gte ?? 0);
      const isAsked = (bill: Bill) =>
        subscription === undefined ? customerOf(state, bill) === customer : bill.subscription === subscription;
      return ok(list(state.bills.filter((bill) => isAsked(bill) && bill.at >= since).map(billShape)));
    },
  ],
  [
    'GET charges',
    (state, { customer }) =>
      ok(
        list(
          state.bills
            .filter((bill) => bill.amount > 0 && customerOf(state, bill) === customer)
            .map((bill) => chargeShape(state, bill)),
        ),
      ),
  ],
  [
    'GET payment_intents/:id',
    (state, _, id) => {
      const bill = state.bills.find(({ intent }) => intent === id);
      return bill ? ok(intentShape(state, bill)) : missing();
    },
  ],
  [
    'GET refunds',
    (state, { payment_intent }) =>
      ok(
        list(
          state.refunds
            .filter(({ intent }) => intent === payment_intent)
            .map(({ id, status, amount, metadata }) => ({ id, object: 'refund', status, amount, metadata })),
        ),
      ),
  ],
  [
    'POST refunds',
    (state, { payment_intent, metadata }) => {
      const bill = state.bills.find(({ intent }) => intent === payment_intent);
      if (!bill) return missing();
      if (bill.disputed) return refusal(400, { code: 'charge_disputed' });
      const amount = bill.amount - givenBackOf(state, bill);
      if (amount === 0) return refusal(400, { code: 'charge_already_refunded' });
      const refund = { id: state.newId('re'), intent: bill.intent, amount, status: 'succeeded', metadata };
      state.refunds.push(refund);
      return ok({ id: refund.id, object: 'refund', status: refund.status, amount, metadata });
    },
  ],
  [
    'POST coupons',
    (state, params) => {
      const id = String(params.id);
      if (state.coupons.has(id)) return refusal(400, { code: 'resource_already_exists' });
      state.coupons.set(id, { id, params });
      return ok(couponShape(state, id));
    },
  ],
  ['GET coupons/:id', (state, _, id) => (state.coupons.has(id) ? ok(couponShape(state, id)) : missing())],
  ['POST promotion_codes', makeCode],
  [
    'POST promotion_codes/:id',
    (state, { active }, id) => {
      const code = state.codes.get(id);
      if (!code) return missing();
      if (active === 'false') code.off = true;
      return ok(codeShape(state, code));
    },
  ],
  [
    'GET promotion_codes/:id',
    (state, _, id) => {
      const code = state.codes.get(id);
      return code ? ok(codeShape(state, code)) : missing();
    },
  ],
  [
    'GET promotion_codes',
    (state, { code, coupon, starting_after, limit }) => {
      const asked = [...state.codes.values()].filter(
        (one) =>
          (code === undefined || String(one.params.code).toLowerCase() === String(code).toLowerCase()) &&
          (coupon === undefined || one.coupon === coupon),
      );
      const from = asked.findIndex(({ id }) => id === starting_after) + 1;
      const page = asked.slice(from, from + Number(limit));
      return ok(
        list(
          page.map((one) => codeShape(state, one)),
          from + page.length < asked.length,
        ),
      );
    },
  ],
  [
    'POST billing_portal/sessions',
    (_, { customer }) =>
      String(customer).startsWith('cus_')
        ? ok({ id: 'bps_1', url: 'https://billing.stripe.test/p/session/1' })
        : missing(),
  ],
];
