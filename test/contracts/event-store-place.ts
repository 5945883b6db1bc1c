import type { ExecutionContext } from 'ava';
import type { EventStore } from '#application/engine/ports/event-store.ts';

/** Where an adapter keeps one log. */
export type Place = Readonly<{
  open(): Promise<EventStore>;
  /** Takes the store away while appends are under way, and brings it back: the store to go on with. */
  interrupt: ((store: EventStore) => Promise<EventStore>) | null;
  remove(): Promise<void>;
}>;

export type Promised = (
  title: string,
  check: (store: EventStore, t: ExecutionContext, place: Place) => Promise<void>,
) => void;
