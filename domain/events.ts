import * as signUpEvents from './access/sign-up/events.ts';
import * as strangerEvents from './access/stranger/events.ts';
import type { AccountEvent } from './accounts/account-event.ts';
import * as addressEvents from './accounts/address/events.ts';
import * as checkInSettingEvents from './accounts/check-in-events.ts';
import * as accountEvents from './accounts/events.ts';
import * as passkeyEvents from './accounts/passkey-events.ts';
import * as phoneEvents from './accounts/phone/events.ts';
import * as profileEvents from './accounts/profile-events.ts';
import * as billingEvents from './billing/events.ts';
import * as paymentNoticeEvents from './billing/payment-notice/events.ts';
import * as checkInEvents from './check-ins/events.ts';
import * as conversationEvents from './delivery/conversation/events.ts';
import * as outgoingMailEvents from './delivery/mail/events.ts';
import * as outgoingTextEvents from './delivery/text/events.ts';
import * as careerEvents from './documents/career-events.ts';
import * as documentEvents from './documents/events.ts';
import * as postTimesEvents from './documents/post-times/events.ts';
import * as incomingMailEvents from './inbox/mail/events.ts';
import * as leftOutEvents from './inbox/mail/left-out-events.ts';
import * as needsYouEvents from './inbox/mail/needs-you-events.ts';
import * as mailReportEvents from './inbox/mail/report-events.ts';
import * as roleMailAnswerEvents from './inbox/mail/role-mail-events.ts';
import * as requestEvents from './inbox/request/events.ts';
import * as roleMailEvents from './inbox/role-mail/events.ts';
import * as insightEvents from './insights/events.ts';
import * as winEvents from './wins/events.ts';
import * as evidenceEvents from './wins/evidence-events.ts';
import * as skillChoiceEvents from './wins/skills/events.ts';
import * as jobEvents from './work/job/events.ts';
import * as reactionEvents from './work/reaction/events.ts';

/** Everything that can stand in the log. */
export type DomainEvent =
  | AccountEvent
  | addressEvents.AddressEvent
  | careerEvents.CareerEvent
  | billingEvents.SubscriptionEvent
  | checkInEvents.CheckInEvent
  | conversationEvents.ConversationEvent
  | documentEvents.DocumentEvent
  | incomingMailEvents.IncomingMailEvent
  | insightEvents.InsightEvent
  | jobEvents.JobEvent
  | outgoingMailEvents.OutgoingMailEvent
  | outgoingTextEvents.OutgoingTextEvent
  | paymentNoticeEvents.PaymentNoticeEvent
  | phoneEvents.PhoneEvent
  | postTimesEvents.PostTimesEvent
  | reactionEvents.ReactionEvent
  | requestEvents.RequestEvent
  | roleMailEvents.RoleMailEvent
  | signUpEvents.SignUpEvent
  | skillChoiceEvents.SkillChoiceEvent
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
  ...careerEvents,
  ...checkInEvents,
  ...conversationEvents,
  ...documentEvents,
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
  ...postTimesEvents,
  ...reactionEvents,
  ...requestEvents,
  ...roleMailEvents,
  ...roleMailAnswerEvents,
  ...signUpEvents,
  ...strangerEvents,
  ...winEvents,
  ...evidenceEvents,
  ...skillChoiceEvents,
} as const satisfies Readonly<Record<Uncapitalize<DomainEvent['type']>, (data: never) => DomainEvent>>;

/** The type names this release knows: each is its maker's name with a capital. */
export const eventTypes: ReadonlySet<string> = new Set(
  Object.keys(makers).map((name) => name[0]?.toUpperCase() + name.slice(1)),
);
