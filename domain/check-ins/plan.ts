import type {
  AccountClosed,
  AccountErased,
  AccountOpened,
  AddressChanged,
  AddressVerified,
} from '#domain/accounts/events.ts';
import type { SetupCompleted } from '#domain/accounts/profile/events.ts';
import type {
  CancellationReverted,
  PaymentRecovered,
  PlanChanged,
  SubscriptionCancelled,
  SubscriptionEnded,
  SubscriptionRenewed,
  SubscriptionStarted,
} from '#domain/billing/events.ts';
import type { AddressDeliveryFailed } from '#domain/deliverability/events.ts';
import type { MailExpired, MailRejected } from '#domain/delivery/mail/events.ts';
import type { AnyEvent, Sealed } from '#domain/event.ts';
import type { CheckInsPaused, PauseReason, ScheduleEvent } from '#domain/schedule/events.ts';
import { afterTurn, type Rhythm, type Slot, type Turn } from '#domain/schedule/rhythm.ts';
import { defaultSchedule, type Pause } from '#domain/schedule/schedule.ts';
import { slotsBetween } from '#domain/schedule/slots.ts';
import type { ReactionStarted } from '#domain/work/reaction/events.ts';
import type { CheckInCancelled, CheckInRequested, CheckInSkipped } from './events.ts';

type Sent = Pick<Rhythm, 'lastAsked' | 'unansweredCount' | 'noticeSent'>;

/**
 * Everything that says when a user's check-ins come, for the scheduler and for pages alike; `planned.ts` answers from it.
 * `since`: a slot up to this moment (ISO 8601) is not due, except the `overdueSlots`, which were due before a setting changed.
 * `newest` is the check-in requested last, with what counted `before` it and counts again if it is not sent. `isInactive`: the
 * last slot found no subscription, so none is due before that changes, which it last did at `revivedAt` ('' for never).
 * `proofs` is how often the account has proven an address.
 */
export type CheckInPlan = Omit<Rhythm, 'pause'> &
  Readonly<{
    pause: (Pause & Readonly<{ reason: PauseReason }>) | null;
    byText: boolean;
    complimentary: boolean;
    isProven: boolean;
    proofs: number;
    isSetUp: boolean;
    isUndeliverable: boolean;
    isInactive: boolean;
    revivedAt: string;
    since: string;
    overdueSlots: readonly Slot[];
    newest: Readonly<{ slot: string; mailId: string; before: Sent }> | null;
  }>;

type UserAt = Readonly<{ userId: number; at: string }>;

/** Only who and when matters of these; the subjects that define them build on check-ins. */
type SignOfLife<Type extends string = 'WinRecorded' | 'MailUnderstood' | 'MessageReceived'> = Type extends string
  ? Readonly<{ type: Type; data: UserAt }>
  : never;

/** Each of these may restore access: when one subscription ends or is cancelled, another one may count. */
type Revival =
  | SubscriptionStarted
  | SubscriptionRenewed
  | PlanChanged
  | CancellationReverted
  | PaymentRecovered
  | SubscriptionCancelled
  | SubscriptionEnded;

export type PlanEvent =
  | Sealed<
      | AccountOpened
      | AddressVerified
      | AddressChanged
      | SetupCompleted
      | AccountClosed
      | AccountErased
      | ScheduleEvent
      | AddressDeliveryFailed
      | Revival
      | CheckInRequested
      | CheckInSkipped
      | CheckInCancelled
      | MailExpired
      | MailRejected
      | ReactionStarted
    >
  | SignOfLife;

type DataOf<Type extends PlanEvent['type']> = Extract<PlanEvent, { type: Type }>['data'];
type Fold<Data> = (plan: CheckInPlan, data: Data) => CheckInPlan | null;
type Folds = { readonly [Type in Exclude<PlanEvent['type'], 'AccountOpened'>]: Fold<DataOf<Type>> };

/**
 * The one fold of a user's plan; null before the account is open and once it is closed. `ReactionStarted` is that of the
 * scheduler, and for every user.
 */
export const checkInPlan = (plan: CheckInPlan | null, event: PlanEvent): CheckInPlan | null => {
  if (event.type === 'AccountOpened') return opened(event.data);
  return plan && (folds[event.type] as Fold<PlanEvent['data']>)(plan, event.data);
};

export const isPlanEvent = (event: Pick<AnyEvent, 'type'>): event is PlanEvent =>
  event.type === 'AccountOpened' || Object.hasOwn(folds, event.type);

const opened = ({ at, complimentary, timezone }: DataOf<'AccountOpened'>): CheckInPlan => ({
  schedule: { ...defaultSchedule, timezone },
  pause: null,
  thinning: true,
  byText: false,
  complimentary,
  isProven: false,
  proofs: 0,
  isSetUp: complimentary,
  isUndeliverable: false,
  isInactive: false,
  revivedAt: '',
  since: at,
  overdueSlots: [],
  signOfLife: at,
  lastSlot: '',
  lastAsked: '',
  unansweredCount: 0,
  noticeSent: null,
  newest: null,
});

const later = (one: string, other: string): string => (one > other ? one : other);

/** Ends any silence. */
const heard = (plan: CheckInPlan, { at }: Readonly<{ at: string }>): CheckInPlan =>
  at > plan.signOfLife ? { ...plan, signOfLife: at, unansweredCount: 0, noticeSent: null, newest: null } : plan;

/** Whether slots are due at all. */
export const isExpecting = ({ isProven, isSetUp, isUndeliverable, isInactive }: CheckInPlan): boolean =>
  isProven && isSetUp && !isUndeliverable && !isInactive;

/** Slots count anew from here. What was due until then, by the rules of then, is still to be decided. */
const countingFrom = (plan: CheckInPlan, at: string): CheckInPlan => {
  const due = isExpecting(plan) ? slotsBetween(plan, plan.since, at) : [];
  const lastSlot = due.at(-1)?.date ?? plan.lastSlot;
  return { ...plan, overdueSlots: [...plan.overdueSlots, ...due], lastSlot, since: later(plan.since, at) };
};

/** The user changed a setting, which is a sign of life too. */
const changed = (plan: CheckInPlan, data: UserAt, change: Partial<CheckInPlan>): CheckInPlan => ({
  ...countingFrom(heard(plan, data), data.at),
  ...change,
});

const reached = (plan: CheckInPlan, data: UserAt): CheckInPlan =>
  changed(plan, data, { isProven: true, proofs: plan.proofs + 1, isUndeliverable: false });

const scheduled = (plan: CheckInPlan, data: DataOf<'ScheduleChanged'>): CheckInPlan => {
  const { frequency, timeOfDay, clockTime, weekdays, weekInterval, anchorMonday, timezone } = data;
  return changed(plan, data, {
    schedule: { frequency, timeOfDay, clockTime, weekdays, weekInterval, anchorMonday, timezone },
  });
};

/** What one pause held back does not become due because another one takes its place. */
const paused = (plan: CheckInPlan, data: CheckInsPaused['data']): CheckInPlan => {
  const { at, from, until, reason } = data;
  const isWish = reason === 'asked' || reason === 'stopped';
  return { ...countingFrom(isWish ? heard(plan, data) : plan, at), pause: { from, until, reason } };
};

/** The address takes no mail. What was due until then waits until it does. A failure of before the last proof says nothing. */
const failed = (plan: CheckInPlan, { at, failure, proofs }: DataOf<'AddressDeliveryFailed'>): CheckInPlan =>
  failure === 'hard' && proofs === plan.proofs ? { ...countingFrom(plan, at), isUndeliverable: true } : plan;

/** Access may be back; no slot of the time without it is due. */
const revived = (plan: CheckInPlan, data: UserAt): CheckInPlan => {
  const revivedAt = later(plan.revivedAt, data.at);
  return plan.isInactive ? changed(plan, data, { revivedAt, isInactive: false }) : { ...plan, revivedAt };
};

const decided = (plan: CheckInPlan, turn: Pick<Turn, 'date' | 'tone'>): CheckInPlan => ({
  ...afterTurn(plan, turn),
  overdueSlots: plan.overdueSlots.filter(({ date }) => date !== turn.date),
});

/** One sent by hand takes no slot. */
const requested = (plan: CheckInPlan, { slot, tone, mailId }: DataOf<'CheckInRequested'>): CheckInPlan => {
  if (slot === null) return plan;
  const { lastAsked, unansweredCount, noticeSent } = plan;
  const newest = { slot, mailId, before: { lastAsked, unansweredCount, noticeSent } };
  return { ...decided(plan, { date: slot, tone }), newest, isInactive: false };
};

/**
 * A slot that was decided as `inactive` no later than this after the subscription changed may have been decided without
 * knowing of it: the next slot decides again.
 */
const REVIVAL_COUNTS_FOR_MS = 60_000;

const skipped = (plan: CheckInPlan, { slot, reason, at }: DataOf<'CheckInSkipped'>): CheckInPlan => {
  const { revivedAt } = plan;
  const isBeyondRevival = revivedAt === '' || Date.parse(at) - Date.parse(revivedAt) > REVIVAL_COUNTS_FOR_MS;
  const isInactive = reason === 'inactive' ? isBeyondRevival : plan.isInactive;
  return { ...decided(plan, { date: slot, tone: 'quiet' }), isInactive };
};

/** The check-in did not go out: it asked nothing and announced nothing. */
const notSent = (plan: CheckInPlan, isIt: (newest: NonNullable<CheckInPlan['newest']>) => boolean): CheckInPlan =>
  plan.newest && isIt(plan.newest) ? { ...plan, ...plan.newest.before, newest: null } : plan;

const mailNotSent = (plan: CheckInPlan, { mailId }: Readonly<{ mailId: string }>): CheckInPlan =>
  notSent(plan, (newest) => newest.mailId === mailId);

/** Before there was a scheduler nobody was asked by it: nothing is made up for, and nobody was silent. */
const schedulerStarted = (plan: CheckInPlan, { at }: DataOf<'ReactionStarted'>): CheckInPlan => ({
  ...heard(plan, { at }),
  overdueSlots: [],
  since: later(plan.since, at),
});

const folds: Folds = {
  AddressVerified: reached,
  AddressChanged: reached,
  SetupCompleted: (plan, data) => changed(plan, data, { isSetUp: true }),
  ScheduleChanged: scheduled,
  AccountClosed: () => null,
  AccountErased: () => null,
  CheckInsPaused: paused,
  CheckInsResumed: (plan, data) => changed(plan, data, { pause: null }),
  CheckInThinningSwitched: (plan, data) => ({ ...heard(plan, data), thinning: data.enabled }),
  TextCheckInsSwitched: (plan, data) => ({ ...heard(plan, data), byText: data.enabled }),
  InsightMailsChosen: heard,
  AddressDeliveryFailed: failed,
  SubscriptionStarted: revived,
  SubscriptionRenewed: revived,
  PlanChanged: revived,
  CancellationReverted: revived,
  PaymentRecovered: revived,
  SubscriptionCancelled: revived,
  SubscriptionEnded: revived,
  CheckInRequested: requested,
  CheckInSkipped: skipped,
  CheckInCancelled: (plan, { slot }) => notSent(plan, (newest) => newest.slot === slot),
  MailExpired: mailNotSent,
  MailRejected: mailNotSent,
  WinRecorded: heard,
  MailUnderstood: heard,
  MessageReceived: heard,
  ReactionStarted: schedulerStarted,
};

export const planEventTypes: readonly PlanEvent['type'][] = [
  'AccountOpened',
  ...(Object.keys(folds) as (keyof Folds)[]),
];
