import { eventOf } from '#application/engine/event-of.ts';
import { handle } from '#application/engine/handle.ts';
import { newId } from '#application/engine/ids.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import { nullIfDamaged } from '#application/engine/ports/damage.ts';
import type { PageWanted } from '#application/engine/ports/read-models.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { isMailable } from '#domain/accounts/address/decider.ts';
import { type Refusal, refuse } from '#domain/decider.ts';
import type { RoleAnswerFacts } from '#domain/delivery/mail/facts.ts';
import { OPERATORS } from '#domain/event.ts';
import { factBytes, MOST_FACT_BYTES } from '#domain/facts.ts';
import { incomingMail } from '#domain/inbox/mail/decider.ts';
import type { IncomingMailEvent, MailReceived } from '#domain/inbox/mail/events.ts';
import { MAILS } from './mails.ts';

/** A mail to postmaster, abuse, support or security: `from` and `subject` as it says; how often it was answered. */
export type RoleMail = Readonly<{
  id: string;
  at: string;
  role: string;
  from: string;
  subject: string;
  size: number;
  isAutomatic: boolean;
  answers: number;
}>;

/** The mails to the four roles, newest first, page by page. */
export const listRoleMail = async (
  services: Pick<Services, 'log' | 'readModels'>,
  { limit, cursor = null }: PageWanted,
): Promise<Readonly<{ mails: readonly RoleMail[]; nextCursor: string | null }>> => {
  const { found, nextCursor } = await services.readModels.page(MAILS, {
    filter: { equals: { end: 'role' } },
    sort: [['receivedAt', 'descending']],
    limit,
    cursor,
  });
  return { mails: (await Promise.all(found.map(({ id }) => rowOf(services, id)))).flat(), nextCursor };
};

const rowOf = async ({ log }: Pick<Services, 'log'>, id: string): Promise<readonly RoleMail[]> => {
  const events = (await log.read<IncomingMailEvent>(streams.incomingMail(id)).catch(nullIfDamaged)) ?? [];
  const received = events.find(({ type, personal }) => type === 'MailReceived' && personal !== 'destroyed');
  if (received?.type !== 'MailReceived') return [];
  const { at, recipient, nature, size, personal } = received.data;
  if (recipient.kind !== 'role') return [];
  const { from, subject } = personal;
  const answers = events.filter(({ type }) => type === 'RoleMailAnswered').length;
  return [
    {
      id,
      at,
      role: recipient.role,
      from,
      subject,
      size,
      isAutomatic: nature === 'automatic' || nature === 'unsubscribe',
      answers,
    },
  ];
};

type AnswerRefused = 'not-to-a-role' | 'wants-no-answer' | 'no-address' | 'too-long';

/** What an operator writes back to whoever wrote to a role address. It goes to nobody who asks for no answer. */
export const answerRoleMail = async (
  services: Pick<Services, 'log' | 'clock'>,
  { id, text, by }: Readonly<{ id: string; text: string; by: string }>,
): Promise<Readonly<{ answerId: string }> | Refusal<AnswerRefused>> => {
  const received = await receivedMail(services, id);
  if (received?.recipient.kind !== 'role') return refuse('not-to-a-role');
  const { from, returnPath, messageId, references, subject } = received.personal;
  if (received.nature !== 'personal' || returnPath === '') return refuse('wants-no-answer');
  if (!isMailable(from)) return refuse('no-address');
  const facts: RoleAnswerFacts = { of: 'role-answer', text, role: received.recipient.role };
  if (factBytes(facts) > MOST_FACT_BYTES) return refuse('too-long'); // asked for later, it could not be kept
  const answerId = newId(services.clock.now());
  const handled = await handle(services.log, incomingMail, streams.incomingMail(id), {
    type: 'AnswerRoleMail',
    data: {
      mailId: id,
      userId: OPERATORS,
      at: timestamp(services.clock),
      answerId,
      operator: by,
      role: received.recipient.role,
      personal: { to: from, text, thread: { inReplyTo: messageId ?? '', references, subject } },
    },
  });
  return 'refused' in handled ? refuse('not-to-a-role') : { answerId };
};

/**
 * A mail that operators may read: one to a role, or one that its user was asked about and released. Null for every other,
 * as for one that is not there; with `only`, also for one that may be read for the other of the two reasons.
 */
export const mailForOperators = async (
  services: Pick<Services, 'log' | 'archive'>,
  id: string,
  only?: 'role' | 'released',
): Promise<Uint8Array | null> => {
  const received = await receivedMail(services, id);
  if (only && (received?.recipient.kind === 'role') !== (only === 'role')) return null;
  if (!received || !(await isForOperators(services, received))) return null;
  const raw = await services.archive.get(received.userId, received.blob);
  return raw === 'destroyed' ? null : raw;
};

const isForOperators = async (
  { log }: Pick<Services, 'log'>,
  { mailId, userId, recipient }: MailReceived['data'],
): Promise<boolean> =>
  recipient.kind === 'role'
    ? userId === OPERATORS
    : (await log.readSealed(streams.incomingMail(mailId))).some(({ type }) => type === 'MailSenderConfirmed');

const receivedMail = (services: Pick<Services, 'log'>, id: string): Promise<MailReceived['data'] | null> =>
  eventOf<MailReceived>(services.log, streams.incomingMail(id), 'MailReceived');
