import type { Plan } from '#domain/billing/plans.ts';
import type { Event } from '#domain/event.ts';
import type { Language } from '#domain/facts.ts';

/** `userId` is the id of the account to be, which has its key already. Stream `signup-<signUpId>`. */
type Id = Readonly<{ signUpId: string; userId: number; at: string }>;

/** `phoneNumber` is E.164, or null where none was given. Nothing of it holds the address or the phone for anyone. */
export type SignUpStarted = Event<
  'SignUpStarted',
  Id &
    Readonly<{
      plan: Plan;
      coupon: string | null;
      addressName: string;
      expiresAt: string;
      personal: Readonly<{ firstName: string; lastName: string; email: string; phoneNumber: string | null }>;
    }>
>;
/** The browser it began in asks for pages in it. */
export type SignUpLanguageNoticed = Event<'SignUpLanguageNoticed', Id & Readonly<{ language: Language }>>;
/** The provider has a checkout for it, with this plan and coupon; one that was opened before is closed. */
export type CheckoutOpened = Event<
  'CheckoutOpened',
  Id & Readonly<{ checkoutId: string; plan: Plan; coupon: string | null }>
>;
/** The provider says that its checkout is paid. Ids are the provider's. */
export type SignUpPaid = Event<
  'SignUpPaid',
  Id & Readonly<{ checkoutId: string; subscriptionId: string; customerId: string }>
>;
/** The account is open. */
export type SignUpCompleted = Event<'SignUpCompleted', Id>;
/** Another sign-up had the address first: what was paid is given back. */
export type SignUpLost = Event<'SignUpLost', Id & Readonly<{ subscriptionId: string }>>;
/** Nobody paid in time; its key is destroyed. */
export type SignUpExpired = Event<'SignUpExpired', Id>;

export type SignUpEvent =
  | SignUpStarted
  | SignUpLanguageNoticed
  | CheckoutOpened
  | SignUpPaid
  | SignUpCompleted
  | SignUpLost
  | SignUpExpired;

export const signUpStarted = ({
  signUpId,
  userId,
  at,
  plan,
  coupon,
  addressName,
  expiresAt,
  personal: { firstName, lastName, email, phoneNumber },
}: SignUpStarted['data']): SignUpStarted => ({
  type: 'SignUpStarted',
  data: {
    signUpId,
    userId,
    at,
    plan,
    coupon,
    addressName,
    expiresAt,
    personal: { firstName, lastName, email, phoneNumber },
  },
});

export const signUpLanguageNoticed = ({
  signUpId,
  userId,
  at,
  language,
}: SignUpLanguageNoticed['data']): SignUpLanguageNoticed => ({
  type: 'SignUpLanguageNoticed',
  data: { signUpId, userId, at, language },
});

export const checkoutOpened = ({
  signUpId,
  userId,
  at,
  checkoutId,
  plan,
  coupon,
}: CheckoutOpened['data']): CheckoutOpened => ({
  type: 'CheckoutOpened',
  data: { signUpId, userId, at, checkoutId, plan, coupon },
});

export const signUpPaid = ({
  signUpId,
  userId,
  at,
  checkoutId,
  subscriptionId,
  customerId,
}: SignUpPaid['data']): SignUpPaid => ({
  type: 'SignUpPaid',
  data: { signUpId, userId, at, checkoutId, subscriptionId, customerId },
});

export const signUpCompleted = ({ signUpId, userId, at }: Id): SignUpCompleted => ({
  type: 'SignUpCompleted',
  data: { signUpId, userId, at },
});

export const signUpLost = ({ signUpId, userId, at, subscriptionId }: SignUpLost['data']): SignUpLost => ({
  type: 'SignUpLost',
  data: { signUpId, userId, at, subscriptionId },
});

export const signUpExpired = ({ signUpId, userId, at }: Id): SignUpExpired => ({
  type: 'SignUpExpired',
  data: { signUpId, userId, at },
});
