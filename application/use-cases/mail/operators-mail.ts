import { OPERATORS } from '#domain/event.ts';
import type { MailReceived } from '#domain/incoming-mail/events.ts';
import type { JsonObject } from '#domain/json.ts';
import { eventOf } from '../../event-of.ts';
import type { Services } from '../../services.ts';
import { streams } from '../../streams.ts';

/** A mail to postmaster, abuse, support or security: `from` and `subject` as it says. */
export type RoleMail = Readonly<{ id: string; at: string; role: string; from: string; subject: string; size: number }>;

/** The latest mails to the four roles, newest first. */
export const listRoleMail = async (services: Services, limit: number): Promise<readonly RoleMail[]> => {
  const { found } = await services.readModels.page<JsonObject>('mails', {
    filter: { equals: { end: 'role' } },
    sort: [['receivedAt', 'descending']],
    limit,
  });
  const mails = await Promise.all(found.map(({ id }) => receivedMail(services, id)));
  return mails.flatMap((mail) => (mail === null ? [] : rowOf(mail)));
};

const rowOf = ({
  mailId,
  at,
  recipient,
  size,
  personal: { from, subject },
}: MailReceived['data']): readonly RoleMail[] =>
  recipient.kind === 'role' ? [{ id: mailId, at, role: recipient.role, from, subject, size }] : [];

/**
 * A mail that operators may read: one to a role, or one that its user was asked about and released. Null for every other,
 * as for one that is not there.
 */
export const mailForOperators = async (services: Services, id: string): Promise<Uint8Array | null> => {
  const received = await receivedMail(services, id);
  if (!received || !(await isForOperators(services, received))) return null;
  const raw = await services.archive.get(received.userId, received.blob);
  return raw === 'destroyed' ? null : raw;
};

const isForOperators = async (
  { log }: Services,
  { mailId, userId, recipient }: MailReceived['data'],
): Promise<boolean> =>
  recipient.kind === 'role'
    ? userId === OPERATORS
    : (await log.readSealed(streams.incomingMail(mailId))).some(({ type }) => type === 'MailReleased');

const receivedMail = (services: Services, id: string): Promise<MailReceived['data'] | null> =>
  eventOf<MailReceived>(services.log, streams.incomingMail(id), 'MailReceived');
