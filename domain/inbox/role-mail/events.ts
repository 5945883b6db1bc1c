import { defineEvent, type EventOf } from '#domain/define-event.ts';
import { count, moment, userId } from '#domain/event-fields.ts';

/**
 * The operators have been told of `mails` mails to the role addresses that came in the ten minutes from `since` on. It
 * holds no word of them.
 */
export const roleMailAnnounced = defineEvent('RoleMailAnnounced', {
  stream: 'rolemail-<since>',
  by: ['mail server'],
  data: { userId, at: moment, since: moment, mails: count },
});
export type RoleMailAnnounced = EventOf<typeof roleMailAnnounced>;

export type RoleMailEvent = RoleMailAnnounced;
