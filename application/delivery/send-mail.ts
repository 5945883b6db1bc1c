import { addressNameOf } from '#application/accounts/claim-names.ts';
import { eventOf } from '#application/engine/event-of.ts';
import { handle, positionReached, stateOf } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import { isDeferred, isUnavailable, unavailable } from '#application/engine/ports/fault.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import type { JobRules } from '#application/engine/ports/work.ts';
import { type Breaker, createBreaker } from '#application/engine/work/breaker.ts';
import type { Leases } from '#application/engine/work/leases.ts';
import { createRateLimiter, type RateLimiter, type Urgency } from '#application/engine/work/rate-limiter.ts';
import type { Job, Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { account } from '#domain/accounts/decider.ts';
import { type OutgoingMailCommand, outgoingMail } from '#domain/delivery/mail/decider.ts';
import type { MailAmbiguous, MailKind, MailRequested } from '#domain/delivery/mail/events.ts';
import type { ComposedMail, MailComposer } from './mail-composer.ts';
import { type Delivery, isOutcomeUnknown, type Mailer } from './mailer.ts';
import { notePolicyRefusal } from './policy-refusals.ts';

type Parts = Services &
  Readonly<{
    composer: MailComposer;
    mailer: Mailer;
    leases: Leases;
    logger: Logger;
    /** Mails a second; as many as come unless given. */
    mailRate?: number | null;
  }>;
/** What mails on every way to the relay have in common. */
type Relay = Readonly<{ breaker: Breaker; rateLimiter: RateLimiter }>;

/** They are due to very many at the same hour: nobody's login link waits behind them. */
const bulkKinds: ReadonlySet<MailKind> = new Set(['check-in', 'insight']);

/** All mails were one reaction once. */
const names = {
  urgent: { reaction: 'send-mail' },
  bulk: { reaction: 'send-bulk-mail', splitFrom: 'send-mail' },
} as const satisfies Record<Urgency, Partial<JobRules>>;

/**
 * MailRequested → claimed, handed over, MailSent (or refused, expired, ambiguous): at most once a claim. What somebody is
 * waiting for overtakes what goes to many, given a reactor of its own; both share the relay and its rate.
 */
export const sendMail = (parts: Parts): readonly [urgent: Reaction, bulk: Reaction] => {
  const relay: Relay = {
    breaker: createBreaker(parts.clock, 'the mail relay'),
    rateLimiter: createRateLimiter(parts.clock, parts.mailRate ?? null),
  };
  return [sending(parts, relay, 'urgent'), sending(parts, relay, 'bulk')];
};

const sending = (parts: Parts, { breaker, rateLimiter }: Relay, urgency: Urgency): Reaction => ({
  rules: {
    ...names[urgency],
    opens: {
      MailRequested: ({ mailId, userId, kind }) =>
        bulkKinds.has(kind) === (urgency === 'bulk')
          ? [{ key: mailId, userId, stream: streams.outgoingMail(mailId), lane: mailId }]
          : [],
    },
    closes: {
      MailSent: ({ mailId }) => [mailId],
      MailRefused: ({ mailId }) => [mailId],
      MailAmbiguous: ({ mailId }) => [mailId],
      MailExpired: ({ mailId }) => [mailId],
    },
  },
  isPaused: () => breaker.isOpen || rateLimiter.isSpent(urgency),
  async run(job) {
    const request = await eventOf<MailRequested>(parts.log, job.stream, 'MailRequested');
    if (!request) return null;
    if (await isTooLate(parts, request)) return expire(parts, job);
    const mail = await parts.composer.compose(request); // first: what cannot be composed must not be claimed
    breaker.check(); // nor what nobody would take
    const claim = await claimFor(parts, job);
    if (!claim.mine) return claim.position;
    rateLimiter.take(urgency);
    return handOver(parts, breaker, job, mail);
  },
});

/** What still goes to someone whose account is closed. */
const lastKinds: ReadonlySet<MailKind> = new Set(['deletion-receipt', 'address-changed']);

/** Its account was closed, or got another address, meanwhile. Strangers and sign-ups have none, and get their mail. */
const isTooLate = async (
  { log, vault }: Parts,
  { userId, kind, personal }: MailRequested['data'],
): Promise<boolean> => {
  if (lastKinds.has(kind)) return false;
  const state = await stateOf(log, account, streams.account(userId));
  if (state.status !== 'open') return state.status !== 'unknown';
  return kind !== 'address-confirm' && state.addressName !== (await addressNameOf(vault, personal.to));
};

const expire = async ({ log, clock }: Parts, { key: mailId, userId, stream }: Job): Promise<Position | null> => {
  const data = { mailId, userId, at: timestamp(clock) };
  return positionReached(await handle(log, outgoingMail, stream, { type: 'ExpireMail', data }));
};

type Claim = Readonly<{ mine: boolean; position: Position | null }>;

/** The mail is claimed under this lease (`mine`), or has met its end at `position`. */
const claimFor = async ({ log, mailer, leases, clock }: Parts, job: Job): Promise<Claim> => {
  const state = await stateOf(log, outgoingMail, job.stream);
  const earlierEpochEnded =
    state.status === 'claimed' && (state.epoch === job.epoch || (await leases.hasEnded(state.epoch)));
  const outcome = await handle(log, outgoingMail, job.stream, {
    type: 'ClaimMail',
    data: {
      mailId: job.key,
      userId: job.userId,
      at: timestamp(clock),
      epoch: job.epoch,
      repeatable: mailer.repeatable,
      earlierEpochEnded,
    },
  });
  if ('refused' in outcome) return { mine: false, position: null };
  return { mine: outcome.events.at(-1)?.type === 'MailClaimed', position: outcome.position };
};

const handOver = async (parts: Parts, breaker: Breaker, job: Job, mail: ComposedMail): Promise<Position | null> => {
  const delivery = await deliver(parts, breaker, job, mail);
  const id = { mailId: job.key, userId: job.userId, at: timestamp(parts.clock) };
  if (delivery === 'unknown') return noteAmbiguous(parts, job.stream, id);
  const outcome: OutgoingMailCommand = delivery.sent
    ? { type: 'NoteSent', data: { ...id, blob: delivery.blob } }
    : { type: 'NoteRefused', data: { ...id, code: delivery.code } };
  const position = positionReached(await handle(parts.log, outgoingMail, job.stream, outcome));
  if (outcome.type === 'NoteRefused' && BY_POLICY.test(outcome.data.code))
    await notePolicyRefusal(parts, { ...id, code: outcome.data.code });
  return position;
};

/** Security or policy (RFC 3463): it is about us. */
const BY_POLICY = /\b5\.7\.\d/;

/** What surely did not go out gives its claim back before anything else, so that a restart finds it still to be sent. */
const deliver = async (
  { log, clock, mailer }: Parts,
  breaker: Breaker,
  { key: mailId, userId, stream, epoch }: Job,
  mail: ComposedMail,
): Promise<Delivery | 'unknown'> => {
  try {
    const delivery = await mailer.send(userId, mail);
    breaker.back();
    return delivery;
  } catch (error) {
    if (isOutcomeUnknown(error)) return 'unknown';
    if (!isUnavailable(error) && !isDeferred(error)) throw error;
    if (isUnavailable(error)) breaker.away();
    const data = { mailId, userId, at: timestamp(clock), epoch };
    await handle(log, outgoingMail, stream, { type: 'ReturnMail', data });
    throw error;
  }
};

/** It may have gone out or not. A kind whose double harms nobody simply goes again. */
const noteAmbiguous = async ({ log }: Parts, stream: string, data: MailAmbiguous['data']): Promise<Position | null> => {
  const noted = await handle(log, outgoingMail, stream, { type: 'NoteAmbiguous', data });
  if (!('refused' in noted) && noted.events.length === 0) throw unavailable('the relay');
  return positionReached(noted);
};
