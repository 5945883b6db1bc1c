import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { type Coupon, type Discount, type NewCoupon, paymentRefused } from '#application/billing/payments.ts';
import type { Clock } from '#application/engine/ports/clock.ts';
import { CURRENCY } from '#domain/billing/plans.ts';
import type { Asking } from './asking.ts';
import { malformedAnswer } from './faults.ts';
import { idOf, listed, needed, secondsOf, text, timeOf, wholeNumber } from './readings.ts';

export interface StripeCoupons {
  read(code: string): Promise<Coupon | null>;
  create(coupon: NewCoupon, key: string): Promise<Coupon>;
  disable(code: string, key: string): Promise<Coupon | null>;
  all(): Promise<readonly Coupon[]>;
  /** The id that a checkout takes; `payment-refused` unless it can be used now. */
  goodCode(code: string): Promise<string>;
}

type Parts = Readonly<{ stripe: Stripe; asking: Asking; clock: Clock }>;

/** Theirs are two things: what is taken off, and the code that one types for it. */
export const createCoupons = ({ stripe, asking, clock }: Parts): StripeCoupons => {
  const find = async (params: Stripe.PromotionCodeListParams): Promise<Stripe.PromotionCode | null> => {
    const page = await asking.read(() =>
      stripe.promotionCodes.list({ ...params, limit: 100, expand: [`data.${DISCOUNT}`] }),
    );
    const all = listed(page);
    return all.find(({ active }) => active) ?? all[0] ?? null;
  };
  const findCode = async (code: string) => (CODE.test(code) ? find({ code }) : null);

  const makeDiscount = (coupon: NewCoupon, id: string, key: string) =>
    asking.act(
      `${key}-discount`,
      (options) => stripe.coupons.create(discountParams(coupon, id), options),
      () => asking.read(() => stripe.coupons.retrieve(id)),
    );

  return {
    async read(code) {
      const found = await findCode(code);
      return found && couponOf(found, discountIn(found), clock.now());
    },
    async create(coupon, key) {
      const id = `cairn-${createHash('sha256').update(key).digest('hex').slice(0, 32)}`;
      const discount = await makeDiscount(coupon, id, key);
      const made = await asking.act(
        `${key}-code`,
        (options) => stripe.promotionCodes.create(codeParams(coupon, id), options),
        () => find({ coupon: id }),
      );
      return couponOf(made, discount, clock.now());
    },
    async disable(code, key) {
      const found = await findCode(code);
      if (!found) return null;
      const id = text(found.id);
      const isOff = async () => {
        const current = await asking.read(() => stripe.promotionCodes.retrieve(id, { expand: [DISCOUNT] }));
        return current && current.active === false ? current : null;
      };
      const off =
        found.active === true
          ? await asking.act(
              key,
              (options) => stripe.promotionCodes.update(id, { active: false, expand: [DISCOUNT] }, options),
              isOff,
            )
          : found;
      return couponOf(off, discountIn(off), clock.now());
    },
    async all() {
      const coupons: Coupon[] = [];
      let after: string | null = null;
      do {
        const page: Stripe.ApiList<Stripe.PromotionCode> | null = await asking.read(() =>
          stripe.promotionCodes.list({
            limit: 100,
            expand: [`data.${DISCOUNT}`],
            ...(after === null ? {} : { starting_after: after }),
          }),
        );
        const codes = page ? listed(page) : [];
        coupons.push(...codes.map((code) => couponOf(code, discountIn(code), clock.now())));
        after = page?.has_more ? idOf(codes.at(-1)) : null;
      } while (after !== null);
      return coupons;
    },
    async goodCode(code) {
      const found = await findCode(code);
      if (!found || !couponOf(found, discountIn(found), clock.now()).good) throw paymentRefused();
      return text(found.id);
    },
  };
};

const DISCOUNT = 'promotion.coupon';

/** What they let a code be made of. */
const CODE = /^[A-Za-z0-9-]{1,500}$/;

const discountParams = ({ code, discount, months }: NewCoupon, id: string): Stripe.CouponCreateParams => ({
  id,
  name: code.slice(0, 40),
  ...('percent' in discount ? { percent_off: discount.percent } : { amount_off: discount.cents, currency: CURRENCY }),
  ...(months === null
    ? { duration: 'forever' }
    : months === 1
      ? { duration: 'once' }
      : { duration: 'repeating', duration_in_months: months }),
});

/** The end and the number of uses stand on the code. */
const codeParams = ({ code, uses, endsAt }: NewCoupon, coupon: string): Stripe.PromotionCodeCreateParams => ({
  promotion: { type: 'coupon', coupon },
  code,
  ...(uses === null ? {} : { max_redemptions: uses }),
  ...(endsAt === null ? {} : { expires_at: secondsOf(endsAt) }),
});

const discountIn = ({ promotion }: Stripe.PromotionCode): Stripe.Coupon => {
  const coupon = promotion?.coupon;
  if (typeof coupon !== 'object' || coupon === null) throw malformedAnswer();
  return coupon;
};

const couponOf = (code: Stripe.PromotionCode, coupon: Stripe.Coupon, now: number): Coupon => {
  const uses = code.max_redemptions ?? coupon.max_redemptions ?? null;
  const ends = code.expires_at ?? coupon.redeem_by ?? null;
  const [used, endsAt] = [wholeNumber(code.times_redeemed), ends === null ? null : timeOf(ends)];
  const inTime = endsAt === null || now < Date.parse(endsAt);
  return {
    code: text(code.code),
    discount: discountOf(coupon),
    months: monthsOf(coupon),
    uses: uses === null ? null : wholeNumber(uses),
    endsAt,
    used,
    good: code.active === true && coupon.valid === true && inTime && (uses === null || used < uses) && isForAll(code),
  };
};

const discountOf = ({ percent_off, amount_off }: Stripe.Coupon): Discount =>
  typeof percent_off === 'number' ? { percent: percent_off } : { cents: wholeNumber(needed(amount_off)) };

const monthsOf = ({ duration, duration_in_months }: Stripe.Coupon): number | null => {
  if (duration === 'forever') return null;
  return duration === 'once' ? 1 : wholeNumber(duration_in_months);
};

/** An operator may have made one that only some can use: whom they take is theirs to know, so we offer it to nobody. */
const isForAll = ({ customer, restrictions }: Stripe.PromotionCode): boolean =>
  !customer && !restrictions?.first_time_transaction && !restrictions?.minimum_amount;
