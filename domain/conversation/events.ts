import type { Event } from '../event.ts';

type Id = Readonly<{ conversationId: string; userId: number; at: string }>;

/** A conversation has a reply address of its own, good until it is closed. Stream `conversation-<conversationId>`. */
export type ConversationOpened = Event<'ConversationOpened', Id>;
export type ConversationClosed = Event<'ConversationClosed', Id>;

export type ConversationEvent = ConversationOpened | ConversationClosed;

export const conversationOpened = ({ conversationId, userId, at }: Id): ConversationOpened => ({
  type: 'ConversationOpened',
  data: { conversationId, userId, at },
});

export const conversationClosed = ({ conversationId, userId, at }: Id): ConversationClosed => ({
  type: 'ConversationClosed',
  data: { conversationId, userId, at },
});
