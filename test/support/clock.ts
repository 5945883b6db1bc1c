import type { Clock } from '#application/engine/ports/clock.ts';

/** A clock that stands still until it is moved. */
export const movableClock = (start = Date.UTC(2026, 10, 20, 9)): Clock & { move(milliseconds: number): void } => {
  let now = start;
  return {
    now: () => now,
    move(milliseconds) {
      now += milliseconds;
    },
  };
};
