import { z } from 'zod';
import { defineEvent, type EventOf, type EventsIn } from '#domain/define-event.ts';
import { count, date, facts, id, language, moment, userId } from '#domain/event-fields.ts';

const conversation = { conversationId: id, userId, at: moment };
const stream = 'conversation-<conversationId>';

/** A conversation has a reply address of its own, good until it is closed. */
export const conversationOpened = defineEvent('ConversationOpened', {
  stream,
  by: ['user', 'schedule'],
  data: conversation,
});
export type ConversationOpened = EventOf<typeof conversationOpened>;

/** Its reply address is good no more. */
export const conversationClosed = defineEvent('ConversationClosed', {
  stream,
  by: ['user', 'schedule'],
  data: conversation,
});
export type ConversationClosed = EventOf<typeof conversationClosed>;

/** The conversation begins with the check-in of that slot, a local date. */
export const checkInQuestionAsked = defineEvent('CheckInQuestionAsked', {
  stream,
  by: ['schedule'],
  data: { ...conversation, slot: date },
});

/**
 * What a message of the web, or a text, was answered with. `facts` become sentences as those of a mail of that kind do:
 * by the `template`, counted from 1, in that language.
 */
export const answerGiven = defineEvent('AnswerGiven', {
  stream,
  by: ['user'],
  data: {
    ...conversation,
    mailId: id,
    kind: z.enum(['feedback', 'not-understood', 'document']),
    template: count,
    language,
  },
  personal: { name: z.string(), facts },
});
export type AnswerGiven = EventOf<typeof answerGiven>;

export type ConversationEvent = EventsIn<typeof import('./events.ts')>;
