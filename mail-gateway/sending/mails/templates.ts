import { Fault } from '#application/engine/ports/fault.ts';
import type { MailKind } from '#domain/delivery/mail/events.ts';
import { byFacts, type Template, templateFor } from '../template.ts';
import { addressChanged, addressConfirm, addressTaken } from './address-mails.ts';
import { answer } from './answer.ts';
import {
  deletionReceipt,
  paymentFailed,
  paymentReceipt,
  refundIssued,
  renewalAhead,
  subscriptionCancelled,
} from './billing-mails.ts';
import { checkIn } from './check-in.ts';
import { documentMail } from './document-mail.ts';
import { heldMailEnds, isThisYou, roleAnswer, roleMail } from './held-mails.ts';
import { insight, insightTold } from './insight.ts';
import { notUnderstood } from './not-understood.ts';
import { post } from './post.ts';
import { postMissed } from './post-missed.ts';
import { loginLink, noAccount, signUpAgain, welcome } from './sign-in-mails.ts';

/** The templates of each kind of mail, the first one first. Their words, in each language, stand in the `-words` file beside each. */
const templates: Readonly<Record<MailKind, readonly Template[]>> = {
  'check-in': [templateFor('check-in', checkIn)],
  feedback: [templateFor('answer', answer)],
  document: [byFacts({ answer: templateFor('answer', answer), document: templateFor('document', documentMail) })],
  post: [byFacts({ post: templateFor('post', post), 'post-missed': templateFor('post-missed', postMissed) })],
  insight: [
    byFacts({ insight: templateFor('insight', insight), 'insight-told': templateFor('insight-told', insightTold) }),
  ],
  'is-this-you': [templateFor('is-this-you', isThisYou)],
  'held-mail-ends': [templateFor('held-mail-ends', heldMailEnds)],
  'role-mail': [templateFor('role-mail', roleMail)],
  'role-answer': [templateFor('role-answer', roleAnswer)],
  'login-link': [loginLink],
  'no-account': [noAccount],
  'sign-up-again': [signUpAgain],
  welcome: [welcome],
  'address-confirm': [templateFor('address-confirm', addressConfirm)],
  'address-changed': [templateFor('address-changed', addressChanged)],
  'address-taken': [addressTaken],
  'payment-failed': [templateFor('payment-failed', paymentFailed)],
  'subscription-cancelled': [templateFor('subscription-cancelled', subscriptionCancelled)],
  'payment-receipt': [templateFor('payment-receipt', paymentReceipt)],
  'refund-given': [templateFor('refund-given', refundIssued)],
  'renewal-ahead': [templateFor('renewal-ahead', renewalAhead)],
  'deletion-receipt': [templateFor('deletion-receipt', deletionReceipt)],
  'not-understood': [templateFor('not-understood', notUnderstood)],
};

/** The template that an event names, counted from 1. A release that does not have it says so: `unknown-template`. */
export const templateOf = (kind: MailKind, version: number): Template => {
  const template = templates[kind][version - 1];
  if (!template) throw new Fault('unknown-template', `there is no template ${version} of ${kind}`);
  return template;
};
