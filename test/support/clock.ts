import type { AlarmClock } from '#application/engine/ports/clock.ts';

/** A clock that stands still until it is moved; what is to ring meanwhile rings then. */
export const movableClock = (start = Date.UTC(2026, 10, 20, 9)): AlarmClock & { move(milliseconds: number): void } => {
  let now = start;
  const rings = new Set<Readonly<{ moment: number; ring: () => void }>>();
  const ringDue = () => {
    for (const one of [...rings].filter(({ moment }) => moment <= now)) if (rings.delete(one)) one.ring();
  };
  return {
    now: () => now,
    ringAt(moment, ring) {
      const one = { moment, ring };
      rings.add(one);
      if (moment <= now) setImmediate(ringDue);
      return () => rings.delete(one);
    },
    move(milliseconds) {
      now += milliseconds;
      ringDue();
    },
  };
};
