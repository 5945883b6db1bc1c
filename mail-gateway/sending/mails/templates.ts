import { Fault } from '#application/engine/ports/fault.ts';
import type { MailKind } from '#domain/delivery/mail/events.ts';
import type { Template } from '../template.ts';
import { addressChanged } from './address-changed.ts';
import { addressConfirm } from './address-confirm.ts';
import { addressTaken } from './address-taken.ts';
import { answer, answerKindly } from './answer.ts';
import { checkIn, checkInWithMemory } from './check-in.ts';
import { deletionReceipt } from './deletion-receipt.ts';
import { feedback } from './feedback.ts';
import { heldMailEnds } from './held-mail-ends.ts';
import { insight } from './insight.ts';
import { isThisYou } from './is-this-you.ts';
import { loginLink, loginLinkWithCode } from './login-link.ts';
import { noAccount } from './no-account.ts';
import { notUnderstood, notUnderstoodOrLast } from './not-understood.ts';
import { paymentFailed } from './payment-failed.ts';
import { refundGiven } from './refund-given.ts';
import { renewalAhead } from './renewal-ahead.ts';
import { roleAnswer } from './role-answer.ts';
import { roleMail } from './role-mail.ts';
import { signUpAgain } from './sign-up-again.ts';
import { subscriptionCancelled } from './subscription-cancelled.ts';
import { welcome, welcomeWithLastingLink } from './welcome.ts';

/** Every wording of each kind, the first one at its beginning. */
const templates: Readonly<Record<MailKind, readonly Template[]>> = {
  'check-in': [checkIn, checkInWithMemory],
  feedback: [feedback, answer, answerKindly],
  document: [answer],
  insight: [insight],
  'is-this-you': [isThisYou],
  'held-mail-ends': [heldMailEnds],
  'role-mail': [roleMail],
  'role-answer': [roleAnswer],
  'login-link': [loginLink, loginLinkWithCode],
  'no-account': [noAccount],
  'sign-up-again': [signUpAgain],
  welcome: [welcome, welcomeWithLastingLink],
  'address-confirm': [addressConfirm],
  'address-changed': [addressChanged],
  'address-taken': [addressTaken],
  'payment-failed': [paymentFailed],
  'subscription-cancelled': [subscriptionCancelled],
  'refund-given': [refundGiven],
  'renewal-ahead': [renewalAhead],
  'deletion-receipt': [deletionReceipt],
  'not-understood': [notUnderstood, notUnderstoodOrLast],
};

/** The wording that an event names, counted from 1. A release that does not have it says so: `unknown-template`. */
export const templateOf = (kind: MailKind, version: number): Template => {
  const template = templates[kind][version - 1];
  if (!template) throw new Fault('unknown-template', `there is no template ${version} of ${kind}`);
  return template;
};
