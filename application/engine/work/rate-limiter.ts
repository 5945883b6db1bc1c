import type { Clock } from '../ports/clock.ts';

const URGENCIES = ['urgent', 'usual', 'bulk'] as const;
/** What somebody waits for, what is done as it comes, and the bulk that can wait. */
export type Urgency = (typeof URGENCIES)[number];

/**
 * Spreads work over time: so much a second, in bursts no larger than what is begun at once. Urgent work has the whole rate
 * to itself; the others have what the more urgent leave, and what goes beyond is a debt that they wait for.
 */
export interface RateLimiter {
  /** One was begun. */
  take(urgency: Urgency): void;
  /** Whether no more of it may be begun now. */
  isSpent(urgency: Urgency): boolean;
}

const BURST_SECONDS = 0.25;

/** `rate` is how many a second; null for as many as come. Nothing runs between two looks: time is what the clock says. */
export const createRateLimiter = (clock: Clock, rate: number | null): RateLimiter => {
  if (rate === null) return { take() {}, isSpent: () => false };
  const buckets = new Map(URGENCIES.map((urgency) => [urgency, createBucket(clock, rate)]));
  return {
    take(urgency) {
      for (const one of URGENCIES.slice(URGENCIES.indexOf(urgency))) buckets.get(one)?.take();
    },
    isSpent: (urgency) => buckets.get(urgency)?.isSpent() ?? false,
  };
};

const createBucket = (clock: Clock, rate: number) => {
  const most = Math.max(1, rate * BURST_SECONDS);
  let left = most;
  let at = clock.now();
  const refill = () => {
    const now = clock.now();
    left = Math.min(most, left + (Math.max(0, now - at) / 1000) * rate);
    at = now;
  };
  return {
    take() {
      refill();
      left -= 1;
    },
    isSpent() {
      refill();
      return left < 1;
    },
  };
};
