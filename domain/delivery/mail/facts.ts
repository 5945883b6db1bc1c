import type { Facts } from '#domain/facts.ts';

/** Somebody wrote to a reply address without proof that it was its user: `from` and `subject` as the mail says them. */
export type IsThisYouFacts = Readonly<{ of: 'is-this-you'; from: string; subject: string; receivedAt: string }>;
/** A week before nobody can say any more whose that mail was: ISO 8601. */
export type HeldMailEndsFacts = Readonly<{
  of: 'held-mail-ends';
  from: string;
  subject: string;
  receivedAt: string;
  endsAt: string;
}>;

/** To the operators, without a word of theirs: the first few of the `count` mails that came to the role addresses. */
export type RoleMailFacts = Readonly<{
  of: 'role-mail';
  count: number;
  mails: readonly Readonly<{ id: string; role: string; at: string; size: number }>[];
}>;
/** What an operator wrote, as they wrote it; `role` is the address it comes from. */
export type RoleAnswerFacts = Readonly<{ of: 'role-answer'; text: string; role: string }>;
export const isRoleAnswer = (facts: Facts): facts is RoleAnswerFacts => facts.of === 'role-answer';

/** To the new address; its link makes it the account's in place of `before`. */
export type AddressConfirmFacts = Readonly<{ of: 'address-confirm'; before: string }>;
/** To the old address: what took its place; null where it must not be told. */
export type AddressChangedFacts = Readonly<{ of: 'address-changed'; after: string | null }>;

/** Until when everything stays open: ISO 8601. */
export type PaymentFailedFacts = Readonly<{ of: 'payment-failed'; accessUntil: string }>;
export type SubscriptionCancelledFacts = Readonly<{ of: 'subscription-cancelled'; accessUntil: string }>;
/** In cents; `date` (ISO 8601) is when it was paid. */
export type PaymentReceiptFacts = Readonly<{
  of: 'payment-receipt';
  amount: number;
  currency: string;
  date: string;
  plan: 'monthly' | 'yearly';
}>;
/** In cents; `date` (ISO 8601) is when it is charged. */
export type RefundGivenFacts = Readonly<{ of: 'refund-given'; amount: number; currency: string }>;
export type RenewalAheadFacts = Readonly<{ of: 'renewal-ahead'; amount: number; currency: string; date: string }>;
/** `cancelled` says that a subscription was ended with the account, `refund` (in cents) what goes back to the card. */
export type DeletionReceiptFacts = Readonly<{
  of: 'deletion-receipt';
  cancelled: boolean;
  refund?: Readonly<{ amount: number; currency: string }>;
}>;
