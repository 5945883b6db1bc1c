import type { EventFinder } from '#application/engine/ports/event-finder.ts';
import type { EventStore } from '#application/engine/ports/event-store.ts';
import type { ReadModels } from '#application/engine/ports/read-models.ts';
import type { EventStoreDb } from './eventstoredb/event-store.ts';

/** An event store as it was opened. */
export type OpenedEventStore = EventStoreDb | (EventStore & EventFinder);

/** The log with a way to find events: the embedded one has its own, EventStoreDB's are found by read models. */
export const searchable = (store: OpenedEventStore, readModels: ReadModels): EventStore & EventFinder =>
  'withIndex' in store ? store.withIndex(readModels) : store;
