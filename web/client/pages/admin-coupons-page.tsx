import { CouponList } from '../features/admin/coupons/coupon-list.tsx';

/** Coupons of the payment provider. */
export default function AdminCouponsPage() {
  return <CouponList />;
}
