import { type EventKeys, keysOf } from './ports/event-finder.ts';
import type { Metadata, Position, PositionedEvent } from './ports/event-store.ts';
import { readModel } from './read-model.ts';

/** Where an event stands and what it is found by; its document's id is that of the event. */
export type EventEntry = Omit<EventKeys, 'userId'> & Readonly<{ type: string; userId: number; position: Position }>;

/** Stands for the user of an event that is no user's. */
const NOBODY = -1;

/**
 * Every event of the log by what it is found by, for a log that cannot be searched itself: EventStoreDB. The embedded one has
 * indexes of its own.
 */
export const EVENT_INDEX = readModel<EventEntry>()({
  name: 'event-index',
  indexes: [['correlation', 'position'], ['userId', 'position'], ['type', 'position'], ['position']],
});

/** The first and the last position of the events that happened in one hour, counted from 1970: a span of time is looked for there. */
export type EventHour = Readonly<{ hour: number; first: Position; last: Position }>;

export const EVENT_HOURS = readModel<EventHour>()({ name: 'event-hours', indexes: [['hour']] });

const HOUR_MS = 3_600_000;

/** The hour of a time in milliseconds. */
export const hourOf = (at: number): number => Math.floor(at / HOUR_MS);

export const entryOf = (
  event: Pick<PositionedEvent, 'type' | 'data' | 'position'> & Readonly<{ metadata: Metadata }>,
): EventEntry => {
  const { correlation, userId, at } = keysOf(event);
  return { correlation, type: event.type, userId: userId ?? NOBODY, at, position: event.position };
};
