import type { AccountErased } from '#domain/accounts/events.ts';
import type { AnswerGiven } from '#domain/delivery/conversation/events.ts';
import type { MailLeftUnanswered, MailSetAside, MessageReceived } from '#domain/inbox/mail/events.ts';
import type { JsonObject } from '#domain/json.ts';
import { everyDocumentOf, one, projector } from './engine/projector.ts';

/** A message of the web, or a text, with its answer: what that is rendered from. `unanswered`: none will come. */
export type MessageDocument = Readonly<{
  userId: number;
  at: string;
  conversationId: string;
  channel: 'web' | 'text';
  text: string;
  state: 'waiting' | 'answered' | 'unanswered';
  answer: Readonly<{
    at: string;
    kind: AnswerGiven['data']['kind'];
    template: number;
    name: string;
    words: JsonObject;
  }> | null;
}>;

/** The conversations outside of mail, one document a message. */
export const messages = projector<
  MessageReceived | AnswerGiven | MailLeftUnanswered | MailSetAside | AccountErased
>()<MessageDocument>({
  name: 'messages',
  version: '1',
  readsPersonal: true,
  indexes: [
    ['userId', 'at'],
    ['userId', 'channel', 'at'],
  ],
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
});

const unanswered = (mailId: string) =>
  one<MessageDocument>(mailId, (message) => message && { ...message, state: 'unanswered' });
