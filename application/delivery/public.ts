/** What other subjects may know of this one. */
export type { IncomingText } from './carrier.ts';
export type { AnswerPart, AnswerPiece, MailComposer } from './mail-composer.ts';
export { mailListOf } from './mail-lists.ts';
export { noteDeliveryFailure } from './note-delivery-failure.ts';
export { notePolicyRefusal, policyRefusals } from './policy-refusals.ts';
export {
  checkedFacts,
  type MailToRequest,
  requestMail,
  requestText,
} from './request-delivery.ts';
export { SENT_MAILS, type SentMailDocument, type SentState } from './sent-mails.ts';
export { isTextLeft } from './texts-in-all.ts';
