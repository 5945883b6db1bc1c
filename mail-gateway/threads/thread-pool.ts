import type { Fault } from '#application/engine/ports/fault.ts';
import { type Handed, type Outcome, startThread, type Thread, type ThreadLimits } from './thread.ts';

export type ThreadPool<Task, Answer> = Readonly<{
  /** `handed` is called once a thread is free for it. */
  ask(handed: () => Handed<Task>): Promise<Outcome<Answer>>;
  close(): Promise<void>;
}>;

export type ThreadPoolOptions = ThreadLimits &
  Readonly<{
    /** Which module does the work, by `answerTasks`. */
    module: URL;
    workers: number;
    /** What whoever asks after the end is told. */
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

/** A place for one thread: the same one until it dies, then another. */
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
