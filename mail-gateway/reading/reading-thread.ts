import { Worker } from 'node:worker_threads';
import { Fault, hasCode } from '#application/ports/fault.ts';
import type { Reading, ReadingContext, UnreadableReason } from '#application/ports/mail-reader.ts';
import type { ReadingAnswer, ReadingTask } from './read-in-worker.ts';

export type ReadingLimits = Readonly<{ timeLimitMs: number; memoryLimitMb: number }>;

/** One worker thread. It reads one mail at a time, and is dead after the first that broke a limit. */
export type ReadingThread = Readonly<{
  read(raw: Uint8Array, context: ReadingContext): Promise<Reading>;
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
  let current = Promise.withResolvers<Reading>();
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

  const read = async (raw: Uint8Array, context: ReadingContext): Promise<Reading> => {
    if (ended) throw readerClosed();
    current = Promise.withResolvers();
    const timer = setTimeout(() => current.reject(new Fault('too-slow', 'Reading took too long')), timeLimitMs);
    const copy = Uint8Array.from(raw);
    worker.postMessage({ raw: copy, context } satisfies ReadingTask, [copy.buffer]);
    try {
      return await current.promise;
    } catch (error) {
      if (ended) throw readerClosed();
      await stop();
      return { kind: 'unreadable', reason: reasonOf(error) };
    } finally {
      clearTimeout(timer);
    }
  };

  const end = async () => {
    ended = true;
    await stop();
  };
  return { read, isAlive: () => alive, end };
};

const reasonOf = (error: unknown): UnreadableReason => {
  if (hasCode(error, 'too-slow')) return 'too-slow';
  return hasCode(error, 'ERR_WORKER_OUT_OF_MEMORY') ? 'too-much-memory' : 'malformed';
};
