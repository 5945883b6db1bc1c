import { mailListOf } from '#application/delivery/mail-lists.ts';
import type { MailKind } from '#domain/delivery/mail/events.ts';
import type { Setting } from './template.ts';
import { footerWords, type Reason } from './words/footer-words.ts';

/** What stands below every mail: why it came, how it stops where it can be stopped, and whose it is. Bare, who wrote alone. */
export type Footer = Readonly<{
  reason: string;
  stop: Readonly<{ label: string; url: string }> | null;
  home: Readonly<{ name: string; url: string }> | null;
  supportEmail: string | null;
}>;

const reasons: Readonly<Record<MailKind, Reason>> = {
  'check-in': 'check-ins',
  feedback: 'wrote',
  document: 'asked',
  post: 'asked',
  'not-understood': 'wrote',
  insight: 'insights',
  'is-this-you': 'reply',
  'held-mail-ends': 'reply',
  'role-mail': 'operator',
  'role-answer': 'wrote',
  welcome: 'sign-up',
  'login-link': 'sign-in',
  'no-account': 'sign-in',
  'sign-up-again': 'sign-up',
  'address-confirm': 'address',
  'address-changed': 'address',
  'address-taken': 'address',
  'payment-failed': 'subscription',
  'subscription-cancelled': 'subscription',
  'payment-receipt': 'subscription',
  'refund-given': 'subscription',
  'renewal-ahead': 'subscription',
  'deletion-receipt': 'deleted',
};

export const footerOf = (
  kind: MailKind,
  {
    language,
    brandName,
    publicUrl,
    supportEmail,
    unsubscribe,
  }: Pick<Setting, 'language' | 'brandName' | 'publicUrl' | 'supportEmail' | 'unsubscribe'>,
  isBare = false,
): Footer => {
  if (isBare) return { reason: brandName, stop: null, home: null, supportEmail: null };
  const list = mailListOf(kind);
  const { because, stop } = footerWords[language];
  return {
    reason: because[reasons[kind]](brandName),
    stop: list === null || unsubscribe === null ? null : { label: stop[list], url: unsubscribe },
    home: { name: brandName, url: `${publicUrl}/` },
    supportEmail,
  };
};
