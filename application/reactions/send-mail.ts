import type { Refusal } from '#domain/decider.ts';
import { outgoingMail } from '#domain/outgoing-mail/decider.ts';
import type { MailAmbiguous, MailRequested, OutgoingMailEvent } from '#domain/outgoing-mail/events.ts';
import { type Handled, handle, positionReached, stateOf } from '../handle.ts';
import type { Leases } from '../leases.ts';
import { timestamp } from '../ports/clock.ts';
import type { Position } from '../ports/event-store.ts';
import { isUnavailable, unavailable } from '../ports/fault.ts';
import type { MailComposer } from '../ports/mail-composer.ts';
import { type Delivery, isOutcomeUnknown, type Mailer } from '../ports/mailer.ts';
import type { Job, Reaction } from '../reaction.ts';
import type { Services } from '../services.ts';
import { streams } from '../streams.ts';
import { eventOf } from './event-of.ts';

type Parts = Services & Readonly<{ composer: MailComposer; mailer: Mailer; leases: Leases }>;

/** MailRequested → claimed, handed over, MailSent (or refused, expired, ambiguous): at most once a claim. */
export const sendMail = (parts: Parts): Reaction => {
  /** Mails claimed under the lease of now that for certain did not go out: the claim still stands for the next try. */
  const notSent = new Set<string>();
  return {
    rules: {
      reaction: 'send-mail',
      opens: {
        MailRequested: ({ mailId, userId }) => [
          { key: mailId, userId, stream: streams.outgoingMail(mailId), lane: mailId },
        ],
      },
      closes: {
        MailSent: ({ mailId }) => [mailId],
        MailRefused: ({ mailId }) => [mailId],
        MailAmbiguous: ({ mailId }) => [mailId],
        MailExpired: ({ mailId }) => [mailId],
      },
    },
    async run(job) {
      const request = await eventOf<MailRequested>(parts.log, job.stream, 'MailRequested');
      if (!request) return null;
      const claim = await claimFor(parts, job, notSent);
      return claim.mine ? handOver(parts, job, request, notSent) : claim.position;
    },
  };
};

type Claim = Readonly<{ mine: boolean; position: Position | null }>;

/** A claim of this lease stands (`mine`), or the mail has met its end at `position`. */
const claimFor = async (parts: Parts, job: Job, notSent: Set<string>): Promise<Claim> => {
  const { log, mailer, leases } = parts;
  const at = timestamp(parts.clock);
  const state = await stateOf(log, outgoingMail, job.stream);
  const id = { mailId: job.key, userId: job.userId, at };
  if (state.status === 'claimed' && state.epoch === job.epoch && notSent.has(job.key)) {
    if (state.expiresAt === null || state.expiresAt > at) return { mine: true, position: null };
    return claimed(await handle(log, outgoingMail, job.stream, { type: 'ExpireMail', data: id }));
  }
  const earlierEpochEnded =
    state.status === 'claimed' && (state.epoch === job.epoch || (await leases.hasEnded(state.epoch)));
  const data = { ...id, epoch: job.epoch, repeatable: mailer.repeatable, earlierEpochEnded };
  return claimed(await handle(log, outgoingMail, job.stream, { type: 'ClaimMail', data }));
};

const claimed = (outcome: Handled<OutgoingMailEvent> | Refusal<string>): Claim =>
  'refused' in outcome
    ? { mine: false, position: null }
    : { mine: outcome.events.at(-1)?.type === 'MailClaimed', position: outcome.position };

const handOver = async (
  parts: Parts,
  { key: mailId, userId, stream }: Job,
  request: MailRequested['data'],
  notSent: Set<string>,
): Promise<Position | null> => {
  const delivery = await deliver(parts, userId, request, notSent);
  const id = { mailId, userId, at: timestamp(parts.clock) };
  if (delivery === 'unknown') return noteAmbiguous(parts, stream, id);
  return positionReached(
    await handle(
      parts.log,
      outgoingMail,
      stream,
      delivery.sent
        ? { type: 'NoteSent', data: { ...id, blob: delivery.blob } }
        : { type: 'NoteRefused', data: { ...id, code: delivery.code } },
    ),
  );
};

/** It may have gone out or not. A kind whose double harms nobody simply goes again. */
const noteAmbiguous = async ({ log }: Parts, stream: string, data: MailAmbiguous['data']): Promise<Position | null> => {
  const noted = await handle(log, outgoingMail, stream, { type: 'NoteAmbiguous', data });
  if (!('refused' in noted) && noted.events.length === 0) throw unavailable('the relay');
  return positionReached(noted);
};

const deliver = async (
  { composer, mailer }: Parts,
  userId: number,
  request: MailRequested['data'],
  notSent: Set<string>,
): Promise<Delivery | 'unknown'> => {
  try {
    const mail = await composer.compose(request);
    const delivery = await mailer.send(userId, mail);
    notSent.delete(request.mailId);
    return delivery;
  } catch (error) {
    if (isOutcomeUnknown(error)) return 'unknown';
    if (isUnavailable(error)) notSent.add(request.mailId);
    throw error;
  }
};
