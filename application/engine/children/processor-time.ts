import { readFileSync } from 'node:fs';
import { pause } from '#application/engine/pause.ts';

/** A task that waits instead of working is ended too, after this many times what it may work. */
const MAX_WAITING = 4;
/** Linux counts a process's time in hundredths of a second, on every machine. */
const TICK_MS = 10;

/**
 * Resolves with true once the process has worked for `limitMs` since this was called, with false at the signal. Processor time
 * counts, not the clock: a machine that has no time for a task is no fault of the task. Where the system does not tell a
 * process's time, the clock counts.
 */
export const hasWorkedFor = async (pid: number, limitMs: number, signal: AbortSignal): Promise<boolean> => {
  const begun = performance.now();
  const before = processorMs(pid) ?? 0;
  let left = limitMs;
  while (left > 0 && !signal.aborted && performance.now() - begun < MAX_WAITING * limitMs) {
    await pause(Math.max(1, left), signal);
    const now = processorMs(pid);
    left = now === null ? 0 : limitMs - (now - before);
  }
  return !signal.aborted;
};

/** Milliseconds of the processor that the process has used, all threads together; null where the system does not say. */
const processorMs = (pid: number): number | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' '); // a name may hold blanks
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return null;
  }
};
