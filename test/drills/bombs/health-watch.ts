import { fork } from 'node:child_process';
import { once } from 'node:events';
import { from } from './bomb.ts';

/**
 * The longest time without an answer of /healthz: by the clock, without what other processes had the processor for, and what
 * the server's main thread worked in it.
 */
export type HealthGap = Readonly<{ ms: number; ownMs: number; workMs: number }>;

export type HealthWatch = Readonly<{
  /** The longest gap since it was asked before; `signal` says that there will be no answer any more. */
  longest(signal: AbortSignal): Promise<HealthGap>;
  end(): void;
}>;

/** Asks /healthz every 20 ms on a connection of its own. */
export const watchHealth = (port: number, pid: number): HealthWatch => {
  const watcher = fork(new URL('./health-watcher.ts', import.meta.url), [String(port), from.watcher, String(pid)]);
  return {
    async longest(signal) {
      watcher.send('longest');
      const [gap] = (await once(watcher, 'message', { signal })) as [HealthGap];
      return gap;
    },
    end: () => void watcher.kill(),
  };
};
