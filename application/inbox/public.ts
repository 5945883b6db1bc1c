/** What other subjects may know of this one. */
export { NEWEST_THREADS_FIRST, wordsOfThread } from './list-messages.ts';
export { MAILS } from './mails.ts';
export { MESSAGE_THREADS } from './message-threads.ts';
export { MESSAGES } from './messages.ts';
export { conversationOf } from './read-mail.ts';
export type { Refusals } from './refusals.ts';
