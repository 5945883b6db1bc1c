import type { AnyEvent, Sealed } from '#domain/event.ts';
import type { EventQuery, FoundEvents } from './event-finder.ts';
import type { Appended, Batch, Expected, Metadata, Position } from './event-store.ts';
import { Fault, hasCode } from './fault.ts';

/**
 * What became of an event's personal part: it has none, it is there, it was left sealed, its key is destroyed, or it
 * cannot be opened though its key is not destroyed; in the last three `personal` is null. `unreadable` is a fault that may be
 * mended, never an erasure, and only followers meet it. So is `damaged`: the whole event is not as it was written, and what
 * is left of its type and data is withheld (`DAMAGED`), so that nobody folds it. `newer`: a later release wrote it, and this one
 * cannot read its data, which is withheld too.
 */
export type Personal = 'none' | 'open' | 'sealed' | 'destroyed' | 'unreadable' | 'damaged' | 'newer';

export type LoggedEvent<Any extends AnyEvent = AnyEvent> = Any & Logged;
export type SealedEvent<Any extends AnyEvent = AnyEvent> = Sealed<Any> & Logged;
type Logged = Readonly<{ id: string; stream: string; revision: number; personal: Personal; metadata: Metadata }>;
export type FollowedEvent = LoggedEvent & Readonly<{ position: Position }>;

/**
 * An event that was found. Its words stay sealed, whatever became of their key: `sealedBytes` is how long they are, 0 where it has
 * none. `personal` is `none`, `sealed`, `damaged` or `newer`; of the last only `at` is left of its data.
 */
export type FoundEvent = FollowedEvent & Readonly<{ sealedBytes: number }>;

/**
 * What a follower has use for: `types`, those whose words it reads (`personal`), and those whose `metadata`. It costs to open an
 * event: one of another type comes without its data (checked all the same), words that nobody reads come sealed, and metadata that
 * nobody reads is empty.
 */
export type Wanted = Readonly<{
  types: ReadonlySet<string>;
  personal: ReadonlySet<string>;
  metadata: ReadonlySet<string>;
}>;

/**
 * The event store with its events opened: personal parts sealed on the way in and opened on the way out, older shapes
 * upcast to today's. A stream with an event that a later release wrote, of a type or version that this one does not know, is `unknown-event`; a
 * follower is handed it as `newer`. A stream with an event that is not as it was written, or lacks one, cannot be read (`event-damaged`).
 */
export interface EventLog {
  append(stream: string, events: readonly AnyEvent[], expected: Expected): Promise<Appended>;
  /** A stream holds the events of one decider alone, so whoever names the stream names their type. */
  read<Any extends AnyEvent = AnyEvent>(stream: string): Promise<readonly LoggedEvent<Any>[]>;
  /** The same for deciders, which need no personal words: `personal` is null in every event, whatever became of the key. */
  readSealed<Any extends AnyEvent = AnyEvent>(stream: string): Promise<readonly SealedEvent<Any>[]>;
  /** What `read` would throw for one user's words is handed on as `unreadable`: nobody else waits for it. */
  follow(after: Position | null, signal: AbortSignal, wanted?: Wanted): AsyncIterable<Batch<FollowedEvent>>;
  /** Asks for no key. See `EventFinder`. */
  find(query: EventQuery): Promise<FoundEvents<FoundEvent>>;
  head(): Promise<Position | null>;
  countAfter(position: Position | null, limit: number): Promise<number>;
  idAt(position: Position): Promise<string | null>;
  identity(): Promise<string>;
}

/** Stands for the type of a damaged event. No event is ever of it. */
export const DAMAGED = 'DamagedEvent';

export const eventDamaged = (id: string, stream: string): Fault =>
  new Fault('event-damaged', `the event ${id} in ${stream} is damaged: put the log back from a backup`);
export const isEventDamaged = (error: unknown): boolean => hasCode(error, 'event-damaged');
export const unknownEvent = (type: string): Fault =>
  new Fault('unknown-event', `the log holds an event this release does not know: ${type}`);
export const isUnknownEvent = (error: unknown): boolean => hasCode(error, 'unknown-event');
