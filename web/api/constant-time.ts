import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Does the work, and answers or fails no sooner than the next mark of a grid of `ms` milliseconds, counted from the
 * start: what takes a little longer for one than for another takes the same for both.
 */
export const answerAfter = async <Result>(ms: number, work: () => Promise<Result>): Promise<Result> => {
  const began = performance.now();
  try {
    return await work();
  } finally {
    const taken = performance.now() - began;
    await sleep(Math.ceil(taken / ms) * ms - taken);
  }
};
