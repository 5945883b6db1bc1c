import { DAILY_COUNTS, type DailyCountsDocument } from '#application/operators/daily-counts.ts';
import type { AccountClosed, AccountOpened } from '#domain/accounts/events.ts';
import type { SubscriptionEvent } from '#domain/billing/events.ts';
import type { CheckInEvent } from '#domain/check-ins/events.ts';
import type { OutgoingMailEvent } from '#domain/delivery/mail/events.ts';
import type { DocumentGenerated } from '#domain/documents/events.ts';
import type { IncomingMailEvent } from '#domain/inbox/mail/events.ts';
import type { InsightGenerated } from '#domain/insights/events.ts';
import type { FallbackReason, WinAnalysed, WinRecorded } from '#domain/wins/events.ts';
import type { JobEvent } from '#domain/work/job/events.ts';
import { one, projector } from './engine/projector.ts';
import { endOnArrival } from './mails.ts';

type Event =
  | AccountOpened
  | AccountClosed
  | Extract<SubscriptionEvent, { type: 'SubscriptionStarted' | 'SubscriptionEnded' | 'PaymentFailed' | 'RefundIssued' }>
  | CheckInEvent
  | Extract<
      IncomingMailEvent,
      {
        type:
          | 'MailReceived'
          | 'MailUnderstood'
          | 'MailFoundUnreadable'
          | 'MailIgnored'
          | 'MailSenderDenied'
          | 'HeldMailExpired';
      }
    >
  | Extract<
      OutgoingMailEvent,
      { type: 'MailRequested' | 'MailSent' | 'MailRejected' | 'MailMarkedAmbiguous' | 'MailExpired' | 'MailBounced' }
    >
  | WinRecorded
  | WinAnalysed
  | DocumentGenerated
  | InsightGenerated
  | JobEvent;

type At = Readonly<{ at: string }>;

/** One more of each of these on the day and in the hour that it happened. */
const counted = ({ at }: At, ...names: readonly string[]) => {
  const day = at.slice(0, 10);
  const hour = Number(at.slice(11, 13));
  return [
    one<DailyCountsDocument>(day, (before) => {
      const hours = new Map(Object.entries(before?.hours ?? {}));
      for (const name of names) {
        const counts = hours.get(name) ?? Array.from({ length: 24 }, () => 0);
        hours.set(
          name,
          counts.map((count, index) => (index === hour ? count + 1 : count)),
        );
      }
      return { day, hours: Object.fromEntries(hours) };
    }),
  ];
};

/** Under the names of what every occasion is of. */
const always =
  (...names: readonly string[]) =>
  (data: At) =>
    counted(data, ...names);

type Written = At & Readonly<{ writtenBy: string; fallbackReason: FallbackReason | null }>;

/** Who wrote it, plain code or AI, and why AI did not where it was to. */
const written = (data: Written, what: string) => {
  const by = data.writtenBy === 'builtin' ? 'plain' : 'ai';
  const fallback = data.fallbackReason === null ? [] : [`ai.fallback.${data.fallbackReason}`];
  return counted(data, what, `written.${by}`, ...fallback);
};

/** Ends that a mail meets when it comes. The others come later, each with an event of its own. */
const FINAL_ON_ARRIVAL: ReadonlySet<string> = new Set(['role', 'automatic', 'bounce', 'held', 'waiting']);

/**
 * What happened, day by day and hour by hour, for the operators' overview. It names nobody, and so outlives every account.
 */
export const dailyCounts = projector<Event>()(DAILY_COUNTS, {
  version: '1',
  readsPersonal: false,
  on: {
    AccountOpened: always('account.opened'),
    AccountClosed: always('account.closed'),
    SubscriptionStarted: always('subscription.started'),
    SubscriptionEnded: always('subscription.ended'),
    PaymentFailed: always('payment.failed'),
    RefundIssued: always('refund.issued'),
    CheckInRequested: always('check-in.sent'),
    CheckInSkipped: (data) => counted(data, `check-in.skipped.${data.reason}`),
    CheckInCancelled: (data) => counted(data, `check-in.cancelled.${data.reason}`),
    MailReceived: (data) => {
      const end = endOnArrival(data);
      return counted(data, 'mail-in', ...(FINAL_ON_ARRIVAL.has(end) ? [`mail-in.${end}`] : []));
    },
    MailUnderstood: always('mail-in.understood'),
    MailFoundUnreadable: always('mail-in.unreadable'),
    MailIgnored: (data) => counted(data, `mail-in.${data.nature}`),
    MailSenderDenied: always('mail-in.disowned'),
    HeldMailExpired: always('mail-in.let-go'),
    MailRequested: always('mail-out'),
    MailSent: always('mail-out.sent'),
    MailRejected: always('mail-out.refused'),
    MailMarkedAmbiguous: always('mail-out.uncertain'),
    MailExpired: always('mail-out.expired'),
    MailBounced: (data) => counted(data, `mail-out.bounced.${data.failure}`),
    WinRecorded: always('win'),
    WinAnalysed: (data) => written(data, 'win.analysed'),
    DocumentGenerated: (data) => written(data, 'document'),
    InsightGenerated: (data) => written(data, 'insight'),
    JobFailed: always('job.failed'),
    JobParked: (data) => counted(data, 'job.parked', `job.parked.${data.reason}`),
    JobRetried: always('job.retried'),
    JobDiscarded: always('job.discarded'),
  },
});
