import type { Thread } from '#domain/delivery/mail/events.ts';
import type { Event } from '#domain/event.ts';

/** `by` has answered a mail to a role address, in its thread. What they wrote is sealed with the operators' key. */
export type RoleMailAnswered = Event<
  'RoleMailAnswered',
  Readonly<{
    mailId: string;
    userId: number;
    at: string;
    answerId: string;
    by: string;
    role: string;
    personal: Readonly<{ to: string; text: string; thread: Thread | null }>;
  }>
>;

export const roleMailAnswered = ({
  mailId,
  userId,
  at,
  answerId,
  by,
  role,
  personal: { to, text, thread },
}: RoleMailAnswered['data']): RoleMailAnswered => ({
  type: 'RoleMailAnswered',
  data: { mailId, userId, at, answerId, by, role, personal: { to, text, thread } },
});
