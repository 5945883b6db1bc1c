import { z } from 'zod';
import { defineEvent, type EventOf } from '#domain/define-event.ts';
import { thread } from '#domain/delivery/mail/events.ts';
import { id, moment, userId } from '#domain/event-fields.ts';

/**
 * The operator `by` answered a mail to a role address, in its thread. What they wrote is sealed with the operators’ key
 * (`userId` 0).
 */
export const roleMailAnswered = defineEvent('RoleMailAnswered', {
  stream: 'mail-<mailId>',
  by: ['operator'],
  data: { mailId: id, userId, at: moment, answerId: id, operator: z.string(), role: z.string() },
  personal: { to: z.string(), text: z.string(), thread: thread.nullable() },
});
export type RoleMailAnswered = EventOf<typeof roleMailAnswered>;
