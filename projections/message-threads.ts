import { derivedId } from '#application/ids.ts';
import type { AccountErased } from '#domain/account/events.ts';
import type { AnswerGiven, ConversationClosed, ConversationOpened } from '#domain/conversation/events.ts';
import type { MailReceived, MailUnderstoodV2, MessageReceived } from '#domain/incoming-mail/events.ts';
import type { MailUnreadable } from '#domain/incoming-mail/needs-you-events.ts';
import type { MailRequested } from '#domain/outgoing-mail/events.ts';
import { everyDocumentOf, one, projector } from './projector.ts';

/**
 * A conversation by its id. `isShown` once it holds a message. `firstMailId` is our mail that it began with, '' where the
 * user began it, with `subject`. `messageId` and `inReplyToRefs` are those of the user's mails in it.
 */
export type MessageThreadDocument = Readonly<{
  userId: number;
  isShown: boolean;
  channel: 'mail' | 'web' | 'text';
  subject: string;
  firstMailId: string;
  status: 'active' | 'closed';
  startDate: string;
  lastMessageDate: string;
  messageCount: number;
  messageId: string;
  inReplyToRefs: readonly string[];
}>;

type Said = Readonly<{ conversationId: string; userId: number; at: string }>;
type Event =
  | ConversationOpened
  | ConversationClosed
  | MailReceived
  | MessageReceived
  | MailUnderstoodV2
  | MailUnreadable
  | MailRequested
  | AnswerGiven
  | AccountErased;

/** The conversations with a user, one document each: what came in counts once it is read, what goes out once it is asked for. */
export const messageThreads = projector<Event>()<MessageThreadDocument>({
  name: 'message-threads',
  version: '1',
  readsPersonal: true,
  indexes: [['userId', 'isShown', 'lastMessageDate']],
  on: {
    ConversationOpened: (opened) => [noted(opened)],
    ConversationClosed: (closed) => [noted(closed, { status: 'closed' })],
    MailReceived: (mail) => {
      const conversationId = conversationOf(mail);
      const { subject, messageId, references } = mail.personal;
      return conversationId === null
        ? []
        : [
            one(conversationId, (before) => {
              const thread = before ?? begun(mail);
              return {
                ...thread,
                subject: thread.subject || subject,
                messageId: thread.messageId || (messageId ?? ''),
                inReplyToRefs: references,
              };
            }),
          ];
    },
    MessageReceived: (said) => [
      one(said.conversationId, (before) => before ?? { ...begun(said), channel: said.channel }),
    ],
    MailUnderstoodV2: (said) => [counted(said)],
    MailUnreadable: (said) => [counted(said)],
    MailRequested: ({ conversationId, mailId, ...mail }) =>
      conversationId === null ? [] : [counted({ ...mail, conversationId }, mailId)],
    AnswerGiven: (said) => [counted(said)],
    AccountErased: ({ userId }) => [everyDocumentOf(userId, () => null)],
  },
});

/** What nobody vouches for, or a machine wrote, begins no thread and names none. */
const conversationOf = ({ mailId, recipient, verdict, nature }: MailReceived['data']): string | null => {
  if (verdict !== 'proven' || nature !== 'personal') return null;
  if (recipient.kind === 'reply') return recipient.conversationId;
  return recipient.kind === 'general' ? derivedId('conversation-of-mail', mailId) : null;
};

const begun = ({ userId, at }: Pick<Said, 'userId' | 'at'>): MessageThreadDocument => ({
  userId,
  isShown: false,
  channel: 'mail',
  subject: '',
  firstMailId: '',
  status: 'active',
  startDate: at,
  lastMessageDate: at,
  messageCount: 0,
  messageId: '',
  inReplyToRefs: [],
});

const noted = (said: Said, change: Partial<MessageThreadDocument> = {}) =>
  one<MessageThreadDocument>(said.conversationId, (before) => ({ ...(before ?? begun(said)), ...change }));

const counted = (said: Said, ourMailId = '') =>
  one<MessageThreadDocument>(said.conversationId, (before) => {
    const thread = before ?? begun(said);
    return {
      ...thread,
      isShown: true,
      firstMailId: thread.messageCount === 0 && thread.subject === '' ? ourMailId : thread.firstMailId,
      messageCount: thread.messageCount + 1,
      lastMessageDate: said.at,
    };
  });
