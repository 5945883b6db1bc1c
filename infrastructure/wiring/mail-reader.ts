import { availableParallelism } from 'node:os';
import { createChildPool } from '#application/engine/children/child-pool.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import type { MailReader } from '#application/inbox/mail-reader.ts';
import { completeRequest } from '#language/reader/replies/complete-request.ts';
import { mailReaderOver, type WinLearner } from '#mail-gateway/reading/reader.ts';
import type { ReadingAnswer, ReadingTask } from '#mail-gateway/reading/reading-task.ts';

type MailReaderOptions = Readonly<{ children?: number; timeLimitMs?: number; heapMb?: number; dataMb?: number }>;

/** In bytes: a reading with all the files that may be kept of a mail. */
const MAX_ANSWER = 24 * 1024 * 1024;
/** More memory than after any ordinary mail: the child is replaced. */
const MAX_IDLE_MB = 260;

/** A mail that was being read when the reader closed is not unreadable: it is read again another time. */
const readerClosed = (): Fault => new Fault('mail-reader-closed', 'The mail reader is closed');

/**
 * A reader with its own pool of child processes. A mail that breaks its limit of time (by default 5 s of the processor) or memory
 * (512 MB) costs its child, never this process. Rejects only after `close` (fault `mail-reader-closed`) and where no child can be
 * started at all.
 */
export const createMailReader = ({
  children = Math.min(2, availableParallelism()),
  timeLimitMs = 5_000,
  heapMb = 256,
  dataMb = 512,
}: MailReaderOptions = {}): MailReader & WinLearner =>
  mailReaderOver(
    createChildPool<ReadingTask, ReadingAnswer>({
      module: new URL('../../infrastructure/wiring/read-in-child.ts', import.meta.url),
      children,
      timeLimitMs,
      heapMb,
      dataMb,
      maxAnswerBytes: MAX_ANSWER,
      maxIdleMb: MAX_IDLE_MB,
      closed: readerClosed,
    }),
    completeRequest,
  );
