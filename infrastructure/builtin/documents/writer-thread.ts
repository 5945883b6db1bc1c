import type { DocumentBrief, DocumentSources, DocumentWriter } from '#application/documents/document-writer.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import { createThreadPool } from '#application/engine/threads/thread-pool.ts';
import type { WrittenDocument } from '#domain/documents/document.ts';

export type WritingTask = Readonly<{ brief: DocumentBrief; sources: DocumentSources }>;

/** The builtin writer in a thread of its own: thousands of wins, and whatever words stand in them, hold up nobody else. */
export const createThreadedWriter = ({
  workers = 1,
  timeLimitMs = 20_000,
  memoryLimitMb = 512,
} = {}): DocumentWriter & Readonly<{ close(): Promise<void> }> => {
  const pool = createThreadPool<WritingTask, WrittenDocument>({
    module: new URL('./write-in-worker.ts', import.meta.url),
    workers,
    timeLimitMs,
    memoryLimitMb,
    closed: () => new Fault('writer-closed', 'What writes documents is closed'),
  });
  return {
    async write(brief, sources) {
      const outcome = await pool.ask(() => ({ task: { brief, sources }, moved: [] }));
      if ('answer' in outcome) return outcome.answer;
      throw new Fault('writing-failed', `No ${brief.kind} could be written: ${outcome.broke}`);
    },
    close: () => pool.close(),
  };
};
