import { Fault, hasCode } from '#application/engine/ports/fault.ts';
import type { SubscriptionFacts } from '#domain/billing/decider.ts';
import type { About } from '#domain/billing/payment-notice/events.ts';
import type { Plan } from '#domain/billing/plans.ts';

/** Whose the money is: both ids come back with every notice and every reading. */
export type Payer = Readonly<{ userId: number; signUpId: string | null }>;

/**
 * `key` makes the same order the same checkout. `customerId` is a returning customer's; `startsAt` (ISO 8601) begins a
 * subscription only then, so that nobody pays twice for a day. `expiresAt` is when an unpaid checkout ends.
 */
export type CheckoutOrder = Readonly<{
  key: string;
  payer: Payer;
  plan: Plan;
  coupon: string | null;
  email: string;
  customerId: string | null;
  startsAt: string | null;
  expiresAt: string;
  successUrl: string;
  cancelUrl: string;
}>;
/** A provider opens no checkout that ends sooner than this. */
export const SHORTEST_CHECKOUT_MS = 32 * 60_000;
export type Checkout = Readonly<{ checkoutId: string; url: string }>;
export type CheckoutReading =
  | Readonly<{ state: 'open' | 'expired' }>
  | Readonly<{ state: 'paid'; payer: Payer; subscriptionId: string; customerId: string }>;

/** `beginsAt` (ISO 8601) is from when on it is paid for: later than now for one that was ordered so. */
export type SubscriptionReading = Readonly<{ payer: Payer; facts: SubscriptionFacts; beginsAt: string }>;

/** What a card and the next invoice look like. `amount` is in cents, dates are ISO 8601. */
export type BillingDetails = Readonly<{
  paymentMethod: Readonly<{ brand: string; last4: string; expMonth: number; expYear: number }> | null;
  upcomingInvoice: Readonly<{ amount: number; date: string }> | null;
}>;
/**
 * What was charged at `date` (ISO 8601), in cents. The URLs are pages that its payer may open: the invoice, and the receipt
 * of its payment; null where there is none.
 */
export type Invoice = Readonly<{
  invoiceId: string;
  number: string | null;
  date: string;
  amount: number;
  currency: string;
  state: 'paid' | 'open' | 'refunded' | 'void';
  invoiceUrl: string | null;
  receiptUrl: string | null;
}>;
/** What changing the plan charges at once, in cents; negative is credit for later invoices. */
export type PlanChangeQuote = Readonly<{ amount: number; currency: string; nextPayment: string }>;

/**
 * What was paid for a subscription at `paidAt` (ISO 8601), in cents; `amount` is what is left of it. `given-back`: all of
 * it, or it is on its way. `failed`: that came to nothing, and the provider tries no more. `disputed`: the payer's bank
 * decides.
 */
export type Charge = Readonly<{
  chargeId: string;
  amount: number;
  currency: string;
  paidAt: string;
  state: 'paid' | 'given-back' | 'failed' | 'disputed';
}>;

export type Discount = Readonly<{ percent: number }> | Readonly<{ cents: number }>;
/** `months` null is for good, 1 once. `uses` null is without limit; `endsAt` ISO 8601. */
export type NewCoupon = Readonly<{
  code: string;
  discount: Discount;
  months: number | null;
  uses: number | null;
  endsAt: string | null;
}>;
export type Coupon = NewCoupon & Readonly<{ used: number; good: boolean }>;

export type Notice = Readonly<{ id: string; kind: string; userId: number | null; about: About }>;

/*
 * What takes the money, by role: a use case names the role that it needs. Each keeps these promises:
 * - every call has a time limit; a provider that is away, or limits us, is `unavailable`; what it refuses for good is
 *   `payment-refused`; an id it does not know is null, or `payment-refused` where something was to be done;
 * - what is done with the same `key` again is done once; the answer is the first one's;
 * - readings are fresh: what was done before is in them.
 */

/** The pages on which somebody pays. */
export interface Checkouts {
  /** Takes no money: the checkout is our own page. */
  readonly sandbox: boolean;
  openCheckout(order: CheckoutOrder): Promise<Checkout>;
  checkout(checkoutId: string): Promise<CheckoutReading | null>;
  /** Nobody can pay it any more; one that is paid stays so. */
  closeCheckout(checkoutId: string): Promise<void>;
}

/** What is paid for again and again, and how it ends. */
export interface Subscriptions {
  subscription(subscriptionId: string): Promise<SubscriptionReading | null>;
  /** Every subscription of ours that the provider has. */
  subscriptions(): AsyncIterable<SubscriptionReading>;
  /**
   * With its period, or now. `refund` gives the last payment back, before it ends; what is not given back ends with its
   * period at the latest.
   */
  cancel(subscriptionId: string, key: string): Promise<void>;
  resume(subscriptionId: string, key: string): Promise<void>;
  end(subscriptionId: string, key: string, options: Readonly<{ refund: boolean }>): Promise<void>;
  /** Its period goes on until then (ISO 8601), without another payment before. */
  postpone(subscriptionId: string, until: string, key: string): Promise<void>;
}

/** Another plan for a subscription that goes on. */
export interface PlanChanges {
  quotePlan(subscriptionId: string, plan: Plan): Promise<PlanChangeQuote>;
  changePlan(subscriptionId: string, plan: Plan, key: string): Promise<void>;
}

/** What was paid, and can be given back. */
export interface Charges {
  /** What was paid since then (ISO 8601), the newest first. */
  charges(subscriptionId: string, since: string): Promise<readonly Charge[]>;
  /** In full, once however often it is asked; what went back already is done. */
  giveBack(subscriptionId: string, chargeId: string, key: string): Promise<void>;
}

/** What a customer is shown of their card and invoices. */
export interface BillingPages {
  details(subscriptionId: string): Promise<BillingDetails | null>;
  /** What a customer was charged, the newest first, a hundred at most. */
  invoices(customerId: string): Promise<readonly Invoice[]>;
  /** The provider's own page for cards and invoices; null where there is none. */
  portal(customerId: string, returnUrl: string): Promise<string | null>;
}

export interface Coupons {
  coupon(code: string): Promise<Coupon | null>;
  createCoupon(coupon: NewCoupon, key: string): Promise<Coupon>;
  /** Nobody can pay with it any more; whoever has keeps what it took off. Null where there is no such code. */
  disableCoupon(code: string, key: string): Promise<Coupon | null>;
  /** All there are, in any order. */
  coupons(): Promise<readonly Coupon[]>;
}

/** What the provider tells by itself. */
export interface PaymentNotices {
  /**
   * Null for a notice about nothing of ours; `bad-signature` unless the provider wrote it, `bad-notice` for what is no JSON
   * object.
   */
  readNotice(raw: Uint8Array, signature: string): Promise<Notice | null>;
}

/** All roles, as a provider fills them. */
export type Payments = Checkouts &
  Subscriptions &
  PlanChanges &
  Charges &
  BillingPages &
  Coupons &
  PaymentNotices &
  Readonly<{ close(): Promise<void> }>;

export const paymentRefused = (cause?: unknown): Fault =>
  new Fault('payment-refused', 'the payment provider refused', { cause });
export const isPaymentRefused = (error: unknown): boolean => hasCode(error, 'payment-refused');
export const badSignature = (): Fault => new Fault('bad-signature', 'this notice is not from the payment provider');
export const isBadSignature = (error: unknown): boolean => hasCode(error, 'bad-signature');
/** It is signed, and no notice: trying again changes nothing. */
export const badNotice = (): Fault => new Fault('bad-notice', 'what the payment provider signed is no notice');
export const isBadNotice = (error: unknown): boolean => hasCode(error, 'bad-notice');
