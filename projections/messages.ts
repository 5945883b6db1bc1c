import { MESSAGES, type MessageDocument } from '#application/inbox/messages.ts';
import type { AccountErased } from '#domain/accounts/events.ts';
import type { AnswerGiven } from '#domain/delivery/conversation/events.ts';
import type { MailLeftUnanswered, MailSetAside, MessageReceived } from '#domain/inbox/mail/events.ts';
import { everyDocumentOf, one, projector } from './engine/projector.ts';

/** The conversations outside of mail, one document a message. */
export const messages = projector<MessageReceived | AnswerGiven | MailLeftUnanswered | MailSetAside | AccountErased>()(
  MESSAGES,
  {
    version: '1',
    readsPersonal: true,
    on: {
      MessageReceived: ({ mailId, userId, at, conversationId, channel, personal: { text } }) => [
        one(mailId, () => ({ userId, at, conversationId, channel, text, state: 'waiting', answer: null })),
      ],
      AnswerGiven: ({ mailId, at, kind, template, personal: { name, words } }) => [
        one(
          mailId,
          (message) => message && { ...message, state: 'answered', answer: { at, kind, template, name, words } },
        ),
      ],
      MailLeftUnanswered: ({ mailId }) => [unanswered(mailId)],
      MailSetAside: ({ mailId }) => [unanswered(mailId)],
      AccountErased: ({ userId }) => [everyDocumentOf(userId, () => null)],
    },
  },
);

const unanswered = (mailId: string) =>
  one<MessageDocument>(mailId, (message) => message && { ...message, state: 'unanswered' });
