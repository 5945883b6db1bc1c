import { accountByAddress } from '#application/accounts/public.ts';
import { type Limit, type NetworkLimits, takeForNetwork, takeFrom } from '#application/engine/limits.ts';
import { networkOf } from '#application/engine/networks.ts';
import { unavailable } from '#application/engine/ports/fault.ts';
import type { Services } from '#application/services.ts';
import type { MailReceived } from '#domain/inbox/mail/events.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'vault' | 'clock'>;

type Mail = Pick<MailReceived['data'], 'mailId' | 'userId' | 'recipient' | 'verdict' | 'nature' | 'size'> &
  Readonly<{ from: string; remoteAddress: string }>;

const MB = 1024 * 1024;
const DAY = 24 * 60 * 60;

/** What one address of ours takes a day. */
export type MailLimits = Readonly<{
  /** A role, from strangers: all of them together, and one sender's network (to all roles together). */
  role: Limit;
  roleByNetwork: NetworkLimits;
  /** The same from our own users, which strangers cannot use up: all of them together, and one. */
  roleOfUsers: Limit;
  roleByUser: Limit;
  /** An address that is known to those who were given it alone. */
  unproven: Limit;
}>;

export const mailLimits: MailLimits = {
  role: { name: 'role-mail-day', most: 500, seconds: DAY, budget: 100 * MB },
  roleByNetwork: {
    network: { name: 'role-mail-network-day', most: 40, seconds: DAY, budget: 20 * MB },
    wider: { name: 'role-mail-wider-day', most: 120, seconds: DAY, budget: 40 * MB },
  },
  roleOfUsers: { name: 'role-mail-users-day', most: 500, seconds: DAY, budget: 100 * MB },
  roleByUser: { name: 'role-mail-user-day', most: 20, seconds: DAY, budget: 40 * MB },
  unproven: { name: 'unproven-mail-day', most: 2500, seconds: DAY, budget: 250 * MB },
};

/** Whether an address is a relay of the operator's, whose mail comes from everywhere. */
export type IsRelay = (remoteAddress: string) => boolean;

/**
 * Anyone may write to a role, and what nobody has proven needs no account either: each address of ours takes only so
 * much of it a day. Throws `unavailable` once that is used up; the sender's queue keeps the rest.
 */
export const takeMailLimits = async (
  services: Parts,
  limits: MailLimits,
  isRelay: IsRelay,
  mail: Mail,
): Promise<void> => {
  const { recipient, verdict, nature } = mail;
  const isGenuine = recipient.kind !== 'return' && verdict === 'proven' && nature === 'personal';
  if (isGenuine && recipient.kind !== 'role') return;
  const taken =
    recipient.kind === 'role'
      ? await takeRoleLimits(services, limits, isRelay, mail)
      : await takeFrom(services, limits.unproven, addressOf(mail), mail.mailId, mail.size);
  if (!taken) throw unavailable('the limit of mail without proof');
};

const addressOf = ({ userId, recipient }: Mail): string => JSON.stringify([userId, recipient]);

/** The narrow budgets first: whoever meets those uses up nothing that others need. */
const takeRoleLimits = async (services: Parts, limits: MailLimits, isRelay: IsRelay, mail: Mail): Promise<boolean> => {
  const { mailId, size, from, remoteAddress } = mail;
  const take = (limit: Limit, who: string) => takeFrom(services, limit, who, mailId, size);
  const user = mail.verdict === 'proven' ? await accountByAddress(services, from) : null;
  if (user?.account.proven)
    return (await take(limits.roleByUser, String(user.userId))) && take(limits.roleOfUsers, addressOf(mail));
  const narrow = isRelay(remoteAddress)
    ? take(limits.roleByNetwork.network, from.toLowerCase())
    : takeForNetwork(services, limits.roleByNetwork, networkOf(remoteAddress), mailId, size);
  return (await narrow) && take(limits.role, addressOf(mail));
};
