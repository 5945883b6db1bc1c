import type { Fault } from '#application/engine/ports/fault.ts';
import { type Child, type ChildLimits, type Outcome, startChild } from './child.ts';

export type ChildPool<Task, Answer> = Readonly<{
  /** `task` is called once a child is ready for it; where it rejects, so does this. */
  ask(task: () => Task | Promise<Task>): Promise<Outcome<Answer>>;
  close(): Promise<void>;
}>;

export type ChildPoolOptions = ChildLimits &
  Readonly<{
    /** The module that does the work, by `answerTasks`. */
    module: URL;
    children: number;
    /** So long a task waits for a busy child before another one is started: a start costs more than most tasks. */
    startAnotherAfterMs?: number;
    /** A child is replaced after so many tasks, or once it holds more than so much memory after one. */
    tasksPerChild?: number;
    maxIdleMb?: number;
    /** A child without a task for so long is ended; sooner while another one is there. */
    idleMs?: number;
    /** The fault that asking a closed pool ends with. */
    closed: () => Fault;
  }>;

const TASKS_PER_CHILD = 2000;
const IDLE_MS = 5 * 60_000;
const SURPLUS_IDLE_MS = 20_000;
const START_ANOTHER_AFTER_MS = 250;
const MIB = 1024 * 1024;

/**
 * Processes for strangers' bytes, started when they are first needed. V8 ends a whole process when one allocation is too large,
 * whatever limits its threads have, so bytes that may cause it are read where only the reader dies. A task that breaks its limit
 * of time or memory costs its child; the next task gets another one. Rejects only after `close` (with `closed`) and where no
 * child can be started at all (`child-not-started`).
 */
export const createChildPool = <Task, Answer>({
  module,
  children,
  closed,
  tasksPerChild = TASKS_PER_CHILD,
  maxIdleMb = Number.POSITIVE_INFINITY,
  idleMs = IDLE_MS,
  startAnotherAfterMs = START_ANOTHER_AFTER_MS,
  ...limits
}: ChildPoolOptions): ChildPool<Task, Answer> => {
  const rules = { tasksPerChild, maxIdleBytes: maxIdleMb * MIB, idleMs };
  const slots: readonly Slot<Task, Answer>[] = Array.from({ length: children }, () =>
    createSlot(
      () => startChild<Task, Answer>(module, limits),
      () => slots.filter((slot) => slot.isStarted()).length > 1,
      rules,
    ),
  );
  const idle = [...slots];
  const waiting: ((slot: Slot<Task, Answer>) => void)[] = [];
  let ended = false;

  const take = (): Slot<Task, Answer> | Promise<Slot<Task, Answer>> => {
    const started = idle.findIndex((slot) => slot.isStarted());
    if (started >= 0 || idle.length === slots.length) return idle.splice(started, 1)[0] as Slot<Task, Answer>;
    return new Promise((resolve) => {
      waiting.push(resolve);
      setTimeout(() => {
        const place = waiting.indexOf(resolve);
        const next = place >= 0 && idle.pop();
        if (next) resolve(next);
        if (next) waiting.splice(place, 1);
      }, startAnotherAfterMs).unref();
    });
  };
  const giveBack = (slot: Slot<Task, Answer>): void => {
    const next = waiting.shift();
    if (next) next(slot);
    else idle.push(slot);
  };

  return {
    async ask(task) {
      if (ended) throw closed();
      const slot = await take();
      try {
        if (ended) throw closed();
        return await slot.ask(task);
      } catch (error) {
        throw ended ? closed() : error;
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

type Slot<Task, Answer> = Readonly<{
  ask(task: () => Task | Promise<Task>): Promise<Outcome<Answer>>;
  isStarted(): boolean;
  end(): Promise<void>;
}>;
type Rules = Readonly<{ tasksPerChild: number; maxIdleBytes: number; idleMs: number }>;

/** Holds one child at a time. A worn one goes on until its successor is ready, so that no task waits for a start. */
const createSlot = <Task, Answer>(
  start: () => Promise<Child<Task, Answer>>,
  hasOthers: () => boolean,
  rules: Rules,
): Slot<Task, Answer> => {
  let child: Child<Task, Answer> | null = null;
  let successor: Promise<Child<Task, Answer> | null> | null = null;
  let isSuccessorReady = false;
  let tasks = 0;
  let ended = false;
  let timer: NodeJS.Timeout | undefined;

  const renew = (): void => {
    if (successor) return;
    const starting = start().catch(() => null); // the worn child goes on, and its next task tries again
    successor = starting;
    void starting.then((started) => {
      if (successor !== starting) return;
      if (started) isSuccessorReady = true;
      else successor = null;
    });
  };
  const current = async (): Promise<Child<Task, Answer>> => {
    if (child?.isAlive() && !isSuccessorReady) return child;
    const before = child;
    child = (await successor) ?? (await start());
    [successor, isSuccessorReady, tasks] = [null, false, 0];
    if (before) void before.end();
    if (ended) await child.end();
    return child;
  };
  const endAll = async (): Promise<void> => {
    const [before, next] = [child, successor];
    [child, successor, isSuccessorReady] = [null, null, false];
    await Promise.all([before?.end(), next?.then((started) => started?.end())]);
  };
  const endWhenIdle = (): void => {
    const surplusMs = Math.min(SURPLUS_IDLE_MS, rules.idleMs);
    const end = () => void endAll();
    const endSurplus = () => {
      if (hasOthers()) end();
      else timer = setTimeout(end, rules.idleMs - surplusMs).unref();
    };
    timer = setTimeout(endSurplus, surplusMs).unref();
  };

  return {
    async ask(task) {
      clearTimeout(timer);
      const asked = await current();
      tasks += 1;
      const outcome = await asked.ask(await task());
      if (asked.isAlive() && (tasks >= rules.tasksPerChild || asked.rss() > rules.maxIdleBytes)) renew();
      endWhenIdle();
      return outcome;
    },
    isStarted: () => child !== null,
    async end() {
      ended = true;
      clearTimeout(timer);
      await endAll();
    },
  };
};
