import type { DocumentBrief, DocumentSources, DocumentWriter } from '#application/documents/document-writer.ts';
import { createChildPool } from '#application/engine/children/child-pool.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import type { WrittenDocument } from '#domain/documents/document.ts';

export type WritingTask = Readonly<{ brief: DocumentBrief; sources: DocumentSources }>;

/** In bytes; the longest document is a tenth of it. */
const MAX_ANSWER = 8 * 1024 * 1024;
/** Documents are written rarely: the memory is given back sooner. */
const IDLE_MS = 60_000;

/** The builtin writer in a process of its own: thousands of wins, and whatever words stand in them, delay nobody else. */
export const createWriterInChild = ({
  timeLimitMs = 20_000,
} = {}): DocumentWriter & Readonly<{ close(): Promise<void> }> => {
  const pool = createChildPool<WritingTask, WrittenDocument>({
    module: new URL('./write-in-child.ts', import.meta.url),
    children: 1,
    timeLimitMs,
    heapMb: 512,
    dataMb: 768,
    maxAnswerBytes: MAX_ANSWER,
    idleMs: IDLE_MS,
    closed: () => new Fault('writer-closed', 'What writes documents is closed'),
  });
  return {
    async write(brief, sources) {
      const outcome = await pool.ask(() => ({ brief, sources }));
      if ('answer' in outcome) return outcome.answer;
      throw new Fault('writing-failed', `No ${brief.kind} could be written: ${outcome.broke}`);
    },
    close: () => pool.close(),
  };
};
