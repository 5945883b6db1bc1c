import type { JsonObject } from '#domain/json.ts';
import { Fault, hasCode } from './fault.ts';

/** Where an event stands in the whole log: opaque, and sorts as a string. Kept in checkpoints and documents only. */
export type Position = string;
/** Where an append must find the stream: at exactly this revision (the first event's is 0), or not there at all. */
export type Expected = number | 'no-stream';

/**
 * What is known of an event beside its content. `$correlationId` is the same for everything that followed from one mail, call or
 * turn of the schedule; `$causationId` is the id of the event that this one followed from, null where there was none (both are
 * EventStoreDB's names). `actor` is who made it happen: `user`, `operator:<name>`, `provider` (of payments), `mail-server` (a
 * machine's mail) or `schedule`.
 */
export type Metadata = Readonly<{
  $correlationId: string;
  $causationId: string | null;
  actor: string;
}>;

/**
 * `schemaVersion` counts the shapes that events of this type have had. `data` is everything but the personal part, which comes
 * sealed. `id` is a random UUID, drawn anew for each attempt. `mac`
 * is over all of it and its place; a store that has lost it hands on an empty one.
 */
export type NewEvent = Readonly<{
  id: string;
  type: string;
  schemaVersion: number;
  data: JsonObject;
  metadata: Metadata;
  sealed: Uint8Array | null;
  mac: Uint8Array;
}>;
/** `dataJson` and `metadataJson` are the texts of both as they stand in the store, where that keeps texts. */
export type StoredEvent = NewEvent &
  Readonly<{ stream: string; revision: number; dataJson?: string; metadataJson?: string }>;
export type PositionedEvent = StoredEvent & Readonly<{ position: Position }>;

/** The next events in log order, maybe none; everything up to `position` has been handed on or passed over. */
export type Batch<E> = Readonly<{ events: readonly E[]; position: Position; caughtUp: boolean }>;

/**
 * The log. Promises:
 * - `append` is all or nothing, durable when it resolves, and refused with `stream-moved` unless the stream stands where
 *   expected. The same event ids at the same expected revision again are the first append's success, with its position.
 *   Outcomes unknown (the store went away in between) are retried inside; what stays unknown is `unavailable`.
 * - More than 1 MiB in one append is refused with `append-too-large`; nothing is kept of it.
 * - `follow` hands on every event of ours after the position (exclusive; null is the beginning), once and in order, for
 *   as long as the signal lets it, and goes on by itself after the store was away. It then ends without an error.
 * - Data that is damaged, and no JSON any more, is read as an empty object: one event keeps nobody from the others.
 */
export interface EventStore {
  append(stream: string, events: readonly NewEvent[], expected: Expected): Promise<Appended>;
  /** All events of one stream from a revision on (0 unless given), oldest first; none when there is no such stream. */
  read(stream: string, from?: number): Promise<readonly StoredEvent[]>;
  follow(after: Position | null, signal: AbortSignal): AsyncIterable<Batch<PositionedEvent>>;
  /** The newest event of ours, null while there is none. */
  head(): Promise<Position | null>;
  /** How many of our events stand after the position, counted up to `limit`. */
  countAfter(position: Position | null, limit: number): Promise<number>;
  /** The id of our event at exactly this position, null when none stands there: tells a restored log from the one known. */
  idAt(position: Position): Promise<string | null>;
  /** Made once with the log, and different in every other one. */
  identity(): Promise<string>;
  close(): Promise<void>;
}

/** The position of the last event appended and its revision. */
export type Appended = Readonly<{ position: Position; revision: number }>;

/** Bytes of one append: all its types, data and metadata (as JSON), sealed parts and MACs (in base64) together. */
export const LARGEST_APPEND = 1024 * 1024;

export const streamMoved = (stream: string): Fault =>
  new Fault('stream-moved', `${stream} is not at the expected revision`);
export const isStreamMoved = (error: unknown): boolean => hasCode(error, 'stream-moved');
export const appendTooLarge = (stream: string): Fault =>
  new Fault('append-too-large', `an append to ${stream} is over 1 MiB`);
export const isAppendTooLarge = (error: unknown): boolean => hasCode(error, 'append-too-large');
