import type { CareerFiles, ImportRefusal, ReadCareer } from '#application/documents/career/career-import.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import { createThreadPool } from '#application/engine/threads/thread-pool.ts';
import { type Refusal, refuse } from '#domain/decider.ts';

/**
 * Reads what people bring of their career in threads of their own: no file, however it came to be, holds the event loop or more
 * than a thread's memory. One that breaks a limit is too large; one that breaks its reader is broken.
 */
export const createCareerFiles = ({ workers = 1, timeLimitMs = 10_000, memoryLimitMb = 384 } = {}): CareerFiles => {
  const pool = createThreadPool<Uint8Array, ReadCareer | Refusal<ImportRefusal>>({
    module: new URL('./read-in-worker.ts', import.meta.url),
    workers,
    timeLimitMs,
    memoryLimitMb,
    closed: () => new Fault('career-files-closed', 'What reads careers from files is closed'),
  });
  return {
    async read(bytes) {
      const outcome = await pool.ask(() => ({ task: new Uint8Array(bytes), moved: [] }));
      if ('answer' in outcome) return outcome.answer;
      return refuse(outcome.broke === 'failed' ? 'broken' : 'too-large');
    },
    close: () => pool.close(),
  };
};
