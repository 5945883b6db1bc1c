import { DateTime } from 'luxon';
import type { Clock } from '#application/engine/ports/clock.ts';
import { plans } from '#domain/billing/plans.ts';
import type { Fields } from './stripe-calls.ts';

/** Times are seconds since 1970, amounts cents. */
export type Session = {
  id: string;
  params: Fields;
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
  customer: string | null;
};
export type Sub = {
  id: string;
  customer: string;
  metadata: unknown;
  price: string;
  anchor: number;
  start: number;
  end: number;
  status: 'active' | 'trialing' | 'past_due' | 'canceled';
  cancelAtEnd: boolean;
  cancelAt: number | null;
  cardFails: boolean;
  coupon: string | null;
  discountUntil: number | null;
};
export type Bill = { id: string; subscription: string; amount: number; intent: string; at: number; disputed: boolean };
type GivenBack = { id: string; intent: string; amount: number; status: string; metadata: unknown };
type Discounting = { id: string; params: Fields };
export type Code = { id: string; params: Fields; coupon: string; used: number; off: boolean };

export type StripeState = ReturnType<typeof createStripeState>;

/** What the double remembers; payments fall due by the clock. */
export const createStripeState = (clock: Clock, prices: Readonly<{ monthly: string; yearly: string }>) => {
  const now = () => Math.floor(clock.now() / 1000);
  const sessions = new Map<string, Session>();
  const subscriptions = new Map<string, Sub>();
  const coupons = new Map<string, Discounting>();
  const codes = new Map<string, Code>();
  const bills: Bill[] = [];
  const refunds: GivenBack[] = [];
  let made = 0;
  const newId = (kind: string) => `${kind}_${++made}`;

  const planOf = (price: string) => plans[price === prices.monthly ? 'monthly' : 'yearly'];
  const later = (from: number, price: string, count: number) =>
    DateTime.fromSeconds(from, { zone: 'utc' })
      .plus({ months: planOf(price).months * count })
      .toSeconds();

  const priceAt = (sub: Sub, due: number, price = sub.price): number => {
    const coupon = sub.coupon === null ? undefined : coupons.get(sub.coupon)?.params;
    const { cents } = planOf(price);
    if (!coupon || (sub.discountUntil !== null && due >= sub.discountUntil)) return cents;
    const off = coupon.percent_off ? (cents * Number(coupon.percent_off)) / 100 : Number(coupon.amount_off);
    return Math.max(0, Math.round(cents - off));
  };

  const charge = (sub: Sub, amount: number): void => {
    bills.unshift({ id: newId('in'), subscription: sub.id, amount, intent: newId('pi'), at: now(), disputed: false });
  };

  /** What has come due since anybody looked. */
  const roll = (sub: Sub): Sub => {
    while (sub.status !== 'canceled' && sub.end <= now()) {
      if (sub.cancelAtEnd || sub.cancelAt !== null) {
        sub.status = 'canceled';
        break;
      }
      sub.start = sub.end;
      let count = 1;
      while (later(sub.anchor, sub.price, count) <= sub.start) count += 1;
      sub.end = later(sub.anchor, sub.price, count);
      sub.status = sub.cardFails ? 'past_due' : 'active';
      if (!sub.cardFails) charge(sub, priceAt(sub, sub.start));
    }
    return sub;
  };

  const begin = (session: Session, cardFails: boolean): void => {
    const data = session.params.subscription_data as Fields;
    const price = String((session.params.line_items as Record<string, Fields>)[0]?.price);
    const starts = Number(data.trial_end ?? data.billing_cycle_anchor ?? now());
    const code = codeOf(session);
    const params = code && coupons.get(code.coupon)?.params;
    const months = params?.duration === 'forever' ? null : Number(params?.duration_in_months ?? 1);
    const sub: Sub = {
      id: newId('sub'),
      customer: String(session.params.customer ?? newId('cus')),
      metadata: data.metadata,
      price,
      anchor: starts,
      start: now(),
      end: starts > now() ? starts : later(starts, price, 1),
      status: data.trial_end ? 'trialing' : 'active',
      cancelAtEnd: false,
      cancelAt: null,
      cardFails,
      coupon: code?.coupon ?? null,
      discountUntil: months && DateTime.fromSeconds(starts, { zone: 'utc' }).plus({ months }).toSeconds(),
    };
    subscriptions.set(sub.id, sub);
    if (starts === now()) charge(sub, priceAt(sub, starts));
    if (code) code.used += 1;
    Object.assign(session, { status: 'complete', subscription: sub.id, customer: sub.customer });
  };

  const codeOf = (session: Session): Code | undefined => {
    const discounts = session.params.discounts as Record<string, Fields> | undefined;
    return codes.get(String(discounts?.[0]?.promotion_code));
  };

  const session = (id: string): Session | undefined => {
    const found = sessions.get(id);
    if (found?.status === 'open' && Number(found.params.expires_at) <= now()) found.status = 'expired';
    return found;
  };

  return {
    now,
    newId,
    prices,
    sessions,
    session,
    subscription: (id: string) => {
      const found = subscriptions.get(id);
      return found && roll(found);
    },
    allSubscriptions: () => [...subscriptions.values()].map(roll),
    coupons,
    codes,
    bills,
    refunds,
    later,
    priceAt,
    charge,
    isGood: ({ params, used }: Code) =>
      (params.expires_at === undefined || now() < Number(params.expires_at)) &&
      (params.max_redemptions === undefined || used < Number(params.max_redemptions)),
    /** As somebody at Stripe's page. */
    pay(id: string, outcome: 'pay' | 'decline' | 'decline-later'): 'paid' | 'declined' | 'closed' {
      const found = session(id);
      if (found?.status !== 'open') return found?.status === 'complete' ? 'paid' : 'closed';
      if (outcome === 'decline') return 'declined';
      begin(found, outcome === 'decline-later');
      return 'paid';
    },
  };
};
