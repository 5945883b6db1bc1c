import { defineEvent, type EventOf } from '#domain/define-event.ts';
import { moment, userId } from '#domain/event-fields.ts';

/**
 * Somebody without an account was written to, under an id and a key of their own. The key is destroyed: nothing that is
 * left says who it was.
 */
export const strangerErased = defineEvent('StrangerErased', {
  stream: 'stranger-<userId>',
  by: ['schedule'],
  data: { userId, at: moment },
});
export type StrangerErased = EventOf<typeof strangerErased>;

export type StrangerEvent = StrangerErased;
