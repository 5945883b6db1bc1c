import { Fault } from '#application/engine/ports/fault.ts';
import { createThreadPool } from '#application/engine/threads/thread-pool.ts';
import { type LearnedAboutWin, NOTHING_LEARNED } from '#application/wins/learned-about-win.ts';

/** What the learned model says of wins, in a thread of its own: its weights never weigh on the one that serves. */
export type WinLearner = Readonly<{ aboutWin(text: string): Promise<LearnedAboutWin>; close(): Promise<void> }>;

const LONGEST = 4 * 1024;

/** Nothing is said of a win whose reading broke a limit. Rejects only after `close`. */
export const createWinLearner = ({ timeLimitMs = 2_000, memoryLimitMb = 128 } = {}): WinLearner => {
  const pool = createThreadPool<string, LearnedAboutWin>({
    module: new URL('./learned/about-win-in-worker.ts', import.meta.url),
    workers: 1,
    timeLimitMs,
    memoryLimitMb,
    closed: () => new Fault('win-learner-closed', 'What has learned about wins is closed'),
  });
  return {
    async aboutWin(text) {
      const outcome = await pool.ask(() => ({ task: text.slice(0, LONGEST), moved: [] }));
      return 'answer' in outcome ? outcome.answer : NOTHING_LEARNED;
    },
    close: () => pool.close(),
  };
};
