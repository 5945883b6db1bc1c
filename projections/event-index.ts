import {
  EVENT_HOURS,
  EVENT_INDEX,
  type EventEntry,
  type EventHour,
  entryOf,
  hourOf,
} from '#application/engine/event-index.ts';
import type { ReadModel } from '#application/engine/read-model.ts';
import { eventTypes } from '#domain/events.ts';
import type { JsonObject } from '#domain/json.ts';
import { type Change, one, type Place, type Projector } from './engine/projector.ts';

/** A read model that has a use for every event, whatever its type, and for no personal word. */
const ofEveryEvent = <Document extends JsonObject>(
  { name, indexes }: ReadModel<Document>,
  changes: (id: string, entry: EventEntry) => readonly Change<Document>[],
): Projector => {
  const handlers = [...eventTypes].map((type) => [
    type,
    (data: JsonObject, { id, position, metadata }: Place) => changes(id, entryOf({ type, data, position, metadata })),
  ]);
  return {
    name,
    indexes,
    version: '1',
    readsPersonal: false,
    readsMetadata: true,
    needsEveryEvent: true,
    on: Object.fromEntries(handlers) as Projector['on'],
  };
};

/** Which events there are, by what they are found by. */
export const eventIndex = ofEveryEvent<EventEntry>(EVENT_INDEX, (id, entry) => [one(id, () => entry)]);

/** Which part of the log each hour is in. */
export const eventHours = ofEveryEvent<EventHour>(EVENT_HOURS, (_, { at, position }) => {
  if (at === null) return [];
  const hour = hourOf(at);
  return [one(String(hour), (before) => ({ hour, first: before?.first ?? position, last: position }))];
});
