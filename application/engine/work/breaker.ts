import type { Clock } from '../ports/clock.ts';
import { unavailable } from '../ports/fault.ts';

/** Keeps work away from a provider that is not there. */
export interface Breaker {
  /** Throws `unavailable` while it is open. */
  check(): void;
  readonly isOpen: boolean;
  /** The provider was away, once more: open for a second, then twice as long each time, up to a minute. */
  away(): void;
  back(): void;
}

const FIRST_MS = 1000;
const LONGEST_MS = 60_000;

/**
 * `what` is named in the fault. It opens when the provider was away so often `inARow`. `onChange` is called with true when it
 * opens and with false when a call succeeds again, and once to begin with.
 */
export const createBreaker = (
  clock: Clock,
  what: string,
  inARow = 1,
  onChange: (isOpen: boolean) => void = () => {},
): Breaker => {
  let failures = 0;
  let openUntil = 0;
  let wait = 0;
  onChange(false);
  const isOpen = () => clock.now() < openUntil;
  return {
    get isOpen() {
      return isOpen();
    },
    check() {
      if (isOpen()) throw unavailable(what);
    },
    away() {
      failures += 1;
      if (failures < inARow || isOpen()) return; // one outage met by several at once
      wait = Math.min(Math.max(wait * 2, FIRST_MS), LONGEST_MS);
      if (openUntil === 0) onChange(true);
      openUntil = clock.now() + wait;
    },
    back() {
      if (openUntil > 0) onChange(false);
      failures = 0;
      wait = 0;
      openUntil = 0;
    },
  };
};
