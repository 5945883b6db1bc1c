import { Fault } from '#application/engine/ports/fault.ts';
import type { MailKind } from '#domain/delivery/mail/events.ts';
import type { Language } from '#domain/facts.ts';
import { type Template, wordingOf } from '../template.ts';
import { addressChanged, addressConfirm, addressTaken } from './address-mails.ts';
import { answer, answerBriefly, answerHumanly, answerKindly } from './answer.ts';
import { deletionReceipt, paymentFailed, refundGiven, renewalAhead, subscriptionCancelled } from './billing-mails.ts';
import { checkIn, checkInWithMemory } from './check-in.ts';
import { documentMail } from './document-mail.ts';
import { feedback } from './feedback.ts';
import { heldMailEnds, isThisYou, roleAnswer, roleMail } from './held-mails.ts';
import { insight, insightTold } from './insight.ts';
import { notUnderstood, notUnderstoodOrLast } from './not-understood.ts';
import { post } from './post.ts';
import { postMissed } from './post-missed.ts';
import {
  loginLink,
  loginLinkWithCode,
  noAccount,
  signUpAgain,
  welcome,
  welcomeWithLastingLink,
} from './sign-in-mails.ts';

/**
 * Every wording of each kind, the first one at its beginning. What one says in each language stands in the words beside it.
 */
const wordings: Readonly<Record<MailKind, readonly Template[]>> = {
  'check-in': [wordingOf('check-in', checkIn), wordingOf('check-in', checkInWithMemory)],
  feedback: [
    wordingOf('first-feedback', feedback),
    wordingOf('answer', answer),
    wordingOf('answer', answerKindly),
    wordingOf('answer', answerHumanly),
    wordingOf('answer', answerBriefly),
  ],
  document: [wordingOf('answer', answer), wordingOf('answer', answerHumanly), wordingOf('document', documentMail)],
  post: [wordingOf('post', post), wordingOf('post-missed', postMissed)],
  insight: [wordingOf('insight', insight), wordingOf('insight-told', insightTold)],
  'is-this-you': [wordingOf('is-this-you', isThisYou)],
  'held-mail-ends': [wordingOf('held-mail-ends', heldMailEnds)],
  'role-mail': [wordingOf('role-mail', roleMail)],
  'role-answer': [wordingOf('role-answer', roleAnswer)],
  'login-link': [loginLink, loginLinkWithCode],
  'no-account': [noAccount],
  'sign-up-again': [signUpAgain],
  welcome: [welcome, welcomeWithLastingLink],
  'address-confirm': [wordingOf('address-confirm', addressConfirm)],
  'address-changed': [wordingOf('address-changed', addressChanged)],
  'address-taken': [addressTaken],
  'payment-failed': [wordingOf('payment-failed', paymentFailed)],
  'subscription-cancelled': [wordingOf('subscription-cancelled', subscriptionCancelled)],
  'refund-given': [wordingOf('refund-given', refundGiven)],
  'renewal-ahead': [wordingOf('renewal-ahead', renewalAhead)],
  'deletion-receipt': [wordingOf('deletion-receipt', deletionReceipt)],
  'not-understood': [notUnderstood, wordingOf('not-understood', notUnderstoodOrLast)],
};

/** The first wording that is more than English: those before it were sent before there were other languages. */
const FIRST_IN_ALL: Partial<Readonly<Record<MailKind, number>>> = {
  'check-in': 2,
  feedback: 3,
  welcome: 2,
  'not-understood': 2,
};

/**
 * The wording that an event names, counted from 1 and alike in all languages. A release that does not have it in that one
 * says so: `unknown-template`.
 */
export const templateOf = (kind: MailKind, version: number, language: Language): Template => {
  const isThere = language === 'en' || version >= (FIRST_IN_ALL[kind] ?? 1);
  const template = isThere ? wordings[kind][version - 1] : undefined;
  if (!template) throw new Fault('unknown-template', `there is no template ${version} of ${kind} in ${language}`);
  return template;
};
