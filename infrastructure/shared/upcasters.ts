import type { AnyEvent } from '#domain/event.ts';

/**
 * How an event of an older shape is read today: by its old type, to the event that took its place. `personal` is null
 * in it when its key is destroyed or it is read sealed, and must then stay null. An upcaster may lead to a type that
 * has one itself.
 */
export type Upcasters = Readonly<Record<string, (data: AnyEvent['data']) => AnyEvent>>;

/** Every shape ever written has its line here for good: history is read anew, never edited. There is no older one yet. */
export const upcasters: Upcasters = {};

/** The event in today's shape. */
export const lift = (event: AnyEvent, table: Upcasters): AnyEvent => {
  const upcast = Object.hasOwn(table, event.type) ? table[event.type] : undefined;
  return upcast ? lift(upcast(event.data), table) : event;
};
