import { readFileSync } from 'node:fs';
import { pause } from '#application/engine/pause.ts';

/** A task that waits instead of working is ended too, after this many times what it may work. */
const MAX_WAITING = 4;
/** How often a task is looked at while its limit runs. */
const LOOKS = 4;
/** Linux counts a process's time in hundredths of a second, on every machine. */
const TICK_MS = 10;

/**
 * Resolves with true once the process has worked for `limitMs` since this was called, with false at the signal. Processor time
 * counts, not the clock: a machine that has no time for a task is no fault of the task. A process that sleeps waits for nothing
 * but its own task, and has four times as long. Where the system does not tell, the clock counts as work.
 */
export const hasWorkedFor = async (pid: number, limitMs: number, signal: AbortSignal): Promise<boolean> => {
  const before = usageOf(pid)?.workedMs ?? 0;
  let left = limitMs;
  let sleptMs = 0;
  while (left > 0 && sleptMs < MAX_WAITING * limitMs && !signal.aborted) {
    const lookMs = Math.max(1, Math.min(left, limitMs / LOOKS));
    await pause(lookMs, signal);
    const usage = usageOf(pid);
    left = usage === null ? left - lookMs : limitMs - (usage.workedMs - before);
    if (usage?.isSleeping) sleptMs += lookMs;
  }
  return !signal.aborted;
};

type Usage = Readonly<{ workedMs: number; isSleeping: boolean }>;

/** Of all threads of the process together; null where the system does not say. */
const usageOf = (pid: number): Usage | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' '); // a name may hold blanks
    return { workedMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS, isSleeping: fields[0] === 'S' };
  } catch {
    return null;
  }
};
