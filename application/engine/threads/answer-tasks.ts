import { parentPort } from 'node:worker_threads';

export type ThreadMessage<Answer> = Readonly<{ ready: true }> | Readonly<{ answer: Answer }>;

/**
 * What a thread of a pool does all its life: one task after another. What throws ends this thread; the pool answers
 * its task as broken and starts another.
 */
export const answerTasks = <Task, Answer>(answer: (task: Task) => Answer | Promise<Answer>): void => {
  const port = parentPort;
  if (!port) throw new Error('This module runs in a worker thread only');
  const say = (message: ThreadMessage<Answer>): void => port.postMessage(message);
  port.on('message', async (task: Task) => say({ answer: await answer(task) }));
  say({ ready: true });
};
