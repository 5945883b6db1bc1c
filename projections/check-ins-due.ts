import {
  ASK_CHECK_INS,
  type Asked,
  CHECK_INS_DUE,
  type CheckInsDueDocument,
} from '#application/check-ins/check-ins-due.ts';
import type { CheckInSettingEvent, CheckInsPaused } from '#domain/accounts/check-in-events.ts';
import type { AccountClosed, AccountErased, AccountOpened, AddressVerified } from '#domain/accounts/events.ts';
import type { AddressChanged, ScheduleChanged, SetupCompleted } from '#domain/accounts/profile-events.ts';
import type {
  CancellationReverted,
  PaymentRecovered,
  PlanChanged,
  SubscriptionCancelled,
  SubscriptionEnded,
  SubscriptionRenewed,
  SubscriptionStarted,
} from '#domain/billing/events.ts';
import type { CheckInCancelled, CheckInRequested, CheckInSkipped } from '#domain/check-ins/events.ts';
import type { MailExpired, MailRejected } from '#domain/delivery/mail/events.ts';
import type { MailUnderstood, MessageReceived } from '#domain/inbox/mail/events.ts';
import { afterTurn } from '#domain/schedule/rhythm.ts';
import { defaultSchedule } from '#domain/schedule/schedule.ts';
import { dueSlot, slotsBetween } from '#domain/schedule/slots.ts';
import type { WinRecorded } from '#domain/wins/events.ts';
import type { ReactionStarted } from '#domain/work/reaction/events.ts';
import { one, projector } from './engine/projector.ts';

/** Whatever may bring access back: as one subscription ends, or is cancelled, another one may count. */
type Revival =
  | SubscriptionStarted
  | SubscriptionRenewed
  | PlanChanged
  | CancellationReverted
  | PaymentRecovered
  | SubscriptionCancelled
  | SubscriptionEnded;

type Event =
  | AccountOpened
  | AddressVerified
  | AddressChanged
  | SetupCompleted
  | ScheduleChanged
  | AccountClosed
  | AccountErased
  | CheckInSettingEvent
  | Revival
  | CheckInRequested
  | CheckInSkipped
  | CheckInCancelled
  | MailExpired
  | MailRejected
  | WinRecorded
  | MailUnderstood
  | MessageReceived
  | ReactionStarted;

type Document = CheckInsDueDocument;
type UserAt = Readonly<{ userId: number; at: string }>;

/** When each user's next slot is due: what the scheduler pages through, and what the next check-ins are told from. */
export const checkInsDue = projector<Event>()(CHECK_INS_DUE, {
  version: `3 tz-${process.versions.tz}`,
  readsPersonal: false,
  on: {
    AccountOpened: (data) => [one(String(data.userId), () => opened(data))],
    AddressVerified: (data) => [reached(data)],
    AddressChanged: (data) => [reached(data)],
    SetupCompleted: (data) => [changed(data, (document) => begun(data, document, { isSetUp: true }))],
    ScheduleChanged: (data) => [
      changed(data, (document) => {
        const { frequency, timeOfDay, clockTime, weekdays, weekInterval, anchorMonday, timezone } = data;
        return begun(data, document, {
          schedule: { frequency, timeOfDay, clockTime, weekdays, weekInterval, anchorMonday, timezone },
        });
      }),
    ],
    AccountClosed: ({ userId }) => [one(String(userId), () => null)],
    AccountErased: ({ userId }) => [one(String(userId), () => null)],
    CheckInsPaused: (data) => [changed(data, (document) => paused(data, document))],
    CheckInsResumed: (data) => [changed(data, (document) => begun(data, document, { pause: null }))],
    CheckInThinningSwitched: (data) => [
      changed(data, (document) => alive(data, { ...document, thinning: data.enabled })),
    ],
    TextCheckInsSwitched: (data) => [lives(data)],
    InsightMailsChosen: (data) => [lives(data)],
    AddressDeliveryFailed: (data) => [
      changed(data, (document) => (data.failure === 'hard' ? undeliverable(data, document) : document)),
    ],
    SubscriptionStarted: (data) => [livesAgain(data)],
    SubscriptionRenewed: (data) => [livesAgain(data)],
    PlanChanged: (data) => [livesAgain(data)],
    CancellationReverted: (data) => [livesAgain(data)],
    PaymentRecovered: (data) => [livesAgain(data)],
    SubscriptionCancelled: (data) => [livesAgain(data)],
    SubscriptionEnded: (data) => [livesAgain(data)],
    CheckInRequested: (data) => [changed(data, (document) => requested(data, document))],
    CheckInCancelled: (data) => [notSent(data, ({ slot }) => slot === data.slot)],
    MailExpired: (data) => [notSent(data, ({ mailId }) => mailId === data.mailId)],
    MailRejected: (data) => [notSent(data, ({ mailId }) => mailId === data.mailId)],
    CheckInSkipped: (data) => [changed(data, (document) => skipped(data, document))],
    WinRecorded: (data) => [lives(data)],
    MailUnderstood: (data) => [lives(data)],
    MessageReceived: (data) => [lives(data)],
    ReactionStarted: ({ reaction, at }) =>
      reaction === ASK_CHECK_INS
        ? [{ field: 'reaction', value: ASK_CHECK_INS, fold: (document) => document && startedAt(at, document) }]
        : [],
  },
});

const changed = ({ userId }: Readonly<{ userId: number }>, change: (document: Document) => Document) =>
  one<Document>(String(userId), (document) => document && change(document));

const lives = (data: UserAt) => changed(data, (document) => alive(data, document));

const reached = (data: UserAt) =>
  changed(data, (document) => begun(data, document, { isProven: true, isUndeliverable: false }));

const livesAgain = (data: UserAt) => changed(data, (document) => revived(data, document));

const notSent = (data: Readonly<{ userId: number }>, isIt: Parameters<typeof unsaid>[1]) =>
  changed(data, (document) => unsaid(document, isIt));

/**
 * A slot that was decided `inactive` no later than this after the subscription changed may have been decided without
 * knowing: the next slot decides once more.
 */
const REVIVAL_COUNTS_FOR_MS = 60_000;

const opened = ({ userId, at, complimentary, timezone }: AccountOpened['data']): Document => ({
  userId,
  reaction: ASK_CHECK_INS,
  schedule: { ...defaultSchedule, timezone },
  pause: null,
  thinning: true,
  isProven: false,
  isSetUp: complimentary,
  isUndeliverable: false,
  isInactive: false,
  revivedAt: '',
  since: at,
  owed: [],
  signOfLife: at,
  lastSlot: '',
  lastAsked: '',
  asked: 0,
  told: null,
  newest: null,
  waits: false,
  dueAt: '',
});

const later = (one: string, other: string): string => (one > other ? one : other);

/** Something was heard of the user: whatever silence there was is over. */
const alive = ({ at }: Readonly<{ at: string }>, document: Document): Document =>
  at > document.signOfLife ? { ...document, signOfLife: at, asked: 0, told: null, newest: null } : document;

/** Slots count anew from here. What was due by then, by all that held before, is still to be decided. */
const owing = (at: string, document: Document): Document => {
  const due = isExpecting(document) ? slotsBetween(document, document.since, at) : [];
  const lastSlot = due.at(-1)?.date ?? document.lastSlot;
  return { ...document, owed: [...document.owed, ...due], lastSlot, since: later(document.since, at) };
};

/** Something is set otherwise, by which the user was heard of, too. */
const begun = (data: UserAt, document: Document, change: Partial<Document>): Document =>
  timed({ ...owing(data.at, alive(data, document)), ...change });

/** Before there was a scheduler nobody was asked by it: nothing is made up for, and nobody was silent. */
const startedAt = (at: string, document: Document): Document =>
  timed({ ...alive({ at }, document), owed: [], since: later(document.since, at) });

/** What one pause held back is not due because another takes its place. */
const paused = (data: CheckInsPaused['data'], document: Document): Document => {
  const pause = { from: data.from, until: data.until, reason: data.reason };
  const isWish = data.reason === 'asked' || data.reason === 'stopped';
  return timed({ ...owing(data.at, isWish ? alive(data, document) : document), pause });
};

/** With this slot decided. */
const decided = (document: Document, date: string, tone: CheckInRequested['data']['tone'] | 'quiet'): Document => {
  const { lastSlot, ...now } = afterTurn(document, { date, tone });
  return { ...document, ...askedIn(now), lastSlot, owed: document.owed.filter((slot) => slot.date !== date) };
};

const askedIn = ({ lastAsked, asked, told }: Asked): Asked => ({ lastAsked, asked, told });

/** One by hand takes no slot. */
const requested = ({ slot, tone, mailId }: CheckInRequested['data'], document: Document): Document => {
  if (slot === null) return document;
  const newest = { slot, mailId, before: askedIn(document) };
  return timed({ ...decided(document, slot, tone), newest, isInactive: false });
};

/** It did not go out: nothing was asked, and nothing was told. */
const unsaid = (document: Document, isIt: (newest: NonNullable<Document['newest']>) => boolean): Document => {
  const { newest } = document;
  return newest && isIt(newest) ? { ...document, ...newest.before, newest: null } : document;
};

/** The address takes no mail any more: what was due by then waits until it does. */
const undeliverable = ({ at }: UserAt, document: Document): Document =>
  timed({ ...owing(at, document), isUndeliverable: true });

/** There is access again: none is due from before. */
const revived = ({ at, userId }: UserAt, document: Document): Document => {
  const revivedAt = later(document.revivedAt, at);
  return document.isInactive
    ? begun({ at, userId }, document, { revivedAt, isInactive: false })
    : { ...document, revivedAt };
};

const skipped = ({ slot, reason, at }: CheckInSkipped['data'], document: Document): Document => {
  const isBeyondRevival =
    document.revivedAt === '' || Date.parse(at) - Date.parse(document.revivedAt) > REVIVAL_COUNTS_FOR_MS;
  const isInactive = reason === 'inactive' ? isBeyondRevival : document.isInactive;
  return timed({ ...decided(document, slot, 'quiet'), isInactive });
};

const isExpecting = ({ isProven, isSetUp, isUndeliverable, isInactive }: Document): boolean =>
  isProven && isSetUp && !isUndeliverable && !isInactive;

/** With the time its next slot is due at. */
const timed = (document: Document): Document => {
  const next = isExpecting(document) ? dueSlot(document) : null;
  return { ...document, waits: next !== null, dueAt: next?.at ?? '' };
};
