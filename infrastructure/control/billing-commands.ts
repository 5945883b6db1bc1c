import { createCoupon, disableCoupon } from '#application/billing/coupons.ts';
import type { Coupon, Discount } from '#application/billing/payments.ts';
import { type Reconciliation, reconcileBilling } from '#application/billing/reconcile-billing.ts';
import type { Services } from '#application/services.ts';
import type { MayBeReasoned } from './by-operator.ts';
import { CommandFailed } from './command-failed.ts';

type CouponWords = Readonly<{
  code: string | null;
  discount: Discount;
  months: number | null;
  uses: number | null;
  endsAt: string | null;
}>;

const failures = {
  'bad-code': 'a code is 8 to 40 letters and digits: shorter ones can be guessed',
  'code-taken': 'there is a coupon with this code already',
  ended: 'a coupon that has ended is of no use to anyone',
  'refused-by-provider': 'the payment provider did not accept this coupon',
} as const;

/** What operators ask about money. */
export const createBillingCommands = (services: Services) => ({
  async 'billing reconcile'(): Promise<Reconciliation> {
    return reconcileBilling(services);
  },
  async 'coupon create'(wanted: CouponWords & MayBeReasoned): Promise<{ coupon: Coupon }> {
    const coupon = await createCoupon(services, wanted);
    if ('refused' in coupon) throw new CommandFailed(failures[coupon.refused]);
    return { coupon };
  },
  /** Those that can be used before the others, each by their codes. */
  async 'coupon list'(): Promise<{ coupons: readonly Coupon[] }> {
    const coupons = [...(await services.payments.coupons())];
    coupons.sort((one, other) => Number(other.good) - Number(one.good) || (one.code < other.code ? -1 : 1));
    return { coupons };
  },
  async 'coupon disable'({ code }: { code: string } & MayBeReasoned): Promise<{ coupon: Coupon }> {
    const coupon = await disableCoupon(services, code);
    if (!coupon) throw new CommandFailed(`there is no coupon ${code}`);
    return { coupon };
  },
});
