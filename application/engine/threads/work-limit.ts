import type { Worker } from 'node:worker_threads';
import { pause } from '#application/engine/pause.ts';

/** A task that waits, and does not work, is ended all the same, after so many times what it may work. */
const LONGEST_WAIT = 4;
const MICROSECONDS = 1000;

/**
 * Resolves with true once the thread has worked for so long since it was asked, with false at the signal. What counts is the
 * processor's time and not the clock's: a machine that has no time for a mail is no fault of the mail. A thread that says
 * nothing about it for as long again counts as working.
 */
export const hasWorkedFor = async (worker: Worker, limitMs: number, signal: AbortSignal): Promise<boolean> => {
  const begun = performance.now();
  const before = (await worked(worker)) ?? 0;
  let left = limitMs;
  while (left > 0 && !signal.aborted && performance.now() - begun < LONGEST_WAIT * limitMs) {
    await wait(left, signal);
    const now = await Promise.race([worked(worker), wait(limitMs, signal)]);
    left = now == null ? 0 : limitMs - (now - before);
  }
  return !signal.aborted;
};

/** Milliseconds of the processor's time; null once the thread has ended. */
const worked = (worker: Worker): Promise<number | null> =>
  worker.cpuUsage().then(
    ({ user, system }) => (user + system) / MICROSECONDS,
    () => null, // why it ended is told elsewhere
  );

const wait = (ms: number, signal: AbortSignal): Promise<void> => pause(Math.max(1, ms), signal);
