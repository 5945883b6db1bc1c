import { defineEvent, type EventOf } from '#domain/define-event.ts';
import { count, moment, userId } from '#domain/event-fields.ts';

/**
 * The operators have been told of `mailCount` mails to the role addresses that came in the ten minutes from `windowStart` on. It
 * holds no word of them.
 */
export const roleMailAnnounced = defineEvent('RoleMailAnnounced', {
  stream: 'rolemail-<windowStart>',
  by: ['mail server'],
  data: { userId, at: moment, windowStart: moment, mailCount: count },
});
export type RoleMailAnnounced = EventOf<typeof roleMailAnnounced>;

export type RoleMailEvent = RoleMailAnnounced;
