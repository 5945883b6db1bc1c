import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { deserialize } from 'node:v8';
import { Fault, hasCode } from '#application/engine/ports/fault.ts';
import { commandLine, environment, type ProcessLimits } from './command-line.ts';
import { hasWorkedFor } from './processor-time.ts';

export type TaskFailure = 'too-slow' | 'too-much-memory' | 'failed';

/** What a child says: once that it is ready, then of each task its answer (by `v8.serialize`) or its failure. */
export type ChildMessage =
  | Readonly<{ ready: true }>
  | Readonly<{ answer: Uint8Array; rss: number }>
  | Readonly<{ failure: TaskFailure }>;

export type ChildLimits = ProcessLimits &
  Readonly<{
    /** Milliseconds of the processor's time for one task. */
    timeLimitMs: number;
    /** Of an answer; a larger one counts as too much memory. */
    maxAnswerBytes: number;
  }>;

export type Outcome<Answer> = Readonly<{ answer: Answer }> | Readonly<{ broke: TaskFailure }>;

/** One process. It has one task at a time, and is dead after the first that broke a limit. */
export type Child<Task, Answer> = Readonly<{
  ask(task: Task): Promise<Outcome<Answer>>;
  isAlive(): boolean;
  /** Resident memory in bytes after its last task. */
  rss(): number;
  end(): Promise<void>;
}>;

/** Of standard error, read until the child is ready: why it could not start. */
const MAX_STARTUP_ERROR = 4096;

/** Children still running when this process ends by itself; one that is killed closes their channel instead. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * Resolves once the child can take a task, so that starting never counts as working. Rejects with `child-not-started`. A task
 * under way when its child is ended rejects with `child-ended`. A child without a task keeps this process from nothing.
 */
export const startChild = async <Task, Answer>(module: URL, limits: ChildLimits): Promise<Child<Task, Answer>> => {
  const child = fork(fileURLToPath(module), {
    ...commandLine(limits),
    env: environment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  running.add(child);
  let alive = true;
  let ended = false;
  let rss = 0;
  const exited = Promise.withResolvers<void>();
  let current = Promise.withResolvers<ChildMessage>();
  current.promise.catch(() => {}); // it may end while nobody waits for it

  child.on('message', (message: ChildMessage) => current.resolve(message));
  child.on('exit', (code, signal) => {
    alive = false;
    running.delete(child);
    current.reject(new Fault('child-exited', `A child process ended by ${signal ?? code}`, { cause: signal ?? code }));
    exited.resolve();
  });
  child.on('error', (error) => {
    alive = false; // it could not be started or written to
    current.reject(error);
    if (child.pid === undefined) exited.resolve();
  });

  const end = async (): Promise<void> => {
    ended = true;
    if (alive) ref(child); // else this process may end before it has seen the child end
    child.kill('SIGKILL');
    await exited.promise;
  };
  await untilReady(child, current.promise);
  unref(child);

  const ask = async (task: Task): Promise<Outcome<Answer>> => {
    if (ended) throw childEnded();
    current = Promise.withResolvers();
    const answered = current;
    const done = new AbortController();
    void hasWorkedFor(child.pid ?? 0, limits.timeLimitMs, done.signal).then((isOver) => {
      if (isOver) answered.reject(new Fault('too-slow', 'A task took too long'));
    });
    ref(child);
    try {
      child.send(task as object, (error) => error && answered.reject(error));
      const message = await answered.promise;
      if ('answer' in message && message.answer.byteLength <= limits.maxAnswerBytes) {
        rss = message.rss;
        return { answer: deserialize(message.answer) };
      }
      await end();
      return { broke: 'failure' in message ? message.failure : 'too-much-memory' };
    } catch (error) {
      if (ended) throw childEnded();
      await end();
      return { broke: failureOf(error) };
    } finally {
      done.abort();
      unref(child);
    }
  };
  return { ask, isAlive: () => alive && !ended, rss: () => rss, end };
};

const childEnded = (): Fault => new Fault('child-ended', 'The child process was ended');

const untilReady = async (child: ChildProcess, ready: Promise<ChildMessage>): Promise<void> => {
  let said = '';
  child.stderr?.on('data', (piece: Buffer) => {
    if (said.length < MAX_STARTUP_ERROR) said += piece.toString();
  });
  try {
    await ready;
  } catch (cause) {
    throw new Fault('child-not-started', `A child process could not be started: ${said.trim() || cause}`, { cause });
  }
  child.stderr?.removeAllListeners('data').resume();
};

/** V8 ends its process by one of these when its heap is full; the system ends one by SIGKILL when memory is short. */
const ENDED_FOR_MEMORY: ReadonlySet<unknown> = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGKILL', 134]);

const failureOf = (error: unknown): TaskFailure => {
  if (hasCode(error, 'too-slow')) return 'too-slow';
  const signal = error instanceof Fault ? error.cause : undefined;
  if (signal === 'SIGXCPU') return 'too-slow';
  return ENDED_FOR_MEMORY.has(signal) ? 'too-much-memory' : 'failed';
};

const handlesOf = (child: ChildProcess) => [
  child,
  child.channel,
  child.stderr as { ref?(): void; unref?(): void } | null,
];

const ref = (child: ChildProcess): void => {
  for (const handle of handlesOf(child)) handle?.ref?.();
};

const unref = (child: ChildProcess): void => {
  for (const handle of handlesOf(child)) handle?.unref?.();
};
