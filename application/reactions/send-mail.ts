import type { Refusal } from '#domain/decider.ts';
import { outgoingMail } from '#domain/outgoing-mail/decider.ts';
import type { MailAmbiguous, MailRequested, OutgoingMailEvent } from '#domain/outgoing-mail/events.ts';
import { type Handled, handle, positionReached, stateOf } from '../handle.ts';
import type { Leases } from '../leases.ts';
import { timestamp } from '../ports/clock.ts';
import type { Position } from '../ports/event-store.ts';
import { isUnavailable, unavailable } from '../ports/fault.ts';
import type { ComposedMail, MailComposer } from '../ports/mail-composer.ts';
import { type Delivery, isOutcomeUnknown, type Mailer } from '../ports/mailer.ts';
import type { Job, Reaction } from '../reaction.ts';
import type { Services } from '../services.ts';
import { streams } from '../streams.ts';
import { eventOf } from './event-of.ts';

type Parts = Services & Readonly<{ composer: MailComposer; mailer: Mailer; leases: Leases }>;

/** MailRequested → claimed, handed over, MailSent (or refused, expired, ambiguous): at most once a claim. */
export const sendMail = (parts: Parts): Reaction => {
  /** Mails that for certain did not go out, and the epoch of their claim: it still stands for the next try. */
  const notSent = new Map<string, string>();
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
      const mail = await parts.composer.compose(request); // first: what cannot be composed must not be claimed
      const claim = await claimFor(parts, job, notSent);
      return claim.mine ? handOver(parts, job, mail, notSent) : claim.position;
    },
  };
};

type Claim = Readonly<{ mine: boolean; position: Position | null }>;

/** A claim of this lease stands (`mine`), or the mail has met its end at `position`. */
const claimFor = async (parts: Parts, job: Job, notSent: ReadonlyMap<string, string>): Promise<Claim> => {
  const { log, mailer, leases } = parts;
  const at = timestamp(parts.clock);
  const state = await stateOf(log, outgoingMail, job.stream);
  const id = { mailId: job.key, userId: job.userId, at };
  const untouched = state.status === 'claimed' && notSent.get(job.key) === state.epoch;
  if (untouched && state.epoch === job.epoch && (state.expiresAt === null || state.expiresAt > at))
    return { mine: true, position: null };
  const earlierEpochEnded =
    state.status === 'claimed' && (state.epoch === job.epoch || (await leases.hasEnded(state.epoch)));
  const data = { ...id, epoch: job.epoch, repeatable: mailer.repeatable || untouched, earlierEpochEnded };
  return claimed(await handle(log, outgoingMail, job.stream, { type: 'ClaimMail', data }));
};

const claimed = (outcome: Handled<OutgoingMailEvent> | Refusal<string>): Claim =>
  'refused' in outcome
    ? { mine: false, position: null }
    : { mine: outcome.events.at(-1)?.type === 'MailClaimed', position: outcome.position };

const handOver = async (
  parts: Parts,
  job: Job,
  mail: ComposedMail,
  notSent: Map<string, string>,
): Promise<Position | null> => {
  const delivery = await deliver(parts, job, mail, notSent);
  const { key: mailId, userId, stream } = job;
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
  { mailer }: Parts,
  { key: mailId, userId, epoch }: Job,
  mail: ComposedMail,
  notSent: Map<string, string>,
): Promise<Delivery | 'unknown'> => {
  notSent.delete(mailId);
  try {
    return await mailer.send(userId, mail);
  } catch (error) {
    if (isOutcomeUnknown(error)) return 'unknown';
    if (isUnavailable(error)) notSent.set(mailId, epoch);
    throw error;
  }
};
