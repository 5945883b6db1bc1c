import type { MailRequest } from '#domain/incoming-mail/events.ts';
import type { Analysis } from '#domain/win/events.ts';

/** The plain words that each kind of mail is rendered from, as `MailRequested.personal.words` carries them. */
export type CheckInWords = Readonly<{ question: string }>;
export type LoginLinkWords = Readonly<Record<string, never>>;
export type NotUnderstoodWords = Readonly<Record<string, never>>;
/** `more` wins were understood beyond those named. No win and no request: a day with nothing to report. */
export type FeedbackWords = Readonly<{
  wins: readonly (Analysis & Readonly<{ text: string }>)[];
  more: number;
  requests: readonly MailRequest[];
}>;

/** Nobody has an account under the address that a login link was asked for. */
export type NoAccountWords = Readonly<Record<string, never>>;
/** Somebody signed up with the address of an account: a way to sign in. */
export type SignUpAgainWords = Readonly<Record<string, never>>;
/** Its link signs in and its reply address is read like any other: either proves the address. */
export type WelcomeWords = Readonly<Record<string, never>>;
/** To the new address; its link makes it the account's. */
export type AddressConfirmWords = Readonly<{ before: string }>;
/** To the owner of an account whose address another account wanted. */
export type AddressTakenWords = Readonly<Record<string, never>>;
/** To the old address: what took its place. */
export type AddressChangedWords = Readonly<{ after: string }>;
/** Until when everything stays open: ISO 8601. */
export type PaymentFailedWords = Readonly<{ accessUntil: string }>;
export type SubscriptionCancelledWords = Readonly<{ accessUntil: string }>;
/** `cancelled` says that a subscription was ended with the account. */
export type DeletionReceiptWords = Readonly<{ cancelled: boolean }>;
