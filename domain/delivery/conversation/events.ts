import type { Event } from '#domain/event.ts';
import type { JsonObject } from '#domain/json.ts';

type Id = Readonly<{ conversationId: string; userId: number; at: string }>;

/** A conversation has a reply address of its own, good until it is closed. Stream `conversation-<conversationId>`. */
export type ConversationOpened = Event<'ConversationOpened', Id>;
export type ConversationClosed = Event<'ConversationClosed', Id>;
/** It begins with the check-in of that slot (a local date), asked at `at`. */
export type CheckInAsked = Event<'CheckInAsked', Id & Readonly<{ slot: string }>>;
/** What a message of the web, or a text, was answered with: rendered from `words` by that template, as a mail would be. */
export type AnswerGiven = Event<
  'AnswerGiven',
  Id &
    Readonly<{
      mailId: string;
      kind: 'feedback' | 'not-understood' | 'document';
      template: number;
      personal: Readonly<{ name: string; words: JsonObject }>;
    }>
>;

export type ConversationEvent = ConversationOpened | ConversationClosed | CheckInAsked | AnswerGiven;

export const conversationOpened = ({ conversationId, userId, at }: Id): ConversationOpened => ({
  type: 'ConversationOpened',
  data: { conversationId, userId, at },
});

export const conversationClosed = ({ conversationId, userId, at }: Id): ConversationClosed => ({
  type: 'ConversationClosed',
  data: { conversationId, userId, at },
});

export const checkInAsked = ({ conversationId, userId, at, slot }: CheckInAsked['data']): CheckInAsked => ({
  type: 'CheckInAsked',
  data: { conversationId, userId, at, slot },
});

export const answerGiven = ({
  conversationId,
  userId,
  at,
  mailId,
  kind,
  template,
  personal: { name, words },
}: AnswerGiven['data']): AnswerGiven => ({
  type: 'AnswerGiven',
  data: { conversationId, userId, at, mailId, kind, template, personal: { name, words } },
});
