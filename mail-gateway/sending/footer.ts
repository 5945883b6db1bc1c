import { type MailList, mailListOf } from '#application/delivery/mail-lists.ts';
import type { MailKind } from '#domain/delivery/mail/events.ts';
import type { Setting } from './template.ts';

/** What stands below every mail: why it came, how it stops where it can be stopped, and whose it is. */
export type Footer = Readonly<{
  reason: string;
  stop: Readonly<{ label: string; url: string }> | null;
  home: Readonly<{ name: string; url: string }>;
  supportEmail: string;
}>;

const ABOUT_ADDRESS = 'You get this mail because it is about the address of your account.';
const ABOUT_A_REPLY = 'You get this mail because it is about a mail to your own reply address.';
const ABOUT_SUBSCRIPTION = 'You get this mail because it is about your subscription.';

const reasons: Readonly<Record<MailKind, (brandName: string) => string>> = {
  'check-in': (brandName) => `You get this mail because check-ins are on in your ${brandName} account.`,
  feedback: (brandName) => `You get this mail because you wrote to ${brandName}.`,
  document: (brandName) => `You get this mail because you asked ${brandName} for it.`,
  'not-understood': (brandName) => `You get this mail because you wrote to ${brandName}.`,
  insight: (brandName) => `You get this mail because you chose insight mails in your ${brandName} account.`,
  'is-this-you': () => ABOUT_A_REPLY,
  'held-mail-ends': () => ABOUT_A_REPLY,
  'role-mail': (brandName) => `You get this mail because you are an operator of ${brandName}.`,
  'role-answer': (brandName) => `You get this mail because you wrote to ${brandName}.`,
  welcome: (brandName) => `You get this mail because this address was used to sign up to ${brandName}.`,
  'login-link': (brandName) => `You get this mail because this address was used to sign in to ${brandName}.`,
  'no-account': (brandName) => `You get this mail because this address was used to sign in to ${brandName}.`,
  'sign-up-again': (brandName) => `You get this mail because this address was used to sign up to ${brandName}.`,
  'address-confirm': () => ABOUT_ADDRESS,
  'address-changed': () => ABOUT_ADDRESS,
  'address-taken': () => ABOUT_ADDRESS,
  'payment-failed': () => ABOUT_SUBSCRIPTION,
  'subscription-cancelled': () => ABOUT_SUBSCRIPTION,
  'refund-given': () => ABOUT_SUBSCRIPTION,
  'renewal-ahead': () => ABOUT_SUBSCRIPTION,
  'deletion-receipt': (brandName) => `You get this mail because you deleted your ${brandName} account.`,
};

const labels: Readonly<Record<MailList, string>> = {
  'check-ins': 'Stop check-ins',
  insights: 'Stop insight mails',
};

export const footerOf = (
  kind: MailKind,
  {
    brandName,
    publicUrl,
    supportEmail,
    unsubscribe,
  }: Pick<Setting, 'brandName' | 'publicUrl' | 'supportEmail' | 'unsubscribe'>,
): Footer => {
  const list = mailListOf(kind);
  return {
    reason: reasons[kind](brandName),
    stop: list === null || unsubscribe === null ? null : { label: labels[list], url: unsubscribe },
    home: { name: brandName, url: `${publicUrl}/` },
    supportEmail,
  };
};
