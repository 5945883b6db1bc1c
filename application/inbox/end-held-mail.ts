import { accountOf, addresseeOf } from '#application/accounts/public.ts';
import { requestMail } from '#application/delivery/public.ts';
import { eventOf } from '#application/engine/event-of.ts';
import { handle, positionReached, stateOf } from '#application/engine/handle.ts';
import { derivedId } from '#application/engine/ids.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { JobOpening } from '#application/engine/ports/work.ts';
import type { Job, Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { HeldMailEndsFacts } from '#domain/delivery/mail/facts.ts';
import { incomingMail } from '#domain/inbox/mail/decider.ts';
import type { MailReceived, MailSenderChecked } from '#domain/inbox/mail/events.ts';
import { isHeldOnArrival, shownOf } from './sender-confirmation.ts';

type Parts = Pick<Services, 'log' | 'clock'>;

const DAY_MS = 24 * 60 * 60_000;
const HELD_DAYS = 30;
const ANNOUNCED_AFTER_DAYS = 23;

const daysAfter = (at: string, days: number): string => new Date(Date.parse(at) + days * DAY_MS).toISOString();

type Held = Readonly<{ mailId: string; userId: number; at: string }>;

const announcementOf = (mailId: string): string => `announce:${mailId}`;
const endOf = (mailId: string): string => `end:${mailId}`;

const jobsOf = ({ mailId, userId, at }: Held): readonly JobOpening[] =>
  [
    { key: announcementOf(mailId), dueAt: daysAfter(at, ANNOUNCED_AFTER_DAYS) },
    { key: endOf(mailId), dueAt: daysAfter(at, HELD_DAYS) },
  ].map((job) => ({ ...job, userId, stream: streams.incomingMail(mailId), lane: job.key }));

const bothOf = ({ mailId }: Pick<Held, 'mailId'>): readonly string[] => [announcementOf(mailId), endOf(mailId)];

/** A mail is held → 23 days later its user is told that it ends, a week after that it does: HeldMailExpired. */
export const endHeldMail = (services: Parts): Reaction => ({
  rules: {
    reaction: 'end-held-mail',
    pool: 'plain',
    splitFrom: 'ask-sender-confirmation',
    opens: {
      MailReceived: (data) => (isHeldOnArrival(data) ? jobsOf(data) : []),
      MailSenderChecked: (data) => (data.senderVerdict === 'unproven' ? jobsOf(data) : []),
    },
    closes: {
      HeldMailExpiryAnnounced: ({ mailId }) => [announcementOf(mailId)],
      HeldMailExpired: bothOf,
      MailIgnored: bothOf,
      MailSenderConfirmed: bothOf,
      MailSenderDenied: bothOf,
    },
  },
  async run(job) {
    const { status } = await stateOf(services.log, incomingMail, job.stream);
    if (status !== 'held') return services.log.head();
    const mailId = (await services.log.readSealed<MailReceived>(job.stream))[0]?.data.mailId;
    if (mailId === undefined) return null;
    const id = { mailId, userId: job.userId, at: timestamp(services.clock) };
    return job.key === announcementOf(mailId) ? announce(services, job, id) : end(services, job, id);
  },
});

const end = async (services: Parts, job: Job, id: Held): Promise<Position | null> =>
  positionReached(await handle(services.log, incomingMail, job.stream, { type: 'EndHeldMail', data: id }));

/** The mail first: killed in between, it is asked for again under the same id. */
const announce = async (services: Parts, job: Job, id: Held): Promise<Position | null> => {
  const received = await eventOf<MailReceived>(services.log, job.stream, 'MailReceived');
  const owner = await accountOf(services, job.userId);
  if (!received || !owner) return null;
  if (!owner.checkIns.undeliverable) await requestAnnouncement(services, received, job);
  return positionReached(
    await handle(services.log, incomingMail, job.stream, { type: 'AnnounceHeldMailEnd', data: id }),
  );
};

/** One a day: the first that ends on a day speaks for all that end on it. */
const requestAnnouncement = async (
  services: Parts,
  { mailId: heldId, userId, at, personal }: MailReceived['data'],
  { stream }: Job,
): Promise<void> => {
  const addressee = await addresseeOf(services, userId);
  if (!addressee) return;
  const judged = await eventOf<MailSenderChecked>(services.log, stream, 'MailSenderChecked');
  const endsAt = daysAfter(judged?.at ?? at, HELD_DAYS);
  const { from, subject } = shownOf(personal);
  const facts: HeldMailEndsFacts = { of: 'held-mail-ends', from, subject, receivedAt: at, endsAt };
  await requestMail(services, {
    mailId: derivedId('held-mail-ends', userId, endsAt.slice(0, 10)),
    userId,
    kind: 'held-mail-ends',
    linkId: heldId,
    expiresAt: endsAt,
    addressee,
    facts,
  });
};
