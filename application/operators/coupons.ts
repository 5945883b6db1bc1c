import { type Coupon, type Coupons, createCoupon, disableCoupon } from '#application/billing/public.ts';
import { badCursor, type PageWanted } from '#application/engine/ports/read-models.ts';
import type { Services } from '#application/services.ts';
import { isRefusal, refuse } from '#domain/decider.ts';
import { actAsOperator, type OperatorName } from './operator-action.ts';

type Parts = Pick<Services, 'log' | 'clock'> & Readonly<{ payments: Coupons }>;
type Doing = Readonly<{ by: OperatorName; reason: string }>;

/** Those that can be used before the others, each by their codes. */
export const listCoupons = async (
  { payments }: Pick<Parts, 'payments'>,
  { limit, cursor = null }: PageWanted,
): Promise<Readonly<{ coupons: readonly Coupon[]; nextCursor: string | null }>> => {
  const coupons = [...(await payments.coupons())];
  coupons.sort((one, other) => Number(other.good) - Number(one.good) || (one.code < other.code ? -1 : 1));
  const before = cursor === null ? -1 : coupons.findIndex(({ code }) => code === cursor);
  if (cursor !== null && before === -1) throw badCursor();
  const page = coupons.slice(before + 1, before + 1 + limit);
  const isLast = before + 1 + page.length >= coupons.length;
  return { coupons: page, nextCursor: isLast ? null : (page.at(-1)?.code ?? null) };
};

/** `code` null draws one by chance. */
export const createCouponAs = (
  services: Parts,
  { by, reason, ...wanted }: Doing & Parameters<typeof createCoupon>[1],
) =>
  actAsOperator(
    services,
    { by, reason, action: 'coupon.create', targets: wanted.code ? [wanted.code] : [] },
    async () => {
      const coupon = await createCoupon(services, wanted);
      return isRefusal(coupon) ? refuse(coupon.refused) : { coupon };
    },
  );

export const disableCouponAs = (services: Parts, { by, reason, code }: Doing & Readonly<{ code: string }>) =>
  actAsOperator(services, { by, reason, action: 'coupon.disable', targets: [code] }, async () => {
    const coupon = await disableCoupon(services, code);
    return coupon ? { coupon } : refuse('no-such-coupon');
  });
