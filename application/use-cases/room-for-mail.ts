import type { MailReceived } from '#domain/incoming-mail/events.ts';
import { type Limit, takeFrom } from '../limits.ts';
import { unavailable } from '../ports/fault.ts';
import type { Services } from '../services.ts';

type Mail = Pick<MailReceived['data'], 'mailId' | 'userId' | 'recipient' | 'verdict' | 'nature' | 'size'>;

const MB = 1024 * 1024;
const DAY = 24 * 60 * 60;
const roleMail: Limit = { name: 'role-mail-day', most: 200, seconds: DAY, budget: 100 * MB };
const unprovenMail: Limit = { name: 'unproven-mail-day', most: 20, seconds: DAY, budget: 50 * MB };

/**
 * Anyone may write to a role, and what nobody has proven needs no account either: each address of ours takes only so
 * much of it a day. Throws `unavailable` once that is used up; the sender's queue keeps the rest.
 */
export const takeRoom = async (services: Services, { mailId, size, ...mail }: Mail): Promise<void> => {
  const limit = limitFor(mail);
  if (limit === null) return;
  const address = JSON.stringify([mail.userId, mail.recipient]);
  if (!(await takeFrom(services, limit, address, mailId, size))) throw unavailable('room for mail without proof');
};

const limitFor = ({ recipient, verdict, nature }: Omit<Mail, 'mailId' | 'size'>): Limit | null => {
  if (recipient.kind === 'role') return roleMail;
  return recipient.kind !== 'return' && verdict === 'proven' && nature === 'personal' ? null : unprovenMail;
};
