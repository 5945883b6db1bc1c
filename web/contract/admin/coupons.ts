import { z } from '../schema.ts';
import { moment, nextCursor, pageQuery, reason } from './common.ts';

const whole = (least: number, most: number) => z.number().check(z.int(), z.minimum(least), z.maximum(most));

/** In percent or in cents. */
const discount = z.union([z.strictObject({ percent: whole(1, 100) }), z.strictObject({ cents: whole(1, 7500) })]);

/** `months` null is for good; `uses` null is without limit, `used` how often it was; `good`: it can be used now. */
export const coupon = z.object({
  code: z.string(),
  discount,
  months: z.nullable(z.number()),
  uses: z.nullable(z.number()),
  endsAt: z.nullable(z.string()),
  used: z.number(),
  good: z.boolean(),
});
export type Coupon = z.infer<typeof coupon>;

/** `GET /api/admin/coupons`: as the payment provider has them, those that can be used first. */
export const couponQuery = z.object(pageQuery);
export const couponList = z.object({ success: z.literal(true), coupons: z.array(coupon), nextCursor });
export type CouponList = z.infer<typeof couponList>;

/** `POST /api/admin/coupons`: `code` null draws one that nobody can guess. */
export const couponRequest = z.strictObject({
  code: z.nullable(z.string().check(z.trim(), z.minLength(8), z.maxLength(40))),
  discount,
  months: z.nullable(whole(1, 36)),
  uses: z.nullable(whole(1, 1_000_000)),
  endsAt: z.nullable(moment),
  reason,
});
export type CouponRequest = z.infer<typeof couponRequest>;

/** Also of `POST /api/admin/coupons/{code}/disable`. */
export const couponChanged = z.object({ success: z.literal(true), message: z.string(), coupon });
export type CouponChanged = z.infer<typeof couponChanged>;
