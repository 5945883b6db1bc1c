/** What other subjects may know of this one. */
export { NEWEST_THREADS_FIRST, wordsOfThread } from './list-messages.ts';
export { listMails, MAILS, type MailDocument, type MailEnd } from './mails.ts';
export { MESSAGE_THREADS } from './message-threads.ts';
export { MESSAGES } from './messages.ts';
export { conversationOf } from './read-mail.ts';
export type { Refusals } from './refusals.ts';
export { answerRoleMail, mailForOperators } from './role-mail.ts';
