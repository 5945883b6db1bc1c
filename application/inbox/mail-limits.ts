import { accountByAddress, isNameOf } from '#application/accounts/public.ts';
import { isLeft, type Limit, type NetworkLimits, takeForNetwork, takeFrom } from '#application/engine/limits.ts';
import { networkOf } from '#application/engine/networks.ts';
import type { Services } from '#application/services.ts';
import type { MailReceived } from '#domain/inbox/mail/events.ts';
import type { KnownRecipient } from './mail-intake.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'vault' | 'clock'>;

type Mail = Pick<MailReceived['data'], 'mailId' | 'userId' | 'recipient' | 'senderVerdict' | 'nature' | 'size'> &
  Readonly<{ from: string; remoteAddress: string }>;

const MB = 1024 * 1024;
const DAY = 24 * 60 * 60;

/** Daily budgets, checked before anything of a mail is kept. */
export type MailLimits = Readonly<{
  /** A role, from strangers: all of them together, and one sender's network (to all roles together). */
  role: Limit;
  roleByNetwork: NetworkLimits;
  /** The same from our own users, which strangers cannot use up: all of them together, and one. */
  roleOfUsers: Limit;
  roleByUser: Limit;
  /** One user, of mail that is proven to be their own. Mail of strangers never uses it up. */
  genuine: Limit;
  /** One address of a user's, of all other mail. Only those who were given the address know it. */
  unproven: Limit;
  /** All addresses of one user together, of all other mail. */
  unprovenOfUser: Limit;
}>;

export const mailLimits: MailLimits = {
  role: { name: 'role-mail-day', most: 500, seconds: DAY, budget: 100 * MB },
  roleByNetwork: {
    network: { name: 'role-mail-network-day', most: 40, seconds: DAY, budget: 20 * MB },
    wider: { name: 'role-mail-wider-day', most: 120, seconds: DAY, budget: 40 * MB },
  },
  roleOfUsers: { name: 'role-mail-users-day', most: 500, seconds: DAY, budget: 100 * MB },
  roleByUser: { name: 'role-mail-user-day', most: 20, seconds: DAY, budget: 40 * MB },
  genuine: { name: 'genuine-mail-day', most: 300, seconds: DAY, budget: 100 * MB },
  unproven: { name: 'unproven-mail-day', most: 2500, seconds: DAY, budget: 250 * MB },
  // One address alone does not use it up.
  unprovenOfUser: { name: 'unproven-mail-user-day', most: 3000, seconds: DAY, budget: 300 * MB },
};

/** Whether an address is a relay of the operator's, whose mail comes from everywhere. */
export type IsRelay = (remoteAddress: string) => boolean;

/**
 * Takes a mail from the budgets of its day; false when one of them is used up, and the sender's queue keeps the mail. A mail
 * that comes again is taken once.
 */
export const takeMailLimits = async (
  services: Parts,
  limits: MailLimits,
  isRelay: IsRelay,
  mail: Mail,
): Promise<boolean> => {
  const { recipient, senderVerdict, nature, userId, mailId, size } = mail;
  const take = (limit: Limit, who: string) => takeFrom(services, limit, who, mailId, size);
  if (recipient.kind === 'role') return takeRoleLimits(services, limits, isRelay, mail);
  if (recipient.kind !== 'return' && senderVerdict === 'proven' && nature === 'personal')
    return take(limits.genuine, String(userId));
  return (await take(limits.unproven, addressOf(mail))) && take(limits.unprovenOfUser, String(userId));
};

/**
 * False when a mail from this envelope sender is sure to be over budget. The envelope proves nothing: another sender than
 * the owner is put off only once the owner's own mail would be as well. Takes nothing.
 */
export const hasRoomFor = async (
  services: Parts,
  limits: MailLimits,
  { recipient, userId, addressName }: KnownRecipient,
  { returnPath, size }: Readonly<{ returnPath: string; size: number }>,
): Promise<boolean> => {
  const isRoom = (limit: Limit, who: string) => isLeft(services, limit, who, size);
  if (recipient.kind === 'role') return true; // whose budget it is, its From says
  if (recipient.kind === 'general' || userId === null) {
    const sender = returnPath === '' ? null : await accountByAddress(services, returnPath);
    return sender === null || isRoom(limits.genuine, String(sender.userId));
  }
  const isUnprovenRoom = async () =>
    (await isRoom(limits.unproven, addressOf({ userId, recipient }))) && isRoom(limits.unprovenOfUser, String(userId));
  if (recipient.kind === 'return') return isUnprovenRoom();
  if (await isRoom(limits.genuine, String(userId))) return true;
  return !(await isNameOf(services.vault, addressName, returnPath)) && isUnprovenRoom();
};

const addressOf = ({ userId, recipient }: Pick<Mail, 'userId' | 'recipient'>): string =>
  JSON.stringify([userId, recipient]);

/** The narrow budgets first: whoever meets those uses up nothing that others need. */
const takeRoleLimits = async (services: Parts, limits: MailLimits, isRelay: IsRelay, mail: Mail): Promise<boolean> => {
  const { mailId, size, from, remoteAddress } = mail;
  const take = (limit: Limit, who: string) => takeFrom(services, limit, who, mailId, size);
  const user = mail.senderVerdict === 'proven' ? await accountByAddress(services, from) : null;
  if (user?.account.proven)
    return (await take(limits.roleByUser, String(user.userId))) && take(limits.roleOfUsers, addressOf(mail));
  const narrow = isRelay(remoteAddress)
    ? take(limits.roleByNetwork.network, from.toLowerCase())
    : takeForNetwork(services, limits.roleByNetwork, networkOf(remoteAddress), mailId, size);
  return (await narrow) && take(limits.role, addressOf(mail));
};
