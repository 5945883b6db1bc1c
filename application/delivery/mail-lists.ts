import type { MailKind } from '#domain/delivery/mail/events.ts';

/** What a mail belongs to, so that its reader can stop it: the check-ins with all that follows from them, or the insights. */
export type MailList = 'check-ins' | 'insights';

const lists: Readonly<Record<MailKind, MailList | null>> = {
  'check-in': 'check-ins',
  feedback: 'check-ins',
  'not-understood': 'check-ins',
  document: 'check-ins',
  post: 'check-ins',
  welcome: 'check-ins',
  'is-this-you': 'check-ins',
  'held-mail-ends': 'check-ins',
  insight: 'insights',
  'role-mail': null,
  'role-answer': null,
  // About an order, or about who gets into an account: these come only when something was done, and have to arrive.
  'login-link': null,
  'no-account': null,
  'sign-up-again': null,
  'address-confirm': null,
  'address-changed': null,
  'address-taken': null,
  'payment-receipt': null,
  'payment-failed': null,
  'subscription-cancelled': null,
  'refund-given': null,
  'renewal-ahead': null,
  'deletion-receipt': null,
};

/** Null of a mail that is about an order, or about who gets into an account. */
export const mailListOf = (kind: MailKind): MailList | null => lists[kind];
