import * as accountEvents from './account/events.ts';
import * as addressEvents from './address/events.ts';
import * as checkInEvents from './check-in/events.ts';
import * as conversationEvents from './conversation/events.ts';
import * as incomingMailEvents from './incoming-mail/events.ts';
import * as jobEvents from './job/events.ts';
import * as outgoingMailEvents from './outgoing-mail/events.ts';
import * as reactionEvents from './reaction/events.ts';
import * as winEvents from './win/events.ts';

/** Everything that can stand in the log. */
export type DomainEvent =
  | accountEvents.AccountEvent
  | addressEvents.AddressEvent
  | conversationEvents.ConversationEvent
  | winEvents.WinEvent
  | checkInEvents.CheckInEvent
  | incomingMailEvents.IncomingMailEvent
  | outgoingMailEvents.OutgoingMailEvent
  | jobEvents.JobEvent
  | reactionEvents.ReactionEvent;

type Maker = (data: never) => DomainEvent;
type Named<Makers> = { [Name in keyof Makers]: Makers[Name] extends Maker ? Makers[Name] : never }[keyof Makers];
/** Fails to compile when an event has no maker. */
export type MadeEvent = ReturnType<
  Named<
    typeof accountEvents &
      typeof addressEvents &
      typeof conversationEvents &
      typeof winEvents &
      typeof checkInEvents &
      typeof incomingMailEvents &
      typeof outgoingMailEvents &
      typeof jobEvents &
      typeof reactionEvents
  >
>;

const makers = [
  accountEvents,
  addressEvents,
  conversationEvents,
  winEvents,
  checkInEvents,
  incomingMailEvents,
  outgoingMailEvents,
  jobEvents,
  reactionEvents,
].flatMap((module) => Object.keys(module));

/** The type names this release knows: each is its maker's name with a capital. */
export const eventTypes: ReadonlySet<string> = new Set(makers.map((name) => name[0]?.toUpperCase() + name.slice(1)));
