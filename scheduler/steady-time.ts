import type { Clock } from '#application/engine/ports/clock.ts';

const MOST_AHEAD_MS = 60 * 60_000;
/** How far two clocks that both go right may be apart. */
const AGREEING_MS = 60_000;

/**
 * The time that slots are decided by, in milliseconds since 1970. A clock that is suddenly over an hour ahead is believed
 * once a second reading agrees with it; until then time goes on as it went. Backwards is believed at once: what was
 * decided stays decided. `elapsed` never jumps.
 */
export const createSteadyTime = (clock: Clock, elapsed: () => number = () => performance.now()) => {
  let last: Readonly<{ time: number; elapsed: number }> | null = null;
  let jumped: Readonly<{ time: number; elapsed: number }> | null = null;
  return {
    read(): number {
      const reading = { time: clock.now(), elapsed: elapsed() };
      const expected = last === null ? reading.time : last.time + reading.elapsed - last.elapsed;
      if (reading.time - expected > MOST_AHEAD_MS && !(jumped && agree(jumped, reading))) {
        jumped = reading;
        last = { time: expected, elapsed: reading.elapsed };
        return expected;
      }
      jumped = null;
      last = reading;
      return reading.time;
    },
  };
};

type Reading = Readonly<{ time: number; elapsed: number }>;

const agree = (one: Reading, other: Reading): boolean =>
  Math.abs(other.time - one.time - (other.elapsed - one.elapsed)) < AGREEING_MS;
