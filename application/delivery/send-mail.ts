import { addressNameOf } from '#application/accounts/claim-names.ts';
import { stateOf } from '#application/engine/handle.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import type { JobRules } from '#application/engine/ports/work.ts';
import { type Breaker, createBreaker } from '#application/engine/work/breaker.ts';
import type { Leases } from '#application/engine/work/leases.ts';
import { createRateLimiter, type RateLimiter, type Urgency } from '#application/engine/work/rate-limiter.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { account } from '#domain/accounts/decider.ts';
import { type OutgoingMail, outgoingMail } from '#domain/delivery/mail/decider.ts';
import type { MailKind, MailRequested } from '#domain/delivery/mail/events.ts';
import { type ChannelPolicy, deliver } from './deliver.ts';
import type { ComposedMail, MailComposer } from './mail-composer.ts';
import type { Mailer } from './mailer.ts';
import { notePolicyRefusal } from './policy-refusals.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'vault' | 'clock'> &
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

const sending = (parts: Parts, relay: Relay, urgency: Urgency): Reaction => {
  const channel = mailChannel(parts, relay, urgency);
  return {
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
    isPaused: () => relay.breaker.isOpen || relay.rateLimiter.isSpent(urgency),
    run: (job) => deliver(parts, channel, job),
  };
};

const mailChannel = (
  parts: Parts,
  { breaker, rateLimiter }: Relay,
  urgency: Urgency,
): ChannelPolicy<MailRequested, ComposedMail, OutgoingMail> => ({
  decider: outgoingMail,
  requestType: 'MailRequested',
  carrier: parts.mailer,
  breaker,
  isOver: (request) => isTooLate(parts, request),
  render: parts.composer.compose,
  beforeHandOver: () => rateLimiter.take(urgency),
  async afterRefusal({ id: mailId, userId, code }) {
    if (BY_POLICY.test(code)) await notePolicyRefusal(parts, { mailId, userId, code });
  },
});

/** Security or policy (RFC 3463): it is about us. */
const BY_POLICY = /\b5\.7\.\d/;

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
