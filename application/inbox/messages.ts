import { readModel } from '#application/engine/read-model.ts';
import type { AnswerGiven } from '#domain/delivery/conversation/events.ts';

/** A message of the web, or a text, with its answer: what that is rendered from. `unanswered`: none will come. */
export type MessageDocument = Readonly<{
  userId: number;
  at: string;
  conversationId: string;
  channel: 'web' | 'text';
  text: string;
  state: 'waiting' | 'answered' | 'unanswered';
  answer: GivenAnswer | null;
}>;
export type GivenAnswer = Pick<AnswerGiven['data'], 'at' | 'kind' | 'template' | 'language'> &
  AnswerGiven['data']['personal'];

/** The conversations outside of mail, one document a message. */
export const MESSAGES = readModel<MessageDocument>()({
  name: 'messages',
  indexes: [
    ['userId', 'at'],
    ['userId', 'channel', 'at'],
  ],
});
