import type { CareerFiles, ImportRefusal, ReadCareer } from '#application/documents/career/career-import.ts';
import { createChildPool } from '#application/engine/children/child-pool.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import { type Refusal, refuse } from '#domain/decider.ts';

/** In bytes. */
const MAX_ANSWER = 1024 * 1024;
/** A career is imported once: the memory is given back soon. */
const IDLE_MS = 30_000;
/** Above what a reader holds that has read an ordinary PDF: what a huge one has left is given back at once. */
const MAX_IDLE_MB = 200;

/**
 * Reads what people bring of their career in processes of their own: no file, however it came to be, holds the event
 * loop or ends the server. One that breaks a limit is too large; one that breaks its reader is broken. A user has one
 * file read at a time, so that nobody takes every reader.
 */
export const createCareerFiles = ({ timeLimitMs = 10_000 } = {}): CareerFiles => {
  const pool = createChildPool<Uint8Array, ReadCareer | Refusal<ImportRefusal>>({
    module: new URL('./read-in-child.ts', import.meta.url),
    children: 2,
    timeLimitMs,
    heapMb: 384,
    dataMb: 512,
    maxAnswerBytes: MAX_ANSWER,
    idleMs: IDLE_MS,
    maxIdleMb: MAX_IDLE_MB,
    closed: () => new Fault('career-files-closed', 'What reads careers from files is closed'),
  });
  const usersBeingRead = new Set<number>();
  return {
    async read(bytes, userId) {
      if (usersBeingRead.has(userId)) return refuse('busy');
      usersBeingRead.add(userId);
      try {
        const outcome = await pool.ask(() => bytes);
        if ('answer' in outcome) return outcome.answer;
        return refuse(outcome.broke === 'failed' ? 'broken' : 'too-large');
      } finally {
        usersBeingRead.delete(userId);
      }
    },
    close: () => pool.close(),
  };
};
