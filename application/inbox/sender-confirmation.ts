import { accountOf, addresseeOf } from '#application/accounts/public.ts';
import { requestMail } from '#application/delivery/public.ts';
import { eventOf } from '#application/engine/event-of.ts';
import { handle, positionReached, stateOf } from '#application/engine/handle.ts';
import { derivedId } from '#application/engine/ids.ts';
import { type Limit, takeFrom } from '#application/engine/limits.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Job, Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { IsThisYouFacts } from '#domain/delivery/mail/facts.ts';
import { incomingMail } from '#domain/inbox/mail/decider.ts';
import type { MailReceived } from '#domain/inbox/mail/events.ts';
import type { MailReader } from './mail-reader.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'vault' | 'archive' | 'clock'> &
  Readonly<{ reader: Pick<MailReader, 'read'> }>;

type Received = MailReceived['data'];

const GOOD_FOR_MS = 5 * 24 * 60 * 60_000;

/** The short one first: what it refuses must not use up the day. The app shows every mail that is held. */
const limits: readonly Limit[] = [
  { name: 'whose-hour', most: 1, seconds: 60 * 60 },
  { name: 'whose-day', most: 3, seconds: 24 * 60 * 60 },
];

/** Nobody has proven it: its user is asked. */
export const isHeldOnArrival = ({ recipient, nature, senderVerdict }: Received): boolean =>
  nature === 'personal' && senderVerdict === 'unproven' && (recipient.kind === 'reply' || recipient.kind === 'general');

/** Much of a header as a stranger may write it, and more than is shown of one. */
const MOST_SHOWN = 500;

export const shownOf = ({ from, subject }: Received['personal']): Pick<Received['personal'], 'from' | 'subject'> => ({
  from: from.slice(0, MOST_SHOWN).toWellFormed(),
  subject: subject.slice(0, MOST_SHOWN).toWellFormed(),
});

const jobOf = ({ mailId, userId }: Pick<Received, 'mailId' | 'userId'>) => [
  { key: mailId, userId, stream: streams.incomingMail(mailId), lane: mailId },
];

/**
 * A mail that is held → its account's owner is asked by mail whose it is (one an hour, three a day), its sender never;
 * what a machine wrote, as its content shows, is set aside instead.
 */
export const askSenderConfirmation = (parts: Parts): Reaction => ({
  rules: {
    reaction: 'ask-sender-confirmation',
    pool: 'plain',
    opens: {
      MailReceived: (data) => (isHeldOnArrival(data) ? jobOf(data) : []),
      MailSenderChecked: (data) => (data.senderVerdict === 'unproven' ? jobOf(data) : []),
    },
    closes: {
      MailConfirmationSkipped: ({ mailId }) => [mailId],
      MailIgnored: ({ mailId }) => [mailId],
      MailSenderConfirmed: ({ mailId }) => [mailId],
      MailSenderDenied: ({ mailId }) => [mailId],
      HeldMailExpired: ({ mailId }) => [mailId],
    },
  },
  async run(job) {
    const received = await eventOf<MailReceived>(parts.log, job.stream, 'MailReceived');
    const owner = await accountOf(parts, job.userId);
    if (!received || !owner) return null;
    if ((await stateOf(parts.log, incomingMail, job.stream)).status !== 'held') return parts.log.head();
    const nature = await natureOf(parts, received);
    if (nature === 'destroyed') return null;
    const id = { mailId: job.key, userId: job.userId, at: timestamp(parts.clock) };
    if (nature !== 'personal') return tell(parts, job, { type: 'SetMailAside', data: { ...id, nature } });
    if (owner.checkIns.undeliverable)
      return tell(parts, job, { type: 'LeaveUnasked', data: { ...id, reason: 'undeliverable' } });
    for (const limit of limits)
      if (!(await takeFrom(parts, limit, String(job.userId), job.key)))
        return tell(parts, job, { type: 'LeaveUnasked', data: { ...id, reason: 'limit' } });
    return ask(parts, job, received);
  },
});

/** Who wrote it, as its whole content shows; nothing else of it is looked at. */
const natureOf = async (
  { archive, reader }: Parts,
  { userId, blob, at }: Received,
): Promise<'personal' | 'automatic' | 'bounce' | 'destroyed'> => {
  const raw = await archive.get(userId, blob);
  if (raw === 'destroyed') return raw;
  const { kind } = await reader.read(raw, { sent: [], asked: null, today: at.slice(0, 10) });
  return kind === 'automatic' || kind === 'bounce' ? kind : 'personal';
};

const tell = async (
  { log }: Parts,
  { stream }: Job,
  command: Parameters<typeof incomingMail.decide>[0],
): Promise<Position | null> => positionReached(await handle(log, incomingMail, stream, command));

const ask = async (
  parts: Parts,
  job: Job,
  { mailId: heldId, userId, at, personal }: Received,
): Promise<Position | null> => {
  const addressee = await addresseeOf(parts, userId);
  if (!addressee) return null;
  const { from, subject } = shownOf(personal);
  const facts: IsThisYouFacts = { of: 'is-this-you', from, subject, receivedAt: at };
  return requestMail(parts, {
    mailId: derivedId('is-this-you', heldId),
    userId,
    kind: 'is-this-you',
    completedJob: job,
    linkId: heldId,
    expiresAt: new Date(parts.clock.now() + GOOD_FOR_MS).toISOString(),
    addressee,
    facts,
  });
};
