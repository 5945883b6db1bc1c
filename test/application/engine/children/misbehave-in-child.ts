import { setTimeout as pause } from 'node:timers/promises';
import { answerTasks } from '#application/engine/children/answer-tasks.ts';

/** Every way in which a task may treat its process. */
export type Misbehaviour =
  | Readonly<{ wait: number }>
  | 'wait for ever'
  | 'work for ever'
  | 'fill the heap'
  | 'fill one array'
  | 'fill buffers'
  | 'throw'
  | 'exit'
  | 'answer at length'
  | 'name the environment'
  | 'name the process';

answerTasks(async (task: Misbehaviour): Promise<unknown> => {
  if (typeof task === 'object') await pause(task.wait);
  switch (task) {
    case 'wait for ever':
      return new Promise(() => {});
    case 'work for ever':
      for (;;);
    case 'fill the heap':
      return filled((at) => ({ at }));
    case 'fill one array':
      return new Array(2 ** 27).fill(0).map((_, at) => ({ at }));
    case 'fill buffers':
      return filled(() => Buffer.alloc(64 * 1024 * 1024, 1));
    case 'throw':
      throw new Error('thrown');
    case 'exit':
      return process.exit(0);
    case 'answer at length':
      return 'x'.repeat(1024 * 1024);
    case 'name the environment':
      return Object.keys(process.env);
    case 'name the process':
      return process.pid;
    default:
      return 'answered';
  }
});

const filled = (make: (at: number) => unknown): unknown[] => {
  const all: unknown[] = [];
  for (;;) all.push(make(all.length));
};
