import { type Transferable, Worker } from 'node:worker_threads';
import { Fault, hasCode } from '#application/engine/ports/fault.ts';
import type { ThreadMessage } from './answer-tasks.ts';
import { hasWorkedFor } from './work-limit.ts';

type ThreadPool<Task, Answer> = Readonly<{
  /** `handed` is called once a thread is free for it. */
  ask(handed: () => Handed<Task>): Promise<Outcome<Answer>>;
  close(): Promise<void>;
}>;

type ThreadPoolOptions = ThreadLimits &
  Readonly<{
    /** Which module does the work, by `answerTasks`. */
    module: URL;
    workers: number;
    /** The message of the error that asking a closed pool ends with. */
    closed: () => Fault;
  }>;

/**
 * Threads for what a stranger's bytes may make slow, started as they are needed. A task that breaks its limit of time or
 * memory costs its thread, never the process; the next task gets a new one. Rejects only after `close` (with `closed`)
 * and where no thread can be started at all.
 */
export const createThreadPool = <Task, Answer>({
  module,
  workers,
  closed,
  ...limits
}: ThreadPoolOptions): ThreadPool<Task, Answer> => {
  const start = () => startThread<Task, Answer>(module, limits, closed);
  const slots = Array.from({ length: workers }, () => aSlot(start, closed));
  const idle = [...slots];
  const waiting: ((slot: Slot<Task, Answer>) => void)[] = [];
  let ended = false;

  const take = (): Slot<Task, Answer> | Promise<Slot<Task, Answer>> =>
    idle.pop() ?? new Promise((resolve) => waiting.push(resolve));
  const giveBack = (slot: Slot<Task, Answer>): void => {
    const next = waiting.shift();
    if (next) next(slot);
    else idle.push(slot);
  };

  return {
    async ask(handed) {
      if (ended) throw closed();
      const slot = await take();
      try {
        if (ended) throw closed();
        const thread = await slot.thread();
        return await thread.ask(handed());
      } finally {
        giveBack(slot);
      }
    },
    async close() {
      ended = true;
      await Promise.all(slots.map((slot) => slot.end()));
    },
  };
};

type Slot<Task, Answer> = Readonly<{ thread(): Promise<Thread<Task, Answer>>; end(): Promise<void> }>;

/** Holds one thread at a time; once it has died the next task starts another. */
const aSlot = <Task, Answer>(start: () => Promise<Thread<Task, Answer>>, closed: () => Fault): Slot<Task, Answer> => {
  let current: Promise<Thread<Task, Answer>> | null = null;
  let ended = false;
  return {
    async thread() {
      const thread = await current?.catch(() => null);
      if (ended) throw closed();
      if (thread?.isAlive()) return thread;
      current = start();
      return current;
    },
    async end() {
      ended = true;
      await (await current?.catch(() => null))?.end();
    },
  };
};

/** Milliseconds of the processor's time. */
type ThreadLimits = Readonly<{ timeLimitMs: number; memoryLimitMb: number }>;

/** What a task broke: a limit, or its thread by something that it threw. */
export type Broken = 'too-slow' | 'too-much-memory' | 'failed';

type Outcome<Answer> = Readonly<{ answer: Answer }> | Readonly<{ broke: Broken }>;

/** What is handed to a thread: the task, and what of it is moved there and not copied. */
export type Handed<Task> = Readonly<{ task: Task; moved: readonly Transferable[] }>;

/** One worker thread. It has one task at a time, and is dead after the first that broke a limit. */
type Thread<Task, Answer> = Readonly<{
  ask(handed: Handed<Task>): Promise<Outcome<Answer>>;
  isAlive(): boolean;
  end(): Promise<void>;
}>;

/**
 * Answers once the thread can take a task, so that starting never counts as working. Rejects when it cannot start. A
 * task that was under way when its thread was ended is not broken: it rejects with `closed`. A thread without a task
 * keeps no process alive.
 */
const startThread = async <Task, Answer>(
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
    const asked = current;
    const done = new AbortController();
    void hasWorkedFor(worker, timeLimitMs, done.signal).then((isOver) => {
      if (isOver) asked.reject(new Fault('too-slow', 'A task took too long'));
    });
    worker.ref();
    worker.postMessage(task, moved);
    try {
      return { answer: await current.promise };
    } catch (error) {
      if (ended) throw closed();
      await stop();
      return { broke: brokenBy(error) };
    } finally {
      done.abort();
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
