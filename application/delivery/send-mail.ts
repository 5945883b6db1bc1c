import { isNameOf } from '#application/accounts/public.ts';
import { stateOf } from '#application/engine/handle.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import type { JobRules, PoolName } from '#application/engine/ports/work.ts';
import { breakerGauge } from '#application/engine/telemetry.ts';
import { type Breaker, createBreaker } from '#application/engine/work/breaker.ts';
import type { Leases } from '#application/engine/work/leases.ts';
import { createRateLimiter, type RateLimiter, type Urgency } from '#application/engine/work/rate-limiter.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { account } from '#domain/accounts/decider.ts';
import { type OutgoingMail, outgoingMail } from '#domain/delivery/mail/decider.ts';
import type { MailKind, MailRequested } from '#domain/delivery/mail/events.ts';
import type { Mailer } from './carrier.ts';
import { type ChannelPolicy, deliver } from './deliver.ts';
import type { ComposedMail, MailComposer } from './mail-composer.ts';
import { notePolicyRefusal } from './policy-refusals.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'vault' | 'clock' | 'telemetry'> &
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

/** They are due to very many at the same hour: nobody's answer waits behind them. */
const bulkKinds: ReadonlySet<MailKind> = new Set(['check-in', 'insight']);
/** Somebody sits in front of a page and waits for it: it goes before everything else. */
const linkKinds: ReadonlySet<MailKind> = new Set([
  'login-link',
  'no-account',
  'sign-up-again',
  'welcome',
  'address-confirm',
  'address-taken',
]);

/** All mails were one reaction once. */
const names = {
  usual: { reaction: 'send-mail', pool: 'mail-answers', otherPools: ['mail-links'] },
  bulk: { reaction: 'send-bulk-mail', pool: 'mail-bulk', splitFrom: 'send-mail' },
} as const satisfies Record<string, Partial<JobRules>>;

const poolOf = (kind: MailKind): PoolName =>
  linkKinds.has(kind) ? 'mail-links' : bulkKinds.has(kind) ? 'mail-bulk' : 'mail-answers';
const urgencyIn = (pool: PoolName): Urgency =>
  pool === 'mail-links' ? 'urgent' : pool === 'mail-bulk' ? 'bulk' : 'usual';

/**
 * MailRequested → claimed, handed over, MailSent (or refused, expired, ambiguous): at most once a claim. What somebody is
 * waiting for overtakes what answers, and that what goes to many, each in a pool of its own; all share the relay and its rate.
 */
export const sendMail = (parts: Parts): readonly [usual: Reaction, bulk: Reaction] => {
  const relay: Relay = {
    breaker: createBreaker(parts.clock, 'the mail relay', 1, breakerGauge(parts.telemetry, 'mail-relay')),
    rateLimiter: createRateLimiter(parts.clock, parts.mailRate ?? null),
  };
  return [sending(parts, relay, 'usual'), sending(parts, relay, 'bulk')];
};

const sending = (parts: Parts, relay: Relay, which: keyof typeof names): Reaction => {
  return {
    rules: {
      ...names[which],
      opens: {
        MailRequested: ({ mailId, userId, kind }) =>
          bulkKinds.has(kind) === (which === 'bulk')
            ? [{ key: mailId, userId, stream: streams.outgoingMail(mailId), lane: mailId, pool: poolOf(kind) }]
            : [],
      },
      closes: {
        MailSent: ({ mailId }) => [mailId],
        MailRejected: ({ mailId }) => [mailId],
        MailMarkedAmbiguous: ({ mailId }) => [mailId],
        MailExpired: ({ mailId }) => [mailId],
      },
    },
    isPaused: (pool) => relay.breaker.isOpen || relay.rateLimiter.isSpent(urgencyIn(pool)),
    run(job, log = parts.log) {
      const own = { ...parts, log };
      return deliver(own, mailChannel(own, relay, urgencyIn(job.pool)), job);
    },
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

/** Security, policy or the sender's own address (RFC 3463): it is about us. */
const BY_POLICY = /\b5\.(?:7\.\d|1\.[78]\b)/;

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
  return kind !== 'address-confirm' && !(await isNameOf(vault, state.addressName, personal.to));
};
