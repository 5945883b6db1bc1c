import type { AccountEvent } from './account/account-event.ts';
import * as checkInSettingEvents from './account/check-in-events.ts';
import * as accountEvents from './account/events.ts';
import * as passkeyEvents from './account/passkey-events.ts';
import * as profileEvents from './account/profile-events.ts';
import * as addressEvents from './address/events.ts';
import * as billingEvents from './billing/events.ts';
import * as checkInEvents from './check-in/events.ts';
import * as conversationEvents from './conversation/events.ts';
import * as incomingMailEvents from './incoming-mail/events.ts';
import * as leftOutEvents from './incoming-mail/left-out-events.ts';
import * as needsYouEvents from './incoming-mail/needs-you-events.ts';
import * as mailReportEvents from './incoming-mail/report-events.ts';
import * as roleMailAnswerEvents from './incoming-mail/role-mail-events.ts';
import * as insightEvents from './insight/events.ts';
import * as jobEvents from './job/events.ts';
import * as outgoingMailEvents from './outgoing-mail/events.ts';
import * as outgoingTextEvents from './outgoing-text/events.ts';
import * as paymentNoticeEvents from './payment-notice/events.ts';
import * as phoneEvents from './phone/events.ts';
import * as reactionEvents from './reaction/events.ts';
import * as requestEvents from './request/events.ts';
import * as roleMailEvents from './role-mail/events.ts';
import * as signUpEvents from './sign-up/events.ts';
import * as strangerEvents from './stranger/events.ts';
import * as winEvents from './win/events.ts';

/** Everything that can stand in the log. */
export type DomainEvent =
  | AccountEvent
  | addressEvents.AddressEvent
  | billingEvents.SubscriptionEvent
  | checkInEvents.CheckInEvent
  | conversationEvents.ConversationEvent
  | incomingMailEvents.IncomingMailEvent
  | insightEvents.InsightEvent
  | jobEvents.JobEvent
  | outgoingMailEvents.OutgoingMailEvent
  | outgoingTextEvents.OutgoingTextEvent
  | paymentNoticeEvents.PaymentNoticeEvent
  | phoneEvents.PhoneEvent
  | reactionEvents.ReactionEvent
  | requestEvents.RequestEvent
  | roleMailEvents.RoleMailEvent
  | signUpEvents.SignUpEvent
  | strangerEvents.StrangerEvent
  | winEvents.WinEvent;

/** An event without its maker fails to compile. */
const makers = {
  ...accountEvents,
  ...checkInSettingEvents,
  ...profileEvents,
  ...passkeyEvents,
  ...addressEvents,
  ...billingEvents,
  ...checkInEvents,
  ...conversationEvents,
  ...incomingMailEvents,
  ...leftOutEvents,
  ...needsYouEvents,
  ...mailReportEvents,
  ...insightEvents,
  ...jobEvents,
  ...outgoingMailEvents,
  ...outgoingTextEvents,
  ...paymentNoticeEvents,
  ...phoneEvents,
  ...reactionEvents,
  ...requestEvents,
  ...roleMailEvents,
  ...roleMailAnswerEvents,
  ...signUpEvents,
  ...strangerEvents,
  ...winEvents,
} as const satisfies Readonly<Record<Uncapitalize<DomainEvent['type']>, (data: never) => DomainEvent>>;

/** The type names this release knows: each is its maker's name with a capital. */
export const eventTypes: ReadonlySet<string> = new Set(
  Object.keys(makers).map((name) => name[0]?.toUpperCase() + name.slice(1)),
);
