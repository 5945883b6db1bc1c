/**
 * Whose turn it is to write to a database file that several threads of this process have open. SQLite would have whoever
 * comes second sleep in its thread: the event loop must not. Here it waits beside its other work, and goes before
 * a thread that builds.
 */
export interface WriteTurns {
  take<Result>(work: () => Result): Promise<Result>;
  /** Whether another thread builds in this file: it looks after the write-ahead log. */
  isBuiltIn(): boolean;
}

/** Cells of the shared memory: whether somebody writes, how many of the main thread wait, how many threads build. */
const WRITING = 0;
const WAITING = 1;
const BUILDING = 2;
const CELLS = 3;
/** A thread that was ended wakes nobody: so nobody sleeps for longer. */
const LONGEST_SLEEP_MS = 100;

export type SharedTurns = SharedArrayBuffer;
export const sharedTurns = (): SharedTurns => new SharedArrayBuffer(CELLS * Int32Array.BYTES_PER_ELEMENT);

const release = (cells: Int32Array): void => {
  Atomics.store(cells, WRITING, 0);
  Atomics.notify(cells, WRITING);
};

const isTaken = (cells: Int32Array): boolean => Atomics.compareExchange(cells, WRITING, 0, 1) === 0;

/** The main thread's: it never sleeps, and is the next one. */
export const mainTurns = (shared: SharedTurns): WriteTurns => {
  const cells = new Int32Array(shared);
  const waited = async (): Promise<void> => {
    Atomics.add(cells, WAITING, 1);
    try {
      while (!isTaken(cells)) await Atomics.waitAsync(cells, WRITING, 1, LONGEST_SLEEP_MS).value;
    } finally {
      Atomics.sub(cells, WAITING, 1);
      Atomics.notify(cells, WAITING);
    }
  };
  return {
    async take(work) {
      if (!isTaken(cells)) await waited();
      try {
        return work();
      } finally {
        release(cells);
      }
    },
    isBuiltIn: () => Atomics.load(cells, BUILDING) > 0,
  };
};

/** A building thread's: it sleeps until nobody else wants to write. */
export const buildingTurns = (shared: SharedTurns): WriteTurns => {
  const cells = new Int32Array(shared);
  const wait = (): void => {
    for (;;) {
      const waiting = Atomics.load(cells, WAITING);
      if (waiting > 0) Atomics.wait(cells, WAITING, waiting, LONGEST_SLEEP_MS);
      else if (isTaken(cells)) return;
      else Atomics.wait(cells, WRITING, 1, LONGEST_SLEEP_MS);
    }
  };
  return {
    async take(work) {
      wait();
      try {
        return work();
      } finally {
        release(cells);
      }
    },
    isBuiltIn: () => false,
  };
};

/** Around the life of a thread that builds, by the main thread. What it held when it was ended is free again. */
export const whileBuilding = async <Result>(shared: SharedTurns, work: () => Promise<Result>): Promise<Result> => {
  const cells = new Int32Array(shared);
  Atomics.add(cells, BUILDING, 1);
  try {
    return await work();
  } finally {
    Atomics.sub(cells, BUILDING, 1);
  }
};

/** After a thread ended in the middle of its turn, as nothing else ends it. */
export const freeTurn = (shared: SharedTurns): void => release(new Int32Array(shared));
