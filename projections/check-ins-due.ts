import { ASK_CHECK_INS, CHECK_INS_DUE, type CheckInsDueDocument } from '#application/check-ins/check-ins-due.ts';
import type { CheckInSettingEvent } from '#domain/accounts/check-in-events.ts';
import type { AccountClosed, AccountErased, AccountOpened, AddressProvenV2 } from '#domain/accounts/events.ts';
import type { AddressChanged, ScheduleChangedV2, SetupFinished } from '#domain/accounts/profile-events.ts';
import type {
  CancellationTakenBack,
  PaymentRecovered,
  PlanChanged,
  SubscriptionCancelled,
  SubscriptionEnded,
  SubscriptionRenewed,
  SubscriptionStarted,
} from '#domain/billing/events.ts';
import type { CheckInDropped, CheckInRequestedV2, CheckInSkipped } from '#domain/check-ins/events.ts';
import type { MailExpired, MailRefused } from '#domain/delivery/mail/events.ts';
import type { MailUnderstoodV2, MessageReceived } from '#domain/inbox/mail/events.ts';
import type { WinRecorded } from '#domain/wins/events.ts';
import type { ReactionStarted } from '#domain/work/reaction/events.ts';
import {
  alive,
  begun,
  opened,
  paused,
  requested,
  revived,
  skipped,
  startedAt,
  undeliverable,
  unsaid,
} from './check-ins-due-document.ts';
import { one, projector } from './engine/projector.ts';

/** Whatever may bring access back: as one subscription ends, or is cancelled, another one may count. */
type Revival =
  | SubscriptionStarted
  | SubscriptionRenewed
  | PlanChanged
  | CancellationTakenBack
  | PaymentRecovered
  | SubscriptionCancelled
  | SubscriptionEnded;
type Event =
  | AccountOpened
  | AddressProvenV2
  | AddressChanged
  | SetupFinished
  | ScheduleChangedV2
  | AccountClosed
  | AccountErased
  | CheckInSettingEvent
  | Revival
  | CheckInRequestedV2
  | CheckInSkipped
  | CheckInDropped
  | MailExpired
  | MailRefused
  | WinRecorded
  | MailUnderstoodV2
  | MessageReceived
  | ReactionStarted;

type Document = CheckInsDueDocument;
type Told = Readonly<{ userId: number; at: string }>;

/** When each user's next slot is due: what the scheduler pages through, and what the next check-ins are told from. */
export const checkInsDue = projector<Event>()(CHECK_INS_DUE, {
  version: `2 tz-${process.versions.tz}`,
  readsPersonal: false,
  on: {
    AccountOpened: (data) => [one(String(data.userId), () => opened(data))],
    AddressProvenV2: (told) => [reached(told)],
    AddressChanged: (told) => [reached(told)],
    SetupFinished: (told) => [changed(told, (document) => begun(told, document, { isSetUp: true }))],
    ScheduleChangedV2: (told) => [
      changed(told, (document) => {
        const { frequency, time, hour, days, every, firstWeek, timezone } = told;
        return begun(told, document, { schedule: { frequency, time, hour, days, every, firstWeek, timezone } });
      }),
    ],
    AccountClosed: ({ userId }) => [one(String(userId), () => null)],
    AccountErased: ({ userId }) => [one(String(userId), () => null)],
    CheckInsPaused: (told) => [changed(told, (document) => paused(told, document))],
    CheckInsResumed: (told) => [changed(told, (document) => begun(told, document, { pause: null }))],
    ThinningSwitched: (told) => [changed(told, (document) => alive(told, { ...document, thinning: told.on }))],
    TextCheckInsSwitched: (told) => [lives(told)],
    InsightMailsChosen: (told) => [lives(told)],
    DeliveryFailed: (told) => [
      changed(told, (document) => (told.failure === 'hard' ? undeliverable(told, document) : document)),
    ],
    SubscriptionStarted: (told) => [livesAgain(told)],
    SubscriptionRenewed: (told) => [livesAgain(told)],
    PlanChanged: (told) => [livesAgain(told)],
    CancellationTakenBack: (told) => [livesAgain(told)],
    PaymentRecovered: (told) => [livesAgain(told)],
    SubscriptionCancelled: (told) => [livesAgain(told)],
    SubscriptionEnded: (told) => [livesAgain(told)],
    CheckInRequestedV2: (told) => [changed(told, (document) => requested(told, document))],
    CheckInDropped: (told) => [notSent(told, ({ slot }) => slot === told.slot)],
    MailExpired: (told) => [notSent(told, ({ mailId }) => mailId === told.mailId)],
    MailRefused: (told) => [notSent(told, ({ mailId }) => mailId === told.mailId)],
    CheckInSkipped: (told) => [changed(told, (document) => skipped(told, document))],
    WinRecorded: (told) => [lives(told)],
    MailUnderstoodV2: (told) => [lives(told)],
    MessageReceived: (told) => [lives(told)],
    ReactionStarted: ({ reaction, at }) =>
      reaction === ASK_CHECK_INS
        ? [{ field: 'reaction', value: ASK_CHECK_INS, fold: (document) => document && startedAt(at, document) }]
        : [],
  },
});

const changed = ({ userId }: Readonly<{ userId: number }>, change: (document: Document) => Document) =>
  one<Document>(String(userId), (document) => document && change(document));

const lives = (told: Told) => changed(told, (document) => alive(told, document));

const reached = (told: Told) =>
  changed(told, (document) => begun(told, document, { isProven: true, isUndeliverable: false }));

const livesAgain = (told: Told) => changed(told, (document) => revived(told, document));

const notSent = (told: Readonly<{ userId: number }>, isIt: Parameters<typeof unsaid>[1]) =>
  changed(told, (document) => unsaid(document, isIt));
