import { unavailable } from './ports/fault.ts';

/** An end for several works together. */
export interface Deadline {
  /** What the work gives, or `unavailable` at the end. The work itself goes on, and how it ends is nobody's concern. */
  wait<Result>(work: Promise<Result>): Promise<Result>;
  /** Nobody waits any more. */
  clear(): void;
}

/** It counts from now on; `what` is named by the fault. */
export const createDeadline = (limitMs: number, what: string): Deadline => {
  const { promise: end, reject } = Promise.withResolvers<never>();
  end.catch(() => undefined); // it may come while nobody waits
  const timer = setTimeout(() => reject(unavailable(what, undefined, 'no answer in time')), limitMs);
  return {
    wait: (work) => Promise.race([work, end]),
    clear: () => clearTimeout(timer),
  };
};
