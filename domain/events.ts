import * as passkeyEvents from './access/passkeys/events.ts';
import * as signUpEvents from './access/sign-up/events.ts';
import * as strangerEvents from './access/stranger/events.ts';
import * as addressEvents from './accounts/address/events.ts';
import * as accountEvents from './accounts/events.ts';
import * as phoneEvents from './accounts/phone/events.ts';
import * as profileEvents from './accounts/profile/events.ts';
import * as billingEvents from './billing/events.ts';
import * as paymentNoticeEvents from './billing/payment-notice/events.ts';
import * as checkInEvents from './check-ins/events.ts';
import { type EventDescription, type EventsIn, isEventDescription } from './define-event.ts';
import * as deliverabilityEvents from './deliverability/events.ts';
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
import * as operatorEvents from './operators/events.ts';
import * as scheduleEvents from './schedule/events.ts';
import * as skillChoiceEvents from './skills/events.ts';
import * as winEvents from './wins/events.ts';
import * as evidenceEvents from './wins/evidence-events.ts';
import * as jobEvents from './work/job/events.ts';
import * as reactionEvents from './work/reaction/events.ts';

const subjects = [
  signUpEvents,
  strangerEvents,
  addressEvents,
  phoneEvents,
  accountEvents,
  passkeyEvents,
  profileEvents,
  scheduleEvents,
  deliverabilityEvents,
  billingEvents,
  paymentNoticeEvents,
  checkInEvents,
  conversationEvents,
  outgoingMailEvents,
  outgoingTextEvents,
  careerEvents,
  documentEvents,
  postTimesEvents,
  incomingMailEvents,
  leftOutEvents,
  needsYouEvents,
  mailReportEvents,
  roleMailAnswerEvents,
  requestEvents,
  roleMailEvents,
  insightEvents,
  winEvents,
  evidenceEvents,
  skillChoiceEvents,
  operatorEvents,
  jobEvents,
  reactionEvents,
] as const;

/** Everything that can stand in the log. */
export type DomainEvent = (typeof subjects)[number] extends infer Module
  ? Module extends object
    ? EventsIn<Module>
    : never
  : never;

/** Every definition of an event, by its type. */
export const eventDefinitions: ReadonlyMap<string, EventDescription> = new Map(
  subjects
    .flatMap((subject) => Object.values<unknown>(subject))
    .filter(isEventDescription)
    .map((definition) => [definition.type, definition]),
);

/** The types that this release knows. */
export const eventTypes: ReadonlySet<string> = new Set(eventDefinitions.keys());
