import { defineEvent, type EventOf } from '#domain/define-event.ts';
import { moment, userId } from '#domain/event-fields.ts';

/** After a change of hour or time zone, the posts that wait for their date are due at the new hour. */
export const postTimesReviewed = defineEvent('PostTimesReviewed', {
  stream: 'posttimes-<userId>',
  by: ['user'],
  data: { userId, at: moment },
});
export type PostTimesReviewed = EventOf<typeof postTimesReviewed>;

export type PostTimesEvent = PostTimesReviewed;
