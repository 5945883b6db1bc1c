/** The only source of the present. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
}

/** One that wakes whoever waits for a moment. */
export interface AlarmClock extends Clock {
  /** Rings once when that moment has come, never at once; the answer calls it off. */
  ringAt(moment: number, ring: () => void): () => void;
}

/** A timer counts to no more than this. */
const FARTHEST_MS = 2 ** 31 - 1;

export const systemClock: AlarmClock = {
  now: () => Date.now(),
  ringAt(moment, ring) {
    const timer = setTimeout(ring, Math.min(Math.max(0, moment - Date.now()), FARTHEST_MS));
    return () => clearTimeout(timer);
  },
};

/** The present as events carry it: ISO 8601, UTC. */
export const timestamp = (clock: Clock): string => new Date(clock.now()).toISOString();
