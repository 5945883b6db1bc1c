/** What other subjects may know of this one. */
export { askToEndSubscriptions, livingSubscriptions } from './ask-to-end.ts';
export { giveUpCheckout } from './billing-checkout.ts';
export { couponCodeOf, createCoupon, disableCoupon, verifyCoupon } from './coupons.ts';
export { followSubscription } from './follow-subscription.ts';
export { giveMonth } from './give-month.ts';
export {
  type Charge,
  type Charges,
  type Checkout,
  type Checkouts,
  type Coupon,
  type Coupons,
  type Discount,
  isPaymentRefused,
  type Payer,
  SHORTEST_CHECKOUT_MS,
  type Subscriptions,
} from './payments.ts';
export { followRefund, refundOnItsWay } from './refund.ts';
export { sendReceipts } from './send-receipts.ts';
export { billingIn, standingIn, standingOfUser, subscriptionOf } from './standing.ts';
export { SUBSCRIPTIONS } from './subscriptions.ts';
