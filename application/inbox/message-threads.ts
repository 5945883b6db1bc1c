import { readModel } from '#application/engine/read-model.ts';

/**
 * A conversation by its id, without a word of it. `isShown` once it holds a message. `firstMailId` is our mail that it
 * began with, '' where the user began it; `firstReceivedId` and `lastReceivedId` are what came in, '' for nothing yet.
 */
export type MessageThreadDocument = Readonly<{
  userId: number;
  isShown: boolean;
  channel: 'mail' | 'web' | 'text';
  firstMailId: string;
  firstReceivedId: string;
  lastReceivedId: string;
  status: 'active' | 'closed';
  startDate: string;
  lastMessageDate: string;
  messageCount: number;
}>;

/** The conversations with a user, one document each. */
export const MESSAGE_THREADS = readModel<MessageThreadDocument>()({
  name: 'message-threads',
  indexes: [['userId', 'isShown', 'lastMessageDate']],
});
