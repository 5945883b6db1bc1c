import { Worker } from 'node:worker_threads';
import { Fault, unavailable } from '#application/engine/ports/fault.ts';
import { searchedIn } from './read-model-search.ts';
import type { Answered, Asked, ReadOutcome, ReadTask } from './read-model-thread.ts';

/** Whoever's read it is: one after the other, those of others in between. */
type Reader = string | number;
type Waiting = Readonly<{ reader: Reader; task: ReadTask; resolve(value: never): void; reject(error: unknown): void }>;

type ReadThreads = Readonly<{
  ask<Result>(reader: Reader, task: ReadTask): Promise<Result>;
  close(): Promise<void>;
}>;

/** So many reads of one reader may wait, and of all together: more would be answered after anybody has gone. */
const MOST_OF_ONE = 500;
const MOST = 5000;
/** A thread's rows are garbage once they are sent: of V8's own accord up to 64 MB of them would gather in each thread. */
const MAX_YOUNG_MB = 12;

/**
 * Two threads that read: one what an index answers, one what is searched for, which takes longer. Neither is there before
 * its first read. A thread that ends by itself takes the reads it had with it, which are `unavailable`; the next gets
 * another.
 */
export const createReadThreads = (path: string): ReadThreads => {
  const indexed = createThread(path, { batches: 3, ofOne: 2, tasks: 8 });
  const searching = createThread(path, { batches: 4, ofOne: 2, tasks: 2 });
  const isSearch = (task: ReadTask): boolean => searchedIn('query' in task ? task.query.filter : task.filter) !== null;
  return {
    ask: (reader, task) => (isSearch(task) ? searching : indexed).ask(reader, task),
    close: async () => {
      await Promise.all([indexed.close(), searching.close()]);
    },
  };
};

/**
 * `batches` are out at once, each of at most so many `tasks`, of every reader in turn. Of one reader no more than `ofOne` are:
 * two, so that the next is at hand when the thread has done with the one before, and never all, so that others come between.
 */
const createThread = (path: string, most: Readonly<{ batches: number; ofOne: number; tasks: number }>): ReadThreads => {
  const waiting = new Map<Reader, Waiting[]>();
  const out = new Map<number, readonly Waiting[]>();
  const served = new Map<Reader, number>();
  let thread: Worker | null = null;
  let total = 0;
  let sent = 0;
  let soon = false;
  let closed = false;

  const take = (): Waiting[] => {
    const taken: Waiting[] = [];
    for (const [reader, tasks] of waiting) {
      if (taken.length >= most.tasks) break;
      if ((served.get(reader) ?? 0) >= most.ofOne) continue;
      waiting.delete(reader); // and last in line again, if there is more
      taken.push(...tasks.splice(0, Math.max(1, most.tasks - taken.length)));
      if (tasks.length > 0) waiting.set(reader, tasks);
    }
    return taken;
  };
  const send = (): void => {
    soon = false;
    while (!closed && out.size < most.batches) {
      const tasks = take();
      if (tasks.length === 0) break;
      thread ??= begin();
      thread.ref();
      sent += 1;
      total -= tasks.length;
      out.set(sent, tasks);
      for (const reader of readersOf(tasks)) served.set(reader, (served.get(reader) ?? 0) + 1);
      thread.postMessage({ batch: sent, tasks: tasks.map(({ task }) => task) } satisfies Asked);
    }
    if (out.size === 0) thread?.unref(); // it keeps no process alive by itself
  };
  const settle = (batch: number, how: (one: Waiting, index: number) => void): void => {
    const tasks = out.get(batch) ?? [];
    out.delete(batch);
    for (const reader of readersOf(tasks)) {
      const left = (served.get(reader) ?? 1) - 1;
      if (left > 0) served.set(reader, left);
      else served.delete(reader);
    }
    tasks.forEach(how);
  };
  const begin = (): Worker => {
    const begun = new Worker(new URL('./read-model-thread.ts', import.meta.url), {
      workerData: path,
      resourceLimits: { maxYoungGenerationSizeMb: MAX_YOUNG_MB },
    });
    begun.on('message', ({ batch, outcomes }: Answered) => {
      settle(batch, (one, index) => tell(one, outcomes[index]));
      send();
    });
    let cause: unknown;
    begun.on('error', (error) => {
      cause = error;
    });
    begun.on('exit', () => {
      if (thread === begun) thread = null;
      for (const batch of [...out.keys()]) settle(batch, ({ reject }) => reject(unavailable('the read models', cause)));
      send();
    });
    return begun;
  };
  return {
    ask: (reader, task) =>
      new Promise((resolve, reject) => {
        const mine = waiting.get(reader) ?? [];
        if (closed || total >= MOST || mine.length >= MOST_OF_ONE) return reject(unavailable('the read models'));
        mine.push({ reader, task, resolve, reject });
        waiting.set(reader, mine);
        total += 1;
        if (!soon) setImmediate(send); // what is asked in one turn crosses together
        soon = true;
      }),
    async close() {
      closed = true;
      for (const { reject } of [...waiting.values()].flat()) reject(unavailable('the closed read models'));
      waiting.clear();
      await thread?.terminate();
    },
  };
};

const readersOf = (tasks: readonly Waiting[]): ReadonlySet<Reader> => new Set(tasks.map(({ reader }) => reader));

const tell = ({ resolve, reject }: Waiting, outcome: ReadOutcome | undefined): void => {
  if (outcome && 'value' in outcome) resolve(outcome.value as never);
  const { code, message } = outcome && 'fault' in outcome ? outcome.fault : { code: null, message: 'not answered' };
  reject(code === null ? new Error(message) : new Fault(code, message));
};
