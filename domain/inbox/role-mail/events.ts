import type { Event } from '#domain/event.ts';

/**
 * The operators have been told of `mails` mails to the role addresses that came in the ten minutes from `since` on. No word
 * of them. Stream `rolemail-<since>`.
 */
export type RoleMailAnnounced = Event<
  'RoleMailAnnounced',
  Readonly<{ userId: number; at: string; since: string; mails: number }>
>;

export type RoleMailEvent = RoleMailAnnounced;

export const roleMailAnnounced = ({ userId, at, since, mails }: RoleMailAnnounced['data']): RoleMailAnnounced => ({
  type: 'RoleMailAnnounced',
  data: { userId, at, since, mails },
});
