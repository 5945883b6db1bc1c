import { type Transferable, Worker } from 'node:worker_threads';
import { Fault, hasCode } from '#application/engine/ports/fault.ts';
import type { ThreadMessage } from './answer-tasks.ts';

export type ThreadLimits = Readonly<{ timeLimitMs: number; memoryLimitMb: number }>;

/** What a task broke: a limit, or its thread by something that it threw. */
export type Broken = 'too-slow' | 'too-much-memory' | 'failed';
export type Outcome<Answer> = Readonly<{ answer: Answer }> | Readonly<{ broke: Broken }>;
/** What is handed to a thread: the task, and what of it is moved there and not copied. */
export type Handed<Task> = Readonly<{ task: Task; moved: readonly Transferable[] }>;

/** One worker thread. It has one task at a time, and is dead after the first that broke a limit. */
export type Thread<Task, Answer> = Readonly<{
  ask(handed: Handed<Task>): Promise<Outcome<Answer>>;
  isAlive(): boolean;
  end(): Promise<void>;
}>;

/**
 * Answers once the thread can take a task, so that starting never counts as working. Rejects when it cannot start. A
 * task that was under way when its thread was ended is not broken: it rejects with `closed`. A thread without a task
 * keeps no process alive.
 */
export const startThread = async <Task, Answer>(
  module: URL,
  { timeLimitMs, memoryLimitMb }: ThreadLimits,
  closed: () => Fault,
): Promise<Thread<Task, Answer>> => {
  const worker = new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb } });
  let alive = true;
  let ended = false;
  const starting = Promise.withResolvers<void>();
  let current = Promise.withResolvers<Answer>();
  const fail = (error: unknown) => {
    alive = false;
    starting.reject(error);
    current.reject(error);
  };
  worker.on('message', (message: ThreadMessage<Answer>) =>
    'ready' in message ? starting.resolve() : current.resolve(message.answer),
  );
  worker.on('error', fail);
  worker.on('exit', () => fail(new Fault('thread-ended', 'A worker thread ended by itself')));
  current.promise.catch(() => {}); // it may end while it has no task: the next one gets another thread
  await starting.promise;
  worker.unref();

  const stop = async () => {
    alive = false;
    await worker.terminate();
  };

  const ask = async ({ task, moved }: Handed<Task>): Promise<Outcome<Answer>> => {
    if (ended) throw closed();
    current = Promise.withResolvers();
    const timer = setTimeout(() => current.reject(new Fault('too-slow', 'A task took too long')), timeLimitMs);
    worker.ref();
    worker.postMessage(task, moved);
    try {
      return { answer: await current.promise };
    } catch (error) {
      if (ended) throw closed();
      await stop();
      return { broke: brokenBy(error) };
    } finally {
      clearTimeout(timer);
      worker.unref();
    }
  };

  const end = async () => {
    ended = true;
    await stop();
  };
  return { ask, isAlive: () => alive, end };
};

const brokenBy = (error: unknown): Broken => {
  if (hasCode(error, 'too-slow')) return 'too-slow';
  return hasCode(error, 'ERR_WORKER_OUT_OF_MEMORY') ? 'too-much-memory' : 'failed';
};
