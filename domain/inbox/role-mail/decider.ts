import type { Decider } from '#domain/decider.ts';
import { type RoleMailAnnounced, type RoleMailEvent, roleMailAnnounced } from './events.ts';

type RoleMailCommand = Readonly<{ type: 'AnnounceRoleMail'; data: RoleMailAnnounced['data'] }>;

/** How many mails of these ten minutes the operators know of. Said again where one was folded late. */
export const roleMail: Decider<Readonly<{ announced: number }>, RoleMailCommand, RoleMailEvent, never> = {
  initial: { announced: 0 },
  decide: ({ data }, { announced }) => [roleMailAnnounced({ ...data, mailCount: Math.max(announced, data.mailCount) })],
  evolve: (_state, { data }) => ({ announced: data.mailCount }),
};
