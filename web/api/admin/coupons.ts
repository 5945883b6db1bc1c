import type { Coupon as KnownCoupon } from '#application/billing/payments.ts';
import { AUDIT } from '#application/operators/audit.ts';
import { createCouponAs, disableCouponAs, listCoupons } from '#application/operators/coupons.ts';
import { reasonOnly } from '#web/contract/admin/common.ts';
import { type Coupon, couponChanged, couponList, couponQuery, couponRequest } from '#web/contract/admin/coupons.ts';
import { route } from '../route.ts';
import { doing, pageOf, type RefusalWords, unknownPage, unlessRefused } from './acting.ts';

const notCreated: RefusalWords<'bad-code' | 'code-taken' | 'ended' | 'refused-by-provider'> = {
  'bad-code': [400, ({ operators }) => operators.badCouponCode],
  'code-taken': [409, ({ operators }) => operators.couponCodeTaken],
  ended: [400, ({ operators }) => operators.couponEnded],
  'refused-by-provider': [409, ({ operators }) => operators.declined],
};

const presentCoupon = ({ code, discount, months, uses, endsAt, used, good }: KnownCoupon): Coupon => ({
  ...{ code, discount, months, uses, endsAt, used, good },
});

export const couponRoutes = [
  route({
    method: 'get',
    path: '/api/admin/coupons',
    summary: 'Coupons at the payment provider, and how often each was used',
    answers: { 200: couponList },
    access: 'operator',
    query: couponQuery,
    async handle({ parts, query }) {
      const { coupons, nextCursor } = await listCoupons(parts, pageOf(query)).catch(unknownPage);
      return { body: { success: true, coupons: coupons.map(presentCoupon), nextCursor } };
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/coupons',
    summary: 'Create a coupon at the payment provider',
    answers: { 201: couponChanged },
    access: 'operator-action',
    body: couponRequest,
    shows: [AUDIT],
    async handle(request) {
      const outcome = await createCouponAs(request.parts, { ...request.body, ...doing(request) });
      const { result, position } = unlessRefused(outcome, notCreated);
      const body = {
        success: true,
        message: request.words.operators.couponCreated,
        coupon: presentCoupon(result.coupon),
      };
      return { status: 201, body, position };
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/coupons/:id/disable',
    summary: 'Switch a coupon off for good, by its code',
    answers: { 200: couponChanged },
    access: 'operator-action',
    body: reasonOnly,
    shows: [AUDIT],
    async handle(request) {
      const outcome = await disableCouponAs(request.parts, { ...doing(request), code: request.params.id ?? '' });
      const { result, position } = unlessRefused(outcome, {
        'no-such-coupon': [404, ({ operators }) => operators.noSuchCoupon],
      });
      const message = request.words.operators.couponDisabled;
      return { body: { success: true, message, coupon: presentCoupon(result.coupon) }, position };
    },
  }),
];
