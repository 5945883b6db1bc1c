import type { MailReceived } from '#domain/incoming-mail/events.ts';
import { type Limit, takeFrom } from '../../limits.ts';
import { unavailable } from '../../ports/fault.ts';
import type { Services } from '../../services.ts';

type Mail = Pick<MailReceived['data'], 'mailId' | 'userId' | 'recipient' | 'verdict' | 'nature' | 'size'>;

const MB = 1024 * 1024;
const DAY = 24 * 60 * 60;
/** What one address of ours takes a day: a role, or one that is known to those who were given it alone. */
export type RoomLimits = Readonly<{ role: Limit; unproven: Limit }>;
export const roomLimits: RoomLimits = {
  role: { name: 'role-mail-day', most: 500, seconds: DAY, budget: 100 * MB },
  unproven: { name: 'unproven-mail-day', most: 2500, seconds: DAY, budget: 250 * MB },
};

/**
 * Anyone may write to a role, and what nobody has proven needs no account either: each address of ours takes only so
 * much of it a day. Throws `unavailable` once that is used up; the sender's queue keeps the rest.
 */
export const takeRoom = async (
  services: Services,
  limits: RoomLimits,
  { mailId, size, ...mail }: Mail,
): Promise<void> => {
  const limit = limitFor(limits, mail);
  if (limit === null) return;
  const address = JSON.stringify([mail.userId, mail.recipient]);
  if (!(await takeFrom(services, limit, address, mailId, size))) throw unavailable('room for mail without proof');
};

const limitFor = (
  { role, unproven }: RoomLimits,
  { recipient, verdict, nature }: Omit<Mail, 'mailId' | 'size'>,
): Limit | null => {
  if (recipient.kind === 'role') return role;
  return recipient.kind !== 'return' && verdict === 'proven' && nature === 'personal' ? null : unproven;
};
