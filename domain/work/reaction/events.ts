import { z } from 'zod';
import { defineEvent, type EventOf } from '#domain/define-event.ts';
import { moment } from '#domain/event-fields.ts';

/** From here on the reaction works. What older events would have asked of it is dropped. */
export const reactionStarted = defineEvent('ReactionStarted', {
  stream: 'reaction-<reaction>',
  by: ['schedule'],
  data: { reaction: z.string(), at: moment },
});
export type ReactionStarted = EventOf<typeof reactionStarted>;

export type ReactionEvent = ReactionStarted;
