import { MESSAGE_THREADS, type MessageThreadDocument } from '#application/inbox/message-threads.ts';
import type { AccountErased } from '#domain/accounts/events.ts';
import type { AnswerGiven, ConversationClosed, ConversationOpened } from '#domain/delivery/conversation/events.ts';
import type { MailRequested } from '#domain/delivery/mail/events.ts';
import type { MailUnderstood, MessageReceived } from '#domain/inbox/mail/events.ts';
import type { MailFoundUnreadable } from '#domain/inbox/mail/needs-you-events.ts';
import { everyDocumentOf, one, projector } from './engine/projector.ts';

type Said = Readonly<{ conversationId: string; userId: number; at: string }>;
type Event =
  | ConversationOpened
  | ConversationClosed
  | MessageReceived
  | MailUnderstood
  | MailFoundUnreadable
  | MailRequested
  | AnswerGiven
  | AccountErased;

/** The conversations with a user, one document each: what came in counts once it is read, what goes out once it is asked for. */
export const messageThreads = projector<Event>()(MESSAGE_THREADS, {
  version: '1',
  readsPersonal: false,
  on: {
    ConversationOpened: (opened) => [noted(opened)],
    ConversationClosed: (closed) => [noted(closed, { status: 'closed' })],
    MessageReceived: (said) => [
      one(said.conversationId, (before) => before ?? { ...begun(said), channel: said.channel }),
    ],
    MailUnderstood: (said) => [received(said)],
    MailFoundUnreadable: (said) => [received(said)],
    MailRequested: ({ conversationId, mailId, ...mail }) =>
      conversationId === null ? [] : [sent({ ...mail, conversationId, mailId })],
    AnswerGiven: (said) => [counted(said, () => ({}))],
    AccountErased: ({ userId }) => [everyDocumentOf(userId, () => null)],
  },
});

const begun = ({ userId, at }: Pick<Said, 'userId' | 'at'>): MessageThreadDocument => ({
  userId,
  isShown: false,
  channel: 'mail',
  firstMailId: '',
  firstReceivedId: '',
  lastReceivedId: '',
  status: 'active',
  startDate: at,
  lastMessageDate: at,
  messageCount: 0,
});

const noted = (said: Said, change: Partial<MessageThreadDocument> = {}) =>
  one<MessageThreadDocument>(said.conversationId, (before) => ({ ...(before ?? begun(said)), ...change }));

const received = (said: Said & Readonly<{ mailId: string }>) =>
  counted(said, ({ firstReceivedId }) => ({
    firstReceivedId: firstReceivedId || said.mailId,
    lastReceivedId: said.mailId,
  }));

const sent = (said: Said & Readonly<{ mailId: string }>) =>
  counted(said, ({ messageCount, firstMailId }) => ({ firstMailId: messageCount === 0 ? said.mailId : firstMailId }));

const counted = (said: Said, change: (thread: MessageThreadDocument) => Partial<MessageThreadDocument>) =>
  one<MessageThreadDocument>(said.conversationId, (before) => {
    const thread = before ?? begun(said);
    const messageCount = thread.messageCount + 1;
    return { ...thread, ...change(thread), isShown: true, messageCount, lastMessageDate: said.at };
  });
