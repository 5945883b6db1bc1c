import { setTimeout as pause } from 'node:timers/promises';
import { answerTasks } from '#application/engine/threads/answer-tasks.ts';

/** Waits without working, as a thread does that the machine has no time for; or works without end; or waits without end. */
export type WaitTask = Readonly<{ wait: number }> | 'work' | 'wait for ever';

answerTasks(async (task: WaitTask): Promise<string> => {
  if (typeof task === 'object') await pause(task.wait);
  if (task === 'wait for ever') await new Promise(() => {});
  if (task === 'work') for (;;);
  return 'answered';
});
