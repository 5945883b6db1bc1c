import { addresseeOf } from '#application/accounts/public.ts';
import { requestMail } from '#application/delivery/public.ts';
import { derivedId } from '#application/engine/ids.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import { deferred } from '#application/engine/ports/fault.ts';
import type { JobOpening } from '#application/engine/ports/work.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { CURRENCY } from '#domain/billing/plans.ts';
import type { RenewalAheadFacts } from '#domain/delivery/mail/facts.ts';
import type { BillingPages } from './payments.ts';
import { subscriptionOf } from './standing.ts';

const DAY = 24 * 60 * 60_000;
const DAYS_AHEAD = 7;
/** Longer than a month's period, and than what a yearly one waits for where it begins later. */
const YEARLY_DAYS = 200;

type Period = Readonly<{ userId: number; subscriptionId: string; periodStart: string; periodEnd: string }>;

const isYearly = ({ periodStart, periodEnd }: Period): boolean =>
  Date.parse(periodEnd) - Date.parse(periodStart) > YEARLY_DAYS * DAY;

const opening = (period: Period): readonly JobOpening[] =>
  isYearly(period)
    ? [
        {
          key: period.subscriptionId,
          userId: period.userId,
          stream: streams.subscriptions(period.userId),
          lane: `renewal-${period.subscriptionId}`,
          dueAt: new Date(Date.parse(period.periodEnd) - DAYS_AHEAD * DAY).toISOString(),
        },
      ]
    : [];

/**
 * A week before a year that is paid for ends → one mail that says what will be charged, and when. Nothing is said of one
 * that is cancelled: should that be taken back in time, it is said then; else its end closes the job.
 */
export const announceRenewal = (
  services: Pick<Services, 'log' | 'clock'> & Readonly<{ payments: BillingPages }>,
): Reaction => ({
  rules: {
    reaction: 'announce-renewal',
    pool: 'payments',
    splitFrom: 'tell-of-billing', // so that years which began before it did are announced too
    opens: { SubscriptionStarted: opening, SubscriptionRenewed: opening, PlanChanged: opening },
    closes: {
      PlanChanged: (period) => (isYearly(period) ? [] : [period.subscriptionId]),
      SubscriptionEnded: ({ subscriptionId }) => [subscriptionId],
    },
  },
  async run(job) {
    const { key: subscriptionId, userId } = job;
    const held = await subscriptionOf(services, userId, subscriptionId);
    const goesOn = held?.state === 'active' && !held.cancelAtEnd && held.endAsked === null && held.refund === null;
    if (!goesOn || held.periodEnd <= timestamp(services.clock)) throw deferred('a subscription that is to renew');
    const addressee = await addresseeOf(services, userId);
    const next = (await services.payments.details(subscriptionId))?.upcomingInvoice;
    if (!addressee || !next) throw deferred('a subscription that is to renew');
    return requestMail(services, {
      mailId: derivedId('renewal-mail', userId, subscriptionId, held.periodEnd),
      userId,
      kind: 'renewal-ahead',
      completedJob: job,
      expiresAt: held.periodEnd, // what it says is then over
      addressee,
      facts: {
        of: 'renewal-ahead',
        amount: next.amount,
        currency: CURRENCY,
        date: held.periodEnd,
      } satisfies RenewalAheadFacts,
    });
  },
});
