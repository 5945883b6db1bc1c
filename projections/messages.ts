import { MESSAGES, type MessageDocument } from '#application/inbox/messages.ts';
import type { AccountErased } from '#domain/accounts/events.ts';
import type { AnswerGiven } from '#domain/delivery/conversation/events.ts';
import type { MailIgnored, MailLeftUnanswered, MessageReceived } from '#domain/inbox/mail/events.ts';
import { everyDocumentOf, one, projector } from './engine/projector.ts';

/** The conversations outside of mail, one document a message. */
export const messages = projector<MessageReceived | AnswerGiven | MailLeftUnanswered | MailIgnored | AccountErased>()(
  MESSAGES,
  {
    version: '2',
    readsPersonal: true,
    on: {
      MessageReceived: ({ mailId, userId, at, conversationId, channel, personal: { text } }) => [
        one(mailId, () => ({ userId, at, conversationId, channel, text, state: 'waiting', answer: null })),
      ],
      AnswerGiven: ({ mailId, at, kind, template, language, personal: { name, facts } }) => [
        one(
          mailId,
          (message) =>
            message && { ...message, state: 'answered', answer: { at, kind, template, language, name, facts } },
        ),
      ],
      MailLeftUnanswered: ({ mailId }) => [unanswered(mailId)],
      MailIgnored: ({ mailId }) => [unanswered(mailId)],
      AccountErased: ({ userId }) => [everyDocumentOf(userId, () => null)],
    },
  },
);

const unanswered = (mailId: string) =>
  one<MessageDocument>(mailId, (message) => message && { ...message, state: 'unanswered' });
