import type { LoggedEvent } from '#application/engine/ports/event-log.ts';

const MOST_STREAMS = 2000;
const MOST_EVENTS = 64;

/**
 * The streams that were read last, without any personal word. Events never change, so only what came after those that are
 * known has to be read, checked and decoded: an account is looked at with every request of its user.
 */
export const createKnownStreams = () => {
  const known = new Map<string, readonly LoggedEvent[]>();
  return {
    /** The first events of the stream, none where nothing is known of it. */
    find(stream: string): readonly LoggedEvent[] {
      const events = known.get(stream);
      if (!events) return [];
      known.delete(stream); // and last in line to go again
      known.set(stream, events);
      return events;
    },
    keep(stream: string, events: readonly LoggedEvent[]): void {
      known.delete(stream);
      if (events.length > MOST_EVENTS) return;
      known.set(stream, events);
      const oldest = known.size > MOST_STREAMS ? known.keys().next().value : undefined;
      if (oldest !== undefined) known.delete(oldest);
    },
  };
};
