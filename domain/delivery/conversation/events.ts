import type { Event } from '#domain/event.ts';
import type { Facts, Language } from '#domain/facts.ts';

type Id = Readonly<{ conversationId: string; userId: number; at: string }>;

/** A conversation has a reply address of its own, good until it is closed. Stream `conversation-<conversationId>`. */
export type ConversationOpened = Event<'ConversationOpened', Id>;
export type ConversationClosed = Event<'ConversationClosed', Id>;
/** It begins with the check-in of that slot (a local date), asked at `at`. */
export type CheckInAsked = Event<'CheckInAsked', Id & Readonly<{ slot: string }>>;
/** What a message of the web, or a text, was answered with: `facts` that become sentences as those of a mail of that kind would. */
export type AnswerGivenV2 = Event<
  'AnswerGivenV2',
  Id &
    Readonly<{
      mailId: string;
      kind: 'feedback' | 'not-understood' | 'document';
      template: number;
      language: Language;
      personal: Readonly<{ name: string; facts: Facts }>;
    }>
>;

export type ConversationEvent = ConversationOpened | ConversationClosed | CheckInAsked | AnswerGivenV2;

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

export const answerGivenV2 = ({
  conversationId,
  userId,
  at,
  mailId,
  kind,
  template,
  language,
  personal: { name, facts },
}: AnswerGivenV2['data']): AnswerGivenV2 => ({
  type: 'AnswerGivenV2',
  data: { conversationId, userId, at, mailId, kind, template, language, personal: { name, facts } },
});
