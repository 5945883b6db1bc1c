import type { Clock } from './ports/clock.ts';

/** Of what happens again and again: whether it is to be said now, once in `everyMs` for each thing. */
export const createThrottle = (everyMs: number, clock: Clock): ((what: string) => boolean) => {
  const saidAt = new Map<string, number>();
  return (what) => {
    const now = clock.now();
    if (now - (saidAt.get(what) ?? Number.NEGATIVE_INFINITY) < everyMs) return false;
    saidAt.set(what, now);
    return true;
  };
};
