import type { EventLog } from '#application/engine/ports/event-log.ts';
import type { Checkpoint } from '#application/engine/ports/read-models.ts';
import { type Remembered, remembered } from '#application/engine/remembered.ts';

/** Lags are exact up to so many events. */
export const LAG_COUNTED = 1000;

/** How many events a checkpoint has still to see, as far as was known at the last look. */
type LagOf = (checkpoint: Checkpoint | null) => number;

/**
 * Looks how far behind the log each of these checkpoints is. The head alone is asked for while all have reached it; those
 * that are behind are counted, each place once.
 */
export const createLagWatch = (log: EventLog, checkpoints: () => readonly (Checkpoint | null)[]): Remembered<LagOf> =>
  remembered('the event log', async () => {
    const head = await log.head();
    const places = new Set(checkpoints().map((checkpoint) => checkpoint?.position ?? null));
    const counted = new Map<string | null, number>();
    for (const place of places) if (isBehind(place, head)) counted.set(place, await log.countAfter(place, LAG_COUNTED));
    return (checkpoint) => {
      const place = checkpoint?.position ?? null;
      // One that has moved since then has seen some of it.
      return isBehind(place, head) ? (counted.get(place) ?? leastOf(counted)) : 0;
    };
  });

const isBehind = (place: string | null, head: string | null): boolean =>
  head !== null && (place === null || place < head);

const leastOf = (counted: ReadonlyMap<unknown, number>): number =>
  Math.max(1, Math.min(LAG_COUNTED, ...counted.values()));
