import { Worker } from 'node:worker_threads';
import { Fault, hasCode } from '#application/ports/fault.ts';
import type { DeliveryReport, Reading, ReadingContext, UnreadableReason } from '#application/ports/mail-reader.ts';
import type { ReadingAnswer, ReadingTask } from './read-in-worker.ts';

export type ReadingLimits = Readonly<{ timeLimitMs: number; memoryLimitMb: number }>;

/** One worker thread. It reads one mail at a time, and is dead after the first that broke a limit. */
export type ReadingThread = Readonly<{
  /** A whole mail, or words without one around them. */
  read(raw: Uint8Array | string, context: ReadingContext): Promise<Reading>;
  readReport(raw: Uint8Array): Promise<DeliveryReport>;
  /** For people to look at; '' where a limit was broken. */
  readPlain(raw: Uint8Array): Promise<string>;
  isAlive(): boolean;
  end(): Promise<void>;
}>;

/** A mail that was being read when the reader closed is not unreadable: it is read again another time. */
export const readerClosed = (): Fault => new Fault('mail-reader-closed', 'The mail reader is closed');

/** Answers once the thread can take a mail, so that starting never counts as reading. Rejects when it cannot start. */
export const startReadingThread = async ({ timeLimitMs, memoryLimitMb }: ReadingLimits): Promise<ReadingThread> => {
  const worker = new Worker(new URL('./read-in-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
  });
  let alive = true;
  let ended = false;
  const starting = Promise.withResolvers<void>();
  let current = Promise.withResolvers<Reading | DeliveryReport | string>();
  const fail = (error: unknown) => {
    alive = false;
    starting.reject(error);
    current.reject(error);
  };
  worker.on('message', (answer: ReadingAnswer) =>
    'ready' in answer ? starting.resolve() : current.resolve(answer.reading),
  );
  worker.on('error', fail);
  worker.on('exit', () => fail(new Fault('reading-thread-ended', 'A reading thread ended by itself')));
  current.promise.catch(() => {}); // it may end while no mail is being read: the next one gets another thread
  await starting.promise;

  const stop = async () => {
    alive = false;
    await worker.terminate();
  };

  /** The thread answers in the kind that it was asked in. */
  const ask = async <Answer extends Reading | DeliveryReport | string>(
    task: ReadingTask,
    given: ArrayBuffer[],
    failed: (reason: UnreadableReason) => Answer,
  ): Promise<Answer> => {
    if (ended) throw readerClosed();
    current = Promise.withResolvers();
    const timer = setTimeout(() => current.reject(new Fault('too-slow', 'Reading took too long')), timeLimitMs);
    worker.postMessage(task, given);
    try {
      return (await current.promise) as Answer;
    } catch (error) {
      if (ended) throw readerClosed();
      await stop();
      return failed(reasonOf(error));
    } finally {
      clearTimeout(timer);
    }
  };

  const read: ReadingThread['read'] = (raw, context) => {
    const copy = typeof raw === 'string' ? raw : Uint8Array.from(raw);
    const given = typeof copy === 'string' ? [] : [copy.buffer];
    return ask<Reading>({ raw: copy, context }, given, (reason) => ({ kind: 'unreadable', reason }));
  };
  const readReport: ReadingThread['readReport'] = (raw) => {
    const report = Uint8Array.from(raw);
    return ask({ report }, [report.buffer], () => SAYS_NOTHING);
  };
  const readPlain: ReadingThread['readPlain'] = (raw) => {
    const plain = Uint8Array.from(raw);
    return ask({ plain }, [plain.buffer], () => '');
  };

  const end = async () => {
    ended = true;
    await stop();
  };
  return { read, readReport, readPlain, isAlive: () => alive, end };
};

export const SAYS_NOTHING: DeliveryReport = { kind: 'none', status: '', recipient: '', messageIds: [] };

const reasonOf = (error: unknown): UnreadableReason => {
  if (hasCode(error, 'too-slow')) return 'too-slow';
  return hasCode(error, 'ERR_WORKER_OUT_OF_MEMORY') ? 'too-much-memory' : 'malformed';
};
