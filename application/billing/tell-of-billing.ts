import { addresseeOf } from '#application/accounts/public.ts';
import { requestMail } from '#application/delivery/public.ts';
import { derivedId } from '#application/engine/ids.ts';
import { deferred } from '#application/engine/ports/fault.ts';
import type { JobOpening } from '#application/engine/ports/work.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { PaymentFailedFacts, RefundGivenFacts, SubscriptionCancelledFacts } from '#domain/delivery/mail/facts.ts';
import { subscriptionOf } from './standing.ts';

const GIVEN = 'given';
const kinds = {
  PaymentFailed: 'payment-failed',
  SubscriptionCancelled: 'subscription-cancelled',
  RefundIssued: 'refund-given',
} as const;
type BillingNotice = keyof typeof kinds;

const isTold = (type: string): type is BillingNotice => Object.hasOwn(kinds, type);

/**
 * PaymentFailed, SubscriptionCancelled, RefundIssued → one mail about each, to the account's address. Of what is to end
 * because we want it, and of what nobody is left to be told, nothing is said: the end closes the job. A refund may be given
 * after its account is erased, so its job is opened when it is asked for, and goes with the account.
 */
export const tellOfBilling = (services: Pick<Services, 'log' | 'clock'>): Reaction => ({
  rules: {
    reaction: 'tell-of-billing',
    pool: 'plain',
    opens: {
      PaymentFailed: (data) => [opening('PaymentFailed', data)],
      SubscriptionCancelled: (data) => [opening('SubscriptionCancelled', data)],
      RefundRequested: (data) => (data.amount === 0 ? [] : [{ ...opening('RefundIssued', data), waitsFor: [GIVEN] }]),
    },
    releases: { RefundIssued: (data) => [{ key: keyOf('RefundIssued', data), from: GIVEN }] },
    closes: {
      SubscriptionEnded: (data) => [keyOf('PaymentFailed', data), keyOf('SubscriptionCancelled', data)],
    },
  },
  async run(job) {
    const { key, userId, stream } = job;
    const happened = (await services.log.readSealed(stream)).findLast(
      ({ type, data }) => isTold(type) && keyOf(type, data as Happened) === key,
    );
    if (!happened || !isTold(happened.type)) return null;
    const { accessUntil = null, subscriptionId, at } = happened.data as Happened;
    const addressee = await addresseeOf(services, userId);
    const held = await subscriptionOf(services, userId, subscriptionId);
    const isToEnd = happened.type !== 'RefundIssued' && (held?.endAsked !== null || held.refund !== null);
    if (!addressee || isToEnd) throw deferred('a subscription that is to end');
    return requestMail(services, {
      mailId: derivedId('billing-mail', userId, key, at),
      userId,
      kind: kinds[happened.type],
      completedJob: job,
      expiresAt: accessUntil, // what it says is then over
      addressee,
      facts: factsOf(happened.type, happened.data as Happened),
    });
  },
});

type About = Readonly<{ userId: number; subscriptionId: string }>;
type Happened = About & Readonly<{ at: string; accessUntil?: string; amount?: number; currency?: string }>;

const factsOf = (
  type: BillingNotice,
  { accessUntil = '', amount = 0, currency = '' }: Happened,
): PaymentFailedFacts | SubscriptionCancelledFacts | RefundGivenFacts =>
  type === 'RefundIssued' ? { of: kinds[type], amount, currency } : { of: kinds[type], accessUntil };

const keyOf = (type: BillingNotice, { subscriptionId }: Pick<About, 'subscriptionId'>): string =>
  `${kinds[type]}:${subscriptionId}`;

const opening = (type: BillingNotice, happened: About): JobOpening => {
  const key = keyOf(type, happened);
  return { key, userId: happened.userId, stream: streams.subscriptions(happened.userId), lane: key };
};
