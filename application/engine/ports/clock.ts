/** The only source of the present. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** The present as events carry it: ISO 8601, UTC. */
export const timestamp = (clock: Clock): string => new Date(clock.now()).toISOString();
